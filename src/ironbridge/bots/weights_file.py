"""Weights files: loads and saves evaluation weights of a title; hand-set weights are the fallback.

A weights file names its features, states its provenance, and holds a row of integers (thousandths
of a point) for each stage: ``0 end 14`` is the first era, at the end of a turn, with 14 actions
left.  A file with a hidden layer also holds the input weights of each feature by era, and the
biases and output weights of each stage.  ``rivals`` is the weight, in thousandths, of the mean gain
of the other seats that a deep rollout subtracts.

``generations.toml`` lists the files of earlier generations with a hash of each: ``[2026-11]``.  A
file that was replaced since is in the folder of its generation, so that an earlier level plays as
it did.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots.default_weights import hand_weights
from ironbridge.errors import BadInput
from ironbridge.search.evaluator import MAX_STAGES, SCALE, Evaluator, stage_count
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.search.hidden_layer import BLOCK, HiddenLayer
from ironbridge.titles import find, folder, names
from ironbridge.titles.spec import GameSpec

FOLDER = "weights"
BY_HAND = "hand.toml"
GENERATIONS = "generations.toml"
FORMAT = "ironbridge weights 1"
MOMENTS = ("end", "mid")

Rows = list[list[int]]


def evaluator_for(spec: GameSpec, generation: str = "") -> Evaluator:
    """Returns the evaluator for this table: weights from the title's folder, or hand-set ones."""
    file = weights_file(spec, generation)
    return evaluator_from(spec, None if file is None else file.read_text("utf-8"))


def evaluator_from(spec: GameSpec, text: str | None) -> Evaluator:
    """Returns the evaluator for the text of a weights file; hand-set weights for None."""
    extractor = spec.hooks.feature_extractor()
    rows, hidden_layer = rows_from(spec, extractor, text), hidden_layer_from(extractor, text)
    return make_evaluator(extractor, rows, hidden_layer, rivals_from(text))


def rows_from(spec: GameSpec, extractor: FeatureExtractor, text: str | None) -> Rows:
    """Returns the rows of the text of a weights file; hand-set rows for None."""
    rows = hand_rows(spec, extractor)
    return rows if text is None else read_rows(text, extractor, rows)


def hand_rows(spec: GameSpec, extractor: FeatureExtractor) -> Rows:
    """Returns the hand-set rows, adjusted by the title's ``weights/hand.toml``."""
    rows = hand_weights(extractor)
    home = folder(spec.title)
    if home is None or not (home / FOLDER / BY_HAND).is_file():
        return rows
    own = tomllib.loads((home / FOLDER / BY_HAND).read_text("utf-8"))
    facts = [name for name, _ in extractor.names]
    for row in rows:
        for name, points in own.items():
            row[facts.index(name)] = round(points * SCALE)
    return rows


def make_evaluator(
    extractor: FeatureExtractor, rows: Rows, hidden_layer: HiddenLayer, rivals: int = 0
) -> Evaluator:
    """Returns an evaluator of these rows of weights and this hidden layer."""
    return Evaluator(extractor, joined(rows), hidden_layer, rivals)


def rivals_from(text: str | None) -> int:
    """Returns the ``rivals`` weight in the text of a weights file; 0 by default."""
    return 0 if text is None else int(json.loads(text).get("rivals", 0))


def hidden_layer_from(extractor: FeatureExtractor, text: str | None) -> HiddenLayer:
    """Returns the hidden layer in the text of a weights file; an empty one if the file has none."""
    data = {} if text is None else json.loads(text).get("hunches", {})
    units, eras = int(data.get("units", 0)), int(extractor.rules.tables.eras)
    none, stages = [0] * units, data.get("stages", {})
    looks: list[list[int]] = []
    for era in range(eras):
        by_fact = data.get("looks", {}).get(str(era), {})
        looks += [by_fact.get(name, none) for name, _ in extractor.names]
    found = [stages.get(nearest_stage(row, stages), {}) for row in range(int(stage_count(eras)))]
    thresholds = [stage.get("thresholds", none) for stage in found]
    counts = [stage.get("counts", none) for stage in found]
    if units % BLOCK or any(len(one) != units for one in (*looks, *thresholds, *counts)):
        raise BadInput("no-weights", why="hunches")
    return HiddenLayer(extractor.size, units, joined(looks), joined(thresholds), joined(counts))


def joined(numbers: Rows) -> vec[i64]:
    """Returns the concatenation of rows of numbers."""
    return vec[i64]([one for row in numbers for one in row])


def table_key(spec: GameSpec) -> str:
    """Returns the key of a table among weights files: ``4``, ``germany-3``, ``solo``."""
    if spec.options.get("automa") is not None:
        return "solo"
    boards = find(spec.title).boards if spec.title in names() else ()
    board = spec.options.get("board") or (boards[0] if boards else None)
    parts = [board, spec.options.get("variant"), spec.seats]
    return "-".join(str(part) for part in parts if part)


def weights_file(spec: GameSpec, generation: str = "") -> Path | None:
    """Returns the weights file for this table, or for another number of seats.

    With a generation: the file of that time.  A title that lists no such generation had no weights
    then, or is of another package; it has its present ones.
    """
    home = folder(spec.title)
    if home is None or spec.options.get("variant"):
        return None
    exact = table_key(spec)
    board = exact.rpartition("-")[0]
    others = sorted(range(1, 9), key=lambda seats: (abs(seats - spec.seats), -seats))
    keys = [exact, *("-".join(filter(None, (board, str(seats)))) for seats in others)]
    listed = generations(home / FOLDER).get(generation)
    if listed is not None:
        key = next((key for key in keys if key in listed), None)
        return None if key is None else file_then(home / FOLDER, generation, key, listed[key])
    files = (home / FOLDER / f"{key}.json" for key in keys)
    return next((file for file in files if file.is_file()), None)


