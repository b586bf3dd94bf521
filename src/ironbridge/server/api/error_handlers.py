"""Exception handlers: turn every failure of a request into a problem document (RFC 9457)."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ironbridge.errors import BadInput, Refused
from ironbridge.server.api.auth import language_of
from ironbridge.server.api.validation import explained
from ironbridge.server.problems import Problem, ProblemDocument, bad_input, encoded, refused

LOG: Final = logging.getLogger(__name__)
MEDIA_TYPE: Final = "application/problem+json"
KNOWN: Final = {401: "no-token", 404: "no-page", 405: "method", 413: "too-large"}


def answer(document: ProblemDocument, headers: dict[str, str] | None = None) -> Response[bytes]:
    """Returns the HTTP response of a problem document."""
    return Response(
        encoded(document),
        status_code=document.status,
        media_type=MEDIA_TYPE,
        headers=headers or {},
    )


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    """Returns the response for a request that the server rejects."""
    return answer(problem.document(language_of(request)), problem.headers)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Returns the response for a choice that the rules do not allow."""
    return answer(refused(error, language_of(request)))


def on_bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[bytes]:
    """Returns the response for input that cannot be parsed."""
    return answer(bad_input(error, language_of(request)))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Returns the response for errors of the framework: an unknown path, a malformed body."""
    language = language_of(request)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return answer(Problem(422, "input", detail=all_wrong(error, language)).document(language))
    kind = KNOWN.get(error.status_code, "input")
    return answer(Problem(error.status_code, kind).document(language), error.headers)


def all_wrong(error: HTTPException, language: str) -> str:
    """Returns all validation errors of the framework, on one line."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [
        explained(language, str(each.get("message", "")), str(each.get("key", "")))
        for each in found
    ]
    return " ".join(parts) or explained(language, "")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Logs an unexpected exception; returns a response with status 500."""
    LOG.exception("request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return answer(Problem(500, "ours").document(language_of(request)))


HANDLERS: Final[Any] = {
    Problem: on_problem,
    Refused: on_refused,
    BadInput: on_bad_input,
    HTTPException: on_http,
    Exception: on_error,
}
