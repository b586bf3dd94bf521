"""Random games of Brass (2007): invariants hold, rounds have the printed number, tiles are sold."""

from collections import Counter
from typing import Any

import pytest

from ironbridge.core import events
from ironbridge.core.action_table import BUILD, LINK, LOAN, SELL
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.notation.headers import make_spec
from ironbridge.testing.invariants import check_game
from ironbridge.titles.deal_from_seed import deal_from_seed
from ironbridge.titles.lancashire.codes import (
    COTTON,
    DISTANT_MARKET_CLOSED,
    DISTANT_TILE_TURNED,
    SOLD_TO_PORT,
    TURNED,
)
from ironbridge.titles.lancashire.spec import OPTIONS
from ironbridge.titles.spec import GameSpec

pytestmark = pytest.mark.slow

TABLES: list[tuple[int, dict[str, Any], int]] = [
    (2, {}, 20),
    (3, {}, 20),
    (4, {}, 16),
    (2, {"variant": "2018"}, 20),
    (3, {"variant": "2018"}, 18),
    (4, {"variant": "2018"}, 16),
    (4, {"variant": "introductory"}, 8),
]
EACH_OPTION = [(option.name, value) for option in OPTIONS for value in option.values[1:]]


def busy_choice(spec: GameSpec, codes: list[int], rng: Rng) -> int:
    """Returns a sale if possible, else a build, else a loan; sometimes a random choice."""
    verb = spec.rules.tables.choices.verb
    for wanted in ((SELL,), (BUILD, LINK), (LOAN,)):
        found = [code for code in codes if verb[code] in wanted]
        if found and rng.below(6):
            return found[int(rng.below(len(found)))]
    return codes[int(rng.below(len(codes)))]


def busy_game(spec: GameSpec, seed: int) -> tuple[Counter[int], Position]:
    """Plays a game of such choices with checks; returns the number of each event."""
    work, rng = Workspace(True), Rng(seed)
    pos = first_position(spec.rules, deal_from_seed(spec, seed), work)
    happened: Counter[int] = Counter()
    size = int(spec.rules.tables.choices.size())
    for played in range(2000):
        happened.update(what for what, *_ in work.log.take())
        if pos.ask == ASK_NOTHING:
            return happened, pos
        legal(spec.rules, pos, work)
        codes = work.listed()
        if played % 10 == 0:
            allowed = [c for c in range(size) if why_not(spec.rules, pos, work, c) == OK]
            assert sorted(codes) == allowed
        apply(spec.rules, pos, work, busy_choice(spec, codes, rng))
        turned = pos.words[TURNED]
        start = int(pos.era) * len(spec.piles[0].supply)
        moved = sum(int(pos.deal.piles[n]) for n in range(start, start + int(turned)))
        assert pos.words[COTTON] == min(moved, 8)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "options", "rounds"), TABLES)
def test_the_laws_and_the_rounds(seats: int, options: dict[str, Any], rounds: int) -> None:
    spec = make_spec("lancashire", seats, options)
    check_game(spec, 1, 7)
    happened, _ = busy_game(spec, 2)
    assert happened[int(events.ROUND_ENDED)] == rounds


@pytest.mark.parametrize(("name", "value"), EACH_OPTION)
def test_every_option_plays(name: str, value: object) -> None:
    spec = make_spec("lancashire", 2 if name == "scotland_canal" else 3, {"rules": {name: value}})
    happened, _ = busy_game(spec, 5)
    assert happened[int(events.GAME_ENDED)] == 1


def test_busy_players_meet_everything_that_cotton_can_do() -> None:
    spec = make_spec("lancashire", 3, {})
    together: Counter[int] = Counter()
    for seed in range(6):
        together += busy_game(spec, seed)[0]
    for what in (SOLD_TO_PORT, DISTANT_TILE_TURNED, DISTANT_MARKET_CLOSED):
        assert together[int(what)] > 0
    flips = together[int(events.TILE_FLIPPED)]
    assert flips >= 2 * together[int(SOLD_TO_PORT)]
