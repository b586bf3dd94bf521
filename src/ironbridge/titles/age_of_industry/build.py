"""Building counters: legality by card and space, then supply, payment and placement.

The cubes come first, from sources that may include the counter to be replaced.  Then the seat pays
everything, with loans if needed.  Then the counter and its own cubes are placed.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.build import why_not_both
from ironbridge.core.events import TILE_BUILT, TILE_REPLACED
from ironbridge.core.hand import survey_hand
from ironbridge.core.market import feed, has_room
from ironbridge.core.position import (
    COAL,
    IRON,
    LINKS,
    MAX_SLOTS,
    NO_TILE,
    REACH,
    TILES,
    Position,
)
from ironbridge.core.reasons import (
    CARD_DOES_NOT_FIT,
    NEVER_BUILT,
    NO_CARD,
    NO_TILE_LEFT,
    OK,
    OUTSIDE_NETWORK,
    OVERBUILD_CUBES_LEFT,
    OVERBUILD_LEVEL,
    OVERBUILD_RIVAL_KIND,
    WRONG_INDUSTRY,
)
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import (
    clear_slot,
    flip,
    leave_mat,
    next_tile,
    place_tile,
    places_of,
    put_cubes,
    slots_of,
)
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import (
    IMPORTS_PLACED,
    PLACE_LIMIT,
    REBUILT,
    SHIP_NEEDS_PORT,
)
from ironbridge.titles.age_of_industry.loans import price, settle
from ironbridge.titles.age_of_industry.network import standing
from ironbridge.titles.age_of_industry.supply import (
    flip_ship,
    reaches_track,
    set_imports,
    why_not_supplied,
)

# Index in the workspace after a survey: slots where the acting seat's industry cards may build.
OPEN_AT: Final[i64] = 42


def survey_cards(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Computes what the hand allows and where industry cards may build."""
    survey_hand(tables, pos, work)
    work.own[OPEN_AT] = open_to_industry_cards(tables, chart, pos)


def open_to_industry_cards(tables: Tables, chart: ChartTables, pos: Position) -> i64:
    """Returns the slots where industry cards may build; all, without a counter on the board.

    They are at own rails and own counters, beside own counters in large places, and ship spaces at
    own ports or at ports that own rails touch.
    """
    tiles = pos.seat_value(pos.seat, TILES)
    if tiles == 0:  # AI-card-7
        return ~0
    found = pos.seat_value(pos.seat, REACH)  # AI-card-3, AI-card-5
    found |= slots_of(tables, places_of(tables, tiles) & chart.large)  # AI-card-4
    if chart.berths == 0:
        return found
    ports = standing(tables, pos, chart.port_kind) & railed(tables, pos)
    ports |= places_of(tables, tiles & tables.kind_slots[chart.port_kind])
    berth: i64 = 0
    while berth < chart.berths:  # AI-card-6
        if chart.berth_ports[berth] & ports:
            found |= BIT[chart.berth_slot[berth]]
        berth += 1
    return found


def railed(tables: Tables, pos: Position) -> i64:
    """Returns the places that own rails touch."""
    found: i64 = 0
    links = pos.seat_value(pos.seat, LINKS)
    while links:
        bit = links & -links
        links ^= bit
        found |= tables.link_places[index(bit)]
    return found


# ----------------------------------------------------------------------------- may I


def why_not_space(tables: Tables, chart: ChartTables, pos: Position, tile: i64, slot: i64) -> i64:
    """Returns why this counter, the next of its industry, may not be on this slot, or ``OK``."""
    if tile == NO_TILE:  # AI-build-1
        return NO_TILE_LEFT
    kind = tables.tile_kind[tile]
    if tables.tile_eras[tile] == 0:  # AI-build-4
        return NEVER_BUILT
    if tables.slot_kinds[slot] & BIT[kind] == 0:  # AI-build-2
        return WRONG_INDUSTRY
    if pos.slots_taken & BIT[slot]:
        reason = why_not_replace(tables, pos, tile, slot)
        if reason != OK:
            return reason
    place = tables.slot_place[slot]
    others = pos.seat_value(pos.seat, TILES) & tables.place_slots[place] & ~BIT[slot]
    if others and (others & (others - 1) or chart.place_limit(place) == 1):  # AI-build-3
        return PLACE_LIMIT
    if kind == chart.ship_kind:  # AI-ship-1
        ports = standing(tables, pos, chart.port_kind)
        if chart.berth_ports[chart.berth_of(slot)] & ports == 0:
            return SHIP_NEEDS_PORT
    return OK


def why_not_replace(tables: Tables, pos: Position, tile: i64, slot: i64) -> i64:
    """Returns why this counter may not replace the one on the slot, or ``OK``.

    An own counter may be of any kind.  A rival's mine or works may be replaced by the same kind,
    and only when no such cube is left on board and track.
    """
    # AI-over-1, AI-over-6, AI-build-7
    old = pos.tile_on(slot)
    kind = tables.tile_kind[tile]
    if pos.owner_of(slot) != pos.seat:
        goods = tables.kind_goods[kind]
        if goods < 0 or tables.tile_kind[old] != kind:  # AI-over-2
            return OVERBUILD_RIVAL_KIND
        if pos.sources(goods) or pos.market(goods):  # AI-over-3
            return OVERBUILD_CUBES_LEFT
    return OK if tables.tile_level[tile] > tables.tile_level[old] else OVERBUILD_LEVEL


def why_not_counter(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, kind: i64, slot: i64
) -> i64:
    """Returns why a build is illegal regardless of cards, or ``OK``. Needs a survey."""
    tile = next_tile(tables, pos, pos.seat, kind)
    reason = why_not_space(tables, chart, pos, tile, slot)
    return reason if reason != OK else why_not_supplied(tables, chart, pos, work, slot, tile)


