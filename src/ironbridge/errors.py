"""What can be wrong with what somebody asks for: always one sentence that says what and where."""

import re
from reprlib import Repr
from typing import Final, NamedTuple, TypeGuard

LONG_NUMBER: Final = 10**30
LONG_QUOTATION: Final = re.compile(r"'([^']{60})[^']{4,}'")


class BadInput(ValueError):
    """A text, an option or a deal that cannot be understood; the message is the sentence."""

    def __init__(self, sentence: str) -> None:
        # What a sentence quotes may have had many lines, and far too many words.
        short = LONG_QUOTATION.sub(r"'\1...'", " ".join(sentence.split()))
        super().__init__(printable(short))


class Refusal(NamedTuple):
    """Why a choice is not allowed."""

    rule: str
    """The id of the rule that forbids it."""
    reason: str
    """The name of the reason, for programs."""
    text: str
    """The reason in words, for people."""


class Refused(Exception):
    """A choice was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def is_number(value: object) -> TypeGuard[int]:
    """Returns whether this is a whole number; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class _Short(Repr):
    """Writes any value in a few characters, also a number too long to be written."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if -LONG_NUMBER < x < LONG_NUMBER else "a huge number"


SHORT: Final = _Short()


def shown(value: object) -> str:
    """Returns what somebody gave instead of what was asked for, short enough for a sentence."""
    return SHORT.repr(value)


def printable(text: str) -> str:
    """Returns a text without what would not be seen on a screen, or would change it."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "\ufffd" for character in text)
