"""Positions of Brass: Birmingham for tests."""

from collections import Counter
from typing import Any

import ironbridge
from ironbridge.titles.birmingham.cards import CARDS
from ironbridge.titles.birmingham.industries import INDUSTRIES
from tests.rulebook.table import position

ROUNDS = {2: 10, 3: 9, 4: 8}

# Equal cards: a test that does not depend on cards is not asked for one.
PLAIN_HAND = "Coventry, Coventry, Coventry"

# The five tiles of two players: Oxford buys all, Gloucester buys cotton.
MERCHANTS = (
    "Shrewsbury.1=blank, Gloucester.1=cotton with beer, Gloucester.2=blank,"
    " Oxford.1=any with beer, Oxford.2=manufacturer with beer"
)
# These merchants without their beer barrels.
DRY_MERCHANTS = MERCHANTS.replace(" with beer", "")


def fresh(seats: int, **options: Any) -> Any:
    """Returns a new game from a seed or a deal."""
    return ironbridge.new("birmingham", seats=seats, **options)


def canal(**lines: Any) -> Any:
    """Seat 0 to act in the second canal round, two seats, three cards of one kind in hand."""
    start: dict[str, object] = {"seats": 2, "era": "canal", "round": 2, "hand0": PLAIN_HAND}
    return position("birmingham", **(start | lines))


def rail(**lines: Any) -> Any:
    """Seat 0 to act in the second rail round, two seats, three cards of one kind in hand."""
    start: dict[str, object] = {"seats": 2, "era": "rail", "round": 2, "hand0": PLAIN_HAND}
    return position("birmingham", **(start | lines))


def last_action(era: str, seats: int = 2, card: str = "Coventry", **lines: Any) -> Any:
    """One action is left in the era: the last seat has one card, the other seats have none."""
    deck = deck_of(seats)
    deck.remove(card)
    if era == "canal":
        deck = deck[seats:]  # those left out are the ones that lie face down
    start: dict[str, object] = {
        "seats": seats,
        "era": era,
        "round": ROUNDS[seats],
        "to_act": seats - 1,
        "actions": 1,
        "pile": "",
        "discards": ", ".join(deck),
    }
    start |= {f"hand{number}": "" for number in range(seats - 1)}
    start[f"hand{seats - 1}"] = card
    return position("birmingham", **(start | lines))


def end_of_round(**lines: Any) -> Any:
    """The last action of a canal round: seat 1 of two is to act and will pass."""
    start: dict[str, object] = {
        "seats": 2,
        "era": "canal",
        "round": 2,
        "to_act": 1,
        "actions": 1,
        "hand1": PLAIN_HAND,
    }
    return position("birmingham", **(start | lines))


def lowest(industry: str, level: int) -> str:
    """Returns a mat line on which this level is the lowest of an industry."""
    left = []
    for row in INDUSTRIES:
        if row["industry"] == industry:
            left.append(row["copies"] if int(row["level"]) >= level else "0")
    return " ".join([industry, *left])


def deck_of(seats: int) -> list[str]:
    """Returns the printed deck for a number of seats, in printed order."""
    deck: list[str] = []
    for row in CARDS:
        deck += [str(row["card"])] * int(row[str(seats)] or 0)
    return deck


def pile_of(game: Any) -> list[str]:
    """Returns the cards of the draw pile, next card first."""
    (line,) = [line for line in game.text.splitlines() if line.startswith("pile:")]
    return [card.strip() for card in line.removeprefix("pile:").split(",")]


def counted(cards: list[str]) -> Counter[str]:
    """Returns the number of cards by name."""
    return Counter(cards)
