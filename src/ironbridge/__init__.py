"""Ironbridge: the Brass family of board games as a library.

>>> import ironbridge
>>> game = ironbridge.new("birmingham", seats=2, seed=7)
>>> game.over
False
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ironbridge.build import compiled as compiled

# isort: split
from ironbridge.choice import Choice as Choice
from ironbridge.choice import Choices as Choices
from ironbridge.errors import BadInput as BadInput
from ironbridge.errors import Refusal as Refusal
from ironbridge.errors import Refused as Refused
from ironbridge.game import Game as Game
from ironbridge.game import load as load
from ironbridge.game import new as new
from ironbridge.game import replay as replay
from ironbridge.result import Result as Result
from ironbridge.seen import ActionTold as ActionTold
from ironbridge.seen import Event as Event
from ironbridge.titles import find, names
from ironbridge.titles.title import Title as Title
from ironbridge.view import View as View

if TYPE_CHECKING:
    from ironbridge.bots import Bot

__version__ = "0.1.0"


def titles() -> list[Title]:
    """Returns every installed title: name, seats, options and more."""
    return [find(name) for name in names()]


def simulate(
    title: str,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: "Sequence[str | Bot]" = ("dice",),
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    **options: Any,
) -> dict[str, Any]:
    """Play many games between bots; returns what came of them, as plain data.

    ``bots`` are names or bots, seat by seat, the first again when all are seated; ``options`` are
    those of ``new``.  The same arguments give the same games, with any number of ``jobs``
    (processes).  ``progress`` hears how many games were added.  A bot that raises, or answers what
    is not allowed, ends the run with ``ironbridge.sim.run.BotFailed``, which names it.
    """
    from ironbridge.sim.run import Plan, check_players
    from ironbridge.sim.run import simulate as play

    plan = Plan(title, seats, games, check_players(bots), seed, options)
    return play(plan, jobs, progress)
