"""Explains a search: the best candidate turns, their values, and the features that differ.

The turns shown are compared in the same sampled worlds, by rollouts as the level plays them, and
stand in the order of their mean outcomes.  The reasons come from these outcomes as well: what sets
the positions after the best turn apart from those after the next.
"""

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots import Bot, name_of
from ironbridge.bots.fallback import answer_of
from ironbridge.bots.feature_shares import (
    RolloutOutcome,
    evaluated,
    feature_means,
    feature_shares,
)
from ironbridge.bots.levels import MEDIUM, Level
from ironbridge.bots.search_bot import SearchBot
from ironbridge.bots.seat_view import SeatView
from ironbridge.core.position import ASK_ACTION, Position
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.i18n.feature_names import fact
from ironbridge.i18n.localizer import Localizer
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.whole_actions import line_of
from ironbridge.search.determinize import Determinizer
from ironbridge.search.evaluator import SCALE
from ironbridge.search.rollout_policy import OTHERS, ReplyCache
from ironbridge.search.search import Candidate, Search
from ironbridge.search.turn_generator import between_actions, same_turn
from ironbridge.titles.spec import GameSpec

REASONS = 8
"""Maximum number of features listed as differences."""
LEAST_WORLDS = 12
"""Minimum number of worlds in which the shown turns are compared."""
REST = "rest"
"""Name of the entry for all features that are not listed."""
RIVALS = "rivals"
"""Name of the entry for what the turns give the rivals."""


class ComparedTurn(NamedTuple):
    """A candidate turn and its outcomes, one for each world; without worlds, at first sight."""

    turn: Candidate
    outcomes: list[RolloutOutcome]

    def value(self) -> float:
        """Returns the mean outcome, in points."""
        return mean(one.value() for one in self.outcomes)

    def behind(self, best: "ComparedTurn") -> list[float]:
        """Returns the lead of another turn in each world."""
        pairs = zip(best.outcomes, self.outcomes, strict=True)
        return [one.value() - own.value() for one, own in pairs]


def explain(
    game: Game, level: Level | Bot, rng: Random, most: int = 5, language: str = "en"
) -> dict[str, object]:
    """Returns the analysis of the open question by a level, as plain data in one language.

    A bot that is no search has one candidate, the turn that it plays, with the value that the
    evaluation of the levels gives it.
    """
    if game.seat is None:
        raise BadInput("nothing-to-search")
    view = SeatView(game, game.seat)
    bot = SearchBot(level) if isinstance(level, Level) else level
    searching = bot if isinstance(bot, SearchBot) else SearchBot(MEDIUM)
    search = searching.search(view.spec)
    if bot is searching:
        shown = searching.think(view, rng)[:most]
        world = view.unseen().sample(Rng(rng.getrandbits(60)))
    else:
        guess = view.guess(rng)
        world = guess.position.copy()
        path = own_turn(bot, guess, rng)
        shown = [Candidate(path, search.evaluate(search.played(world, path), view.seat))]
    far, worlds = searching.level.deep_samples > 0, worlds_for(searching.level, len(shown))
    if worlds and bot is searching:
        found = compare(search, view.unseen(), shown, far, worlds, Rng(rng.getrandbits(60)))
    else:
        found = at_first_sight(search, world, shown)
    return {
        "title": view.spec.title,
        "seat": view.seat,
        "level": name_of(bot),
        "turns": [candidate_data(view.spec, world, one, found[0]) for one in found],
        "differences": (
            differences(Localizer(view.spec, language), search, *found[:2])
            if len(found) > 1
            else []
        ),
    }


