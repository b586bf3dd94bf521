"""Problem documents (RFC 9457): what went wrong, in the caller's language."""

from typing import Any

import msgspec

from ironbridge.errors import BadInput, Refused
from ironbridge.server.messages import say
from ironbridge.types import Missing


class ProblemDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a caller is told when a request is not carried out."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
    reason: str | None = None
    missing: Missing | None = None
    entries: int | None = None
    """How many entries the log has now, when the sender had seen another number."""


class Problem(Exception):
    """A request that is not carried out; nothing has changed."""

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
        """Returns what the caller reads."""
        return ProblemDocument(
            type=f"urn:ironbridge:problem:{self.kind}",
            title=say(language, f"problem-{self.kind}"),
            status=self.status,
            detail=self.detail or say(language, f"problem-{self.kind}-detail", **self.facts),
            entries=self.entries,
        )


def refused(error: Refused, language: str) -> ProblemDocument:
    """Returns the document for a choice that the rules do not allow."""
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
    """Returns the document for something that cannot be understood."""
    return Problem(422, "input", detail=error.text(language)).document(language)


def encoded(document: ProblemDocument) -> bytes:
    """Returns a document as it is sent."""
    found: dict[str, Any] = msgspec.to_builtins(document)
    return msgspec.json.encode(found)
