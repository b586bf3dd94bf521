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
    hand_rows,
    judge_from,
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
from ironbridge.core.workspace import Desk
from ironbridge.learn.fit_hidden_layer import PASSES, fit_hunches, with_levels
from ironbridge.learn.regression import (
    BELIEF,
    TRACE,
    Weights,
    fit_backwards,
    fit_middles,
    load_ends,
    load_middles,
)
from ironbridge.learn.selfplay_data import Shard, harvest
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.search import Mind
from ironbridge.sim.arena import interval
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import Plan, setting_of
from ironbridge.titles.spec import Setting

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
class Course:
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
    hunches: int = 0
    """So many hunches are learned; 0: rows of weights are learned instead."""

    def weights(self, generation: int) -> Path:
        """Returns the weights of a generation."""
        return self.folder / f"weights-{generation}.json"

    def start_text(self) -> str | None:
        """Returns the text of the weights it begins with; None: those set by hand."""
        return None if self.start is None else self.start.read_text("utf-8")


def train(course: Course, say: Say = in_silence) -> Path | None:
    """Go through the course; returns the weights that won last, None for those it began with."""
    best: Path | None = None
    course = begun(course)
    kept = {entry["generation"]: entry for entry in read_log(course)}
    for generation in range(1, course.generations + 1):
        if generation not in kept:
            newest = course.start if generation == 1 else course.weights(generation - 1)
            (teach_hunches if course.hunches else teach)(course, generation, newest, say)
            kept[generation] = gate(course, generation, best or course.start)
            write_gates(course, list(kept.values()))
            with (course.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(kept[generation]) + "\n")
        say("gate", generation=generation, **told(kept[generation]))
        if kept[generation]["taken"]:
            best = course.weights(generation)
    return best


def told(entry: dict[str, object]) -> dict[str, str | int]:
    """Returns what a gate came to, for people."""
    gate = cast(dict[str, float], entry["gate"])
    figures = {key: f"{gate[key]:+.2f}" for key in ("gain", "low", "high")}
    return {"deals": int(gate["deals"]), **figures, "taken": "yes" if entry["taken"] else "no"}


def begun(course: Course) -> Course:
    """Returns the course with a copy of its first weights: those of the title may change."""
    course.folder.mkdir(parents=True, exist_ok=True)
    if course.start is None:
        return course
    copy = course.folder / "start" / course.start.name
    if not copy.is_file():
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(course.start.read_text("utf-8"), "utf-8")
    return replace(course, start=copy)


def read_log(course: Course) -> list[dict[str, object]]:
    """Returns what the course has come to so far."""
    file = course.folder / "log.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [json.loads(line) for line in lines]


# ----------------------------------------------------------------------------- play and fit


