"""Makes positions of Age of Industry, and reads the legal choices."""

from typing import Any

from tests.rulebook.age_of_industry.positions import last_action
from tests.rulebook.table import position, table

NEW_ENGLAND = "new_england"

# A mat from which the factory of level three and the ship of level three come next.
READY = "factory 0 2 2, ship 0 2 2"


def lay(**lines: object) -> Any:
    """Seat 0 of three to act in the second round, with two idle cards in hand."""
    given: dict[str, object] = {"seats": 3, "round": 2, "hand0": "ship, ship"}
    return position("age_of_industry", **(given | lines))


def sea(**lines: object) -> Any:
    """Returns a position of ``lay`` on the New England board."""
    return lay(board=NEW_ENGLAND, **lines)


def closing(**lines: object) -> Any:
    """Seat 2 of three has the last action of the game: a pass with its last card."""
    return last_action(**{"round": 8, **lines})


def texts(game: Any) -> set[str]:
    """Returns the texts of the legal choices."""
    return {str(choice.text) for choice in game.choices}


def first_words(game: Any) -> set[str]:
    """Returns the verbs of the legal actions."""
    return {text.split()[0] for text in texts(game)}


def builds(game: Any, double: bool = False) -> set[str]:
    """Returns industry and slot of the legal builds."""
    start = "build double " if double else "build "
    chosen = {text for text in texts(game) if text.startswith(start)}
    if not double:
        chosen = {text for text in chosen if not text.startswith("build double ")}
    return {text.removeprefix(start) for text in chosen}


def places(game: Any, industry: str, double: bool = False) -> set[str]:
    """Returns the places in which an industry can be built."""
    found = {text for text in builds(game, double) if text.startswith(f"{industry} ")}
    return {text.removeprefix(f"{industry} ").split(".")[0] for text in found}


def rails(game: Any) -> set[str]:
    """Returns the rails that can be laid."""
    return {t.removeprefix("link ") for t in texts(game) if t.startswith("link ")}


def loans(game: Any, seat: int) -> int:
    return int(table(game)["loans"][seat])


def imports(game: Any, ship_space: str) -> int:
    """Returns the number of coal cubes behind a ship."""
    return int(table(game)["imports"].get(ship_space, 0))


def used(game: Any, market: str) -> bool:
    """Returns whether a market counter is used."""
    return bool(table(game)["markets"][market]["used"])


def track(game: Any) -> tuple[int, int]:
    """Returns coal and iron on the demand track."""
    return int(table(game)["coal"]), int(table(game)["iron"])


def line(game: Any, key: str) -> str:
    """Returns a line of the position text."""
    for row in game.text.splitlines():
        if row.startswith(f"{key}:"):
            return str(row.removeprefix(f"{key}:").strip())
    return ""


def order(game: Any) -> list[int]:
    return list(table(game)["order"])


def idle(game: Any) -> None:
    """Passes with the first card, and repays nothing."""
    if "end turn" in texts(game):
        game.play("end turn")
        return
    game.play("pass" if "pass" in texts(game) else "draw")
    while game.begun:
        game.play(next(iter(game.choices)))


def finish_round(game: Any) -> None:
    """Passes until the round is over."""
    before = table(game)["round"]
    while not game.over and table(game)["round"] == before:
        idle(game)
