"""Bots that a caller gives: a name, a place such as ``file.py:Class``, a class or an object.

``load_bot`` runs the code at the place that it is given.  Command lines and library calls use it.
Requests to the server use ``bots.find``, which knows registered names only.
"""

import pickle
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from ironbridge.bots import Bot, OfferedBot, bot_from, find, name_of, names, offered
from ironbridge.errors import BadInput, shown

GivenBot: TypeAlias = str | Bot | Callable[[], Bot]
"""A name, a place, a bot, or a class or function that makes one."""
SUFFIX: Final = ".py"
NAME: Final = re.compile(r"[\w .+-]{1,40}")
"""Names that a server can offer: no separator of lists or places."""


def load_bot(given: GivenBot, timed: bool = True) -> Bot:
    """Returns the bot that a caller gives; ``BadInput`` when there is none.

    A class or a function makes a new bot each time; an object is returned as it is.  Without
    ``timed``, a level has no time limit, so that equal seeds give equal games on every machine.
    """
    if not isinstance(given, str):
        return bot_from(given, shown(given), timed)
    if not is_place(given):
        return find(given, timed)
    return bot_from(at_place(given), given, timed)


def is_place(text: str) -> bool:
    """Returns whether a text is a place, ``file.py:Class`` or ``module:Class``, and not a name."""
    return ":" in text or text.endswith(SUFFIX)


def given_name(given: GivenBot) -> str:
    """Returns the name under which a given bot is reported: the text, or the bot's own name."""
    return given if isinstance(given, str) else name_of(load_bot(given))


def labels(bots: Sequence[GivenBot]) -> tuple[str, ...]:
    """Returns the name of each bot; of different bots with one name, the later get a number."""
    found: dict[str, GivenBot] = {}
    told: list[str] = []
    for bot in bots:
        name = label = given_name(bot)
        number = 1
        while label in found and found[label] != bot:
            number += 1
            label = f"{name} {number}"
        found[label] = bot
        told.append(label)
    return tuple(told)


def check_given(bots: object) -> tuple[GivenBot, ...]:
    """Returns the bots of a list; ``BadInput`` for an empty list or an object of another kind."""
    if not isinstance(bots, list | tuple) or not bots:
        raise BadInput("no-players", said=shown(bots))
    for bot in bots:
        if not isinstance(bot, str) and not hasattr(bot, "choose") and not callable(bot):
            raise BadInput("no-players", said=shown(bot))
    return tuple(bots)


def check_sendable(bots: Sequence[GivenBot]) -> None:
    """Checks that other processes can receive the bots; ``BadInput`` names the one that is local.

    A class or a function travels as its name, so a lambda and a class inside a function do not.
    """
    for bot in bots:
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError) as wrong:
            raise BadInput("bot-not-sendable", bot=given_name(bot), why=wrong) from None


def offer_bot(place: str) -> str:
    """Registers the bot at a place under its own name; returns the name.

    ``BadInput`` when another bot has the name, or the name does not fit into a request.
    """
    if not is_place(place):
        raise BadInput("bot-place", place=place)
    found = at_place(place)
    name = name_of(bot_from(found, place, timed=True))
    taken = name in names() and (name not in offered or offered[name].place != place)
    if taken or not NAME.fullmatch(name):
        raise BadInput("bot-name", place=place, name=name)
    offered[name] = OfferedBot(place, found)
    return name


# Places


def at_place(place: str) -> Any:
    """Returns the object at a place; ``BadInput`` when the code there cannot be loaded."""
    home, colon, attribute = place.rpartition(":")
    if not colon or not attribute:
        raise BadInput("bot-place", place=place)
    try:
        module = module_of_file(Path(home)) if home.endswith(SUFFIX) else module_of_name(home)
        return attrgetter(attribute)(module)
    except Exception as wrong:  # the file of a bot may raise anything
        why = f"{type(wrong).__name__}: {wrong}"
        raise BadInput("bot-not-loaded", place=place, why=why) from wrong


def module_of_file(file: Path) -> ModuleType:
    """Returns the module of a file; a file that has changed is loaded again."""
    path = file.expanduser().resolve()
    return loaded_file(path, path.stat().st_mtime_ns)


@cache
def loaded_file(path: Path, changed: int) -> ModuleType:
    """Runs a file as a module of its own; it may import the modules beside it."""
    name = f"{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None, "the suffix has a loader"
    assert spec.loader is not None, "the suffix has a loader"
    importable_from(path.parent)
    module = module_from_spec(spec)
    sys.modules[name] = module  # a pickled object finds its class by this name
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def module_of_name(name: str) -> ModuleType:
    """Returns a module that is installed or in the working directory."""
    importable_from(Path.cwd())
    return import_module(name)


def importable_from(folder: Path) -> None:
    """Adds a folder to the end of the module search path, so that it hides no installed module."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def identity(given: GivenBot) -> str | None:
    """Returns a text that changes with the bot and its file; ``None`` for an object in memory."""
    if not isinstance(given, str):
        return None
    home = given.rpartition(":")[0]
    if not home.endswith(SUFFIX) or not Path(home).is_file():
        return given
    return f"{given} {sha256(Path(home).read_bytes()).hexdigest()}"
