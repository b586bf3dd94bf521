"""Lays out a position for a test, and reads the table after a move."""

from typing import Any

import ironbridge
from tests.helpers.seen import plain


def position(title: str, **lines: object) -> Any:
    """A game from the lines of a position text.

    A line is given by its key: ``tiles=``, ``to_act=``, ``rail_deck=``, and with the number of
    the seat at the end ``seat0=``, ``hand1=``, ``mat0=``.  What is not given is as printed.
    """
    text = ["ironbridge position 1", f"title: {title}"]
    for key, value in lines.items():
        name = key.replace("_", " ")
        if name[-1].isdigit():
            name = f"{name[:-1]} {name[-1]}"
        text.append(f"{name}: {value}".rstrip())
    return ironbridge.load("\n".join(text) + "\n")


def reason(game: Any, action: str) -> str | None:
    """Why this action is refused, by the name of the reason; None when it is allowed."""
    refusal = game.why_not(action)
    if refusal is None:
        return None
    return str(getattr(refusal.reason, "name", refusal.reason))


def choices(game: Any) -> set[str]:
    """The texts of all that can be chosen now."""
    return {choice.text for choice in game.choices}


def assert_choices(game: Any, *texts: str) -> None:
    """Exactly these can be chosen now.  A slot may be named in full where it need not be."""
    assert [text for text in texts if game.why_not(text) is not None] == []
    assert len(list(game.choices)) == len(texts), choices(game)


def seat(game: Any, number: int) -> dict[str, Any]:
    """What a seat knows of itself: money, income, hand, mat and so on."""
    own: dict[str, Any] = plain(game, number)["seats"][number]
    return own


def money(game: Any, number: int) -> int:
    return int(seat(game, number)["money"])


def spent(game: Any, number: int) -> int:
    return int(seat(game, number)["spent"])


def income(game: Any, number: int) -> int:
    """The space of the income marker."""
    return int(seat(game, number)["income"])


def points(game: Any, number: int) -> int:
    return int(seat(game, number)["points"])


def hand(game: Any, number: int) -> list[str]:
    """The cards in hand, in the order of the alphabet."""
    return sorted(seat(game, number)["hand"])


def mat(game: Any, number: int, industry: str) -> list[int]:
    """How many tiles of an industry are left on the mat, level by level."""
    return list(seat(game, number)["mat"][industry])


def table(game: Any) -> dict[str, Any]:
    """What everybody sees."""
    view: dict[str, Any] = plain(game, None)
    return view


def tile(game: Any, slot: str) -> dict[str, Any] | None:
    """The tile on a slot: tile, owner, cubes, sold.  None on a free slot."""
    found: dict[str, Any] | None = table(game)["tiles"].get(slot)
    return found


def name_of(game: Any, slot: str) -> str | None:
    """Industry and level of the tile on a slot."""
    found = tile(game, slot)
    return None if found is None else str(found["tile"])


def owner_of(game: Any, slot: str) -> int | None:
    found = tile(game, slot)
    return None if found is None else int(found["owner"])


def cubes(game: Any, slot: str) -> int:
    """Cubes or barrels on the tile of a slot."""
    found = tile(game, slot)
    assert found is not None, f"nothing stands on {slot}"
    return int(found["cubes"])


def flipped(game: Any, slot: str) -> bool:
    found = tile(game, slot)
    assert found is not None, f"nothing stands on {slot}"
    return bool(found["sold"])


def link_owner(game: Any, one: str, other: str) -> int | None:
    """Who owns the link between two places; None where no link lies."""
    links = table(game)["links"]
    owner: int | None = links.get(f"{one}-{other}", links.get(f"{other}-{one}"))
    return owner


def barrel(game: Any, space: str) -> bool:
    """Whether a barrel stands beside a merchant space."""
    return bool(table(game)["merchants"][space]["beer"])