def teach(course: Course, generation: int, newest: Path | None, say: Say) -> None:
    """Play a generation's games and fit its weights."""
    setting = setting_of(course.plan)
    insight = setting.insight(setting.rules)
    before = rows_from(setting, insight, course.start_text())
    games = course.plan.games
    known = {} if newest is None else learned(newest)
    player = newest
    if generation == 1:  # which first actions make good turns must be learned before anything
        scouts = play(course, "scouts", newest, games // SCOUTS, 0, say)
        known = {**known, **fit_middles(load_middles(scouts), insight, known, before)}
        player = course.folder / "player-1.json"
        write_rows(player, insight, known, {"generation": 0})
    play(course, f"games-{generation}", player, games // 2, BEAM, say, course.samples)
    play(course, f"styles-{generation}", player, games // 2, BEAM, say, styles=True)
    ends, explained = fit_backwards(load_ends(shards(course)), insight, before)
    draft = course.folder / f"draft-{generation}.json"
    write_rows(draft, insight, {**known, **ends}, {"generation": generation})
    again = play(course, f"again-{generation}", draft, games // SCOUTS, 2 * BEAM, say)
    middles = fit_middles(load_middles(again), insight, ends, before)
    write_rows(
        course.weights(generation),
        insight,
        {**ends, **middles},
        made(course, generation, explained),
        rivals=rivals_from(course.start_text()),
    )


def teach_hunches(course: Course, generation: int, newest: Path | None, say: Say) -> None:
    """Play a generation's games and fit hunches on top of the rows that the course began with.

    Only in mid-turn the rows are fitted anew.
    """
    setting = setting_of(course.plan)
    insight = setting.insight(setting.rules)
    before = rows_from(setting, insight, course.start_text())
    games = course.plan.games // 3
    play(course, f"games-{generation}", newest, games, BEAM, say, course.samples)
    play(course, f"wide-{generation}", newest, games, BEAM, say, width=WIDE)
    play(course, f"styles-{generation}", newest, games, BEAM, say, styles=True)
    files = shards(course)
    Random(course.plan.seed).shuffle(files)
    how = {**table_of(course, generation), "passes": PASSES}
    found = fit_hunches(load_ends(files), insight, before, course.hunches)
    known = {} if course.start is None else learned(course.start)
    rows = with_levels({**known, **{row: before[row] for row in found.levels}}, found.levels)
    rows = {**rows, **teach_middles(course, generation, rows, found.hunches, say)}
    rows_made = {} if course.start is None else made_of(course.start)
    middles = {"rounds": ROUNDS, "games": max(course.plan.games // SCOUTS, SHARD)}
    both = {**rows_made, "hunches": {**how, "errors": found.errors, "middles": middles}}
    share = rivals_from(course.start_text())
    write_rows(course.weights(generation), insight, rows, both, found.hunches, share)


def teach_middles(
    course: Course, generation: int, rows: Weights, hunches: dict[str, object], say: Say
) -> Weights:
    """Fit the rows in mid-turn to the newest hunches; the games they play show where they err.

    Whoever looks ahead plays action by action, and what a first action promises decides there.
    """
    setting = setting_of(course.plan)
    insight = setting.insight(setting.rules)
    files: list[Path] = []
    found: Weights = {}
    for number in range(ROUNDS):
        draft = course.folder / f"draft-{generation}-{number}.json"
        write_rows(draft, insight, {**rows, **found}, {"generation": generation}, hunches)
        name = f"again-{generation}-{number}"
        files += play(course, name, draft, course.plan.games // SCOUTS, 2 * BEAM, say)
        found = fit_middles(load_middles(files), insight, rows, hand_rows(setting, insight))
    return found


def made(course: Course, generation: int, explained: dict[int, float]) -> dict[str, object]:
    """Returns how rows of weights were made, for their file."""
    return {
        **table_of(course, generation),
        "trace": TRACE,
        "belief": BELIEF,
        "explained": {str(row): part for row, part in explained.items()},
    }


def table_of(course: Course, generation: int) -> dict[str, object]:
    """Returns for which table weights were made, and from what."""
    plan = course.plan
    return {
        "title": plan.title,
        "seats": setting_of(plan).seats,
        "options": plan.options,
        "seed": plan.seed,
        "generation": generation,
        "start": "by hand" if course.start is None else course.start.name,
        "games": len(shards(course)) * SHARD,
        "samples": course.samples,
    }


def made_of(file: Path) -> dict[str, object]:
    """Returns how the weights of a file were made."""
    return dict(json.loads(file.read_text("utf-8"))["made"])


def learned(file: Path) -> Weights:
    """Returns the rows of a file of weights by number."""
    data = json.loads(file.read_text("utf-8"))
    return {row_of_stage(name): row for name, row in data["rows"].items()}


def shards(course: Course) -> list[Path]:
    """Returns all finished shards of games."""
    return sorted(course.folder.glob("*.npz"))


def play(
    course: Course,
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
        course.plan.title,
        course.plan.seats,
        games,
        seed=split(course.plan.seed, number) % 2**60,
        options=course.plan.options,
    )
    text = None if weights is None else weights.read_text("utf-8")
    firsts = range(0, games, SHARD)
    files = [course.folder / f"{name}-{first:05d}.npz" for first in firsts]
    missing = [n for n, file in enumerate(files) if not file.is_file()]
    work = [
        Shard(plan, text, firsts[n], firsts[n] + SHARD, beam, NOISE, width, samples, styles)
        for n in missing
    ]
    for n, kept in zip(missing, spread(harvest, work, course.jobs, course.cluster), strict=True):
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


def gate(course: Course, generation: int, best: Path | None) -> dict[str, object]:
    """Returns what the new weights gain at one seat against the old, on paired deals."""
    new = course.weights(generation).read_text("utf-8")
    old = None if best is None else best.read_text("utf-8")
    duels = [Duel(course.plan, deal, new, old) for deal in range(course.deals)]
    gains = list(spread(duel, duels, course.jobs, course.cluster))
    mean, low, high = interval(gains, Random(course.plan.seed))
    return {
        "generation": generation,
        "against": "by hand" if best is None else best.name,
        "gate": {
            "deals": course.deals,
            "gain": round(mean, 2),
            "low": round(low, 2),
            "high": round(high, 2),
        },
        "taken": low > 0,
    }


def write_gates(course: Course, entries: list[dict[str, object]]) -> None:
    """Put the gates so far into the file of the newest weights: how they were made."""
    setting = setting_of(course.plan)
    file = course.weights(len(entries))
    data = json.loads(file.read_text("utf-8"))
    how = data["made"]["hunches"] if course.hunches else data["made"]
    how["gates"] = entries
    insight = setting.insight(setting.rules)
    share = rivals_from(file.read_text("utf-8"))
    write_rows(file, insight, learned(file), data["made"], data.get("hunches"), share)


def duel(one: Duel) -> float:
    """Returns what the new weights gain at each seat in turn on one deal, the others' being old."""
    setting = setting_of(one.plan)
    new = Mind(setting.rules, judge_from(setting, one.new))
    old = Mind(setting.rules, judge_from(setting, one.old))
    seed = split(one.plan.seed + 1, one.deal)
    start = first_position(setting.rules, deal_from_seed(setting, seed), Desk())
    usual = play_seats([old] * setting.seats, start)
    automatic = ids(setting.rules.tables.automatic)
    gains = []
    for seat in (seat for seat in range(setting.seats) if seat not in automatic):
        minds = [new if n == seat else old for n in range(setting.seats)]
        gains.append(play_seats(minds, start)[seat] - usual[seat])
    return sum(gains) / len(gains)


def play_seats(minds: list[Mind], start: Position) -> list[int]:
    """Play a game at first sight with a mind for each seat; returns the points."""
    pos, desk = start.copy(), Desk()
    while pos.ask != ASK_NOTHING:
        mind = minds[pos.seat]
        for code in mind.turns(pos, BEAM, 1)[0].path:
            apply(mind.rules, pos, desk, code)
    return [pos.word(seat, POINTS) for seat in range(len(minds))]


def install(setting: Setting, weights: Path) -> Path:
    """Put weights where the bots look for them: into the title's folder."""
    from ironbridge.bots.weights_file import home_file

    target = home_file(setting)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(weights.read_text("utf-8"), "utf-8")
    return target
