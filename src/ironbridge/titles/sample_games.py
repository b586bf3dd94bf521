"""Real games to leaf through: records that lie in the folder ``games`` of a title."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ironbridge.titles import folder, names

LIST = "games.toml"
COLUMNS = ("file", "seats", "points")
"""Columns of a row of ``games.toml``; every other one is a language, with what it says."""


@dataclass(frozen=True)
class SampleGame:
    """One game that was really played."""

    name: str
    """``birmingham/2-people``."""
    title: str
    seats: int
    points: tuple[int, ...]
    """How it ended, by seat."""
    about: Mapping[str, str]
    """Who played, by language."""
    record: str
    """What ``ironbridge.replay`` reads."""


@cache
def kept_games() -> tuple[SampleGame, ...]:
    """Returns every game that the installed titles keep."""
    return tuple(game for name in names() for game in games_of(name))


def games_of(title: str) -> list[SampleGame]:
    """Returns the games that a title keeps."""
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
