"""Trains by generations of self-play: play shards, fit, gate, save; a run can be resumed.

The newest weights play the next generation's games even if the gate rejected them, because the next
fit needs the positions in which they err.  In many of the games most seats play with perturbed
weights (``exploration``). Every fit uses the games of all generations.  A run trains either linear
rows of weights, or a hidden layer on top of the rows that it starts with.

All files of a run are in one folder: shards of games, a checkpoint of weights per generation, and a
log with the gate of each.  A resumed run keeps what it finds there.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol, cast

from ironbridge.bots.weights_file import (
    evaluator_from,
    hand_rows,
    rivals_from,
    row_of_stage,
    rows_from,
    write_rows,
)
from ironbridge.core.bitset import ids
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import split
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.learn.fit_hidden_layer import EPOCHS, fit_units, with_levels
from ironbridge.learn.regression import (
    BELIEF,
    TRACE,
    Weights,
    fit_backwards,
    fit_middles,
    load_ends,
    load_middles,
)
from ironbridge.learn.selfplay_data import Shard, play_shard
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.search import Search
from ironbridge.sim.arena import interval
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import Plan, spec_of
from ironbridge.titles.spec import GameSpec

SHARD = 25
"""Number of games in a shard."""
NOISE = 150
"""Turns per thousand in which a random one of the best candidates is played, for exploration."""
WIDTH = 6
WIDE = 64
"""Number of candidates of that random choice in a third of the games of a hidden layer's run."""
BEAM = 6
SCOUTS = 10
"""One game in this number generates mid-turn samples, for the ordering of first actions."""
ROUNDS = 2
"""Number of times the mid-turn rows are fitted to games that they played."""


class Say(Protocol):
    """Callback for progress: the suffix of a message's name, and its arguments."""

    def __call__(self, message: str, **facts: str | int) -> None: ...


def in_silence(message: str, **facts: str | int) -> None:
    """Discards a progress message."""


@dataclass(frozen=True)
class TrainingRun:
    """The configuration of a training run."""

    plan: Plan
    """Title, seats and options; ``plan.games`` is the number of games per generation."""
    folder: Path
    start: Path | None = None
    """Weights file to start from and to regularize towards; None for the hand-set weights."""
    generations: int = 6
    deals: int = 60
    """Number of paired deals in a gate."""
    jobs: int | None = 1
    cluster: str | None = None
    """Address of the scheduler of the Dask cluster that plays the games."""
    samples: int = 0
    """Number of rollouts per turn in self-play; 0 plays by the static evaluation."""
    hidden_layer: int = 0
    """Number of units in the hidden layer to train; 0 trains the linear rows."""

    def weights(self, generation: int) -> Path:
        """Returns the path of a generation's weights."""
        return self.folder / f"weights-{generation}.json"

    def start_text(self) -> str | None:
        """Returns the text of the starting weights; None for the hand-set ones."""
        return None if self.start is None else self.start.read_text("utf-8")


def train(run: TrainingRun, say: Say = in_silence) -> Path | None:
    """Runs all generations; returns the weights that passed the last gate, None if none passed."""
    best: Path | None = None
    run = with_start_weights(run)
    kept = {entry["generation"]: entry for entry in read_log(run)}
    for generation in range(1, run.generations + 1):
        if generation not in kept:
            newest = run.start if generation == 1 else run.weights(generation - 1)
            (train_hidden_layer if run.hidden_layer else fit_generation)(
                run, generation, newest, say
            )
            kept[generation] = gate(run, generation, best or run.start)
            write_gates(run, list(kept.values()))
            with (run.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(kept[generation]) + "\n")
        say("gate", generation=generation, **describe_gate(kept[generation]))
        if kept[generation]["taken"]:
            best = run.weights(generation)
    return best


def describe_gate(entry: dict[str, object]) -> dict[str, str | int]:
    """Returns the result of a gate as arguments of a progress message."""
    gate = cast(dict[str, float], entry["gate"])
    figures = {key: f"{gate[key]:+.2f}" for key in ("gain", "low", "high")}
    return {"deals": int(gate["deals"]), **figures, "taken": "yes" if entry["taken"] else "no"}


def with_start_weights(run: TrainingRun) -> TrainingRun:
    """Returns the run with a copy of its starting weights, since those of the title may change."""
    run.folder.mkdir(parents=True, exist_ok=True)
    if run.start is None:
        return run
    copy = run.folder / "start" / run.start.name
    if not copy.is_file():
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(run.start.read_text("utf-8"), "utf-8")
    return replace(run, start=copy)


def read_log(run: TrainingRun) -> list[dict[str, object]]:
    """Returns the log entries of the finished generations."""
    file = run.folder / "log.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [json.loads(line) for line in lines]


# ----------------------------------------------------------------------------- play and fit


