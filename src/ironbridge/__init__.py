"""Ironbridge: the Brass family of board games as a library.

>>> import ironbridge
>>> game = ironbridge.new("birmingham", seats=2, seed=7)
>>> game.over
False
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ironbridge._build import compiled as compiled

# isort: split
from ironbridge._version import __version__ as __version__
from ironbridge.errors import BadInput as BadInput
from ironbridge.errors import Refusal as Refusal
from ironbridge.errors import Refused as Refused
from ironbridge.game import Game as Game
from ironbridge.game import load as load
from ironbridge.game import new as new
from ironbridge.game import replay as replay
from ironbridge.game.choices import Choice as Choice
from ironbridge.game.choices import Choices as Choices
from ironbridge.game.result import Result as Result
from ironbridge.game.view import View as View
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title as Title
from ironbridge.types import ActionTold as ActionTold
from ironbridge.types import Event as Event

if TYPE_CHECKING:
    from ironbridge.bots import Bot


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
    is not allowed, ends the run with ``ironbridge.sim.simulate.BotFailed``, which names it.
    """
    from ironbridge.sim.simulate import Plan, check_players
    from ironbridge.sim.simulate import simulate as play

    plan = Plan(title, seats, games, check_players(bots), seed, options)
    return play(plan, jobs, progress)
