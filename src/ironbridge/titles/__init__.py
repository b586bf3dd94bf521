"""Registry of titles: the folders here, and titles of other installed packages.

A title is a package with a ``TITLE``. Built-in titles are folders here; another package names its
title in the entry-point group ``ironbridge.titles``. ``ironbridge new-title`` copies ``template/``.
The folder of a title holds its rules, printed tables, ``i18n/`` and rulebook.
"""

import os
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ironbridge.titles.meta import Title

GROUP = "ironbridge.titles"
RULEBOOK = "rulebook.toml"


@cache
def modules() -> dict[str, str]:
    """Returns the module of each installed title, by the title's name."""
    ours = {
        found.name: f"{__name__}.{found.name}"
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg and found.name != "template"
    }
    return {**others(), **ours}


def others() -> dict[str, str]:
    """Returns the titles of other packages, from their entry points.

    ``importlib.metadata`` is slow to import, so a quick scan of the installed packages decides
    whether it is needed.
    """
    if not any(mentions_titles(package) for package in installed()):
        return {}
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


def installed() -> Iterator[str]:
    """Yields the metadata folders of installed packages, and zipped packages."""
    for place in dict.fromkeys(sys.path):
        if os.path.isfile(place):
            yield place
        elif os.path.isdir(place):
            for name in os.listdir(place):
                if name.endswith(("-info", ".egg")):
                    yield os.path.join(place, name)


def mentions_titles(package: str) -> bool:
    """Returns whether a package may have a title; a zipped package always may."""
    try:
        with open(os.path.join(package, "entry_points.txt"), "rb") as file:
            return f"[{GROUP}]".encode() in file.read()
    except NotADirectoryError:
        return True
    except FileNotFoundError:
        return False


def names() -> list[str]:
    """Returns the names of all installed titles."""
    return sorted(modules())


@cache
def find(name: str) -> Title:
    """Returns the title of this name, without its rules; ``KeyError`` when none is installed."""
    title = import_module(modules()[name]).TITLE
    assert isinstance(title, Title)
    return title


# The folder of a title


@cache
def parts(title: str) -> tuple[str, ...]:
    """Returns the title and its parts that have a rulebook, such as ``birmingham.automa``."""
    home = folder(title)
    inner = sorted(home.glob(f"*/{RULEBOOK}")) if home else []
    return (title, *(f"{title}.{path.parent.name}" for path in inner))


def module(part: str) -> str | None:
    """Returns the package of a title or of a part of one; None when the title is not installed."""
    title, _, inner = part.partition(".")
    package = modules().get(title)
    return f"{package}.{inner}" if package and inner else package


def folder(part: str) -> Path | None:
    """Returns the folder of a title or of a part of one; None when the title is not installed."""
    title, _, inner = part.partition(".")
    package = modules().get(title)
    spec = find_spec(package) if package else None
    places = (spec.submodule_search_locations if spec else None) or ()
    return next((Path(place) / inner for place in places), None)
