"""Backs of the Automa's cards: the first legal entry of sell, develop, network, pass."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import PASSED
from ironbridge.core.link import place_link
from ironbridge.core.money import gain_points
from ironbridge.core.position import BEER, IRON, TILES, Position
from ironbridge.core.reasons import NO_BEER, OK
from ironbridge.core.tiles import flip
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.actions import (
    bring,
    build,
    iron_price,
    lay,
    legal_lines,
    network,
    why_not_site,
)
from ironbridge.titles.birmingham.automa.deck import back
from ironbridge.titles.birmingham.automa.player import (
    DEVELOP_ENTRY,
    NETWORK_ENTRY,
    SELL_ENTRY,
    Automa,
)
from ironbridge.titles.birmingham.automa.tie_breaks import (
    choose_barrel,
    choose_building,
    choose_sale_line,
)
from ironbridge.titles.birmingham.beer import open_barrels, take_barrel
from ironbridge.titles.birmingham.codes import (
    AUTOMA_BACK_READ,
    AUTOMA_DEVELOPED,
    AUTOMA_ENTRY_REFUSED,
    AUTOMA_LAST,
    AUTOMA_PLACE_REFUSED,
    AUTOMA_TILE_REFUSED,
    BARREL_TAKEN,
    IRON_TOO_DEAR,
    NO_LINE,
    NO_MERCHANT,
    NOTHING_TO_SELL,
)
from ironbridge.titles.birmingham.rules import BONUS_POINTS
from ironbridge.titles.birmingham.sell import begin_sale, why_not_sell

MOST_DEVELOPED: Final[i64] = 2
"""Maximum number of iron cubes that a development takes."""


def play_back(automa: Automa, pos: Position, work: Workspace) -> None:
    """Plays the second action of the turn; the card stays on the deck."""  # BA-turn-4, BA-back-1
    card = back(automa, pos, work)
    work.log.say(AUTOMA_BACK_READ, pos.seat, card, 0)
    if sell(automa, pos, work, automa.script.brewery_place[card]):
        return
    work.log.say(AUTOMA_ENTRY_REFUSED, pos.seat, SELL_ENTRY, NOTHING_TO_SELL)
    if develop(automa, pos, work, automa.script.develop_price[card]):
        return
    work.log.say(AUTOMA_ENTRY_REFUSED, pos.seat, DEVELOP_ENTRY, IRON_TOO_DEAR)
    if network(automa, pos, work, pos.words[AUTOMA_LAST]):
        return
    work.log.say(AUTOMA_ENTRY_REFUSED, pos.seat, NETWORK_ENTRY, NO_LINE)
    pass_turn(automa, pos, work)


def pass_turn(automa: Automa, pos: Position, work: Workspace) -> None:
    """Passes and scores the points for it."""  # BA-pass-1
    work.log.say(PASSED, pos.seat, 0, 0)
    gain_points(pos, work, pos.seat, automa.script.pass_points)


def develop(automa: Automa, pos: Position, work: Workspace, most: i64) -> bool:
    """Takes up to two iron cubes at no more than this price; returns whether it took one.

    Scores points once, and removes no tile from the mat.
    """
    # BA-develop-1, BA-develop-2
    cubes: i64 = 0
    while cubes < MOST_DEVELOPED and iron_price(automa, pos) <= most:
        pos.set_due(IRON, 1)
        bring(automa, pos, work)
        cubes += 1
    if cubes == 0:
        return False
    developed(automa, pos, work, cubes)
    return True


def developed(automa: Automa, pos: Position, work: Workspace, cubes: i64) -> None:
    """Logs a development and scores its points."""
    work.log.say(AUTOMA_DEVELOPED, pos.seat, cubes, 0)
    gain_points(pos, work, pos.seat, automa.script.develop_points)


# ----------------------------------------------------------------------------- selling


def sell(automa: Automa, pos: Position, work: Workspace, brewery: i64) -> bool:
    """Sells every sellable tile, or else prepares a sale; returns whether it did either."""
    # BA-sell-1, BA-sell-2, BA-sell-11
    goods = unsold(automa, pos)
    if goods == 0:
        return False
    sold = False
    rest = goods
    while rest:
        slot = next_building(automa, pos, work, rest)
        rest &= ~BIT[slot]
        reason = why_not_sell(automa.tables, automa.merchants, pos, slot)
        if reason == OK:
            sell_one(automa, pos, work, slot)
            sold = True
        else:
            work.log.say(AUTOMA_TILE_REFUSED, pos.seat, slot, reason)
    return sold or prepare_sale(automa, pos, work, goods, brewery)


def next_building(automa: Automa, pos: Position, work: Workspace, slots: i64) -> i64:
    """Returns the tile to examine next; the log does not tell this order."""
    was_on = work.mute_log()
    slot = choose_building(automa, pos, work, slots)
    work.log.on = was_on
    return slot


def unsold(automa: Automa, pos: Position) -> i64:
    """Returns the slots of own tiles that are not sold yet."""
    found: i64 = 0
    tiles = pos.seat_value(pos.seat, TILES) & ~pos.flipped
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        kind = automa.tables.tile_kind[pos.tile_on(index(bit))]
        if automa.tables.sold_kinds & BIT[kind]:
            found |= bit
    return found


def sell_one(automa: Automa, pos: Position, work: Workspace, slot: i64) -> None:
    """Sells one tile: with the merchant's beer first, then own, then the person's."""  # BA-beer-1
    tables = automa.tables
    pos.verb = SELL
    pos.slot = slot
    begin_sale(tables, pos)
    used: i64 = -1
    barrels = open_barrels(tables, automa.merchants, pos)
    if barrels and pos.due(BEER) > 0:  # BA-sell-3, BA-sell-5
        used = choose_barrel(automa, pos, work, barrels)
        take_barrel(pos, used)
        work.log.say(BARREL_TAKEN, pos.seat, used, 0)
    bring(automa, pos, work)
    flip(tables, pos, work, slot)
    if used >= 0 and automa.rules.space_bonus[used] == BONUS_POINTS:  # BA-sell-4
        gain_points(pos, work, pos.seat, automa.rules.space_amount[used])


def prepare_sale(automa: Automa, pos: Position, work: Workspace, goods: i64, brewery: i64) -> bool:
    """Builds a brewery where only beer is missing, or a link where one link is missing.

    Examines tile by tile.  Returns whether it did anything.
    """
    # BA-sell-6, BA-sell-7, BA-sell-8
    kind = automa.tables.goods_kind[BEER]
    while goods:
        slot = next_building(automa, pos, work, goods)
        goods &= ~BIT[slot]
        reason = why_not_sell(automa.tables, automa.merchants, pos, slot)
        if reason == NO_BEER:
            reason = why_not_site(automa, pos, work, kind, brewery)
            if reason == OK:
                build(automa, pos, work, kind, brewery)
                return True
            work.log.say(AUTOMA_PLACE_REFUSED, pos.seat, brewery, reason)
        elif reason == NO_MERCHANT:
            lines = lines_to_market(automa, pos, work, slot)
            if lines:
                lay(automa, pos, work, choose_sale_line(automa, pos, work, lines))
                return True
    return False


def lines_to_market(automa: Automa, pos: Position, work: Workspace, slot: i64) -> i64:
    """Returns the links any one of which would connect a tile with a merchant who buys it."""
    # BA-sell-7, BA-sell-10
    tables = automa.tables
    kind = tables.tile_kind[pos.tile_on(slot)]
    lines = legal_lines(automa, pos, work, ~0)
    found: i64 = 0
    while lines:
        bit = lines & -lines
        lines ^= bit
        trial = pos.copy()
        place_link(tables, trial, trial.seat, index(bit))
        if automa.merchants.buyers(trial, kind, tables.slot_place[slot]):
            found |= bit
    return found
