"""Data file (print) of Age of Industry: loads and validates the built-in or a corrected one.

Boards and most of the player mat are reconstructed (see the head of ``print.toml``). An owner of
the box can write a corrected file and name it in an environment variable.
"""

import os
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from ironbridge.errors import Fault
from ironbridge.titles.age_of_industry.meta import VARIABLE

Sheet: TypeAlias = Mapping[str, Any]
"""The whole data file, or one of its boards."""

RECONSTRUCTED = "reconstructed"
NEEDED = (
    "boards",
    "cards",
    "components",
    "demand_track",
    "flow",
    "industries",
    "loans",
    "market_counters",
    "player_mat",
    "rail",
    "scoring",
)
"""Required sections of the data file."""
MOST_PLACES, MOST_SLOTS, MOST_LINKS, MOST_MARKETS, MOST_CARDS = 40, 56, 62, 62, 32


def load(path: str | None = None) -> Sheet:
    """Returns the given data file, else that of the environment variable, else the built-in one."""
    chosen = path or os.environ.get(VARIABLE)
    return corrected(chosen) if chosen else ours()


@cache
def ours() -> Sheet:
    """Returns the built-in data file."""
    found = files("ironbridge.titles") / "age_of_industry" / "print.toml"
    return tomllib.loads(found.read_text(encoding="utf-8"))


def corrected(path: str) -> Sheet:
    """Returns the contents of a data file; raises ``ValueError`` that describes its errors."""
    try:
        sheet = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Fault("print-file-unreadable", file=path, why=error) from None
    wrong = faults(sheet)
    if wrong:
        raise Fault("print-file-unplayable", file=path, faults=wrong)
    return sheet


def faults(sheet: Sheet) -> list[Fault]:
    """Returns the errors of a data file; empty when it can be played."""
    wrong = [Fault("age_of_industry/print-lacks", key=key) for key in NEEDED if key not in sheet]
    if wrong:
        return wrong
    if len(sheet["cards"]["industry"]) + len(sheet["cards"]["location"]) > MOST_CARDS:
        wrong.append(Fault("age_of_industry/print-cards", most=MOST_CARDS))
    industries = {row["industry"] for row in sheet["industries"]["rows"]}
    for row in sheet["player_mat"]["tiles"]:
        if row["industry"] not in industries:
            wrong.append(Fault("age_of_industry/print-mat", industry=row["industry"]))
    for name, board in sheet["boards"].items():
        wrong += [
            Fault("age_of_industry/print-board", board=name, wrong=fault)
            for fault in board_faults(sheet, board)
        ]
    return wrong


def board_faults(sheet: Sheet, board: Sheet) -> list[Fault]:
    """Returns the errors of one board."""
    wrong: list[Fault] = []
    places = [row["place"] for row in board["places"]]
    colours = {row["colour"] for row in sheet["cards"]["location"]} | {""}
    spaces = {row["space"] for row in sheet["industries"]["rows"]}
    lanes = board["sea_lanes"]
    slots = sum(len(row["spaces"].split()) for row in board["places"]) + len(lanes)
    if len(places) + len(lanes) > MOST_PLACES:
        wrong.append(Fault("age_of_industry/print-places", most=MOST_PLACES))
    if slots > MOST_SLOTS:
        wrong.append(Fault("age_of_industry/print-spaces", most=MOST_SLOTS))
    if len(board["connections"]) > MOST_LINKS:
        wrong.append(Fault("age_of_industry/print-links", most=MOST_LINKS))
    twice = [name for name, n in Counter(places).items() if n > 1]
    wrong += [Fault("age_of_industry/print-twice", place=name) for name in twice]
    for row in board["places"]:
        if row["colour"] not in colours:
            colour = row["colour"]
            wrong.append(Fault("age_of_industry/print-colour", place=row["place"], colour=colour))
        if set(row["spaces"].split()) - spaces:
            shown = row["spaces"]
            wrong.append(Fault("age_of_industry/print-industry", place=row["place"], spaces=shown))
    joined = [name for row in board["connections"] for name in (row["from"], row["to"])]
    joined += [name for row in lanes for name in (row["ship"], *row["ports"])]
    unknown = sorted(set(joined) - set(places))
    wrong += [Fault("age_of_industry/print-no-place", place=name) for name in unknown]
    markets = sum(row["markets"] for row in board["places"]) + len(lanes)
    counters = sum(row["count"] for row in sheet["market_counters"]["kinds"])
    if not markets <= min(counters, MOST_MARKETS):
        wrong.append(Fault("age_of_industry/print-markets", spaces=markets, counters=counters))
    return wrong


def value(sheet: Sheet, *keys: str) -> Any:
    """Returns a number of the data file: ``value(sheet, "loans", "amount")``."""
    found: Any = sheet
    for key in keys:
        found = found[key]
    return found["value"]


def reconstructed(sheet: Sheet, board: str) -> list[str]:
    """Returns the reconstructed parts of the print, one line each."""
    found = [
        f"{row['tile']}: {field}"
        for row in sheet["player_mat"]["tags"]
        for field in ("level", "cost", "needs", "cubes", "profit", "accepts")
        if row.get(field) == RECONSTRUCTED
    ]
    found += [
        f"demand track: the ${row['price']} spaces"
        for row in sheet["demand_track"]["rows"]
        if row["tag"] == RECONSTRUCTED
    ]
    if any(row["tag"] == RECONSTRUCTED for row in sheet["cards"]["industry"]):
        found.append("cards: which industry has how many")
    if any(row["count_tag"] == RECONSTRUCTED for row in sheet["market_counters"]["kinds"]):
        found.append("market counters: how many of each kind")
    for row in sheet["boards"][board]["place_tags"]:
        fields = [
            field
            for field in ("name", "colour", "spaces", "markets", "distant_port")
            if RECONSTRUCTED in str(row.get(field, ""))
        ]
        if fields:
            found.append(f"{row['place']}: {', '.join(fields)}")
    rails = [row for row in sheet["boards"][board]["connections"] if row["tag"] == RECONSTRUCTED]
    if rails:
        found.append(f"connections: {len(rails)} of {len(sheet['boards'][board]['connections'])}")
    return found
