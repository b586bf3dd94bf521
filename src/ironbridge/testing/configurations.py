"""Test configurations of a title: seats, variants, boards, options."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ironbridge.errors import BadInput
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title
from ironbridge.titles.spec import GameSpec


@dataclass(frozen=True)
class Configuration:
    """Title with a number of seats and options."""

    title: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Returns a short name that can be a file name: ``birmingham-2-introductory``."""
        words = [self.title, str(self.seats)]
        for value in self.options.values():
            pairs = value.items() if isinstance(value, dict) else ()
            words += [f"{key}={word}".lower() for key, word in pairs] or [str(value)]
        return "-".join(words)

    def spec(self) -> GameSpec:
        """Returns the game spec; raises ``BadInput`` when the combination cannot be played."""
        return make_spec(self.title, self.seats, self.options)


def installed_cases(options: bool = True) -> list[Configuration]:
    """Returns every configuration of every installed title."""
    return [case for name in names() for case in cases_of(find(name), options)]


def cases_of(title: Title, options: bool = True) -> Iterator[Configuration]:
    """Yields all numbers of seats with each variant and board, and each option value once."""
    wishes: list[dict[str, object]] = [{}]
    wishes += [{"variant": variant} for variant in title.variants]
    wishes += [{"board": board} for board in title.boards[1:]]
    for wish in wishes:
        yield from playable(title.name, title.seats, wish)
    for level in title.automa:
        yield from playable(title.name, title.solo_seats, {"automa": level})
    if options:
        for option in title.options:
            for value in option.values[1:]:
                yield from playable(title.name, title.seats[:1], {"rules": {option.name: value}})


def playable(
    name: str, seats: tuple[int, ...], options: dict[str, object]
) -> Iterator[Configuration]:
    """Yields a configuration for each number of seats that the title accepts."""
    for number in seats:
        case = Configuration(name, number, options)
        try:
            case.spec()
        except BadInput:
            continue
        yield case
