"""Players made of code: what a bot is, and how one is found by name.

A bot is given what its seat may know (a ``SeatView``, never a position) and a source of chance,
and answers the open question.  Ours are named here; a stranger's package names its own in the
entry-point group ``ironbridge.bots``.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from operator import attrgetter
from random import Random
from typing import Final, Protocol, cast

from ironbridge.bots.seat_view import SeatView as SeatView
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice

GROUP: Final = "ironbridge.bots"
OURS: Final = {
    "dice": "ironbridge.bots.random_bot:RandomBot",
    "greedy": "ironbridge.bots.greedy:Greedy",
    "easy": "ironbridge.bots.levels:Easy",
    "medium": "ironbridge.bots.levels:Medium",
    "hard": "ironbridge.bots.levels:Hard",
    "master": "ironbridge.bots.levels:Master",
}
"""Known without an installation; must agree with the entry points in ``pyproject.toml``."""


class Bot(Protocol):
    """Anything with a name that can choose."""

    name: str

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        """Returns the answer to the open question: one of ``view.choices``."""
        ...


@cache
def places() -> dict[str, str]:
    """Returns where each installed bot is to be found, as ``module:class``."""
    theirs = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**theirs, **OURS}


def names() -> list[str]:
    """Returns the names of all installed bots."""
    return sorted(places())


def find(name: str) -> Bot:
    """Returns a bot of this name; ``BadInput`` when none is installed, or it cannot be had.

    A class or a function gives a fresh bot each time; an instance is taken as it is, the same for
    all.
    """
    if name not in places():
        raise BadInput("no-bot", bot=name, bots=", ".join(names()))
    where = places()[name]
    module, _, attribute = where.partition(":")
    try:
        found = attrgetter(attribute or name)(import_module(module))
    except (ImportError, AttributeError) as wrong:
        raise BadInput("bot-not-there", bot=name, where=where, why=wrong) from None
    ready = hasattr(found, "choose") and not isinstance(found, type)
    bot = found if ready or not callable(found) else found()
    if not hasattr(bot, "choose"):
        raise BadInput("not-a-bot", where=where)
    if not hasattr(bot, "name"):
        bot.name = name
    return cast(Bot, bot)
