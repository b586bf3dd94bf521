"""Actions of the Automa: builds, links, and the supply of coal, iron and beer."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.build import begin_build, finish_build, why_not_space, why_not_supplied
from ironbridge.core.link import begin_link
from ironbridge.core.market import price_of
from ironbridge.core.position import (
    BEER,
    COAL,
    IRON,
    NETWORK,
    NO_TILE,
    TILES,
    Position,
)
from ironbridge.core.reasons import NO_TILE_LEFT, OK, OUTSIDE_NETWORK, SINGLE_SPACE_FIRST
from ironbridge.core.supply import buy_due, survey_supplies, take
from ironbridge.core.tiles import next_tile
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.player import NO_LINK, NOWHERE, Automa
from ironbridge.titles.birmingham.automa.tie_breaks import (
    choose_building,
    choose_line,
    choose_slot,
    far_end,
)
from ironbridge.titles.birmingham.codes import AUTOMA_LAST, NO_FREE_SLOT


def iron_price(automa: Automa, pos: Position) -> i64:
    """Returns the price of iron: 0 while a works has some, else the market's next cube."""
    # BA-build-2
    if pos.sources(IRON):
        return 0
    return price_of(automa.printed, pos, IRON, 1)


# ----------------------------------------------------------------------------- building


def why_not_site(automa: Automa, pos: Position, work: Workspace, kind: i64, place: i64) -> i64:
    """Returns why the next tile of an industry cannot be built in this place, or ``OK``.

    The Automa builds on empty slots only.  The card names the place, which need not be in its
    network, except for a farm.
    """
    # BA-build-4, BA-build-6, BA-build-8
    tables = automa.tables
    if BIT[place] & automa.script.farms & ~pos.seat_value(pos.seat, NETWORK):  # BA-build-5
        return OUTSIDE_NETWORK
    if next_tile(tables, pos, pos.seat, kind) == NO_TILE:
        return NO_TILE_LEFT
    survey_supplies(automa.tables, pos, work)
    reason: i64 = NO_FREE_SLOT
    slots = tables.place_slots[place] & tables.kind_slots[kind] & ~pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        found = why_not_slot(automa, pos, work, kind, index(bit))
        if found == OK:
            return OK
        if found != SINGLE_SPACE_FIRST:
            reason = found
    return reason


def why_not_slot(automa: Automa, pos: Position, work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns the result of the legality check for one empty slot.  After a survey."""
    # BA-build-7, BA-build-9
    reason = why_not_space(automa.tables, pos, kind, slot)
    if reason == OK:
        reason = why_not_supplied(automa.tables, pos, work, kind, slot)
    return reason


def build(automa: Automa, pos: Position, work: Workspace, kind: i64, place: i64) -> None:
    """Builds in a place where the legality check allows it."""
    tables = automa.tables
    survey_supplies(automa.tables, pos, work)
    open_slots: i64 = 0
    slots = tables.place_slots[place] & tables.kind_slots[kind] & ~pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        if why_not_slot(automa, pos, work, kind, index(bit)) == OK:
            open_slots |= bit
    pos.kind = kind
    pos.slot = choose_slot(automa, pos, work, open_slots)  # BA-build-10
    begin_build(automa.tables, pos, work)
    bring(automa, pos, work)
    finish_build(automa.tables, pos, work)
    pos.words[AUTOMA_LAST] = place  # BA-turn-5


def bring(automa: Automa, pos: Position, work: Workspace) -> None:
    """Takes what is due: from own sources first, then by the tie-breaks, else from the market."""
    # BA-coal-1, BA-coal-2, BA-iron-1, BA-beer-1
    goods = COAL
    while goods <= BEER:
        while pos.due(goods) > 0:
            found = automa.rules.sources(pos, goods)
            own = found & pos.seat_value(pos.seat, TILES)
            if found == 0:
                buy_due(automa.tables, pos, work, goods)
            else:
                slot = choose_building(automa, pos, work, own if own else found)
                take(automa.tables, pos, work, goods, slot)
        goods += 1


# ----------------------------------------------------------------------------- links


def legal_lines(automa: Automa, pos: Position, work: Workspace, lines: i64) -> i64:
    """Returns the subset of links that the Automa may build now."""
    # BA-network-6, BA-line-2
    lines &= automa.tables.era_links[pos.era] & ~pos.links_built
    survey_supplies(automa.tables, pos, work)
    found: i64 = 0
    while lines:
        bit = lines & -lines
        lines ^= bit
        if automa.rules.why_not_link(pos, work, index(bit)) == OK:
            found |= bit
    return found


def lay(automa: Automa, pos: Position, work: Workspace, link: i64) -> None:
    """Builds a link and supplies what it needs."""
    pos.link = link
    begin_link(automa.tables, pos, work)
    bring(automa, pos, work)


def lay_from(automa: Automa, pos: Position, work: Workspace, place: i64) -> i64:
    """Builds one link from a place; returns its other end, or NOWHERE when none is legal."""
    lines = legal_lines(automa, pos, work, automa.tables.links_at[place])
    if lines == 0:
        return NOWHERE
    link = choose_line(automa, pos, work, lines, place)
    reached = far_end(automa, pos, link, place)
    lay(automa, pos, work, link)
    pos.words[AUTOMA_LAST] = reached  # BA-turn-5
    return reached


def network(automa: Automa, pos: Position, work: Workspace, place: i64) -> bool:
    """Builds one link from a place, and by rail a second one from its other end.

    Returns whether any link was built.
    """
    # BA-network-3, BA-network-4, BA-network-5
    reached = lay_from(automa, pos, work, place)
    if reached == NOWHERE:
        return False
    pos.pieces_done = 1
    lay_from(automa, pos, work, reached)
    pos.pieces_done = 0
    return True


def link_for(automa: Automa, pos: Position, work: Workspace, kind: i64, place: i64) -> i64:
    """Returns the link after which this industry can be built in this place, or NO_LINK.

    Each candidate is tried on a copy of the position.  Links that touch the place come first.
    """
    # BA-build-13
    lines = legal_lines(automa, pos, work, ~0)
    helping: i64 = 0
    was_on = work.mute_log()
    while lines:
        bit = lines & -lines
        lines ^= bit
        trial = pos.copy()
        lay(automa, trial, work, index(bit))
        if why_not_site(automa, trial, work, kind, place) == OK:
            helping |= bit
    work.log.on = was_on
    if helping == 0:
        return NO_LINK
    touching = helping & automa.tables.links_at[place]
    if touching:
        return choose_line(automa, pos, work, touching, place)
    return choose_line(automa, pos, work, helping, NOWHERE)