def worlds_for(level: Level, turns: int) -> int:
    """Returns the number of worlds in which a level's turns are compared; 0 without rollouts."""
    if level.samples == 0:
        return 0
    return max(LEAST_WORLDS, (level.deep_samples or level.samples) // turns)


def compare(
    search: Search,
    unseen: Determinizer,
    shown: list[Candidate],
    far: bool,
    worlds: int,
    rng: Rng,
) -> list[ComparedTurn]:
    """Returns the turns with their outcomes in the same worlds, best mean first."""
    found = [ComparedTurn(one, []) for one in shown]
    for _ in range(worlds):
        world = unseen.sample(rng)
        others = ReplyCache(OTHERS, 1)
        start = int(search.rivals_share(world, world.seat)) if far else 0
        for turn, outcomes in found:
            ends = search.evaluated_positions(world, turn, others, far)
            outcomes.append(outcome_of(search, ends, int(world.seat), far, start))
    return sorted(found, key=ComparedTurn.value, reverse=True)


def outcome_of(
    search: Search, ends: list[Position], seat: int, far: bool, start: int
) -> RolloutOutcome:
    """Returns the outcome of a rollout: what it was evaluated by, and what the rivals gained."""
    gained = [int(search.rivals_share(pos, seat)) - start for pos in ends] if far else [0]
    positions = [evaluated(search, pos, seat) for pos in ends]
    return RolloutOutcome(positions, -mean(gained) / int(SCALE))


def at_first_sight(search: Search, world: Position, shown: list[Candidate]) -> list[ComparedTurn]:
    """Returns the turns with the evaluation of the positions after them, best first."""
    found: list[ComparedTurn] = []
    for one in shown:
        after = evaluated(search, search.played(world, one.path), int(world.seat))
        found.append(ComparedTurn(one, [RolloutOutcome([after], 0.0)]))
    return sorted(found, key=ComparedTurn.value, reverse=True)


def standard_error(numbers: list[float]) -> float:
    """Returns the standard error of the mean; 0 for a single number."""
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def own_turn(bot: Bot, game: Game, rng: Random) -> vec[i64]:
    """Plays the turn of a bot in a sampled game; returns the codes of its choices."""
    seat, before = game.position.seat, game.position.copy()
    path: list[int] = []
    while game.seat == seat and (
        game.position.ask != ASK_ACTION or same_turn(before, game.position)
    ):
        answer = answer_of(bot, SeatView(game, seat), rng)
        if answer.failure is not None:
            raise answer.failure
        path.append(answer.code)
        game.play(answer.code)
    return vec[i64](path)


def candidate_data(
    spec: GameSpec, world: Position, one: ComparedTurn, best: ComparedTurn
) -> dict[str, object]:
    """Returns one candidate turn: its actions, and its value in points with its standard error.

    ``behind`` is the distance to the best turn, with the standard error of the difference in the
    same worlds.
    """
    return {
        "actions": turn_lines(spec, world, one.turn.path),
        "value": round(one.value(), 2),
        "error": round(standard_error([outcome.value() for outcome in one.outcomes]), 2),
        "behind": round(round(best.value(), 2) - round(one.value(), 2), 2),
        "behind_error": round(standard_error(one.behind(best)), 2),
        "first_sight": round(one.turn.value / int(SCALE), 2),
        "samples": len(one.outcomes) if one.turn.samples else 0,
    }


def turn_lines(spec: GameSpec, world: Position, path: vec[i64]) -> list[str]:
    """Returns the actions of a turn as lines of notation."""
    lines: list[str] = []
    start = pos = world
    begun: list[int] = []
    for code in path:
        pos = pos.copy()
        apply(spec.rules, pos, Workspace(), code)
        begun.append(code)
        if between_actions(pos):
            lines.append(line_of(spec, texts_of(spec), start, vec[i64](begun)))
            start, begun = pos, []
    return lines


def differences(
    localizer: Localizer, search: Search, best: ComparedTurn, other: ComparedTurn
) -> list[dict[str, object]]:
    """Returns what sets the best turn apart from the next, with its share of the lead in points.

    The last entry has what is not listed, so that the shares add up to the lead.
    """
    names = search.evaluator.extractor.names
    shares = feature_shares(search.evaluator, best.outcomes, other.outcomes)
    means = [feature_means(one.outcomes) for one in (best, other)]
    entries = [
        reason(
            fact_name(localizer.spec, names[n][0]),
            fact(localizer, *names[n]),
            shares[n],
            round(means[0][n], 1),
            round(means[1][n], 1),
        )
        for n in sorted(range(len(shares)), key=lambda n: -abs(shares[n]))[:REASONS]
        if round(shares[n], 2)
    ]
    theirs = [mean(outcome.rivals for outcome in one.outcomes) for one in (best, other)]
    if round(theirs[0] - theirs[1], 2):
        entries.append(reason(RIVALS, localizer.format("explain-rivals"), theirs[0] - theirs[1]))
    lead = round(best.value(), 2) - round(other.value(), 2)
    left = lead - sum(float(str(entry["points"])) for entry in entries)
    if round(left, 2):
        entries.append(reason(REST, localizer.format("explain-rest"), left))
    return entries


def reason(
    name: str, about: str, points: float, best: float | None = None, other: float | None = None
) -> dict[str, object]:
    """Returns an entry of the differences; the mean values of a feature after both turns."""
    return {
        "fact": name,
        "about": about,
        "best": best,
        "next": other,
        "points": round(points, 2),
    }


def fact_name(spec: GameSpec, name: str) -> str:
    """Returns a feature's name with the industry's name: ``mat 2.3`` is ``mat iron, 3 gone``."""
    what, _, number = name.rpartition(" ")
    if what == "mat":
        kind, gone = number.split(".")
        return f"mat {spec.names.industries[int(kind)]}, {gone} gone"
    if what in ("slots", "cards") and number.isdigit():
        kinds = spec.names.industries
        return f"{what} {kinds[int(number)]}" if int(number) < len(kinds) else name
    return name
