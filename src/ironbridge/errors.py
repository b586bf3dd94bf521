"""Exceptions of the package: each is one sentence that states the error and its place.

``BadInput`` carries the name of a message and its arguments; ``i18n`` formats it in every language.
"""

import re
from collections.abc import Callable, Mapping
from reprlib import Repr
from typing import Final, NamedTuple, TypeGuard

from ironbridge.types import Missing

LONG_NUMBER: Final = 10**30
LONG_QUOTATION: Final = re.compile(r"((?:(?<![^\s(])'|«)\s?[^'«»]{60})[^'«»]{4,}?(\s?['»])")
"""Quotations of more than 60 characters; an apostrophe inside a word does not open one."""
AS_SAID: Final = "as-said"
"""Name of the message that consists of its argument ``sentence``."""


Formatter = Callable[[str, str, Mapping[str, object]], str]
"""Formats a message: language, name of the message, arguments."""
_formatters: list[Formatter] = [lambda language, message, facts: f"{message} {dict(facts)}"]


def register_formatter(formatter: Formatter) -> None:
    """Registers the function that formats ``BadInput``; ``i18n`` registers its own."""
    _formatters.append(formatter)


class BadInput(ValueError):
    """Invalid input: a text, an option or a deal.

    ``message`` names a Fluent message of ``i18n/<language>/errors.ftl``; a text with spaces is a
    sentence and is used unchanged.  The argument ``line`` puts the line number before the sentence.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        own = " " in message
        self.message = AS_SAID if own else message
        self.values: Mapping[str, object] = {"sentence": message} if own else facts

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.message, self.values)

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """Returns the sentence in a language."""
        sentence = _formatters[-1](language, self.message, self.values)
        return LONG_QUOTATION.sub(r"\1...\2", sentence)


def _again(message: str, facts: Mapping[str, object]) -> BadInput:
    return BadInput(message, **facts)


class Fault(ValueError):
    """Error of a title about a text or an option: the name of a message, and its arguments.

    The message belongs to the title, such as ``lancashire/two-players``, or to the common ones.  A
    title may also raise ``ValueError`` with a sentence in one language.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(f"{message} {dict(facts)}" if facts else message)
        self.message = message
        self.values: Mapping[str, object] = facts


def faulty(error: Exception, line: int | None = None) -> BadInput:
    """Returns the ``BadInput`` for an error of a title, with the line number if there is one."""
    where = {} if line is None else {"line": line}
    if isinstance(error, Fault):
        return BadInput(error.message, **error.values, **where)
    return BadInput(AS_SAID, sentence=str(error), **where)


class OneOf(tuple[str, ...]):
    """Alternatives as an argument of a message, formatted as ``a, b or c``."""

    __slots__ = ()


class Refusal(NamedTuple):
    """Reason why a choice is illegal."""

    rule: str
    """Id of the rule that forbids the choice."""
    reason: str
    """Name of the reason, for programs."""
    text: str
    """The reason as a sentence."""
    missing: Missing = Missing()
    """What the choice lacks, for programs."""


class Refused(Exception):
    """Raised for an illegal choice; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def is_number(value: object) -> TypeGuard[int]:
    """Returns whether a value is an integer; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_since(since: object) -> int:
    """Returns a valid number of events or actions; ``BadInput`` for any other value."""
    if not is_number(since) or since < 0:
        raise BadInput("no-since", said=shown(since))
    return since


class _Short(Repr):
    """Shortens the ``repr`` of any value, and replaces integers beyond 10^30 by a bound."""

    def repr_int(self, x: int, level: int) -> str:
        if -LONG_NUMBER < x < LONG_NUMBER:
            return repr(x)
        return "> 10^30" if x > 0 else "< -10^30"


SHORT: Final = _Short()


def shown(value: object) -> str:
    """Returns an invalid value as text, shortened to fit a sentence."""
    return SHORT.repr(value)


def printable(text: str) -> str:
    """Returns a text with characters that are not printable replaced by U+FFFD."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "\ufffd" for character in text)
