"""Weights of the mind as data: read from a title's folder, or set by hand where there are none.

A file of weights names its facts, says how it was made, and holds a row of integers (thousandths
of a point) for each stage: ``0 end 14`` is the first era, a turn just ended, 14 actions left.
Where hunches were learned it holds how they look at each fact, by era, and for each stage their
thresholds and what they count.  ``rivals`` says how many thousandths of what a turn gives the
rivals in the mean count against it when it is followed far ahead.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots.default_weights import hand_weights
from ironbridge.errors import BadInput
from ironbridge.search.evaluator import ROWS, SCALE, Judge, rows
from ironbridge.search.feature_extractor import Insight
from ironbridge.search.hidden_layer import BLOCK, Hunches
from ironbridge.titles import find, folder, names
from ironbridge.titles.spec import Setting

FOLDER = "weights"
BY_HAND = "hand.toml"
FORMAT = "ironbridge weights 1"
MOMENTS = ("end", "mid")

Rows = list[list[int]]


def judge_for(setting: Setting) -> Judge:
    """Returns a judge with the weights for this table: from the title's folder, or set by hand."""
    file = weights_file(setting)
    return judge_from(setting, None if file is None else file.read_text("utf-8"))


def judge_from(setting: Setting, text: str | None) -> Judge:
    """Returns a judge with the weights of a file, given its text; with None, those set by hand."""
    insight = setting.insight(setting.rules)
    rows, hunches = rows_from(setting, insight, text), hunches_from(insight, text)
    return make_judge(insight, rows, hunches, rivals_from(text))


def rows_from(setting: Setting, insight: Insight, text: str | None) -> Rows:
    """The rows of a file, given its text; None: those set by hand."""
    rows = hand_rows(setting, insight)
    return rows if text is None else read_rows(text, insight, rows)


def hand_rows(setting: Setting, insight: Insight) -> Rows:
    """Returns the weights set by hand, with what ``weights/hand.toml`` of a title says."""
    rows = hand_weights(insight)
    home = folder(setting.title)
    if home is None or not (home / FOLDER / BY_HAND).is_file():
        return rows
    own = tomllib.loads((home / FOLDER / BY_HAND).read_text("utf-8"))
    facts = [name for name, _ in insight.names]
    for row in rows:
        for name, points in own.items():
            row[facts.index(name)] = round(points * SCALE)
    return rows


def make_judge(insight: Insight, rows: Rows, hunches: Hunches, rivals: int = 0) -> Judge:
    """Returns a judge with these rows of weights and these hunches."""
    return Judge(insight, joined(rows), hunches, rivals)


def rivals_from(text: str | None) -> int:
    """Returns how much of the rivals' hopes a file takes off, given its text; 0 unless it says."""
    return 0 if text is None else int(json.loads(text).get("rivals", 0))


def hunches_from(insight: Insight, text: str | None) -> Hunches:
    """Returns the hunches of a file, given its text; many a file has none."""
    data = {} if text is None else json.loads(text).get("hunches", {})
    units, eras = int(data.get("units", 0)), int(insight.rules.tables.eras)
    none, stages = [0] * units, data.get("stages", {})
    looks: list[list[int]] = []
    for era in range(eras):
        by_fact = data.get("looks", {}).get(str(era), {})
        looks += [by_fact.get(name, none) for name, _ in insight.names]
    found = [stages.get(nearest_stage(row, stages), {}) for row in range(int(rows(eras)))]
    thresholds = [stage.get("thresholds", none) for stage in found]
    counts = [stage.get("counts", none) for stage in found]
    if units % BLOCK or any(len(one) != units for one in (*looks, *thresholds, *counts)):
        raise BadInput("no-weights", why="hunches")
    return Hunches(insight.size, units, joined(looks), joined(thresholds), joined(counts))


def joined(numbers: Rows) -> vec[i64]:
    """Returns rows of numbers one after the other."""
    return vec[i64]([one for row in numbers for one in row])


def table_key(setting: Setting) -> str:
    """Returns what a table is called among the files of weights: ``4``, ``germany-3``, ``solo``."""
    if setting.options.get("automa") is not None:
        return "solo"
    boards = find(setting.title).boards if setting.title in names() else ()
    board = setting.options.get("board") or (boards[0] if boards else None)
    parts = [board, setting.options.get("variant"), setting.seats]
    return "-".join(str(part) for part in parts if part)


