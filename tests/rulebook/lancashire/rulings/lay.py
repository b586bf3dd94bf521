"""Makes positions of Brass (2007), and passes turns."""

from typing import Any

import ironbridge
from tests.rulebook.table import position, table


def fresh(seats: int, seed: int, **asked: Any) -> Any:
    """Returns a new game."""
    return ironbridge.new("lancashire", seats=seats, seed=seed, **asked)


def canal(**lines: object) -> Any:
    """Four players in the second round of the canal era."""
    return position("lancashire", **{"seats": 4, "era": "canal", "round": 2, **lines})


def rail(**lines: object) -> Any:
    """Four players in the second round of the rail era."""
    return position("lancashire", **{"seats": 4, "era": "rail", "round": 2, **lines})


def last_action(era: str, **lines: object) -> Any:
    """Four players; the last has one card and one action left in the last round of an era."""
    given = {
        "seats": 4,
        "era": era,
        "round": 8,
        "to_act": 3,
        "actions": 1,
        "hand0": "",
        "hand1": "",
        "hand2": "",
        "hand3": "Bury",
        "pile": "",
    }
    return position("lancashire", **{**given, **lines})


def idle(game: Any) -> None:
    """Passes with the first card."""
    game.play("pass")
    if game.begun:
        game.play(next(iter(game.choices)))


def finish_round(game: Any) -> None:
    """Passes until the round is over."""
    before = (table(game)["era"], table(game)["round"])
    while not game.over and (table(game)["era"], table(game)["round"]) == before:
        idle(game)


def builds(game: Any, double: bool = False) -> set[str]:
    """Returns industry and slot of the legal builds."""
    start = "build double " if double else "build "
    found = {str(choice.text) for choice in game.choices}
    chosen = {text for text in found if text.startswith(start)}
    if not double:
        chosen = {text for text in chosen if not text.startswith("build double ")}
    return {text.removeprefix(start) for text in chosen}


def links(game: Any) -> set[str]:
    """Returns the links that can be laid."""
    found = {str(choice.text) for choice in game.choices}
    return {text.removeprefix("link ") for text in found if text.startswith("link ")}


def events(game: Any) -> list[str]:
    """Returns the names of the events so far."""
    return [event.kind for event in game.events]
