"""Effects of one action, folded from its events: tiles, links, goods with their routes, points.

The preview and the log use this fold.  To ``Accounts`` it adds the destination and the route of
goods, which events do not contain.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from msgspec import structs

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD, LINK, SELL
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.event_kinds import (
    BUILT,
    DEVELOPED,
    FLIPPED,
    MARKET,
    REMOVED,
    REPLACED,
)
from ironbridge.core.events import EventRecord
from ironbridge.core.names import GOODS
from ironbridge.core.position import Position
from ironbridge.game.event_effects import NONE, Accounts, EventEffect, effect_of
from ironbridge.game.paths import place_of_slot, place_of_space, route
from ironbridge.titles.hooks import Transport
from ironbridge.titles.spec import GameSpec
from ironbridge.types import ActionEffects, Flip, Haul, Highlights, SeatChange, TilePiece

BEER: Final = GOODS[-1]


class ActionFold:
    """Collects the effects of an action, event by event."""

    def __init__(self, spec: GameSpec, before: Position) -> None:
        self.spec = spec
        self.tables = spec.rules.tables
        self.after = Accounts(spec, before)
        self._begun_at = before
        self.begin(before.seat)

    @cached_property
    def ways(self) -> Transport:
        """Returns how goods move; only actions with goods need it."""
        return self.spec.hooks.transport(self._begun_at)

    def begin(self, seat: int) -> None:
        """Starts an action of a seat with empty lists; keeps the accounts."""
        self.seat = seat
        self.seats: dict[int, list[int]] = {}
        """Change of money, of points, and of income spaces, by seat."""
        self.site, self.site_name = 0, ""
        """Places of the tile or link that the action is about, as a bitset, and its name."""
        self.piece = "paid"
        """Part of the price that payments without goods count for."""
        self.price: dict[str, int] = {}
        self.built: list[TilePiece] = []
        self.replaced: list[TilePiece] = []
        self.removed: list[TilePiece] = []
        self.developed: list[str] = []
        self.laid: list[str] = []
        self.flips: list[Flip] = []
        self.hauls: list[Haul] = []
        self.sold: list[Haul] = []
        self.named: list[EventEffect] = []
        self._sales: list[list[int]] = []
        """For each sale its choice and the choices that followed."""

    # ------------------------------------------------------------------ writing

    def answer(self, code: int) -> None:
        """Sets the tile or link that the following events are about, from a choice."""
        choices = self.tables.choices
        verb, a, b = (row[code] for row in (choices.verb, choices.a, choices.b))
        for sale in self._sales:
            sale.append(code)
        if verb in (BUILD, DOUBLE_BUILD):
            self._set_site_to_slot(b)
            self.piece = "tile"
        elif verb == LINK:
            self._set_site_to_link(a)
            self.piece = "link"
        elif verb == SELL:
            self._set_site_to_slot(a)
            self._sales.append([code])

    def expect(self, events: Iterable[EventRecord]) -> None:
        """Sets the tile or link from the events themselves, for an action without choices."""
        effects = [effect_of(self.spec, event) for event in events]
        emptied = {effect.slot for effect in effects if effect.kind.goods}
        for wanted in (BUILT, "link", FLIPPED):
            for effect in effects:
                if wanted == "link" and effect.kind.link:
                    return self._set_site_to_link(effect.link)
                if effect.kind.tile == wanted and effect.slot not in emptied:
                    return self._set_site_to_slot(effect.slot)
        return None

    def _set_site_to_slot(self, slot: int) -> None:
        self.site, self.site_name = place_of_slot(self.spec, slot), self.spec.names.slots[slot]

    def _set_site_to_link(self, link: int) -> None:
        self.site, self.site_name = self.tables.link_places[link], self.spec.names.links[link]

    def write(self, event: EventRecord) -> EventEffect:
        """Adds one event; returns its effect."""
        effect = effect_of(self.spec, event)
        kind, seat = effect.kind, effect.seat
        self.named.append(effect)
        if seat >= 0:
            change = self.seats.setdefault(seat, [0, 0, 0])
            change[0] += effect.money
            change[1] += effect.points
        if kind.tile:
            self._note_tile(effect)
        if kind.income:
            self._move_income(effect)
        self.after.apply(effect)
        if kind.link:
            self.laid.append(self.spec.names.links[effect.link])
        if kind.spent:
            part = kind.goods or self.piece
            self.price[part] = self.price.get(part, 0) - effect.money
        if kind.goods:
            self._haul(effect)
        return effect

    def _note_tile(self, effect: EventEffect) -> None:
        """Lists a tile as built, replaced, removed, developed or flipped."""
        names, change = self.spec.names, effect.kind.tile
        if change == DEVELOPED:
            self.developed.append(names.tiles[effect.tile])
            return
        if change == FLIPPED:
            self.flips.append(self._flip(effect))
            return
        piece = TilePiece(
            slot=names.slots[effect.slot],
            place=names.places[names.slot_place[effect.slot]],
            tile=names.tiles[effect.tile],
            owner=effect.seat,
        )
        {BUILT: self.built, REPLACED: self.replaced, REMOVED: self.removed}[change].append(piece)

    def _flip(self, effect: EventEffect) -> Flip:
        names, income = self.spec.names, self.after.income[effect.seat]
        slot = names.slots[effect.slot]
        emptied = any(haul.source == slot for haul in (*self.hauls, *self.sold))
        sellable = self.tables.sold_kinds & BIT[self.tables.tile_kind[effect.tile]]
        return Flip(
            slot=slot,
            place=names.places[names.slot_place[effect.slot]],
            tile=names.tiles[effect.tile],
            owner=effect.seat,
            income_from=income,
            income_to=income,
            sold=effect.seat == self.seat and bool(sellable) and not emptied,
        )

    def _move_income(self, effect: EventEffect) -> None:
        """Adds the change of an income marker, to the flip that caused it if any."""
        old, new = effect.income_from, effect.income_to
        self.seats[effect.seat][2] += new - old
        if self.flips:
            last = self.flips[-1]
            if last.owner == effect.seat and last.income_to == last.income_from == old:
                self.flips[-1] = structs.replace(last, income_to=new)

    # ------------------------------------------------------------------ goods

    def _haul(self, effect: EventEffect) -> None:
        """Adds goods with their route from the source to the tile, the link or a market."""
        kind, names = effect.kind, self.spec.names
        slot = self.after.latest if kind.source == BUILT else effect.slot
        owner, start, place = None, 0, None
        if kind.source == MARKET:
            source, start = MARKET, self.ways.doors
        elif slot != NONE:
            source, start = names.slots[slot], place_of_slot(self.spec, slot)
            place = names.places[names.slot_place[slot]]
            owner = self.after.tiles[slot][0] if slot in self.after.tiles else None
        else:
            source, start = names.spaces[effect.space], place_of_space(self.spec, effect.space)
            place = names.places[ids(start)[0]]
        if kind.goods == BEER and owner == self.seat:
            start = 0  # own beer needs no route
        to_market = kind.target == MARKET
        stages = []
        if kind.goods in self.ways.carried and start:
            links = sum(BIT[link] for link in self.after.links)
            sites = self.ways.doors if to_market else self.site
            stages = route(self.spec, self.ways, links, start, sites)
        haul = Haul(
            goods=kind.goods,
            count=effect.cubes,
            source=source,
            place=place,
            owner=self.seat if to_market else owner,
            path=[stage.link for stage in stages],
            stages=stages,
            to=MARKET if to_market else self.site_name,
            money=abs(effect.money),
        )
        (self.sold if to_market else self.hauls).append(haul)

    # ------------------------------------------------------------------ afterwards

    def effects(self) -> ActionEffects:
        """Returns the effects of the action."""
        tables, tiles = self.tables, self.spec.names.tiles
        own = [flip for flip in self.flips if flip.owner == self.seat]
        return ActionEffects(
            seats=[
                SeatChange(seat=seat, money=money, points=points, income=income)
                for seat, (money, points, income) in sorted(self.seats.items())
                if money or points or income
            ],
            affected=self._affected(),
            built=[*self.built],
            replaced=[*self.replaced],
            removed=[*self.removed],
            developed=[*self.developed],
            laid=[*self.laid],
            flips=[*self.flips],
            hauls=[*self.hauls],
            sold=[*self.sold],
            buyers=self._buyers(),
            cards=self._cards(),
            loan=sum(effect.money for effect in self.named if effect.kind.loan),
            develop_iron=sum(effect.cubes for effect in self.named if effect.kind.develops),
            flipped_points=sum(tables.tile_points[tiles.index(flip.tile)] for flip in own),
        )

    def _affected(self) -> list[int]:
        """Returns the other seats whose pieces were used, or whose figures changed."""
        changed = {seat for seat, figures in self.seats.items() if any(figures)}
        changed |= {flip.owner for flip in self.flips}
        changed |= {piece.owner for piece in (*self.replaced, *self.removed)}
        changed |= {haul.owner for haul in self.hauls if haul.owner is not None}
        return sorted(changed - {self.seat})

    def _buyers(self) -> list[str]:
        """Returns the buyers of sold tiles: slots, spaces, or ``market``."""
        names, found = self.spec.names, []
        for detail, called in (("to_slot", names.slots), ("space", names.spaces)):
            own = [effect for effect in self.named if effect.kind.buyer == detail]
            found += [called[getattr(effect, detail)] for effect in own]
        for code, *later in self._sales:
            space = self.spec.hooks.buyer(self._begun_at, code, later)
            found += [] if space is None else [names.spaces[space]]
        far = any(effect.kind.buyer == MARKET for effect in self.named)
        return unique([*found, MARKET] if far else found)

    def _cards(self) -> list[str | None]:
        """Returns the drawn cards, those from a display first; ``None`` for a hidden card."""
        names = self.spec.names.cards
        return [
            None if effect.card == NONE else names[effect.card]
            for how in ("taken", "drawn")
            for effect in self.named
            if effect.kind.card == how and "card" in effect.kind.details
        ]

    def highlights(self) -> Highlights:
        """Returns the parts of the board that the action changes, built and flipped tiles first."""
        names = self.spec.names
        pieces = [piece.slot for piece in (*self.built, *self.replaced)]
        slots = [slot for effect in self.named for slot in (effect.slot, effect.to_slot)]
        markets = [haul.goods for haul in self.hauls if haul.source == MARKET]
        return Highlights(
            slots=unique(
                [
                    *pieces,
                    *(flip.slot for flip in self.flips),
                    *(names.slots[slot] for slot in slots if slot != NONE),
                ]
            ),
            links=[*self.laid],
            spaces=unique([names.spaces[one.space] for one in self.named if one.space != NONE]),
            markets=unique([*markets, *(haul.goods for haul in self.sold)]),
        )


def unique(names: Iterable[str]) -> list[str]:
    """Returns each name once, in the order of its first appearance."""
    return list(dict.fromkeys(names))