def why_not_any_card(work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns why no card in hand allows this build, or ``OK``. Needs a survey."""
    if work.hand_slots & BIT[slot]:
        return OK
    if work.hand_kinds & BIT[kind] == 0:
        return NO_CARD
    return OK if work.own[OPEN_AT] & BIT[slot] else OUTSIDE_NETWORK


def why_not_card(
    tables: Tables, chart: ChartTables, pos: Position, card: i64, kind: i64, slot: i64
) -> i64:
    """Returns why this card does not allow this build, or ``OK``."""
    if tables.card_slots[card] & BIT[slot]:  # AI-card-8
        return OK
    if tables.card_kinds[card] & BIT[kind] == 0:
        return CARD_DOES_NOT_FIT
    return OK if open_to_industry_cards(tables, chart, pos) & BIT[slot] else OUTSIDE_NETWORK


def why_not_build(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, kind: i64, slot: i64
) -> i64:
    """Returns the first rule that forbids this build, or ``OK``. Needs a survey."""
    tile = next_tile(tables, pos, pos.seat, kind)
    reason = why_not_space(tables, chart, pos, tile, slot)
    if reason == OK:
        reason = why_not_any_card(work, kind, slot)
    return reason if reason != OK else why_not_supplied(tables, chart, pos, work, slot, tile)


def why_not_double(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, kind: i64, slot: i64
) -> i64:
    """Returns why this build may not use both actions, or ``OK``. Needs a survey."""
    reason = why_not_both(tables, pos)
    return reason if reason != OK else why_not_counter(tables, chart, pos, work, kind, slot)


def list_builds(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Lists every legal build, for one action or for both. Needs a survey."""
    both = why_not_both(tables, pos) == OK
    kind: i64 = 0
    while kind < tables.kinds:
        slots = tables.kind_slots[kind]
        tile = next_tile(tables, pos, pos.seat, kind)
        if tile == NO_TILE or tables.tile_eras[tile] == 0:
            slots = 0
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            fits = why_not_any_card(work, kind, slot) == OK
            if fits or both:
                if why_not_counter(tables, chart, pos, work, kind, slot) == OK:
                    if fits:
                        work.add(tables.choices.build_at[kind * MAX_SLOTS + slot])
                    if both:
                        work.add(tables.choices.double_at[kind * MAX_SLOTS + slot])
        kind += 1


# ----------------------------------------------------------------------------- do it


def begin_build(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Places the coal of a new ship and asks for the needed cubes, after the card is played."""
    # AI-build-5
    slot = pos.slot
    tile = next_tile(tables, pos, pos.seat, pos.kind)
    if pos.kind == chart.ship_kind and pos.slots_taken & BIT[slot] == 0:  # AI-ship-3
        berth = chart.berth_of(slot)
        cubes = chart.berth_cubes[berth]
        set_imports(chart, pos, berth, cubes)
        work.log.say(IMPORTS_PLACED, pos.seat, chart.berth_import[berth], cubes)
    price(chart, pos, work, tables.tile_cost[tile])
    pos.set_due(COAL, tables.tile_coal[tile])
    pos.set_due(IRON, tables.tile_iron[tile])
    pos.site_places = BIT[tables.slot_place[slot]]


def finish_build(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Pays, places the counter with its cubes and fills the track, once all cubes are there."""
    seat, slot, kind = pos.seat, pos.slot, pos.kind
    tile = next_tile(tables, pos, seat, kind)
    settle(chart, pos, work)  # AI-loan-3
    rebuilt = pos.slots_taken & BIT[slot] != 0
    if rebuilt:
        clear_slot(tables, pos, work, slot, TILE_REPLACED)
    leave_mat(pos, seat, kind)
    place_tile(tables, pos, seat, slot, tile)
    work.log.say(TILE_BUILT, seat, slot, tile)
    if kind == chart.ship_kind:
        launch(tables, chart, pos, work, rebuilt)
    elif tables.kind_goods[kind] >= 0:
        put_out_cubes(tables, chart, pos, work, tile)


def put_out_cubes(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, tile: i64
) -> None:
    """Places the cubes of a mine or works; those that the track has room for are sold to it."""
    # AI-build-6, AI-track-6, AI-track-7
    slot = pos.slot
    goods = tables.kind_goods[pos.kind]
    cubes = tables.tile_cubes[tile * 2]
    if has_room(tables, pos, goods) and reaches_track(tables, chart, pos, tables.slot_place[slot]):
        cubes -= feed(tables, pos, work, goods, cubes)  # AI-track-5
    put_cubes(pos, goods, slot, cubes)
    if cubes == 0:
        flip(tables, pos, work, slot)


def launch(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, rebuilt: bool
) -> None:
    """Sells the coal of a new ship to the track as far as there is room.

    A ship over a ship brings no coal; the rest of the first ship's coal stays unless the option
    sells it, and the new ship never flips.
    """
    berth = chart.berth_of(pos.slot)
    if rebuilt:  # AI-ship-6
        pos.words[REBUILT] = pos.words[REBUILT] | BIT[pos.slot]
    if not rebuilt or chart.options.rebuilt_ship_sells_leftover_coal:
        cubes = pos.cubes_on(chart.berth_import[berth])
        if reaches_track(tables, chart, pos, tables.slot_place[pos.slot]):
            cubes -= feed(tables, pos, work, COAL, cubes)
        set_imports(chart, pos, berth, cubes)
    flip_ship(tables, chart, pos, work, berth)
