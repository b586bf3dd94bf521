"""Positions of Brass (2007) for tests."""

from collections import Counter
from typing import Any

import ironbridge
from ironbridge.titles.lancashire.cards import CARDS
from ironbridge.titles.lancashire.industries import INDUSTRIES
from tests.rulebook.table import position

ROUNDS = {3: 10, 4: 8}

# Equal cards: a test that does not depend on cards is not asked for one.
PLAIN_HAND = "Lancaster, Lancaster, Lancaster"


def new(seats: int = 4, seed: int = 7, **options: Any) -> Any:
    """A new game from a seed."""
    return ironbridge.new("lancashire", seats=seats, seed=seed, **options)


def canal(**lines: object) -> Any:
    """Seat 0 to act in the second canal round, three seats, three cards of one kind in hand."""
    start: dict[str, object] = {"seats": 3, "era": "canal", "round": 2, "hand0": PLAIN_HAND}
    return position("lancashire", **(start | lines))


def rail(**lines: object) -> Any:
    """Seat 0 to act in the second rail round, three seats, three cards of one kind in hand."""
    start: dict[str, object] = {"seats": 3, "era": "rail", "round": 2, "hand0": PLAIN_HAND}
    return position("lancashire", **(start | lines))


def end_of_round(**lines: object) -> Any:
    """The last action of a canal round: seat 2 of three is to act, and will pass."""
    start: dict[str, object] = {
        "seats": 3,
        "era": "canal",
        "round": 2,
        "to_act": 2,
        "actions": 1,
        "hand2": PLAIN_HAND,
    }
    return position("lancashire", **(start | lines))


def last_action(era: str, seats: int = 3, card: str = "Lancaster", **lines: object) -> Any:
    """One action is left in the era: the last seat has one card, the other seats have none."""
    start: dict[str, object] = {
        "seats": seats,
        "era": era,
        "round": ROUNDS.get(seats, 10),
        "to_act": seats - 1,
        "actions": 1,
        "pile": "",
    }
    start |= {f"hand{number}": "" for number in range(seats - 1)}
    start[f"hand{seats - 1}"] = card
    return position("lancashire", **(start | lines))


def position_of_round(era: str, seats: int, variant: str | None = None) -> Any:
    """The first round of an era, dealt in printed order."""
    lines = {"variant": variant} if variant else {}
    return position("lancashire", seats=seats, era=era, round=1, **lines)


def lowest(industry: str, level: int) -> str:
    """Returns a mat line on which this level is the lowest of an industry."""
    rows = [row for row in INDUSTRIES if row["industry"] == industry]
    left = [row["copies"] if int(row["level"]) >= level else "0" for row in rows]
    return " ".join([industry, *left])


def deck() -> Counter[str]:
    """Returns the printed deck."""
    return Counter({row["card"]: int(row["4"]) for row in CARDS})


def pile_of(game: Any) -> list[str]:
    """Returns the cards of the draw pile, next card first."""
    (line,) = [line for line in game.text.splitlines() if line.startswith("pile:")]
    return [card.strip() for card in line.removeprefix("pile:").split(",") if card.strip()]
