"""The numbered list of legal choices: grouped by action, with prices and notes.

A build shows the level and needs of its tile, the total price with bought goods, the tile that it
replaces, and the owners of the cubes that it uses; a link its price and present points; a sale and
a development their tile.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ironbridge.core.position import Position
from ironbridge.core.scoring import link_points
from ironbridge.game import Game
from ironbridge.game.board_data import TilePrinted
from ironbridge.terminal.colours import Marks
from ironbridge.terminal.labels import Speech
from ironbridge.types import ChoiceView, Preview, View

DOUBLE = "build double"
BUILDS = ("build", DOUBLE)
PRICED = (*BUILDS, "link", "develop")
"""Verbs whose price is shown even when it is zero."""
SOURCES = ("coal", "iron", "beer")


class ListedChoice(NamedTuple):
    """One numbered choice: its number, code and text."""

    number: int
    code: int
    text: str


class ChoiceGroup(NamedTuple):
    """Choices with a common beginning; ``head`` is the text that lists them all."""

    head: str
    title: str
    """The head in the language of the reader."""
    about: str
    """Level and needs of the next tile, common to all choices of the group."""
    offers: list[ListedChoice]


def groups_of(
    game: Game, speech: Speech, marks: Marks, printed: Sequence[TilePrinted]
) -> list[ChoiceGroup]:
    """Returns the choices of the seat to act in groups, in the order of their numbers."""
    found: dict[str, list[ChoiceView]] = {}
    single: list[ChoiceView] = []
    view = game.view(game.seat)
    for choice in view.choices:
        head = head_of(choice)
        if is_bare(choice):
            single.append(choice)
        else:
            found.setdefault(head, []).append(choice)
    offering = ChoiceList(game, view, speech, marks, printed)
    groups: list[ChoiceGroup] = []
    number = 1
    in_order = sorted(found.items(), key=lambda item: place_of(item[1][0]))
    for head, choices in [*in_order, *([("", single)] if single else [])]:
        offers = []
        for choice in choices:
            offers.append(
                ListedChoice(number, choice.code, offering.text(choice, grouped=bool(head)))
            )
            number += 1
        title, about = offering.title(choices[0], head), offering.about(choices[0])
        groups.append(ChoiceGroup(head, title, about, offers))
    return groups


def place_of(choice: ChoiceView) -> int:
    """Returns the sort key of a group: builds, then builds with both actions, then the rest."""
    return BUILDS.index(choice.verb) if choice.verb in BUILDS else len(BUILDS)


def is_bare(choice: ChoiceView) -> bool:
    """Returns whether a choice is a verb without an object, such as a pass or a loan."""
    about = (choice.industry, choice.slot, choice.link, choice.card, choice.space)
    return about == (None,) * len(about)


def head_of(choice: ChoiceView) -> str:
    """Returns the head of a choice's group: ``build coal``, ``link``, ``with``."""
    words = choice.text.split()
    if choice.verb in BUILDS and choice.industry is not None:
        return f"{choice.verb} {choice.industry}"
    if choice.verb == "give up":
        return "give up"
    return words[0] if len(words) > 1 else choice.text


