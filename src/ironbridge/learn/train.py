"""Learning as a course of generations: play, fit, gate, save; stopped and taken up at any time.

The newest weights play the next generation's games whether they were taken or not: where they go
wrong is what the next fit must see.  In many of the games most seats have a style of their own.
All games of the course are fitted together.  A course learns rows of weights, or hunches on top of
the rows it begins with.

Everything lies in one folder: shards of games, the weights of each generation, and a log with the
gate of each.  What is there already is not done again.
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
from ironbridge.learn.fit_hidden_layer import EPOCHS, fit_hunches, with_levels
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
from ironbridge.sim.simulate import Plan, setting_of
from ironbridge.titles.spec import GameSpec

SHARD = 25
"""Games in a file."""
NOISE = 150
"""In so many of a thousand turns any of the best is played, so that more is seen."""
WIDTH = 6
WIDE = 64
"""Where hunches are learned, in a third of the games it is any of so many."""
BEAM = 6
SCOUTS = 10
"""One game in so many is played to learn which first actions make good turns."""
ROUNDS = 2
"""So often the rows in mid-turn are fitted to the games that they play."""


class Say(Protocol):
    """Tells how far a course is: the end of a message's name, and its facts."""

    def __call__(self, message: str, **facts: str | int) -> None: ...


def in_silence(message: str, **facts: str | int) -> None:
    """Say nothing."""


@dataclass(frozen=True)
class TrainingRun:
    """A course of learning: everything that decides how it goes."""

    plan: Plan
    """The table; ``plan.games`` are played in each generation."""
    folder: Path
    start: Path | None = None
    """Weights to begin with and to hold to; None: those set by hand."""
    generations: int = 6
    deals: int = 60
    """Paired deals of a gate."""
    jobs: int | None = 1
    cluster: str | None = None
    """The scheduler of a Dask cluster that plays the games."""
    samples: int = 0
    """Outcomes that a search looks at in each turn of the games; 0: first sight decides."""
    hidden_layer: int = 0
    """So many hunches are learned; 0: rows of weights are learned instead."""

    def weights(self, generation: int) -> Path:
        """Returns the weights of a generation."""
        return self.folder / f"weights-{generation}.json"

    def start_text(self) -> str | None:
        """Returns the text of the weights it begins with; None: those set by hand."""
        return None if self.start is None else self.start.read_text("utf-8")


def train(history: TrainingRun, say: Say = in_silence) -> Path | None:
    """Go through the course; returns the weights that won last, None for those it began with."""
    best: Path | None = None
    history = begun(history)
    kept = {entry["generation"]: entry for entry in read_log(history)}
    for generation in range(1, history.generations + 1):
        if generation not in kept:
            newest = history.start if generation == 1 else history.weights(generation - 1)
            (teach_hunches if history.hidden_layer else fit_generation)(
                history, generation, newest, say
            )
            kept[generation] = gate(history, generation, best or history.start)
            write_gates(history, list(kept.values()))
            with (history.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(kept[generation]) + "\n")
        say("gate", generation=generation, **describe_gate(kept[generation]))
        if kept[generation]["taken"]:
            best = history.weights(generation)
    return best


def describe_gate(entry: dict[str, object]) -> dict[str, str | int]:
    """Returns what a gate came to, for people."""
    gate = cast(dict[str, float], entry["gate"])
    figures = {key: f"{gate[key]:+.2f}" for key in ("gain", "low", "high")}
    return {"deals": int(gate["deals"]), **figures, "taken": "yes" if entry["taken"] else "no"}


def begun(history: TrainingRun) -> TrainingRun:
    """Returns the course with a copy of its first weights: those of the title may change."""
    history.folder.mkdir(parents=True, exist_ok=True)
    if history.start is None:
        return history
    copy = history.folder / "start" / history.start.name
    if not copy.is_file():
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(history.start.read_text("utf-8"), "utf-8")
    return replace(history, start=copy)


def read_log(history: TrainingRun) -> list[dict[str, object]]:
    """Returns what the course has come to so far."""
    file = history.folder / "log.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [json.loads(line) for line in lines]


# ----------------------------------------------------------------------------- play and fit