def generations(home: Path) -> dict[str, dict[str, str]]:
    """Returns the files of each earlier generation of a weights folder: hash by table key."""
    file = home / GENERATIONS
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def file_then(home: Path, generation: str, key: str, digest: str) -> Path:
    """Returns the weights file of a generation: in its own folder, or unchanged since."""
    for file in (home / generation / f"{key}.json", home / f"{key}.json"):
        if file.is_file() and file_digest(file) == digest:
            return file
    raise BadInput("no-generation", generation=generation, file=f"{key}.json", folder=str(home))


def file_digest(file: Path) -> str:
    """Returns a hash of a weights file, equal for every kind of line end."""
    return hashlib.sha256(file.read_text("utf-8").encode()).hexdigest()[:16]


def replace_file(target: Path, text: str) -> None:
    """Writes a weights file; one that earlier generations use moves to their folders first."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.is_file():
        for generation, listed in generations(target.parent).items():
            kept = target.parent / generation / target.name
            if listed.get(target.stem) == file_digest(target) and not kept.is_file():
                kept.parent.mkdir(exist_ok=True)
                kept.write_text(target.read_text("utf-8"), "utf-8")
    target.write_text(text, "utf-8")


def home_file(spec: GameSpec) -> Path:
    """Returns the path of the weights file for exactly this table."""
    home = folder(spec.title)
    if home is None:
        raise BadInput("no-weights-folder", title=spec.title)
    return home / FOLDER / f"{table_key(spec)}.json"


# ----------------------------------------------------------------------------- files


def stage_name(row: int) -> str:
    """Returns the stage name of a row of weights."""
    rest, left = divmod(row, MAX_STAGES)
    era, moment = divmod(rest, 2)
    return f"{era} {MOMENTS[moment]} {left}"


def row_of_stage(name: str) -> int:
    """Returns the row number of a stage name."""
    era, moment, left = name.split()
    return (int(era) * 2 + MOMENTS.index(moment)) * int(MAX_STAGES) + int(left)


def write_rows(
    file: Path,
    extractor: FeatureExtractor,
    rows: Mapping[int, Sequence[int]],
    made: Mapping[str, object],
    hidden_layer: Mapping[str, Any] | None = None,
    rivals: int = 0,
) -> None:
    """Writes the trained rows, one per line, and the hidden layer if there is one."""
    facts = [name for name, _ in extractor.names]
    lines = [f'    "{stage_name(row)}": {json.dumps(list(rows[row]))}' for row in sorted(rows)]
    text = "\n".join(
        [
            "{",
            f'  "format": {json.dumps(FORMAT)},',
            f'  "made": {json.dumps(made)},',
            *([f'  "rivals": {rivals},'] if rivals else []),
            f'  "features": {json.dumps(features_fingerprint(facts))},',
            f'  "facts": {json.dumps(facts)},',
            '  "rows": {',
            ",\n".join(lines),
            "  }" + hidden_layer_text(hidden_layer),
            "}",
            "",
        ]
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def hidden_layer_text(hidden_layer: Mapping[str, Any] | None) -> str:
    """Returns the JSON part for a hidden layer, with a line for each feature and each stage."""
    if not hidden_layer:
        return ""
    eras = [
        f'      "{era}": {{\n{one_to_a_line(looks, 8)}\n      }}'
        for era, looks in hidden_layer["looks"].items()
    ]
    lines = [
        ',\n  "hunches": {',
        f'    "units": {hidden_layer["units"]},',
        '    "looks": {',
        ",\n".join(eras),
        "    },",
        '    "stages": {',
        one_to_a_line(hidden_layer["stages"], 6),
        "    }",
        "  }",
    ]
    return "\n".join(lines)


def one_to_a_line(entries: Mapping[str, object], indent: int) -> str:
    """Returns the entries of a JSON object, one per line."""
    start = " " * indent
    return ",\n".join(f"{start}{json.dumps(k)}: {json.dumps(v)}" for k, v in entries.items())


def read_rows(text: str, extractor: FeatureExtractor, prior: Rows) -> Rows:
    """Returns all rows of a file's text; a stage without a row gets the nearest trained one."""
    try:
        data = json.loads(text)
        learned = {name: [int(weight) for weight in row] for name, row in data["rows"].items()}
        facts = [name for name, _ in extractor.names]
        where = [data["facts"].index(name) if name in data["facts"] else -1 for name in facts]
        made_for = data.get("features") or features_fingerprint(data["facts"])
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadInput("no-weights", why=wrong) from None
    if made_for != features_fingerprint(data["facts"]) or wrong_length(learned, data["facts"]):
        raise BadInput("no-weights", why="features")
    found: Rows = []
    for row, usual in enumerate(prior):
        given = learned.get(nearest_stage(row, learned))
        found.append(
            usual if given is None else [given[at] if at >= 0 else 0 for at in where],
        )
    return found


def features_fingerprint(names: Sequence[str]) -> str:
    """Returns a hash of the names of features, in their order."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def wrong_length(learned: Mapping[str, Sequence[int]], names: Sequence[str]) -> bool:
    """Returns whether a row of a file has more or fewer weights than the file names features."""
    return any(len(row) != len(names) for row in learned.values())


def nearest_stage(row: int, learned: Mapping[str, Sequence[int]]) -> str:
    """Returns the trained stage of equal era and phase with the closest number of actions left."""
    left = row % int(MAX_STAGES)
    first = row - left
    stages = [stage_name(first + other) for other in range(int(MAX_STAGES))]
    known = [other for other in range(int(MAX_STAGES)) if stages[other] in learned]
    if not known:
        return ""
    return stages[min(known, key=lambda other: (abs(other - left), other))]