class ChoiceList:
    """Formats the choices of one position."""

    def __init__(
        self,
        game: Game,
        view: View,
        speech: Speech,
        marks: Marks,
        printed: Sequence[TilePrinted],
    ) -> None:
        self.spec = game.spec
        self.pos: Position = game.position
        self.view = view
        self.speech = speech
        self.marks = marks
        self.tiles = {tile.tile: tile for tile in printed}
        self.previews = {choice.code: game.preview(choice.code) for choice in view.choices}
        self.prices = prices(view, self.previews)

    def title(self, first: ChoiceView, head: str) -> str:
        """Returns the localized head of a group."""
        if not head:
            return self.speech.label("other")
        if first.verb in BUILDS and first.industry is not None:
            industry = self.speech.industry(first.industry)
            return self.speech.label("head-build", verb=key(first.verb), industry=industry)
        return self.speech.label("head", verb=key(first.verb))

    def about(self, first: ChoiceView) -> str:
        """Returns the note on a group: ``2 +iron`` for builds, the unit of numbers for links."""
        if first.verb == "link":
            return self.speech.label("links-about")
        if first.verb not in BUILDS or first.industry is None:
            return ""
        tile = next_tile(self.view, first.industry, self.tiles.values())
        return "" if tile is None else tile_text(tile, self.speech)

    def text(self, choice: ChoiceView, grouped: bool) -> str:
        """Returns the text of a choice with its price and notes."""
        if not grouped:
            amount = self.speech.money(choice.amount or 0)
            return self.speech.label(
                "single", verb=key(choice.verb), amount=amount, text=choice.text
            )
        parts = [self.name(choice)]
        price = self.prices.get(choice.code)
        if price is not None:
            parts.append(self.speech.money(price))
        notes = [note for note in self.notes(choice) if note]
        if notes:
            parts.append(f"({', '.join(notes)})")
        return " ".join(parts)

    def name(self, choice: ChoiceView) -> str:
        """Returns the object of a choice, without its verb."""
        if choice.link is not None:
            return self.speech.place(choice.link)
        if choice.card is not None:
            return self.speech.card(choice.card)
        if choice.slot is not None:
            head = head_of(choice)
            return self.speech.place(choice.text.removeprefix(head).strip())
        if choice.industry is not None:
            tile = next_tile(self.view, choice.industry, self.tiles.values())
            return self.speech.tile(tile.tile) if tile else self.speech.industry(choice.industry)
        if choice.space is not None:
            known = choice.space in self.spec.names.spaces
            return self.speech.space(choice.space) if known else self.speech.own(choice.space)
        return choice.text

    def notes(self, choice: ChoiceView) -> list[str]:
        """Returns notes: replaced tile, owners of cubes, points of a link, tile to sell."""
        standing = self.view.tiles.get(choice.slot or "")
        if choice.verb in BUILDS:
            over = [self.over(choice.slot)] if choice.slot in self.view.tiles else []
            return [*over, *self.cubes(self.previews[choice.code])]
        if choice.verb == "link" and choice.link is not None:
            link = self.spec.names.links.index(choice.link)
            worth = int(link_points(self.spec.rules.tables, self.pos, link))
            return [str(worth), *self.cubes(self.previews[choice.code])]
        if choice.verb == "develop":
            return self.cubes(self.previews[choice.code])
        if standing is None:
            return []
        if choice.verb in SOURCES:
            return [self.whose(standing.owner)]
        if choice.slot in self.view.question.worth:
            paid = self.speech.money(self.view.question.worth[choice.slot])
            return [f"{self.speech.tile(standing.tile)}, +{paid}"]
        return [self.speech.tile(standing.tile)]

    def over(self, slot: str | None) -> str:
        """Returns ``over coal mine 1`` for an overbuilt tile, with the mark of a rival owner."""
        standing = self.view.tiles[slot or ""]
        mark = "" if standing.owner == self.view.seat else self.marks.seat(standing.owner)
        return self.speech.label("over-tile", tile=f"{mark}{self.speech.tile(standing.tile)}")

    def whose(self, owner: int) -> str:
        """Returns ``own``, or the mark of a rival."""
        return self.speech.label("own") if owner == self.view.seat else self.marks.seat(owner)

    def cubes(self, preview: Preview) -> list[str]:
        """Returns the owners of cubes and barrels that are not bought: ``own coal``, ``▲ iron``."""
        hauls = [haul for haul in preview.hauls if haul.owner is not None]
        found = {
            self.speech.label("own-cube", goods=haul.goods)
            if haul.owner == self.view.seat
            else f"{self.marks.seat(haul.owner or 0)} {self.speech.goods(haul.goods)}": None
            for haul in hauls
        }
        return list(found)


def key(verb: str) -> str:
    """Returns a verb as selector of a message."""
    return verb.replace(" ", "-")


def prices(view: View, previews: Mapping[int, Preview]) -> dict[int, int]:
    """Returns the price of each choice, with all goods that must be bought.

    Within an action it is the additional price, and only shown where the choices differ in it.
    """
    totals = {code: preview.price["total"] for code, preview in previews.items()}
    if view.question.kind == "action":
        return {
            choice.code: totals[choice.code]
            for choice in view.choices
            if choice.verb in PRICED or totals[choice.code]
        }
    done = [totals[choice.code] for choice in view.choices if choice.verb == "done"]
    rest = [choice.code for choice in view.choices if choice.verb != "done"]
    if not done and len({totals[code] for code in rest}) < 2:
        return {}
    return {code: totals[code] - (done[0] if done else 0) for code in rest}


def next_tile(
    view: View, industry: str, tiles: Iterable[TilePrinted], seat: int | None = None
) -> TilePrinted | None:
    """Returns the next tile of an industry on the mat of a seat, by default the viewer's."""
    whose = view.seat if seat is None else seat
    if whose is None:
        return None
    levels = [tile for tile in tiles if tile.industry == industry]
    left = view.seats[whose].mat.get(industry, [])
    return next((tile for tile, many in zip(levels, left) if many), None)


def tile_text(tile: TilePrinted, speech: Speech) -> str:
    """Returns level, printed price and needs: ``2 £10 +iron``."""
    needs = speech.needs(needs_of(tile))
    return " ".join([str(tile.level), speech.money(tile.cost), *needs])


def needs_of(tile: TilePrinted) -> list[tuple[str, int]]:
    """Returns the coal and iron that a tile costs."""
    return [(goods, many) for goods, many in (("coal", tile.coal), ("iron", tile.iron)) if many]
