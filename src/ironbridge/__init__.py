"""Ironbridge: the Brass family of board games as a library.

>>> import ironbridge
>>> game = ironbridge.new("birmingham", seats=2, seed=7)
>>> game.over
False
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ironbridge._build import compiled

# isort: split
from ironbridge._version import __version__
from ironbridge.errors import BadInput, Refusal, Refused
from ironbridge.game import Game, load, new, replay
from ironbridge.game.choices import Choice, Choices
from ironbridge.game.result import Result
from ironbridge.game.view import View
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title
from ironbridge.types import Event, LoggedAction

if TYPE_CHECKING:
    from ironbridge.bots.given_bots import GivenBot

ActionTold = LoggedAction  # its name up to 0.5

__all__ = [
    "ActionTold",
    "BadInput",
    "Choice",
    "Choices",
    "Event",
    "Game",
    "LoggedAction",
    "Refusal",
    "Refused",
    "Result",
    "Title",
    "View",
    "__version__",
    "compiled",
    "load",
    "new",
    "replay",
    "simulate",
    "titles",
]


def titles() -> list[Title]:
    """Returns all installed titles with their seats, variants and options."""
    return [find(name) for name in names()]


def simulate(
    title: str,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: "Sequence[GivenBot]" = ("dice",),
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    **options: Any,
) -> dict[str, Any]:
    """Plays games between bots and returns statistics as plain data.

    The same arguments give the same games with any number of processes.

    Args:
        title: Name of the title.
        seats: Number of seats; the title's usual number by default.
        games: Number of games.
        bots: Bots for the seats in order: names, places (``"file.py:Class"``), classes, functions
            that make a bot, or bots; the list repeats until every seat has a bot.
        seed: Seed of the series.
        jobs: Number of processes.
        progress: Function that is called with the number of games added.
        **options: Options of ``new``.

    Returns:
        The document that ``ironbridge simulate --json`` prints.

    Raises:
        BotFailed: A bot raised an exception or gave an illegal answer; the error
            (``ironbridge.sim.simulate.BotFailed``) names the bot.
    """
    from ironbridge.bots.given_bots import check_given
    from ironbridge.sim.simulate import Plan
    from ironbridge.sim.simulate import simulate as play

    plan = Plan(title, seats, games, check_given(bots), seed, options)
    return play(plan, jobs, progress)
