"""Exceptions of the package: each is one sentence that states the error and its place.

``BadInput`` carries the name of a message and its facts; ``i18n`` formats it in every language.
"""

import re
from collections.abc import Callable, Mapping
from reprlib import Repr
from typing import Final, NamedTuple, TypeGuard

from ironbridge.types import Missing

LONG_NUMBER: Final = 10**30
LONG_QUOTATION: Final = re.compile(r"((?:(?<![^\s(])'|«)\s?[^'«»]{60})[^'«»]{4,}?(\s?['»])")
"""An inverted comma opens a quotation where no letter stands before it."""
AS_SAID: Final = "as-said"
"""The message that is a sentence of its own."""


Formatter = Callable[[str, str, Mapping[str, object]], str]
"""Formats a message with its facts in a language."""
_formatters: list[Formatter] = [lambda language, message, facts: f"{message} {dict(facts)}"]


def register_formatter(formatter: Formatter) -> None:
    """Sets what formats the sentences of ``BadInput``: the localization layer does, above this."""
    _formatters.append(formatter)


class BadInput(ValueError):
    """A text, an option or a deal that cannot be understood.

    ``message`` names a Fluent message of ``i18n/<language>/errors.ftl``; a sentence of one's own,
    which has spaces, is said as it is.  The fact ``line`` puts the line's number before it.
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
    """What a title finds wrong with a text or a wish: the name of a message, and its facts.

    Its sentence is a message of the title's words, ``lancashire/two-players``, or one that all
    share.  A title may also raise ``ValueError`` with a sentence, in one language.
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(f"{message} {dict(facts)}" if facts else message)
        self.message = message
        self.values: Mapping[str, object] = facts


def faulty(error: Exception, line: int | None = None) -> BadInput:
    """Returns the complaint of a title about a text or a wish, perhaps about one line of it."""
    where = {} if line is None else {"line": line}
    if isinstance(error, Fault):
        return BadInput(error.message, **error.values, **where)
    return BadInput(AS_SAID, sentence=str(error), **where)


class OneOf(tuple[str, ...]):
    """Things of which one is meant: ``a, b or c``."""

    __slots__ = ()


class Refusal(NamedTuple):
    """Why a choice is not allowed."""

    rule: str
    """The id of the rule that forbids it."""
    reason: str
    """The name of the reason, for programs."""
    text: str
    """The reason in words, for people."""
    missing: Missing = Missing()
    """What the choice lacks, for programs."""


class Refused(Exception):
    """A choice was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def is_number(value: object) -> TypeGuard[int]:
    """Returns whether this is a whole number; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_since(since: object) -> int:
    """Returns the number of something that happened; ``BadInput`` when it is none."""
    if not is_number(since) or since < 0:
        raise BadInput("no-since", said=shown(since))
    return since


class _Short(Repr):
    """Writes any value in a few characters, also a number too long to be written."""

    def repr_int(self, x: int, level: int) -> str:
        if -LONG_NUMBER < x < LONG_NUMBER:
            return repr(x)
        return "> 10^30" if x > 0 else "< -10^30"


SHORT: Final = _Short()


def shown(value: object) -> str:
    """Returns an invalid value as text, shortened to fit a sentence."""
    return SHORT.repr(value)


def printable(text: str) -> str:
    """Returns a text without what would not be seen on a screen, or would change it."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "\ufffd" for character in text)
