"""Positions of Age of Industry for tests, and readers of the state."""

from typing import Any

from tests.rulebook.table import position, table

# Equal cards: a test that does not depend on cards is not asked for one.
PLAIN_HAND = "ship, ship, ship"


def germany(**lines: object) -> Any:
    """Seat 0 to act in the second round on the Germany side, three seats."""
    start: dict[str, object] = {"seats": 3, "round": 2, "hand0": PLAIN_HAND}
    return position("age_of_industry", **(start | lines))


def new_england(**lines: object) -> Any:
    """Seat 0 to act in the second round on the New England side, three seats."""
    return germany(board="new_england", **lines)


def last_action(board: str = "germany", **lines: object) -> Any:
    """The last action of the game: the pile is empty, seat 2 of three has one card, and passes."""
    start: dict[str, object] = {
        "board": board,
        "seats": 3,
        "round": 9,
        "to_act": 2,
        "actions": 1,
        "hand0": "",
        "hand1": "",
        "hand2": "ship",
        "pile": "",
        "display": "-, -",
    }
    return position("age_of_industry", **(start | lines))


def end_of_round(**lines: object) -> Any:
    """The last action of a round in the middle of the game: seat 2 of three is to act."""
    start: dict[str, object] = {"to_act": 2, "actions": 1, "hand2": PLAIN_HAND, "hand0": "brown"}
    return germany(**(start | lines))


def loans(game: Any, seat: int) -> int:
    """Returns the number of open loans of a seat."""
    return int(table(game)["loans"][seat])


def display(game: Any) -> list[str]:
    """Returns the face-up cards."""
    return list(table(game)["display"])


def imports(game: Any, ship_space: str) -> int:
    """Returns the number of coal cubes behind a ship."""
    return int(table(game)["imports"].get(ship_space, 0))


def used(game: Any, space: str) -> bool:
    """Returns whether a market counter is used."""
    return bool(table(game)["markets"][space]["used"])


def line(game: Any, key: str) -> str:
    """Returns a line of the position text."""
    found = [row for row in game.text.splitlines() if row.startswith(f"{key}:")]
    return found[0].removeprefix(f"{key}:").strip() if found else ""


def pile(game: Any) -> list[str]:
    """Returns the draw pile, next card first."""
    return [card.strip() for card in line(game, "pile").split(",") if card.strip()]
