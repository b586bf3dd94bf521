"""Bots: the protocol of a bot, and the registry that finds one by name.

A bot receives the observation of its seat (a ``SeatView``, never a position) and a random number
generator, and returns its answer to the open question.  ``levels.ROWS`` lists the built-in bots;
other packages register theirs in the entry-point group ``ironbridge.bots``.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

from ironbridge.bots.levels import BotKind, our_bots
from ironbridge.bots.seat_view import SeatView as SeatView
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice

GROUP: Final = "ironbridge.bots"


class Bot(Protocol):
    """The protocol of a bot: a name and a ``choose`` method."""

    name: str

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        """Returns the answer to the open question: one of ``view.choices``."""
        ...


class ListedBot(NamedTuple):
    """An installed bot, not loaded yet."""

    name: str
    kind: BotKind
    order: int
    """Rank in the list of bots: baselines first, then levels by strength, then other packages."""


@cache
def installed_places() -> dict[str, str]:
    """Returns the location of each bot of another package, as ``module:class``."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def listed() -> list[ListedBot]:
    """Returns all bots in the order in which they are offered."""
    ours = our_bots()
    theirs = sorted(name for name in installed_places() if name not in ours)
    kinds: list[tuple[str, BotKind]] = [(row.name, row.kind) for row in ours.values()]
    kinds += [(name, "installed") for name in theirs]
    return [ListedBot(name, kind, order) for order, (name, kind) in enumerate(kinds)]


def names() -> list[str]:
    """Returns the names of all installed bots in alphabetical order."""
    return sorted(bot.name for bot in listed())


def find(name: str) -> Bot:
    """Returns a bot of this name; ``BadInput`` when none is installed, or it cannot be loaded.

    A class or a function makes a new bot each time; an instance is returned as it is.
    """
    if row := our_bots().get(name):
        made = load(name, row.place)
        return cast(Bot, made(row.level) if row.level else made())
    if name not in installed_places():
        raise BadInput("no-bot", bot=name, bots=", ".join(names()))
    where = installed_places()[name]
    found = load(name, where)
    ready = hasattr(found, "choose") and not isinstance(found, type)
    bot = found if ready or not callable(found) else found()
    if not hasattr(bot, "choose"):
        raise BadInput("not-a-bot", where=where)
    if not hasattr(bot, "name"):
        bot.name = name
    return cast(Bot, bot)


def load(name: str, where: str) -> Any:
    """Returns what a package offers as a bot: a class, a function or an instance."""
    module, _, attribute = where.partition(":")
    try:
        return attrgetter(attribute or name)(import_module(module))
    except (ImportError, AttributeError) as wrong:
        raise BadInput("bot-not-there", bot=name, where=where, why=wrong) from None
