"""Why not, in words: the facts of a refusal, and how far it is from being allowed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ironbridge.core import reasons
from ironbridge.core.action_table import (
    BUILD,
    CARD,
    DEVELOP,
    DOUBLE_BUILD,
    FIRST_TITLE_VERB,
    GIVE_UP,
    LINK,
    LOAN,
    SELL,
    TAKE,
)
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.brass_rules import survey
from ironbridge.core.build import why_not_card
from ironbridge.core.link import link_price
from ironbridge.core.market import market_places
from ironbridge.core.missing_links import way_into_network, way_to_connect
from ironbridge.core.network import reachable
from ironbridge.core.position import (
    ASK_COAL,
    BEER,
    CARDS,
    COAL,
    HAND,
    INCOME,
    IRON,
    LINKS,
    MONEY,
    NETWORK,
    TILES,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.core.supply import coal_price, iron_price
from ironbridge.core.tiles import cubes_on, next_tile
from ironbridge.core.workspace import Workspace
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.prompts import ask, verb_name
from ironbridge.i18n.title_messages import RefusalContext, messages_of

GOODS: Final = ("coal", "iron", "beer")
BUILD_VERBS: Final = (BUILD, DOUBLE_BUILD)
SLOT_VERBS: Final = tuple(verb for verb in (SELL, GIVE_UP, TAKE + COAL, TAKE + IRON, TAKE + BEER))


def explain(localizer: Localizer, pos: Position, code: int, reason: str) -> str:
    """Returns the sentence for a refusal; a reason without words of its own is named."""
    message = f"reason-{reason}"
    if not localizer.has(message):
        return localizer.format("reason-any", {"reason": reason})
    return localizer.format(message, refusal_facts(case_of(localizer, pos, code, reason)))


def case_of(localizer: Localizer, pos: Position, code: int, reason: str) -> RefusalContext:
    """Returns the refused choice with the slot and industry it is about."""
    table = localizer.spec.rules.tables.choices
    verb, a, b = table.verb[code], table.a[code], table.b[code]
    slot = kind = -1
    if verb in BUILD_VERBS:
        kind, slot = a, b
    elif verb == DEVELOP:
        kind = a
    elif verb in SLOT_VERBS:
        slot = a
    elif verb == CARD and pos.verb == BUILD:
        kind, slot = pos.kind, pos.slot
    case = RefusalContext(localizer, pos, code, reason, slot, kind)
    for chapter in messages_of(localizer.spec) if verb >= FIRST_TITLE_VERB else ():
        slot, kind = chapter.target(case)
        case = replace(case, slot=max(slot, case.slot), kind=max(kind, case.kind))
    return case


def refusal_facts(case: RefusalContext) -> Facts:
    """Returns everything the sentence may mention."""
    facts = choice_facts(case)
    for code, name in reasons.NAMES.items():
        if name == case.reason and code in REFUSAL_VARIABLES:
            facts |= REFUSAL_VARIABLES[code](case)
    for chapter in messages_of(case.localizer.spec):
        facts |= chapter.refusal_facts(case)
    return facts


def choice_facts(case: RefusalContext) -> Facts:
    """Returns what any refusal may mention: the choice's own objects, the money, the era."""
    localizer, pos = case.localizer, case.pos
    facts: Facts = {"verb": verb_name(localizer, case.verb)}
    if pos.seat >= 0:
        facts |= {"money": pos.seat_value(pos.seat, MONEY), "era": localizer.era(pos.era)}
    if case.kind >= 0:
        facts |= localizer.tile(next_tile(case.tables, pos, pos.seat, case.kind))
        facts["industry"] = case.names.industries[case.kind]
    if case.slot >= 0:
        facts |= {"place": localizer.place(case.place), "slot": localizer.slot(case.slot)}
        facts |= standing_tile(case, case.slot)
        if case.kind < 0 and "other" in facts:
            facts |= {"industry": facts["other"], "level": facts["old"]}
    if case.verb == LINK:
        facts["link"] = localizer.link(case.a)
    if case.verb == CARD:
        facts["card"] = localizer.card(case.a)
    if TAKE <= case.verb <= (TAKE + BEER):
        facts["goods"] = GOODS[case.verb - TAKE]
    return facts


def standing_tile(case: RefusalContext, slot: int) -> Facts:
    """Returns the tile on a slot: ``other`` and ``old`` are its industry and level."""
    if not case.pos.slots_taken & BIT[slot]:
        return {"standing": "no"}
    tile = case.localizer.tile(case.pos.tile_on(slot))
    owner = case.pos.owner_of(slot)
    return {
        "standing": "yes",
        "other": tile["industry"],
        "old": tile["level"],
        "owner": case.localizer.seat(owner),
        "mine": "yes" if owner == case.pos.seat else "no",
    }


# ----------------------------------------------------------------------------- cards and tiles


def question(case: RefusalContext) -> Facts:
    return {"question": ask(case.localizer, case.pos)}


