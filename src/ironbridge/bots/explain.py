"""Explains a search: the best candidate turns, their values, and the features that differ."""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots import Bot, name_of
from ironbridge.bots.fallback import answer_of
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
from ironbridge.search.evaluator import SCALE
from ironbridge.search.search import Candidate, Search
from ironbridge.search.turn_generator import between_actions, same_turn
from ironbridge.titles.spec import GameSpec

REASONS = 8
"""Maximum number of features listed as differences."""
TOGETHER = "together"
"""Name of the entry for the joint effect of all features beyond their single effects."""
LEAST = 0.05
"""Minimum absolute joint effect that is listed, in points."""


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
        found = searching.think(view, rng)
        world = view.unseen().sample(Rng(rng.getrandbits(60)))
    else:
        guess = view.guess(rng)
        world = guess.position.copy()
        path = own_turn(bot, guess, rng)
        found = [Candidate(path, search.evaluate(search.played(world, path), view.seat))]
    seen = [look_after(search, world, one) for one in found[:2]]
    return {
        "title": view.spec.title,
        "seat": view.seat,
        "level": name_of(bot),
        "turns": [candidate_data(view.spec, world, one) for one in found[:most]],
        "differences": (
            differences(Localizer(view.spec, language), search, *seen) if len(seen) == 2 else []
        ),
    }


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


def candidate_data(spec: GameSpec, world: Position, one: Candidate) -> dict[str, object]:
    """Returns one candidate turn: its actions, its value in points, and the standard error."""
    return {
        "actions": turn_lines(spec, world, one.path),
        "value": round(one.mean() / int(SCALE), 2),
        "first_sight": round(one.value / int(SCALE), 2),
        "spread": round(one.standard_deviation() / int(SCALE), 2),
        "samples": int(one.samples),
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


def look_after(search: Search, world: Position, one: Candidate) -> tuple[vec[i64], int]:
    """Returns the features after a turn, and the row of weights that evaluates them."""
    seat = world.seat
    search.evaluate(search.played(world, one.path), seat)
    return search.evaluator.extractor.features[:], int(search.evaluator.stage)


def differences(
    localizer: Localizer, search: Search, best: tuple[vec[i64], int], other: tuple[vec[i64], int]
) -> list[dict[str, object]]:
    """Returns the features that set the best turn apart from the next, with their value in points.

    The last entry is the remainder: their joint effect beyond the single effects.
    """
    extractor = search.evaluator.extractor
    found = [
        (worth_of(search, number, best, other), number)
        for number in range(int(extractor.size))
        if best[0][number] != other[0][number]
    ]
    totals = [int(search.evaluator.dot(facts, row)) / int(SCALE) for facts, row in (best, other)]
    left = totals[0] - totals[1] - sum(points for points, _ in found)
    found.sort(key=lambda entry: -abs(entry[0]))
    entries = [
        {
            "fact": fact_name(localizer.spec, extractor.names[number][0]),
            "about": fact(localizer, *extractor.names[number]),
            "best": int(best[0][number]),
            "next": int(other[0][number]),
            "points": round(points, 2),
        }
        for points, number in found[:REASONS]
        if points
    ]
    if abs(left) >= LEAST:
        entries.append(
            {
                "fact": TOGETHER,
                "about": localizer.format("explain-together"),
                "best": round(totals[0], 2),
                "next": round(totals[1], 2),
                "points": round(left, 2),
            }
        )
    return entries


def worth_of(
    search: Search, number: int, best: tuple[vec[i64], int], other: tuple[vec[i64], int]
) -> float:
    """Returns the value of one feature in points: as it is after the best turn, not after the next.

    The feature is exchanged in both positions and the mean is taken, because the hidden layer makes
    its effect depend on the other features.
    """
    gains = 0
    for (facts, row), (there, _), sign in ((best, other, 1), (other, best, -1)):
        changed = facts[:]
        changed[number] = there[number]
        gains += sign * int(search.evaluator.dot(facts, row) - search.evaluator.dot(changed, row))
    return gains / 2 / int(SCALE)


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
