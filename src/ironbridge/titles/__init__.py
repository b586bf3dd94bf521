"""The catalogue of titles: the folders here, and whatever others have installed.

A title is a package with a ``TITLE``.  Ours lie in this folder; a stranger's package names its
own in the entry-point group ``ironbridge.titles``.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from ironbridge.titles.setting import Title

GROUP = "ironbridge.titles"


@cache
def modules() -> dict[str, str]:
    """The module of each installed title, by the title's name."""
    ours = {
        found.name: f"{__name__}.{found.name}"
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg and found.name != "template"
    }
    theirs = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**theirs, **ours}


def names() -> list[str]:
    """The names of all installed titles."""
    return sorted(modules())


@cache
def find(name: str) -> Title:
    """The title of this name; ``KeyError`` when none is installed."""
    title = import_module(modules()[name]).TITLE
    assert isinstance(title, Title)
    return title
