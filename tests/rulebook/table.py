"""Makes positions for tests, and reads the state after a move."""

from typing import Any

import ironbridge
from tests.helpers.seen import plain


def position(title: str, **lines: object) -> Any:
    """Returns a game from the lines of a position text.

    A line is given by its key: ``tiles=``, ``to_act=``, ``rail_deck=``, and with the number of the
    seat at the end ``seat0=``, ``hand1=``, ``mat0=``. A missing line has its printed value.
    """
    text = ["ironbridge position 1", f"title: {title}"]
    for key, value in lines.items():
        name = key.replace("_", " ")
        if name[-1].isdigit():
            name = f"{name[:-1]} {name[-1]}"
        text.append(f"{name}: {value}".rstrip())
    return ironbridge.load("\n".join(text) + "\n")


def reason(game: Any, action: str) -> str | None:
    """Returns the name of the reason why an action is refused; None when it is legal."""
    refusal = game.why_not(action)
    if refusal is None:
        return None
    return str(getattr(refusal.reason, "name", refusal.reason))


def choices(game: Any) -> set[str]:
    """Returns the texts of all legal choices."""
    return {choice.text for choice in game.choices}


def assert_choices(game: Any, *texts: str) -> None:
    """Asserts that exactly these choices are legal; slots may be written with their numbers."""
    assert [text for text in texts if game.why_not(text) is not None] == []
    assert len(list(game.choices)) == len(texts), choices(game)


def seat(game: Any, number: int) -> dict[str, Any]:
    """Returns a seat's own view of itself: money, income, hand, mat."""
    own: dict[str, Any] = plain(game, number)["seats"][number]
    return own


def money(game: Any, number: int) -> int:
    return int(seat(game, number)["money"])


def spent(game: Any, number: int) -> int:
    return int(seat(game, number)["spent"])


def income(game: Any, number: int) -> int:
    """Returns the space of the income marker."""
    return int(seat(game, number)["income"])


def points(game: Any, number: int) -> int:
    return int(seat(game, number)["points"])


def hand(game: Any, number: int) -> list[str]:
    """Returns the cards in hand, in alphabetical order."""
    return sorted(seat(game, number)["hand"])


def mat(game: Any, number: int, industry: str) -> list[int]:
    """Returns the number of tiles of an industry on the mat, by level."""
    return list(seat(game, number)["mat"][industry])


def table(game: Any) -> dict[str, Any]:
    """Returns the public view."""
    view: dict[str, Any] = plain(game, None)
    return view


def tile(game: Any, slot: str) -> dict[str, Any] | None:
    """Returns the tile on a slot: tile, owner, cubes, sold; None on a free slot."""
    found: dict[str, Any] | None = table(game)["tiles"].get(slot)
    return found


def name_of(game: Any, slot: str) -> str | None:
    """Returns industry and level of the tile on a slot."""
    found = tile(game, slot)
    return None if found is None else str(found["tile"])


def owner_of(game: Any, slot: str) -> int | None:
    found = tile(game, slot)
    return None if found is None else int(found["owner"])


def cubes(game: Any, slot: str) -> int:
    """Returns the number of cubes or barrels on a slot."""
    found = tile(game, slot)
    assert found is not None, f"nothing stands on {slot}"
    return int(found["cubes"])


def flipped(game: Any, slot: str) -> bool:
    found = tile(game, slot)
    assert found is not None, f"nothing stands on {slot}"
    return bool(found["sold"])


def link_owner(game: Any, one: str, other: str) -> int | None:
    """Returns the owner of the link between two places; None without one."""
    links = table(game)["links"]
    owner: int | None = links.get(f"{one}-{other}", links.get(f"{other}-{one}"))
    return owner


def barrel(game: Any, space: str) -> bool:
    """Returns whether a merchant space has its barrel."""
    return bool(table(game)["merchants"][space]["beer"])