def fit_generation(run: TrainingRun, generation: int, newest: Path | None, say: Say) -> None:
    """Plays a generation's self-play games and fits its linear weights."""
    spec = spec_of(run.plan)
    extractor = spec.hooks.feature_extractor()
    before = rows_from(spec, extractor, run.start_text())
    games = run.plan.games
    known = {} if newest is None else stored_rows(newest)
    player = newest
    if generation == 1:  # mid-turn weights order the candidates: fit them first
        scouts = play(run, "scouts", newest, games // SCOUTS, 0, say)
        known = {**known, **fit_middles(load_middles(scouts), extractor, known, before)}
        player = run.folder / "player-1.json"
        write_rows(player, extractor, known, {"generation": 0})
    play(run, f"games-{generation}", player, games // 2, BEAM, say, run.samples)
    play(run, f"styles-{generation}", player, games // 2, BEAM, say, styles=True)
    ends, explained = fit_backwards(load_ends(shards(run)), extractor, before)
    draft = run.folder / f"draft-{generation}.json"
    write_rows(draft, extractor, {**known, **ends}, {"generation": generation})
    again = play(run, f"again-{generation}", draft, games // SCOUTS, 2 * BEAM, say)
    middles = fit_middles(load_middles(again), extractor, ends, before)
    write_rows(
        run.weights(generation),
        extractor,
        {**ends, **middles},
        provenance(run, generation, explained),
        rivals=rivals_from(run.start_text()),
    )


def train_hidden_layer(run: TrainingRun, generation: int, newest: Path | None, say: Say) -> None:
    """Plays a generation's games and trains a hidden layer on top of the starting rows.

    Only the mid-turn rows are fitted again.
    """
    spec = spec_of(run.plan)
    extractor = spec.hooks.feature_extractor()
    before = rows_from(spec, extractor, run.start_text())
    games = run.plan.games // 3
    play(run, f"games-{generation}", newest, games, BEAM, say, run.samples)
    play(run, f"wide-{generation}", newest, games, BEAM, say, width=WIDE)
    play(run, f"styles-{generation}", newest, games, BEAM, say, styles=True)
    files = shards(run)
    Random(run.plan.seed).shuffle(files)
    how = {**table_of(run, generation), "passes": EPOCHS}
    found = fit_units(load_ends(files), extractor, before, run.hidden_layer)
    known = {} if run.start is None else stored_rows(run.start)
    rows = with_levels({**known, **{row: before[row] for row in found.levels}}, found.levels)
    rows = {**rows, **teach_middles(run, generation, rows, found.hidden_layer, say)}
    rows_made = {} if run.start is None else stored_provenance(run.start)
    middles = {"rounds": ROUNDS, "games": max(run.plan.games // SCOUTS, SHARD)}
    both = {**rows_made, "hunches": {**how, "errors": found.errors, "middles": middles}}
    share = rivals_from(run.start_text())
    write_rows(run.weights(generation), extractor, rows, both, found.hidden_layer, share)


def teach_middles(
    run: TrainingRun, generation: int, rows: Weights, hidden_layer: dict[str, object], say: Say
) -> Weights:
    """Fits the mid-turn rows to the newest hidden layer, on games that these rows played.

    The beam search keeps or drops a first action by its mid-turn evaluation.
    """
    spec = spec_of(run.plan)
    extractor = spec.hooks.feature_extractor()
    files: list[Path] = []
    found: Weights = {}
    for number in range(ROUNDS):
        draft = run.folder / f"draft-{generation}-{number}.json"
        write_rows(draft, extractor, {**rows, **found}, {"generation": generation}, hidden_layer)
        name = f"again-{generation}-{number}"
        files += play(run, name, draft, run.plan.games // SCOUTS, 2 * BEAM, say)
        found = fit_middles(load_middles(files), extractor, rows, hand_rows(spec, extractor))
    return found


def provenance(run: TrainingRun, generation: int, explained: dict[int, float]) -> dict[str, object]:
    """Returns the provenance of linear weights for their file."""
    return {
        **table_of(run, generation),
        "trace": TRACE,
        "belief": BELIEF,
        "explained": {str(row): part for row, part in explained.items()},
    }


def table_of(run: TrainingRun, generation: int) -> dict[str, object]:
    """Returns the table that weights were trained for, and the data they were trained on."""
    plan = run.plan
    return {
        "title": plan.title,
        "seats": spec_of(plan).seats,
        "options": plan.options,
        "seed": plan.seed,
        "generation": generation,
        "start": "by hand" if run.start is None else run.start.name,
        "games": len(shards(run)) * SHARD,
        "samples": run.samples,
    }


def stored_provenance(file: Path) -> dict[str, object]:
    """Returns the provenance stored in a weights file."""
    return dict(json.loads(file.read_text("utf-8"))["made"])


def stored_rows(file: Path) -> Weights:
    """Returns the rows of a weights file by row number."""
    data = json.loads(file.read_text("utf-8"))
    return {row_of_stage(name): row for name, row in data["rows"].items()}


def shards(run: TrainingRun) -> list[Path]:
    """Returns the paths of all finished shards."""
    return sorted(run.folder.glob("*.npz"))


def play(
    run: TrainingRun,
    name: str,
    weights: Path | None,
    games: int,
    beam: int,
    say: Say,
    samples: int = 0,
    styles: bool = False,
    width: int = WIDTH,
) -> list[Path]:
    """Plays self-play games into shards; shards that exist are not played again."""
    games = max(games, SHARD)  # a shard is never split
    number = sum(ord(letter) for letter in name)
    plan = Plan(
        run.plan.title,
        run.plan.seats,
        games,
        seed=split(run.plan.seed, number) % 2**60,
        options=run.plan.options,
    )
    text = None if weights is None else weights.read_text("utf-8")
    firsts = range(0, games, SHARD)
    files = [run.folder / f"{name}-{first:05d}.npz" for first in firsts]
    missing = [n for n, file in enumerate(files) if not file.is_file()]
    work = [
        Shard(plan, text, firsts[n], firsts[n] + SHARD, beam, NOISE, width, samples, styles)
        for n in missing
    ]
    for n, kept in zip(missing, spread(play_shard, work, run.jobs, run.cluster), strict=True):
        part = files[n].with_suffix(".part")
        part.write_bytes(kept)
        part.replace(files[n])
        say("shard", shard=files[n].stem, mean=f"{mean_points(files[n]):.1f}")
    return files


def mean_points(file: Path) -> float:
    """Returns the mean final points in a shard."""
    import numpy as np

    with np.load(file) as shard:
        return float(shard["mean"])


# ----------------------------------------------------------------------------- gates


class Duel(NamedTuple):
    """One paired deal of a gate: the texts of new and old weights, None for hand-set ones."""

    plan: Plan
    deal: int
    new: str | None
    old: str | None


def gate(run: TrainingRun, generation: int, best: Path | None) -> dict[str, object]:
    """Returns the mean gain of one seat with the new weights on paired deals, in points."""
    new = run.weights(generation).read_text("utf-8")
    old = None if best is None else best.read_text("utf-8")
    duels = [Duel(run.plan, deal, new, old) for deal in range(run.deals)]
    gains = list(spread(duel, duels, run.jobs, run.cluster))
    mean, low, high = interval(gains, Random(run.plan.seed))
    return {
        "generation": generation,
        "against": "by hand" if best is None else best.name,
        "gate": {
            "deals": run.deals,
            "gain": round(mean, 2),
            "low": round(low, 2),
            "high": round(high, 2),
        },
        "taken": low > 0,
    }


def write_gates(run: TrainingRun, entries: list[dict[str, object]]) -> None:
    """Stores the gates so far in the newest weights file, as part of its provenance."""
    spec = spec_of(run.plan)
    file = run.weights(len(entries))
    data = json.loads(file.read_text("utf-8"))
    how = data["made"]["hunches"] if run.hidden_layer else data["made"]
    how["gates"] = entries
    extractor = spec.hooks.feature_extractor()
    share = rivals_from(file.read_text("utf-8"))
    write_rows(file, extractor, stored_rows(file), data["made"], data.get("hunches"), share)


def duel(one: Duel) -> float:
    """Returns the mean gain of the new weights on one deal, at each seat against the old ones."""
    spec = spec_of(one.plan)
    new = Search(spec.rules, evaluator_from(spec, one.new))
    old = Search(spec.rules, evaluator_from(spec, one.old))
    seed = split(one.plan.seed + 1, one.deal)
    start = first_position(spec.rules, deal_from_seed(spec, seed), Workspace())
    usual = play_seats([old] * spec.seats, start)
    automatic = ids(spec.rules.tables.automatic)
    gains = []
    for seat in (seat for seat in range(spec.seats) if seat not in automatic):
        searches = [new if n == seat else old for n in range(spec.seats)]
        gains.append(play_seats(searches, start)[seat] - usual[seat])
    return sum(gains) / len(gains)


def play_seats(searches: list[Search], start: Position) -> list[int]:
    """Plays a game by static evaluation with one search per seat; returns the final points."""
    pos, work = start.copy(), Workspace()
    while pos.ask != ASK_NOTHING:
        search = searches[pos.seat]
        for code in search.candidate_turns(pos, BEAM, 1)[0].path:
            apply(search.rules, pos, work, code)
    return [pos.seat_value(seat, POINTS) for seat in range(len(searches))]


def install(spec: GameSpec, weights: Path) -> Path:
    """Installs weights in the title's folder, where the bots load them."""
    from ironbridge.bots.weights_file import home_file, replace_file

    target = home_file(spec)
    replace_file(target, weights.read_text("utf-8"))
    return target
