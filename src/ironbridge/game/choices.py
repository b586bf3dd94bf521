"""Legal choices of a game: one choice, and the container of all of them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from ironbridge.errors import is_number
from ironbridge.notation.choice_text import ChoiceTexts


class Choice(NamedTuple):
    """One legal answer: its code in the title's action space, and its text."""

    code: int
    text: str


class Choices:
    """The legal choices: iterable, with a length, numbers and
    slices, and ``in`` for choices, codes and texts."""

    def __init__(self, texts: ChoiceTexts, codes: Sequence[int]) -> None:
        self._texts = texts
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Choice]:
        return (Choice(code, self._texts.text[code]) for code in self.codes)

    @overload
    def __getitem__(self, number: int) -> Choice: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[Choice, ...]: ...

    def __getitem__(self, number: int | slice) -> Choice | tuple[Choice, ...]:
        if isinstance(number, slice):
            return tuple(Choice(code, self._texts.text[code]) for code in self.codes[number])
        return Choice(self.codes[number], self._texts.text[self.codes[number]])

    def __contains__(self, choice: object) -> bool:
        if isinstance(choice, Choice):
            return choice.code in self.codes
        if isinstance(choice, str):
            return any(code in self.codes for code in self._texts.codes(choice))
        return is_number(choice) and choice in self.codes

    def __repr__(self) -> str:
        shown = ", ".join(choice.text for choice in list(self)[:3])
        return f"<Choices: {len(self)} ({shown}{', ...' if len(self) > 3 else ''})>"
