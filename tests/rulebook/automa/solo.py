"""Solo positions for tests: the person passes, and the Automa's turn is read from its events."""

from dataclasses import dataclass, field
from typing import Any

from ironbridge.core.reasons import NAMES
from tests.helpers.heard import heard
from tests.rulebook.table import position

NO_BREWERY = "brewery 0 0 0 0"
NO_MANUFACTURER = "manufacturer 0 0 0 0 0 0 0 0"
NO_TILES = (
    "cotton 0 0 0 0, manufacturer 0 0 0 0 0 0 0 0, pottery 0 0 0 0 0, "
    "coal 0 0 0 0, iron 0 0 0 0, brewery 0 0 0 0"
)
DRY = (
    "Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=any, "
    "Oxford.1=manufacturer, Oxford.2=cotton"
)
"""Merchants without a barrel."""


def solo(deck: str, level: str = "medium", **lines: object) -> Any:
    """Returns a solo game before the person's last action of the second round."""
    start: dict[str, object] = {
        "seats": 2,
        "automa": level,
        "era": "canal",
        "round": 2,
        "actions": 1,
        "seat0": "money 50",
        "hand0": "Stafford, Stafford, iron",
        "automa_deck": deck,
    }
    return position("birmingham", **(start | lines))


def rail(deck: str, level: str = "medium", **lines: object) -> Any:
    """Returns a solo position in the rail era."""
    return solo(deck, level, **({"era": "rail"} | lines))


@dataclass
class Deeds:
    """What the Automa did in a turn, by name and in order."""

    drawn: list[int] = field(default_factory=list)
    refused_cards: list[int] = field(default_factory=list)
    backs: list[int] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    flipped: list[str] = field(default_factory=list)
    barrels: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)
    ties: list[tuple[int, int]] = field(default_factory=list)
    developed: list[int] = field(default_factory=list)
    shuffled: list[int] = field(default_factory=list)
    points: int = 0
    passed: bool = False


def turn(game: Any) -> Deeds:
    """Passes for the person; returns what the Automa does."""
    seen = len(game.events)
    game.play("pass with Stafford")
    return deeds(game, heard(game, seen))


def deeds(game: Any, events: Any) -> Deeds:
    """Returns what the Automa does in these events, up to the end of its turn."""
    names = game.spec.names
    reasons = {**NAMES, **game.spec.reason_names}
    done = Deeds()
    for event in events:
        if event.seat != 1:
            continue
        a, b = event.a, event.b
        match event.name:
            case "automa card drawn":
                done.drawn.append(a + 1)
            case "automa card refused":
                done.refused_cards.append(a + 1)
            case "automa back read":
                done.backs.append(a + 1)
            case "tile built":
                done.built.append(f"{names.tiles[b]} {names.slots[a]}")
            case "link laid":
                done.laid.append(names.links[a])
            case "coal taken" | "iron taken" | "beer taken":
                done.taken += [f"{event.name.split()[0]} {names.slots[a]}"] * b
            case "coal bought" | "iron bought":
                done.bought += [event.name.split()[0]] * a
            case "tile flipped":
                done.flipped.append(names.slots[a])
            case "barrel taken":
                done.barrels.append(names.spaces[a])
            case "automa place refused":
                done.refused.append((names.places[a], reasons[b]))
            case "automa tile refused":
                done.refused.append((names.slots[a], reasons[b]))
            case "automa line refused" | "automa entry refused":
                done.refused.append((event.name.split()[1], reasons[b]))
            case "automa tie broken":
                done.ties.append((a, b))
            case "automa developed":
                done.developed.append(a)
            case "automa shuffled":
                done.shuffled.append(a)
            case "points gained":
                done.points += a
            case "passed":
                done.passed = True
            case "turn ended":
                break
    return done


def why(done: Deeds, what: str) -> str | None:
    """Returns why a place, a slot, a line or an entry was refused."""
    return next((reason for name, reason in done.refused if name == what), None)
