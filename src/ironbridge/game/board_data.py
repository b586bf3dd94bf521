"""Static data of one game spec for clients that draw it: board, tiles, cards, markets, tracks."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ironbridge.core.bitset import ids
from ironbridge.core.names import GOODS
from ironbridge.core.position import MAX_KINDS, NO_TILE
from ironbridge.core.tables import MARKET_DEPTH, MAT_DEPTH, Tables
from ironbridge.titles import find
from ironbridge.titles.board_layout import Drawing, PlaceDrawn
from ironbridge.titles.spec import GameSpec, per_spec

MARKETS = 2
"""Number of goods with a market: coal and iron, not beer."""


class TilePrinted(Struct, frozen=True, kw_only=True):
    """A tile type, with its number of copies per seat."""

    tile: str
    industry: str
    level: int
    count: int
    cost: int
    coal: int
    iron: int
    beer: int
    points: int
    income: int
    link_points: int
    cubes: list[int]
    eras: list[str]
    develops: bool
    profit: int = 0


class SlotPrinted(Struct, frozen=True, kw_only=True):
    """A slot for a tile."""

    slot: str
    place: str
    industries: list[str]
    x: float
    y: float


class PlacePrinted(Struct, frozen=True, kw_only=True):
    """A place: town, farm brewery, merchant, distant market or ship space."""

    place: str
    kind: str
    region: str | None
    x: float
    y: float
    label_x: float | None
    label_y: float | None
    link_points: int = 0


class LinkPrinted(Struct, frozen=True, kw_only=True):
    """A link between places: its midpoint, and its legs where it has more than two ends."""

    link: str
    ends: list[str]
    eras: list[str]
    x: float
    y: float
    path: list[list[float]]


class CardPrinted(Struct, frozen=True, kw_only=True):
    """A card type: a place, an industry, a region or a wild card."""

    card: str
    kind: str
    count: int
    industries: list[str]
    places: list[str]
    region: str | None = None


class BoardData(Struct, frozen=True, kw_only=True):
    """Static data of one game spec."""

    title: str
    board: str | None
    width: float
    height: float
    slot_size: float
    industries: list[str]
    eras: list[str]
    rounds: list[int]
    places: list[PlacePrinted]
    slots: list[SlotPrinted]
    links: list[LinkPrinted]
    tiles: list[TilePrinted]
    cards: list[CardPrinted]
    markets: dict[str, list[int]]
    overflow: dict[str, int]
    income_track: list[int]
    own: dict[str, Any]
    reconstructed: list[str]
    link_costs: dict[str, list[dict[str, int]]]
    market_name: str
    """What the title calls the prices of coal and iron: ``market`` or ``demand-track``."""
    piece_names: str
    """What the title calls its pieces: ``tiles`` and links, or ``counters`` and rails."""


@per_spec
def sheet_of(spec: GameSpec) -> BoardData:
    """Returns the static data of a game spec."""
    tables, names = spec.rules.tables, spec.names
    drawing = spec.hooks.drawing()
    eras = names.eras[: tables.eras]
    levels = list(tables.income_level)
    return BoardData(
        title=spec.title,
        board=board_of(spec),
        width=drawing.width,
        height=drawing.height,
        slot_size=drawing.slot_size,
        industries=list(names.industries),
        eras=list(eras),
        rounds=rounds(tables),
        places=[place_printed(spec, place) for place in drawing.places],
        slots=slots_printed(spec, drawing),
        links=links_printed(spec, drawing, eras),
        tiles=tiles_printed(spec, eras),
        cards=cards_printed(spec, drawing),
        markets={GOODS[goods]: prices(tables, goods) for goods in range(MARKETS)},
        overflow={
            GOODS[goods]: tables.market_price[goods * MARKET_DEPTH] for goods in range(MARKETS)
        },
        income_track=levels if len(levels) > 1 else [],
        own=dict(drawing.own),
        reconstructed=list(drawing.reconstructed),
        link_costs=costs(drawing.link_costs or link_costs(tables, eras)),
        market_name=drawing.market_name,
        piece_names=drawing.piece_names,
    )


def board_of(spec: GameSpec) -> str | None:
    """Returns the name of the board; ``None`` for a title with one board."""
    boards = find(spec.title).boards
    return str(spec.options.get("board", boards[0])) if boards else None


def rounds(tables: Tables) -> list[int]:
    """Returns the number of rounds of each era; empty where the cards do not determine it."""
    if tables.plays_without_cards:
        return []
    seats = tables.seats - len(ids(tables.automatic))
    found = []
    for era in range(tables.eras):
        aside = tables.removed[era] + seats * tables.face_down[era]
        played = (sum(tables.card_copies) - aside) // seats
        if era == 0:
            played += tables.turn_actions - tables.first_round_actions
        found.append(-(-played // tables.turn_actions))
    return found


def prices(tables: Tables, goods: int) -> list[int]:
    """Returns the price of each space of a market, highest first."""
    first = goods * MARKET_DEPTH + 1
    return [tables.market_price[first + k] for k in range(tables.market_spaces[goods])]


def place_printed(spec: GameSpec, drawn: PlaceDrawn) -> PlacePrinted:
    icons = spec.rules.tables.place_icons
    return PlacePrinted(
        place=drawn.place,
        kind=drawn.kind,
        region=drawn.region,
        x=drawn.x,
        y=drawn.y,
        label_x=drawn.label[0] if drawn.label else None,
        label_y=drawn.label[1] if drawn.label else None,
        link_points=icons[spec.names.places.index(drawn.place)],
    )


def slots_printed(spec: GameSpec, drawing: Drawing) -> list[SlotPrinted]:
    """Returns every slot with its industries."""
    tables, names = spec.rules.tables, spec.names
    middle = {place.place: (place.x, place.y) for place in drawing.places}
    found = []
    for slot, name in enumerate(names.slots):
        place = names.places[names.slot_place[slot]]
        x, y = drawing.slots.get(name, middle[place])
        kinds = [names.industries[kind] for kind in ids(tables.slot_kinds[slot])]
        found.append(SlotPrinted(slot=name, place=place, industries=kinds, x=x, y=y))
    return found


def links_printed(spec: GameSpec, drawing: Drawing, eras: Sequence[str]) -> list[LinkPrinted]:
    """Returns every link with the eras in which it may be built."""
    tables, names = spec.rules.tables, spec.names
    middle = {place.place: (place.x, place.y) for place in drawing.places}
    open_in = [set(ids(tables.era_links[era])) for era in range(len(eras))]
    found = []
    for link, name in enumerate(names.links):
        ends = names.link_ends[link]
        points = [middle[end] for end in ends]
        straight = (sum(x for x, _ in points) / len(ends), sum(y for _, y in points) / len(ends))
        x, y = drawing.links.get(name, straight)
        found.append(
            LinkPrinted(
                link=name,
                ends=list(ends),
                eras=[era for era, links in zip(eras, open_in, strict=True) if link in links],
                x=x,
                y=y,
                path=[[x, y, *point] for point in points] if len(ends) > 2 else [],
            )
        )
    return found


def tiles_printed(spec: GameSpec, eras: Sequence[str]) -> list[TilePrinted]:
    """Returns every tile type with the first seat's number of copies."""
    tables, names = spec.rules.tables, spec.names
    stacks = range(MAX_KINDS * MAT_DEPTH)
    mat = [tables.mat[place] for place in stacks]
    return [
        TilePrinted(
            tile=name,
            industry=names.industries[tables.tile_kind[tile]],
            level=tables.tile_level[tile],
            count=mat.count(tile) if tile != NO_TILE else 0,
            cost=tables.tile_cost[tile],
            coal=tables.tile_coal[tile],
            iron=tables.tile_iron[tile],
            beer=tables.tile_beer[tile],
            points=tables.tile_points[tile],
            income=tables.tile_income[tile],
            link_points=tables.tile_icons[tile],
            cubes=[tables.tile_cubes[tile * 2 + era] for era in range(len(eras))],
            eras=[eras[era] for era in ids(tables.tile_eras[tile]) if era < len(eras)],
            develops=bool(tables.tile_develops[tile]),
            profit=tables.tile_profit[tile],
        )
        for tile, name in enumerate(names.tiles)
    ]


