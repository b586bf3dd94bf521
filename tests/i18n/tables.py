"""Tables for the tests of messages: each title with its fewest and most seats, and its variants."""

from collections.abc import Iterator
from functools import cache

from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.rng import Rng
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.i18n.event_text import Numbers
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names
from ironbridge.titles.spec import GameSpec


@cache
def all_specs() -> list[GameSpec]:
    """Returns the game specs that the tests use."""
    found: list[GameSpec] = []
    for name in names():
        title = find(name)
        wishes: list[tuple[int, dict[str, str]]] = [
            *((seats, {}) for seats in sorted({title.seats[0], title.seats[-1]})),
            *((title.seats[0], {"variant": variant}) for variant in title.variants),
            *((title.seats[0], {"board": board}) for board in title.boards[1:]),
            *((title.solo_seats[0], {"automa": level}) for level in title.automa[:1]),
        ]
        found += [make_spec(name, seats, options) for seats, options in wishes]
    return found


def label(spec: GameSpec) -> str:
    """Returns the name of a table in a test report."""
    wishes = [str(value) for value in spec.options.values()]
    return "-".join([spec.title, str(spec.seats), *wishes])


def random_game(spec: GameSpec, seed: int) -> Iterator[tuple[Position, list[Numbers]]]:
    """Yields the positions of a random game, each with the events since the last one."""
    work, rng = Workspace(True), Rng(seed)
    pos = first_position(spec.rules, deal_from_seed(spec, seed), work)
    while True:
        yield pos, list(work.log.take())
        if pos.ask == ASK_NOTHING:
            return
        many = legal(spec.rules, pos, work)
        apply(spec.rules, pos, work, work.codes[rng.below(many)])
