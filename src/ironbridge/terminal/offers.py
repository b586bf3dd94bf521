"""What may be chosen, as the screen lists it: alike choices together, numbered, with prices.

A build shows the level, the price and the needs of the tile it would lay; a link what it scores
now; a sale and a development the tile they are about.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ironbridge.core.position import Position
from ironbridge.core.scoring import link_points
from ironbridge.seen import ChoiceSeen
from ironbridge.sheet import TilePrinted
from ironbridge.titles.setting import Setting
from ironbridge.view import View
from ironbridge.words.voice import ROMAN

BUILDS = ("build", "build double")


class Offer(NamedTuple):
    """One choice on the screen: its number, its code and its words."""

    number: int
    code: int
    text: str


class Group(NamedTuple):
    """Choices that begin alike; ``head`` is what a player types to see them all."""

    head: str
    about: str
    """What holds for all of them: the next tile's level, price and needs."""
    offers: list[Offer]


def groups_of(
    setting: Setting, view: View, pos: Position, printed: Sequence[TilePrinted], coin: str
) -> list[Group]:
    """The choices of a view in groups, in the order in which they are numbered."""
    tiles = {tile.tile: tile for tile in printed}
    found: dict[str, list[ChoiceSeen]] = {}
    single: list[ChoiceSeen] = []
    for choice in view.choices:
        head = head_of(choice)
        if head == choice.text or choice.verb == "loan":
            single.append(choice)
        else:
            found.setdefault(head, []).append(choice)
    groups: list[Group] = []
    number = 1
    for head, choices in [*found.items(), *([("", single)] if single else [])]:
        offers = []
        for choice in choices:
            text = choice_text(setting, view, pos, choice, head, coin)
            offers.append(Offer(number, choice.code, text))
            number += 1
        groups.append(Group(head, group_about(view, choices[0], tiles, coin), offers))
    return groups


def head_of(choice: ChoiceSeen) -> str:
    """What choices like this one begin with: ``build coal``, ``link``, ``with``."""
    words = choice.text.split()
    if choice.verb in BUILDS and choice.industry is not None:
        return f"{choice.verb} {choice.industry}"
    if choice.verb == "give up":
        return "give up"
    return words[0] if len(words) > 1 else choice.text


def next_of(view: View, industry: str, tiles: dict[str, TilePrinted]) -> TilePrinted | None:
    """The tile of an industry that the acting seat would build or develop next."""
    if view.seat is None:
        return None
    levels = [tile for tile in tiles.values() if tile.industry == industry]
    for tile, left in zip(levels, view.seats[view.seat].mat.get(industry, [])):
        if left:
            return tile
    return None


def group_about(view: View, first: ChoiceSeen, tiles: dict[str, TilePrinted], coin: str) -> str:
    """``II £10 +iron``: the tile that a group of builds is about."""
    if first.verb not in BUILDS or first.industry is None:
        return ""
    tile = next_of(view, first.industry, tiles)
    return "" if tile is None else tile_text(tile, coin)


def tile_text(tile: TilePrinted, coin: str) -> str:
    """Level, price and needs: ``II £10 +iron``."""
    needs = [f"+{many}{goods}" if many > 1 else f"+{goods}" for goods, many in needs_of(tile)]
    return " ".join([ROMAN[tile.level], f"{coin}{tile.cost}", *needs])


def needs_of(tile: TilePrinted) -> list[tuple[str, int]]:
    """Coal and iron that must be brought to it."""
    return [(goods, many) for goods, many in (("coal", tile.coal), ("iron", tile.iron)) if many]


def choice_text(
    setting: Setting, view: View, pos: Position, choice: ChoiceSeen, head: str, coin: str
) -> str:
    """The words of one choice after what its group begins with, and what it is worth."""
    text = choice.text.removeprefix(head).strip() if head else choice.text
    if choice.verb in BUILDS and choice.slot in view.tiles:
        return f"{text} (over {view.tiles[choice.slot].tile})"
    if choice.verb == "link" and choice.link is not None:
        worth = int(link_points(setting.rules.tables, pos, setting.names.links.index(choice.link)))
        return f"{text} ({worth})"
    if choice.verb in ("sell", "give up") and choice.slot in view.tiles:
        return f"{text} ({view.tiles[choice.slot].tile})"
    if choice.verb in ("coal", "iron", "beer") and choice.slot in view.tiles:
        owner = view.tiles[choice.slot].owner
        return f"{text} (own)" if owner == view.seat else text
    if choice.verb == "loan" and choice.amount:
        return f"loan {coin}{choice.amount}"
    return text
