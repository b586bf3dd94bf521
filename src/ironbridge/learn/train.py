"""Learning as a course of generations: play, fit, gate, save; stopped and taken up at any time.

Everything lies in one folder: shards of games, the weights of each generation, and a log with the
gate of each.  What is there already is not done again.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ironbridge.bots.weights import hand_rows, judge_for, read_rows, write_rows
from ironbridge.core.chance import split
from ironbridge.core.desk import Desk
from ironbridge.core.doors import apply
from ironbridge.core.mind import Mind
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.setup import first_position
from ironbridge.learn.fit import (
    BELIEF,
    TRACE,
    Weights,
    fit_backwards,
    fit_middles,
    load_ends,
    load_middles,
)
from ironbridge.learn.harvest import Shard, harvest
from ironbridge.notation.deals import deal_from_seed
from ironbridge.sim.arena import interval
from ironbridge.sim.pool import spread
from ironbridge.sim.run import Plan, setting_of
from ironbridge.titles.setting import Setting

SHARD = 25
"""Games in a file."""
NOISE = 150
"""In so many of a thousand turns any of the best is played, so that more is seen."""
WIDTH = 6
BEAM = 6
SCOUTS = 10
"""One game in so many is played first, to learn which first actions make good turns."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Course:
    """A course of learning: everything that decides how it goes."""

    plan: Plan
    """The table; ``plan.games`` are played in each generation."""
    folder: Path
    start: Path | None = None
    """Weights to begin with and to hold to; None: those set by hand."""
    generations: int = 3
    deals: int = 40
    """Paired deals of a gate."""
    jobs: int | None = 1
    cluster: str | None = None
    """The scheduler of a Dask cluster that plays the games."""

    def weights(self, generation: int) -> Path:
        """The weights of a generation."""
        return self.folder / f"weights-{generation}.json"


def train(course: Course, say: Say = lambda text: None) -> Path | None:
    """Go through the course; the weights that won last, None when those it began with did."""
    best: Path | None = None
    course.folder.mkdir(parents=True, exist_ok=True)
    kept = {entry["generation"]: entry for entry in read_log(course)}
    for generation in range(1, course.generations + 1):
        if generation not in kept:
            teach(course, generation, best or course.start, say)
            kept[generation] = gate(course, generation, best or course.start)
            with (course.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(kept[generation]) + "\n")
        say(f"generation {generation}: {json.dumps(kept[generation]['gate'])}")
        if kept[generation]["taken"]:
            best = course.weights(generation)
    return best


def read_log(course: Course) -> list[dict[str, object]]:
    """What the course has come to so far."""
    file = course.folder / "log.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [json.loads(line) for line in lines]


# ----------------------------------------------------------------------------- play and fit


def teach(course: Course, generation: int, best: Path | None, say: Say) -> None:
    """Play a generation's games and fit its weights."""
    setting = setting_of(course.plan)
    insight = setting.insight(setting.rules)
    before = hand_rows(setting, insight)
    if course.start is not None:
        before = read_rows(course.start, insight, before)
    games = course.plan.games
    scouts = play(course, f"scouts-{generation}", best, games // SCOUTS, 0, say)
    known = {} if best is None else learned(best)
    eyes = fit_middles(load_middles(scouts), insight, known, before)
    player = course.folder / f"player-{generation}.json"
    write_rows(player, insight, {**known, **eyes}, {"generation": generation})
    play(course, f"games-{generation}", player, games, BEAM, say)
    ends, explained = fit_backwards(load_ends(shards(course, "games-*")), insight, before)
    draft = course.folder / f"draft-{generation}.json"
    write_rows(draft, insight, {**ends, **eyes}, {"generation": generation})
    again = play(course, f"again-{generation}", draft, games // SCOUTS, 2 * BEAM, say)
    middles = fit_middles(load_middles(again), insight, ends, before)
    write_rows(
        course.weights(generation),
        insight,
        {**ends, **middles},
        made(course, generation, explained),
    )


def made(course: Course, generation: int, explained: dict[int, float]) -> dict[str, object]:
    """How weights were made, for their file."""
    plan = course.plan
    return {
        "title": plan.title,
        "seats": setting_of(plan).seats,
        "options": plan.options,
        "seed": plan.seed,
        "generation": generation,
        "games": len(shards(course, "games-*")) * SHARD,
        "trace": TRACE,
        "belief": BELIEF,
        "explained": {str(row): part for row, part in explained.items()},
    }


def learned(file: Path) -> Weights:
    """The rows of a file of weights by number."""
    from ironbridge.bots.weights import row_of_stage

    data = json.loads(file.read_text("utf-8"))
    return {row_of_stage(name): row for name, row in data["rows"].items()}


def shards(course: Course, pattern: str) -> list[Path]:
    """The finished shards of this name."""
    return sorted(file for file in course.folder.glob(f"{pattern}.npz") if ".part" not in file.name)


def play(
    course: Course, name: str, weights: Path | None, games: int, beam: int, say: Say
) -> list[Path]:
    """Play games into shards; those that are there already are not played again."""
    number = sum(ord(letter) for letter in name)
    plan = Plan(
        course.plan.title,
        course.plan.seats,
        games,
        seed=split(course.plan.seed, number) % 2**60,
        options=course.plan.options,
    )
    work = [
        Shard(
            plan,
            weights,
            course.folder / f"{name}-{first:05d}.npz",
            first,
            first + SHARD,
            beam,
            NOISE,
            WIDTH,
        )
        for first in range(0, max(games, SHARD), SHARD)
    ]
    for shard, mean in zip(work, spread(harvest, work, course.jobs, course.cluster), strict=True):
        say(f"{shard.file.stem}: mean {mean:.1f}")
    return [shard.file for shard in work]


# ----------------------------------------------------------------------------- gates


def gate(course: Course, generation: int, best: Path | None) -> dict[str, object]:
    """The new weights at one seat against the old at all others, on paired deals."""
    setting = setting_of(course.plan)
    new = Mind(setting.rules, judge_for(setting, course.weights(generation)))
    old = Mind(setting.rules, judge_for(setting, best, by_hand=best is None))
    people = [
        seat for seat in range(setting.seats) if not setting.rules.tables.automatic >> seat & 1
    ]
    differences: list[float] = []
    for deal in range(course.deals):
        seed = split(course.plan.seed + 1, deal)
        start = first_position(setting.rules, deal_from_seed(setting, seed), Desk())
        usual = play_seats([old] * setting.seats, start)
        gained = []
        for seat in people:
            minds = [new if one == seat else old for one in range(setting.seats)]
            gained.append(play_seats(minds, start)[seat] - usual[seat])
        differences.append(sum(gained) / len(gained))
    mean, low, high = interval(differences, Random(course.plan.seed))
    return {
        "generation": generation,
        "gate": {"deals": course.deals, "gain": round(mean, 2), "low": low, "high": high},
        "taken": low > 0,
    }


def play_seats(minds: list[Mind], start: Position) -> list[int]:
    """A game at first sight with a mind for each seat; the points."""
    pos, desk = start.copy(), Desk()
    while pos.ask != ASK_NOTHING:
        mind = minds[pos.seat]
        for code in mind.turns(pos, BEAM, 1)[0].path:
            apply(mind.rules, pos, desk, code)
    return [pos.word(seat, POINTS) for seat in range(len(minds))]


def install(setting: Setting, weights: Path) -> Path:
    """Put weights where the bots look for them: into the title's folder."""
    from ironbridge.bots.weights import home_file

    target = home_file(setting)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(weights.read_text("utf-8"), "utf-8")
    return target
