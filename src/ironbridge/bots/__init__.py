"""Bots: the protocol of a bot, and the registry that finds one by name.

A bot receives the observation of its seat (a ``SeatView``, never a position) and a random number
generator, and returns its answer to the open question.  ``levels.ROWS`` lists the built-in bots;
other packages register theirs in the entry-point group ``ironbridge.bots``.
"""

from copy import copy
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from math import inf
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

from ironbridge.bots.levels import BotKind, Level, our_bots
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


class OfferedBot(NamedTuple):
    """A bot that the operator of a server offers beside the installed ones."""

    place: str
    found: Any
    """What is at the place: a class, a function or an instance."""


offered: dict[str, OfferedBot] = {}
"""Bots that this process offers beside the installed ones, by name."""


@cache
def installed_places() -> dict[str, str]:
    """Returns the location of each bot of another package, as ``module:class``."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def listed() -> list[ListedBot]:
    """Returns all bots in the order in which they are offered."""
    ours = our_bots()
    theirs = sorted(name for name in {*installed_places(), *offered} if name not in ours)
    kinds: list[tuple[str, BotKind]] = [(row.name, row.kind) for row in ours.values()]
    kinds += [(name, "installed") for name in theirs]
    return [ListedBot(name, kind, order) for order, (name, kind) in enumerate(kinds)]


def names() -> list[str]:
    """Returns the names of all installed bots in alphabetical order."""
    return sorted(bot.name for bot in listed())


def find(name: str, timed: bool = True) -> Bot:
    """Returns a registered bot; ``BadInput`` when no bot has this name or it cannot be loaded.

    Loads no other code, so that a name may come from a request.  A class or a function makes a new
    bot each time; an instance is returned as it is.  Without ``timed``, a level has no time limit.
    """
    if row := our_bots().get(name):
        made = load(name, row.place)
        return bot_from(made(row.level) if row.level else made, row.place, timed)
    if bot_there := offered.get(name):
        return bot_from(bot_there.found, bot_there.place, timed)
    if name not in installed_places():
        raise BadInput("no-bot", bot=name, bots=", ".join(names()))
    where = installed_places()[name]
    bot = bot_from(load(name, where), where, timed)
    if not hasattr(bot, "name"):
        bot.name = name
    return bot


def bot_from(found: Any, where: str, timed: bool) -> Bot:
    """Returns the bot that an object is or makes; ``BadInput`` when it is or makes none."""
    ready = not isinstance(found, type) and hasattr(found, "choose")
    try:
        bot = found if ready or not callable(found) else found()
    except Exception as wrong:  # the code of a bot may raise anything
        why = f"{type(wrong).__name__}: {wrong}"
        raise BadInput("bot-not-loaded", place=where, why=why) from wrong
    if not callable(getattr(bot, "choose", None)) or isinstance(bot, type):
        raise BadInput("not-a-bot", where=where)
    return cast(Bot, bot if timed else without_time_limit(bot))


def without_time_limit(bot: Any) -> Any:
    """Returns a bot whose level has no time limit; any other bot as it is."""
    level = getattr(bot, "level", None)
    if not isinstance(level, Level):
        return bot
    twin = copy(bot)
    twin.level = level._replace(seconds=inf)
    return twin


def name_of(bot: Bot) -> str:
    """Returns the name of a bot; without one, the name of its class."""
    return getattr(bot, "name", None) or type(bot).__name__


def load(name: str, where: str) -> Any:
    """Returns what a package offers as a bot: a class, a function or an instance."""
    module, _, attribute = where.partition(":")
    try:
        return attrgetter(attribute or name)(import_module(module))
    except (ImportError, AttributeError) as wrong:
        raise BadInput("bot-not-there", bot=name, where=where, why=wrong) from None
