"""Played turns: where each turn of a game begins and ends, and the choices it consists of."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots.game_progress import era_progress
from ironbridge.core.position import ASK_ACTION, Position
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.game import Game
from ironbridge.titles.spec import GameSpec

PHASES_PER_ERA = 2
"""Number of phases of an era: early and late."""


class PlayedTurn(NamedTuple):
    """One whole turn of a game."""

    number: int
    """Number among all turns of the game, from 0."""
    seat: int
    step: int
    """Number of choices before it."""
    action: int
    """Number of finished actions before it."""
    actions: int
    """Number of its actions."""
    before: Position
    """The position before it, with all hidden information."""
    path: vec[i64]
    """Its choice codes."""


def played_turns(game: Game) -> list[PlayedTurn]:
    """Returns the whole turns of a game; the last one may be unfinished.

    A choice between two turns, such as a tile given up for a shortfall, belongs to no turn.
    """
    history, spec = game.history, game.spec
    pos, work = history.first.copy(), Workspace()
    found: list[PlayedTurn] = []
    path: list[int] = []
    moment: tuple[int, ...] | None = None
    action = 0
    for step, code in enumerate(history.steps):
        while history.start_of(action + 1) <= step:
            action += 1
        now = (int(pos.era), int(pos.round), int(pos.turn), int(pos.seat))
        if now != moment:
            moment = now if pos.ask == ASK_ACTION else None
            if moment is not None:
                seat, path = int(pos.seat), []
                before = pos.copy()
                found.append(PlayedTurn(len(found), seat, step, action, 0, before, vec[i64]()))
        if moment is not None:
            path.append(code)
            last = found[-1]
            found[-1] = last._replace(path=vec[i64](path), actions=action - last.action + 1)
        apply(spec.rules, pos, work, code)
    return found


def phase_of(spec: GameSpec, pos: Position) -> int:
    """Returns the phase of a position: 0 early and 1 late in the first era, then 2 and 3.

    phase = 2 * era + (1 if at least half of the era's cards are played, else 0)
    """
    return PHASES_PER_ERA * int(pos.era) + int(era_progress(spec, pos) >= 0.5)