def fit_generation(history: TrainingRun, generation: int, newest: Path | None, say: Say) -> None:
    """Play a generation's games and fit its weights."""
    spec = setting_of(history.plan)
    extractor = spec.feature_extractor(spec.rules)
    before = rows_from(spec, extractor, history.start_text())
    games = history.plan.games
    known = {} if newest is None else learned(newest)
    player = newest
    if generation == 1:  # which first actions make good turns must be learned before anything
        scouts = play(history, "scouts", newest, games // SCOUTS, 0, say)
        known = {**known, **fit_middles(load_middles(scouts), extractor, known, before)}
        player = history.folder / "player-1.json"
        write_rows(player, extractor, known, {"generation": 0})
    play(history, f"games-{generation}", player, games // 2, BEAM, say, history.samples)
    play(history, f"styles-{generation}", player, games // 2, BEAM, say, styles=True)
    ends, explained = fit_backwards(load_ends(shards(history)), extractor, before)
    draft = history.folder / f"draft-{generation}.json"
    write_rows(draft, extractor, {**known, **ends}, {"generation": generation})
    again = play(history, f"again-{generation}", draft, games // SCOUTS, 2 * BEAM, say)
    middles = fit_middles(load_middles(again), extractor, ends, before)
    write_rows(
        history.weights(generation),
        extractor,
        {**ends, **middles},
        made(history, generation, explained),
        rivals=rivals_from(history.start_text()),
    )


def teach_hunches(history: TrainingRun, generation: int, newest: Path | None, say: Say) -> None:
    """Play a generation's games and fit hunches on top of the rows that the course began with.

    Only in mid-turn the rows are fitted anew.
    """
    spec = setting_of(history.plan)
    extractor = spec.feature_extractor(spec.rules)
    before = rows_from(spec, extractor, history.start_text())
    games = history.plan.games // 3
    play(history, f"games-{generation}", newest, games, BEAM, say, history.samples)
    play(history, f"wide-{generation}", newest, games, BEAM, say, width=WIDE)
    play(history, f"styles-{generation}", newest, games, BEAM, say, styles=True)
    files = shards(history)
    Random(history.plan.seed).shuffle(files)
    how = {**table_of(history, generation), "passes": EPOCHS}
    found = fit_hunches(load_ends(files), extractor, before, history.hidden_layer)
    known = {} if history.start is None else learned(history.start)
    rows = with_levels({**known, **{row: before[row] for row in found.levels}}, found.levels)
    rows = {**rows, **teach_middles(history, generation, rows, found.hidden_layer, say)}
    rows_made = {} if history.start is None else made_of(history.start)
    middles = {"rounds": ROUNDS, "games": max(history.plan.games // SCOUTS, SHARD)}
    both = {**rows_made, "hunches": {**how, "errors": found.errors, "middles": middles}}
    share = rivals_from(history.start_text())
    write_rows(history.weights(generation), extractor, rows, both, found.hidden_layer, share)


def teach_middles(
    history: TrainingRun, generation: int, rows: Weights, hidden_layer: dict[str, object], say: Say
) -> Weights:
    """Fit the rows in mid-turn to the newest hunches; the games they play show where they err.

    Whoever looks ahead plays action by action, and what a first action promises decides there.
    """
    spec = setting_of(history.plan)
    extractor = spec.feature_extractor(spec.rules)
    files: list[Path] = []
    found: Weights = {}
    for number in range(ROUNDS):
        draft = history.folder / f"draft-{generation}-{number}.json"
        write_rows(draft, extractor, {**rows, **found}, {"generation": generation}, hidden_layer)
        name = f"again-{generation}-{number}"
        files += play(history, name, draft, history.plan.games // SCOUTS, 2 * BEAM, say)
        found = fit_middles(load_middles(files), extractor, rows, hand_rows(spec, extractor))
    return found


def made(history: TrainingRun, generation: int, explained: dict[int, float]) -> dict[str, object]:
    """Returns how rows of weights were made, for their file."""
    return {
        **table_of(history, generation),
        "trace": TRACE,
        "belief": BELIEF,
        "explained": {str(row): part for row, part in explained.items()},
    }


def table_of(history: TrainingRun, generation: int) -> dict[str, object]:
    """Returns for which table weights were made, and from what."""
    plan = history.plan
    return {
        "title": plan.title,
        "seats": setting_of(plan).seats,
        "options": plan.options,
        "seed": plan.seed,
        "generation": generation,
        "start": "by hand" if history.start is None else history.start.name,
        "games": len(shards(history)) * SHARD,
        "samples": history.samples,
    }


def made_of(file: Path) -> dict[str, object]:
    """Returns how the weights of a file were made."""
    return dict(json.loads(file.read_text("utf-8"))["made"])


def learned(file: Path) -> Weights:
    """Returns the rows of a file of weights by number."""
    data = json.loads(file.read_text("utf-8"))
    return {row_of_stage(name): row for name, row in data["rows"].items()}


def shards(history: TrainingRun) -> list[Path]:
    """Returns all finished shards of games."""
    return sorted(history.folder.glob("*.npz"))


def play(
    history: TrainingRun,
    name: str,
    weights: Path | None,
    games: int,
    beam: int,
    say: Say,
    samples: int = 0,
    styles: bool = False,
    width: int = WIDTH,
) -> list[Path]:
    """Play games into shards; those that are there already are not played again."""
    games = max(games, SHARD)  # there is no part of a file
    number = sum(ord(letter) for letter in name)
    plan = Plan(
        history.plan.title,
        history.plan.seats,
        games,
        seed=split(history.plan.seed, number) % 2**60,
        options=history.plan.options,
    )
    text = None if weights is None else weights.read_text("utf-8")
    firsts = range(0, games, SHARD)
    files = [history.folder / f"{name}-{first:05d}.npz" for first in firsts]
    missing = [n for n, file in enumerate(files) if not file.is_file()]
    work = [
        Shard(plan, text, firsts[n], firsts[n] + SHARD, beam, NOISE, width, samples, styles)
        for n in missing
    ]
    for n, kept in zip(
        missing, spread(play_shard, work, history.jobs, history.cluster), strict=True
    ):
        part = files[n].with_suffix(".part")
        part.write_bytes(kept)
        part.replace(files[n])
        say("shard", shard=files[n].stem, mean=f"{mean_points(files[n]):.1f}")
    return files


def mean_points(file: Path) -> float:
    """Returns the mean of all points in a shard."""
    import numpy as np

    with np.load(file) as shard:
        return float(shard["mean"])


# ----------------------------------------------------------------------------- gates


class Duel(NamedTuple):
    """One deal of a gate: the texts of the new and the old weights, None for those set by hand."""

    plan: Plan
    deal: int
    new: str | None
    old: str | None


def gate(history: TrainingRun, generation: int, best: Path | None) -> dict[str, object]:
    """Returns what the new weights gain at one seat against the old, on paired deals."""
    new = history.weights(generation).read_text("utf-8")
    old = None if best is None else best.read_text("utf-8")
    duels = [Duel(history.plan, deal, new, old) for deal in range(history.deals)]
    gains = list(spread(duel, duels, history.jobs, history.cluster))
    mean, low, high = interval(gains, Random(history.plan.seed))
    return {
        "generation": generation,
        "against": "by hand" if best is None else best.name,
        "gate": {
            "deals": history.deals,
            "gain": round(mean, 2),
            "low": round(low, 2),
            "high": round(high, 2),
        },
        "taken": low > 0,
    }


def write_gates(history: TrainingRun, entries: list[dict[str, object]]) -> None:
    """Put the gates so far into the file of the newest weights: how they were made."""
    spec = setting_of(history.plan)
    file = history.weights(len(entries))
    data = json.loads(file.read_text("utf-8"))
    how = data["made"]["hunches"] if history.hidden_layer else data["made"]
    how["gates"] = entries
    extractor = spec.feature_extractor(spec.rules)
    share = rivals_from(file.read_text("utf-8"))
    write_rows(file, extractor, learned(file), data["made"], data.get("hunches"), share)


def duel(one: Duel) -> float:
    """Returns what the new weights gain at each seat in turn on one deal, the others' being old."""
    spec = setting_of(one.plan)
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
    """Play a game at first sight with a mind for each seat; returns the points."""
    pos, work = start.copy(), Workspace()
    while pos.ask != ASK_NOTHING:
        search = searches[pos.seat]
        for code in search.candidate_turns(pos, BEAM, 1)[0].path:
            apply(search.rules, pos, work, code)
    return [pos.seat_value(seat, POINTS) for seat in range(len(searches))]


def install(spec: GameSpec, weights: Path) -> Path:
    """Put weights where the bots look for them: into the title's folder."""
    from ironbridge.bots.weights_file import home_file

    target = home_file(spec)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(weights.read_text("utf-8"), "utf-8")
    return target