def cards_printed(spec: GameSpec, drawing: Drawing) -> list[CardPrinted]:
    """Returns every card type with its industries and places."""
    tables, names = spec.rules.tables, spec.names
    coloured = [place.region for place in drawing.places if place.region]
    regions = {region.replace("_", " "): region for region in coloured}
    found = []
    for card, name in enumerate(names.cards):
        industries = [names.industries[kind] for kind in ids(tables.card_kinds[card])]
        slots = ids(tables.card_slots[card])
        places = dict.fromkeys(names.places[names.slot_place[slot]] for slot in slots)
        if name in names.places:
            kind = "place"
        elif name in regions:
            kind = "region"
        else:
            kind = "industry" if set(name.split("/")) <= set(names.industries) else "wild"
        copies = tables.card_copies[card] if card < len(tables.card_copies) else 0
        found.append(
            CardPrinted(
                card=name,
                kind=kind,
                count=copies,
                industries=industries,
                places=list(places),
                region=regions.get(name) if kind == "region" else None,
            )
        )
    return found


def link_costs(tables: Tables, eras: Sequence[str]) -> dict[str, list[dict[str, int]]]:
    """Returns the price by era of one link, and of two in one action where allowed."""
    found = {}
    for era, name in enumerate(eras):
        money, coal = tables.link_cost[era], tables.link_coal[era]
        found[name] = [{"money": money, "coal": coal}]
        second = tables.second_link_cost[era]
        if second >= 0:
            beer = tables.second_link_beer
            found[name].append({"money": money + second, "coal": 2 * coal, "beer": beer})
    return found


def costs(
    given: Mapping[str, Sequence[Mapping[str, int]]],
) -> dict[str, list[dict[str, int]]]:
    return {era: [dict(cost) for cost in rows] for era, rows in given.items()}
