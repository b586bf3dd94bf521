"""What can be wrong with what somebody asks for: always one sentence that says what and where."""

from typing import NamedTuple


class BadInput(ValueError):
    """A text, an option or a deal that cannot be understood; the message is the sentence."""

    def __init__(self, sentence: str) -> None:
        super().__init__(" ".join(sentence.split()))  # what it quotes may have had many lines


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