def fitting_cards(case: RefusalContext) -> Facts:
    """Returns the cards that would allow this build, and those of them that are in hand."""
    fitting = [
        card
        for card in range(case.tables.cards)
        if why_not_card(case.tables, case.pos, card, case.kind, case.slot) == OK
    ]
    held = set(ids(case.pos.seat_value(case.pos.seat, HAND)))
    own = [card for card in fitting if card in held]
    return {
        "cards": case.localizer.either([case.localizer.card(card) for card in fitting]),
        "held": case.localizer.either([case.localizer.card(card) for card in own]),
    }


def era_of_tile(case: RefusalContext) -> Facts:
    """Returns whether the time of the tile is past, or still to come."""
    tile = next_tile(case.tables, case.pos, case.pos.seat, case.kind)
    return {"when": "later" if case.tables.tile_eras[tile] > BIT[case.pos.era] else "past"}


def industries_of_slot(case: RefusalContext) -> Facts:
    kinds = ids(case.tables.slot_kinds[case.slot])
    return {"industries": case.localizer.either([case.localizer.industry(kind) for kind in kinds])}


def single_spaces(case: RefusalContext) -> Facts:
    """Returns the free spaces that must be used first: all those for this industry alone."""
    slots = case.tables.place_slots[case.place] & ~case.pos.slots_taken
    single = [slot for slot in ids(slots) if case.tables.slot_kinds[slot] == BIT[case.kind]]
    return {"slots": names_of_slots(case, single)}


def own_tile_there(case: RefusalContext) -> Facts:
    own = case.pos.seat_value(case.pos.seat, TILES) & ~BIT[case.slot]
    (slot, *_) = ids(own & case.tables.place_slots[case.place]) or [case.slot]
    return standing_tile(case, slot)


def cubes_left(case: RefusalContext) -> Facts:
    """Returns the cubes of the industry's kind on tiles and on the market."""
    goods = case.tables.kind_goods[case.kind]
    pos = case.pos
    return {
        "goods": GOODS[goods],
        "tiles": cubes_on(pos, pos.sources(goods)),
        "market": pos.market(goods),
        "either": "yes" if case.tables.overbuild_either else "no",
    }


def free_spaces(case: RefusalContext) -> Facts:
    """Returns the free spaces of the place that would take the industry too."""
    slots = case.tables.place_slots[case.place] & case.tables.kind_slots[case.kind]
    return {"slots": names_of_slots(case, ids(slots & ~case.pos.slots_taken))}


def names_of_slots(case: RefusalContext, slots: list[int]) -> str:
    return case.localizer.either([case.localizer.slot(slot) for slot in slots])


def cards_held(case: RefusalContext) -> Facts:
    cards = case.pos.seat_value(case.pos.seat, CARDS)
    return {"cards": cards, "needed": case.tables.double_cards}


# ----------------------------------------------------------------------------- ways


def way_to_place(case: RefusalContext) -> Facts:
    links = way_into_network(case.tables, case.pos, BIT[case.place])
    return {"missing": len(links), "links": case.localizer.links(links)}


def way_to_link(case: RefusalContext) -> Facts:
    ends = case.tables.link_places[case.a]
    links = way_into_network(case.tables, case.pos, ends, without=BIT[case.a])
    empty = case.pos.seat_value(case.pos.seat, NETWORK) == 0
    return {
        "missing": len(links),
        "links": case.localizer.links(links),
        "empty": "yes" if empty else "no",
    }


def spot_of(case: RefusalContext) -> int:
    """Returns the places where the piece would stand."""
    if case.verb == LINK:
        return case.tables.link_places[case.a]
    return BIT[case.place]


def way_to_coal(case: RefusalContext) -> Facts:
    """Returns how much coal is there, and the nearest further source."""
    tables, pos = case.tables, case.pos
    spot = spot_of(case)
    near = reachable(tables, pos, spot)
    mines = ids(pos.sources(COAL))
    connected = [slot for slot in mines if near >> case.names.slot_place[slot] & 1]
    pits = sum(BIT[place] for place in {case.names.slot_place[slot] for slot in mines})
    market = market_places(tables, pos)
    needed = tables.link_coal[pos.era]
    if case.kind >= 0:
        needed = tables.tile_coal[next_tile(tables, pos, pos.seat, case.kind)]
    facts: Facts = {"needed": needed, "have": cubes_on(pos, _mask(connected))}
    way = way_to_connect(tables, pos, spot, (pits | market) & ~near)
    if way is None:
        return facts | {"missing": 0}
    return facts | {
        "missing": len(way.links),
        "links": case.localizer.links(way.links),
        "source": case.localizer.place(way.place),
        "from": "mine" if pits >> way.place & 1 else "market",
    }


def way_to_spot(case: RefusalContext) -> Facts:
    """Returns what lies between a source and the piece that needs it."""
    spot = ids(case.pos.site_places)
    way = way_to_connect(case.tables, case.pos, BIT[case.place], case.pos.site_places)
    links = way.links if way else []
    return {
        "spot": case.localizer.all_of([case.localizer.place(place) for place in spot]),
        "missing": len(links),
        "links": case.localizer.links(links),
    }