def weights_file(setting: Setting) -> Path | None:
    """Returns the title's weights for this table, or for another number of seats."""
    home = folder(setting.title)
    if home is None or setting.options.get("variant"):
        return None
    exact = table_key(setting)
    board = exact.rpartition("-")[0]
    others = sorted(range(1, 9), key=lambda seats: (abs(seats - setting.seats), -seats))
    keys = [exact, *("-".join(filter(None, (board, str(seats)))) for seats in others)]
    files = (home / FOLDER / f"{key}.json" for key in keys)
    return next((file for file in files if file.is_file()), None)


def home_file(setting: Setting) -> Path:
    """Returns where the weights for exactly this table belong."""
    home = folder(setting.title)
    if home is None:
        raise BadInput("no-weights-folder", title=setting.title)
    return home / FOLDER / f"{table_key(setting)}.json"


# ----------------------------------------------------------------------------- files


def stage_name(row: int) -> str:
    """Returns the name of a row of weights."""
    rest, left = divmod(row, ROWS)
    era, moment = divmod(rest, 2)
    return f"{era} {MOMENTS[moment]} {left}"


def row_of_stage(name: str) -> int:
    """Returns the row that a name stands for."""
    era, moment, left = name.split()
    return (int(era) * 2 + MOMENTS.index(moment)) * int(ROWS) + int(left)


def write_rows(
    file: Path,
    insight: Insight,
    rows: Mapping[int, Sequence[int]],
    made: Mapping[str, object],
    hunches: Mapping[str, Any] | None = None,
    rivals: int = 0,
) -> None:
    """Write the rows that were learned, one to a line, and the hunches if there are any."""
    facts = [name for name, _ in insight.names]
    lines = [f'    "{stage_name(row)}": {json.dumps(list(rows[row]))}' for row in sorted(rows)]
    text = "\n".join(
        [
            "{",
            f'  "format": {json.dumps(FORMAT)},',
            f'  "made": {json.dumps(made)},',
            *([f'  "rivals": {rivals},'] if rivals else []),
            f'  "facts": {json.dumps(facts)},',
            '  "rows": {',
            ",\n".join(lines),
            "  }" + told_hunches(hunches),
            "}",
            "",
        ]
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def told_hunches(hunches: Mapping[str, Any] | None) -> str:
    """Returns the part of a file that holds hunches, a line for each fact and each stage."""
    if not hunches:
        return ""
    eras = [
        f'      "{era}": {{\n{one_to_a_line(looks, 8)}\n      }}'
        for era, looks in hunches["looks"].items()
    ]
    lines = [
        ',\n  "hunches": {',
        f'    "units": {hunches["units"]},',
        '    "looks": {',
        ",\n".join(eras),
        "    },",
        '    "stages": {',
        one_to_a_line(hunches["stages"], 6),
        "    }",
        "  }",
    ]
    return "\n".join(lines)


def one_to_a_line(entries: Mapping[str, object], indent: int) -> str:
    """Returns the entries of an object, each on a line of its own."""
    start = " " * indent
    return ",\n".join(f"{start}{json.dumps(k)}: {json.dumps(v)}" for k, v in entries.items())


def read_rows(text: str, insight: Insight, prior: Rows) -> Rows:
    """Returns all rows: those of a file's text, the nearest learned one where there is none."""
    try:
        data = json.loads(text)
        learned = {name: [int(weight) for weight in row] for name, row in data["rows"].items()}
        facts = [name for name, _ in insight.names]
        where = [data["facts"].index(name) if name in data["facts"] else -1 for name in facts]
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadInput("no-weights", why=wrong) from None
    found: Rows = []
    for row, usual in enumerate(prior):
        given = learned.get(nearest_stage(row, learned))
        found.append(
            usual if given is None else [given[at] if at >= 0 else 0 for at in where],
        )
    return found


def nearest_stage(row: int, learned: Mapping[str, Sequence[int]]) -> str:
    """Returns the learned stage of the same era and moment with the closest number of actions."""
    left = row % int(ROWS)
    first = row - left
    stages = [stage_name(first + other) for other in range(int(ROWS))]
    known = [other for other in range(int(ROWS)) if stages[other] in learned]
    if not known:
        return ""
    return stages[min(known, key=lambda other: (abs(other - left), other))]
