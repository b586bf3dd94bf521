"""What can be wrong with what somebody asks for: always one sentence that says what and where."""

import re
from reprlib import repr as short
from typing import Final, NamedTuple, TypeGuard

LONG_QUOTATION: Final = re.compile(r"'([^']{60})[^']{4,}'")


class BadInput(ValueError):
    """A text, an option or a deal that cannot be understood; the message is the sentence."""

    def __init__(self, sentence: str) -> None:
        # What a sentence quotes may have had many lines, and far too many words.
        super().__init__(LONG_QUOTATION.sub(r"'\1...'", " ".join(sentence.split())))


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
    """Is this a whole number?  Yes and no are not, though Python counts with them."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """What somebody gave instead of what was asked for, short enough for a sentence."""
    return short(value)