def nearer_mines(case: RefusalContext) -> Facts:
    near = ids(case.localizer.spec.rules.sources(case.pos, COAL))
    return {"sources": case.localizer.either(case.localizer.places_of(near))}


def beer(case: RefusalContext) -> Facts:
    """Returns barrels needed, barrels within reach, and breweries that are out of reach."""
    tables, pos = case.tables, case.pos
    near = reachable(tables, pos, spot_of(case))
    own = pos.seat_value(pos.seat, TILES)
    far = [
        slot
        for slot in ids(pos.sources(BEER) & ~own)
        if not near >> case.names.slot_place[slot] & 1
    ]
    needed = tables.second_link_beer
    if case.verb != LINK:
        needed = tables.tile_beer[pos.tile_on(case.slot)]
    return {
        "needed": needed,
        "have": (cubes_on(pos, pos.sources(BEER) & ~_mask(far))),
        "far": len(far),
        "breweries": case.localizer.all_of(case.localizer.places_of(far)),
    }


def _mask(slots: list[int]) -> int:
    return sum(BIT[slot] for slot in slots)


# ----------------------------------------------------------------------------- money


def price(case: RefusalContext) -> Facts:
    """Returns the whole price and its parts; ``price`` is 0 where it cannot be told."""
    tables, pos, work = case.tables, case.pos, Workspace()
    survey(tables, pos, work)
    printed = coal = iron = 0
    if case.verb in BUILD_VERBS:
        tile = next_tile(tables, pos, pos.seat, case.kind)
        printed = tables.tile_cost[tile]
        coal = coal_price(tables, pos, work, spot_of(case), tables.tile_coal[tile])
        iron = iron_price(tables, pos, work, tables.tile_iron[tile])
    elif case.verb == LINK:
        printed = link_price(tables, pos)
        coal = coal_price(tables, pos, work, spot_of(case), tables.link_coal[pos.era])
    elif case.verb == DEVELOP:
        iron = iron_price(tables, pos, work, 1)
    total, money = printed + coal + iron, pos.seat_value(pos.seat, MONEY)
    if total <= money:
        return {"price": 0}
    return {
        "price": total,
        "printed": printed,
        "coal": coal,
        "iron": iron,
        "cubes": coal + iron,
        "short": total - money,
    }


def loan(case: RefusalContext) -> Facts:
    level = case.tables.income_level[case.pos.seat_value(case.pos.seat, INCOME)]
    levels = case.tables.loan_levels[case.a] if case.verb == LOAN else 0
    return {"income": level, "levels": levels, "lowest": case.tables.income_level[0]}


def link_owner(case: RefusalContext) -> Facts:
    """Returns whose link lies there."""
    owners = [
        seat for seat in range(case.pos.seats) if case.pos.seat_value(seat, LINKS) & BIT[case.a]
    ]
    if not owners:
        return {"mine": "no", "owner": ""}
    mine = "yes" if owners[0] == case.pos.seat else "no"
    return {"mine": mine, "owner": case.localizer.seat(owners[0])}


def link_tiles(case: RefusalContext) -> Facts:
    return {"tiles": case.tables.link_tiles}


def due(case: RefusalContext) -> Facts:
    """Returns what is asked for in a question about sources."""
    goods = case.pos.ask - ASK_COAL
    return {"goods": GOODS[goods]} if 0 <= goods < len(GOODS) else {}


def actions_left(case: RefusalContext) -> Facts:
    return {"actions": case.pos.actions}


REFUSAL_VARIABLES: Final[dict[int, Callable[[RefusalContext], Facts]]] = {
    reasons.NOT_ASKED: question,
    reasons.NO_CARD: fitting_cards,
    reasons.CARD_DOES_NOT_FIT: fitting_cards,
    reasons.OUTSIDE_NETWORK: way_to_place,
    reasons.WRONG_ERA_TILE: era_of_tile,
    reasons.WRONG_INDUSTRY: industries_of_slot,
    reasons.SINGLE_SPACE_FIRST: single_spaces,
    reasons.ONE_TILE_PER_PLACE: own_tile_there,
    reasons.OVERBUILD_CUBES_LEFT: cubes_left,
    reasons.NO_COAL: way_to_coal,
    reasons.CANNOT_PAY: price,
    reasons.NOT_NEAREST: nearer_mines,
    reasons.NOT_A_SOURCE: due,
    reasons.LINK_TAKEN: link_owner,
    reasons.LINK_OUTSIDE_NETWORK: way_to_link,
    reasons.NO_LINK_TILE_LEFT: link_tiles,
    reasons.NO_BEER: beer,
    reasons.LOAN_TOO_LOW: loan,
    reasons.NOT_CONNECTED: way_to_spot,
    reasons.OVERBUILD_PLACE_FREE: free_spaces,
    reasons.TOO_FEW_CARDS: cards_held,
    reasons.ACTIONS_LEFT: actions_left,
}
"""The facts of each reason beyond those of the choice itself."""
