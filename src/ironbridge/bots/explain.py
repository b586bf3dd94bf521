"""What the mind sees in a position, told: the best turns, what they proved to be worth, and why."""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots.levels import Level, Thinker
from ironbridge.bots.seat_view import SeatView
from ironbridge.core.chance import Chance
from ironbridge.core.desk import Desk
from ironbridge.core.doors import apply
from ironbridge.core.judge import SCALE
from ironbridge.core.mind import Candidate, Mind
from ironbridge.core.position import Position
from ironbridge.core.turns import between_actions
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.notation.choices import texts_of
from ironbridge.notation.whole_actions import line_of
from ironbridge.titles.setting import Setting
from ironbridge.words.facts import fact
from ironbridge.words.voice import Voice

REASONS = 8
"""So many facts are named that make the difference."""


def explain(
    game: Game, level: Level, rng: Random, most: int = 5, language: str = "en"
) -> dict[str, object]:
    """Returns what a level thinks of the open question, as plain data in one language."""
    if game.seat is None:
        raise BadInput("nothing-to-think")
    view = SeatView(game, game.seat)
    thinker = Thinker(level)
    found = thinker.think(view, rng)
    mind = thinker.mind(view.setting)
    world = view.unseen().deal(Chance(rng.getrandbits(60)))
    seen = [look_after(mind, world, one) for one in found[:2]]
    return {
        "title": view.setting.title,
        "seat": view.seat,
        "level": level.name,
        "turns": [told(view.setting, world, one) for one in found[:most]],
        "differences": (
            differences(Voice(view.setting, language), mind, *seen) if len(seen) == 2 else []
        ),
    }


def told(setting: Setting, world: Position, one: Candidate) -> dict[str, object]:
    """Returns one turn: its lines, what it is worth in points, and how sure that is."""
    return {
        "actions": turn_lines(setting, world, one.path),
        "value": round(one.mean() / int(SCALE), 2),
        "first_sight": round(one.value / int(SCALE), 2),
        "spread": round(one.spread() / int(SCALE), 2),
        "samples": int(one.samples),
    }


def turn_lines(setting: Setting, world: Position, path: vec[i64]) -> list[str]:
    """Returns the whole actions of a turn as lines."""
    lines: list[str] = []
    start = pos = world
    begun: list[int] = []
    for code in path:
        pos = pos.copy()
        apply(setting.rules, pos, Desk(), code)
        begun.append(code)
        if between_actions(pos):
            lines.append(line_of(setting, texts_of(setting), start, vec[i64](begun)))
            start, begun = pos, []
    return lines


def look_after(mind: Mind, world: Position, one: Candidate) -> tuple[list[int], int]:
    """Returns the facts after a turn, and the row of weights they are weighed with."""
    seat = world.seat
    mind.weigh(mind.played(world, one.path), seat)
    return list(mind.judge.insight.facts), mind.judge.row


def differences(
    voice: Voice, mind: Mind, best: tuple[list[int], int], other: tuple[list[int], int]
) -> list[dict[str, object]]:
    """Returns the facts that set the best turn apart from the next, by what they are worth."""
    insight, weights = mind.judge.insight, mind.judge.weights
    size = insight.size
    found: list[tuple[float, int]] = []
    for number in range(size):
        gains = [facts[number] * weights[row * size + number] for facts, row in (best, other)]
        if gains[0] != gains[1]:
            found.append(((gains[0] - gains[1]) / int(SCALE), number))
    found.sort(key=lambda entry: -abs(entry[0]))
    return [
        {
            "fact": fact_name(voice.setting, insight.names[number][0]),
            "about": fact(voice, *insight.names[number]),
            "best": best[0][number],
            "next": other[0][number],
            "points": round(points, 2),
        }
        for points, number in found[:REASONS]
    ]


def fact_name(setting: Setting, name: str) -> str:
    """Returns a fact's name with the industry's own: ``mat 2.3`` is ``mat iron, 3 gone``."""
    what, _, number = name.rpartition(" ")
    if what == "mat":
        kind, gone = number.split(".")
        return f"mat {setting.names.industries[int(kind)]}, {gone} gone"
    if what in ("slots", "cards") and number.isdigit():
        kinds = setting.names.industries
        return f"{what} {kinds[int(number)]}" if int(number) < len(kinds) else name
    return name
