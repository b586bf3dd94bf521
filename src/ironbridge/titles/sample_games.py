"""Sample games: records of real games in the folder ``games`` of a title."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ironbridge.titles import folder, names

LIST = "games.toml"
COLUMNS = ("file", "seats", "points")
"""Columns of a row of ``games.toml``; every other column is a language with a description."""


@dataclass(frozen=True)
class SampleGame:
    """Record of a real game, with a description."""

    name: str
    """``birmingham/2-people``."""
    title: str
    seats: int
    points: tuple[int, ...]
    """Final points by seat."""
    about: Mapping[str, str]
    """Description by language."""
    record: str
    """Text for ``ironbridge.replay``."""


@cache
def sample_games() -> tuple[SampleGame, ...]:
    """Returns the sample games of all installed titles."""
    return tuple(game for name in names() for game in games_of(name))


def games_of(title: str) -> list[SampleGame]:
    """Returns the sample games of a title."""
    home = folder(title)
    listed = home / "games" / LIST if home is not None else None
    if listed is None or not listed.is_file():
        return []
    found = []
    for row in tomllib.loads(listed.read_text(encoding="utf-8"))["game"]:
        record = (listed.parent / row["file"]).read_text(encoding="utf-8")
        about = {key: text for key, text in row.items() if key not in COLUMNS}
        name = f"{title}/{row['file'].removesuffix('.record')}"
        found.append(SampleGame(name, title, row["seats"], tuple(row["points"]), about, record))
    return found
