"""Problem documents (RFC 9457): errors of the API in the caller's language."""

from typing import Any

import msgspec

from ironbridge.errors import BadInput, Refused
from ironbridge.server.messages import say
from ironbridge.types import Missing


class ProblemDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Response body of a request that failed."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
    reason: str | None = None
    missing: Missing | None = None
    entries: int | None = None
    """Number of log entries now, when the sender had seen another number."""


class Problem(Exception):
    """Exception for a rejected request; nothing has changed."""

    def __init__(
        self,
        status: int,
        kind: str,
        detail: str = "",
        entries: int | None = None,
        headers: dict[str, str] | None = None,
        **facts: str | int,
    ) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.entries = entries
        self.headers = headers or {}
        self.facts = facts

    def document(self, language: str) -> ProblemDocument:
        """Returns the problem document in a language."""
        return ProblemDocument(
            type=f"urn:ironbridge:problem:{self.kind}",
            title=say(language, f"problem-{self.kind}"),
            status=self.status,
            detail=self.detail or say(language, f"problem-{self.kind}-detail", **self.facts),
            entries=self.entries,
        )


def refused(error: Refused, language: str) -> ProblemDocument:
    """Returns the problem document for a choice that the rules do not allow."""
    refusal = error.refusal
    return ProblemDocument(
        type="urn:ironbridge:problem:refused",
        title=say(language, "problem-refused"),
        status=422,
        detail=refusal.text,
        rule=refusal.rule,
        reason=refusal.reason,
        missing=refusal.missing,
    )


def bad_input(error: BadInput, language: str) -> ProblemDocument:
    """Returns the problem document for input that cannot be parsed."""
    return Problem(422, "input", detail=error.text(language)).document(language)


def encoded(document: ProblemDocument) -> bytes:
    """Returns a problem document as JSON."""
    found: dict[str, Any] = msgspec.to_builtins(document)
    return msgspec.json.encode(found)
