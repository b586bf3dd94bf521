"""Diagnoses refused choices: computes the missing links, price, goods, cards and slots.

The result holds ids; ``i18n/refusal_text`` formats the sentence and ``notation`` names the ids for
programs.  A title replaces or extends a diagnosis by ``TitleHooks.diagnose``. This code runs only
after a refusal, never while choices are listed.
"""

from collections.abc import Callable, Iterable
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
from ironbridge.core.bitset import BIT, ids, mask
from ironbridge.core.brass_rules import survey
from ironbridge.core.build import why_not_card
from ironbridge.core.link import link_price
from ironbridge.core.market import market_places
from ironbridge.core.missing_links import way_into_network, way_to_connect
from ironbridge.core.names import GOODS
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
    NO_TILE,
    TILES,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.core.supply import coal_price, iron_price
from ironbridge.core.tiles import cubes_on, next_tile
from ironbridge.core.workspace import Workspace
from ironbridge.titles.refused_choice import (
    Diagnosis,
    Fact,
    Price,
    RefusedChoice,
    Shortage,
    all_of,
    any_of,
    one,
)
from ironbridge.titles.spec import GameSpec

BUILD_VERBS: Final = (BUILD, DOUBLE_BUILD)
SLOT_VERBS: Final = (SELL, GIVE_UP, TAKE + COAL, TAKE + IRON, TAKE + BEER)
ABOUT_A_SLOT: Final = "slot"


def diagnose(spec: GameSpec, choice: RefusedChoice) -> Diagnosis:
    """Returns what a refused choice lacks, with the variables of its sentence."""
    found = DIAGNOSES.get(choice.reason, nothing_missing)(choice)
    found = spec.hooks.diagnose(choice, found)
    return replace(found, facts={**choice_facts(choice), **found.facts})


def refused_choice(spec: GameSpec, pos: Position, code: int, reason: str) -> RefusedChoice:
    """Returns a refused choice with its slot and industry."""
    table = spec.rules.tables.choices
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
    elif verb >= FIRST_TITLE_VERB:
        slot = slot_of_own_verb(spec, pos, verb, a)
    return RefusedChoice(spec.rules, spec.names, pos, reason, verb, a, slot, kind)


def slot_of_own_verb(spec: GameSpec, pos: Position, verb: int, a: int) -> int:
    """Returns the slot of a choice with a title's own verb, or of the current sale."""
    own = spec.extra_verbs.get(verb)
    if own is not None and own.about == ABOUT_A_SLOT:
        return a
    return pos.slot if pos.verb == SELL else -1


# ----------------------------------------------------------------------------- the choice itself


def choice_facts(choice: RefusedChoice) -> dict[str, Fact]:
    """Returns variables for any refusal: the objects of the choice, the money, the era."""
    pos, names = choice.pos, choice.names
    facts: dict[str, Fact] = {"verb": one("verb", choice.verb)}
    if pos.seat >= 0:
        facts |= {"money": pos.seat_value(pos.seat, MONEY), "era": names.eras[pos.era]}
    if choice.kind >= 0:
        facts |= tile_facts(choice, next_tile(choice.tables, pos, pos.seat, choice.kind))
        facts["industry"] = names.industries[choice.kind]
    if choice.slot >= 0:
        facts |= {"place": one("place", choice.place), "slot": one("slot", choice.slot)}
        facts |= standing_tile(choice, choice.slot)
        if choice.kind < 0 and "other" in facts:
            facts |= {"industry": facts["other"], "level": facts["old"]}
    if choice.verb == LINK:
        facts["link"] = one("link", choice.a)
    if choice.verb == CARD:
        facts["card"] = one("card", choice.a)
    if TAKE <= choice.verb <= TAKE + BEER:
        facts["goods"] = GOODS[choice.verb - TAKE]
    return facts


def tile_facts(choice: RefusedChoice, tile: int) -> dict[str, Fact]:
    """Returns the variables that name a tile: ``industry`` and ``level``."""
    if tile == NO_TILE:
        return {"industry": "none", "level": ""}
    kind, level = choice.tables.tile_kind[tile], choice.tables.tile_level[tile]
    return {"industry": choice.names.industries[kind], "level": one("level", level)}


def standing_tile(choice: RefusedChoice, slot: int) -> dict[str, Fact]:
    """Returns the tile on a slot: ``other`` and ``old`` are its industry and level."""
    if not choice.pos.slots_taken & BIT[slot]:
        return {"standing": "no"}
    tile = tile_facts(choice, choice.pos.tile_on(slot))
    owner = choice.pos.owner_of(slot)
    return {
        "standing": "yes",
        "other": tile["industry"],
        "old": tile["level"],
        "owner": one("seat", owner),
        "mine": yes_or_no(owner == choice.pos.seat),
    }


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


# ----------------------------------------------------------------------------- cards and tiles


def nothing_missing(choice: RefusedChoice) -> Diagnosis:
    return Diagnosis()


def fitting_cards(choice: RefusedChoice) -> Diagnosis:
    """Returns the cards that would allow this build, and those of them in hand."""
    fitting = [
        card
        for card in range(choice.tables.cards)
        if why_not_card(choice.tables, choice.pos, card, choice.kind, choice.slot) == OK
    ]
    return cards_missing(choice, fitting)


def cards_missing(choice: RefusedChoice, fitting: list[int]) -> Diagnosis:
    """Returns a diagnosis of cards; ``held`` are those in the acting seat's hand."""
    held = set(ids(choice.pos.seat_value(choice.pos.seat, HAND)))
    own = [card for card in fitting if card in held]
    return Diagnosis(cards=tuple(fitting)).add(held=any_of("card", own))


def era_of_tile(choice: RefusedChoice) -> Diagnosis:
    """Returns whether the era of the tile is past or still to come."""
    tile = next_tile(choice.tables, choice.pos, choice.pos.seat, choice.kind)
    later = choice.tables.tile_eras[tile] > BIT[choice.pos.era]
    return Diagnosis().add(when="later" if later else "past")


def industries_of_slot(choice: RefusedChoice) -> Diagnosis:
    kinds = ids(choice.tables.slot_kinds[choice.slot])
    return Diagnosis().add(industries=any_of("industry", kinds))


def single_spaces(choice: RefusedChoice) -> Diagnosis:
    """Returns the free slots to use first: those for this industry alone."""
    slots = choice.tables.place_slots[choice.place] & ~choice.pos.slots_taken
    kinds = choice.tables.slot_kinds
    return Diagnosis(slots=tuple(slot for slot in ids(slots) if kinds[slot] == BIT[choice.kind]))


def own_tile_there(choice: RefusedChoice) -> Diagnosis:
    own = choice.pos.seat_value(choice.pos.seat, TILES) & ~BIT[choice.slot]
    (slot, *_) = ids(own & choice.tables.place_slots[choice.place]) or [choice.slot]
    return Diagnosis().add(**standing_tile(choice, slot))


def cubes_left(choice: RefusedChoice) -> Diagnosis:
    """Returns the number of the industry's cubes on tiles and on the market."""
    goods = choice.tables.kind_goods[choice.kind]
    pos = choice.pos
    return Diagnosis().add(
        goods=GOODS[goods],
        tiles=cubes_on(pos, pos.sources(goods)),
        market=pos.market(goods),
        either=yes_or_no(choice.tables.overbuild_either != 0),
    )


def free_spaces(choice: RefusedChoice) -> Diagnosis:
    """Returns the free slots of the place that also take the industry."""
    slots = choice.tables.place_slots[choice.place] & choice.tables.kind_slots[choice.kind]
    return Diagnosis(slots=tuple(ids(slots & ~choice.pos.slots_taken)))


def cards_held(choice: RefusedChoice) -> Diagnosis:
    cards = choice.pos.seat_value(choice.pos.seat, CARDS)
    return Diagnosis().add(cards=cards, needed=choice.tables.double_cards)


# ----------------------------------------------------------------------------- links


def way_to_place(choice: RefusedChoice) -> Diagnosis:
    return Diagnosis(links=tuple(way_into_network(choice.tables, choice.pos, BIT[choice.place])))


def way_to_link(choice: RefusedChoice) -> Diagnosis:
    ends = choice.tables.link_places[choice.a]
    links = way_into_network(choice.tables, choice.pos, ends, without=BIT[choice.a])
    empty = choice.pos.seat_value(choice.pos.seat, NETWORK) == 0
    return Diagnosis(links=tuple(links)).add(empty=yes_or_no(empty))


def connection(choice: RefusedChoice, start: int, goals: int) -> Diagnosis:
    """Returns the links between the start and the nearest goal."""
    way = way_to_connect(choice.tables, choice.pos, start, goals)
    if way is None:
        return Diagnosis().add(source="")
    return Diagnosis(links=tuple(way.links)).add(source=one("place", way.place))


def site_of(choice: RefusedChoice) -> int:
    """Returns the places of the tile or link, as a bitset."""
    if choice.verb == LINK:
        return choice.tables.link_places[choice.a]
    return BIT[choice.place]


def places_of(choice: RefusedChoice, slots: Iterable[int]) -> list[int]:
    """Returns the places of slots, each once."""
    return list(dict.fromkeys(choice.names.slot_place[slot] for slot in slots))


def way_to_coal(choice: RefusedChoice) -> Diagnosis:
    """Returns the connected coal, and the links to the nearest further source."""
    tables, pos = choice.tables, choice.pos
    site = site_of(choice)
    near = reachable(tables, pos, site)
    mines = ids(pos.sources(COAL))
    connected = [slot for slot in mines if near >> choice.names.slot_place[slot] & 1]
    pits = mask(places_of(choice, mines))
    needed = tables.link_coal[pos.era]
    if choice.kind >= 0:
        needed = tables.tile_coal[next_tile(tables, pos, pos.seat, choice.kind)]
    shortage = Shortage(int(COAL), needed, cubes_on(pos, mask(connected)))
    way = way_to_connect(tables, pos, site, (pits | market_places(tables, pos)) & ~near)
    if way is None:
        return Diagnosis(shortages=(shortage,))
    found = Diagnosis(shortages=(shortage,), links=tuple(way.links))
    origin = "mine" if pits >> way.place & 1 else "market"
    return found.add(source=one("place", way.place), **{"from": origin})


def way_to_site(choice: RefusedChoice) -> Diagnosis:
    """Returns the links between a source and the tile or link that needs it."""
    site = choice.pos.site_places
    found = connection(choice, BIT[choice.place], site)
    return found.add(spot=all_of("place", ids(site)))


def nearer_mines(choice: RefusedChoice) -> Diagnosis:
    near = ids(choice.rules.sources(choice.pos, COAL))
    return Diagnosis(slots=tuple(near)).add(sources=any_of("place", places_of(choice, near)))


def beer(choice: RefusedChoice) -> Diagnosis:
    """Returns barrels needed, barrels available, and breweries that are not connected."""
    tables, pos = choice.tables, choice.pos
    near = reachable(tables, pos, site_of(choice))
    own = pos.seat_value(pos.seat, TILES)
    far = [
        slot
        for slot in ids(pos.sources(BEER) & ~own)
        if not near >> choice.names.slot_place[slot] & 1
    ]
    needed = tables.second_link_beer
    if choice.verb != LINK:
        needed = tables.tile_beer[pos.tile_on(choice.slot)]
    have = cubes_on(pos, pos.sources(BEER) & ~mask(far))
    breweries = all_of("place", places_of(choice, far))
    found = Diagnosis(shortages=(Shortage(int(BEER), needed, have),))
    return found.add(far=len(far), breweries=breweries)


# ----------------------------------------------------------------------------- money


def price(choice: RefusedChoice) -> Diagnosis:
    """Returns the price in parts; ``None`` where it does not exceed the money."""
    tables, pos, work = choice.tables, choice.pos, Workspace()
    survey(tables, pos, work)
    base = coal = iron = 0
    if choice.verb in BUILD_VERBS:
        tile = next_tile(tables, pos, pos.seat, choice.kind)
        base = tables.tile_cost[tile]
        coal = coal_price(tables, pos, work, site_of(choice), tables.tile_coal[tile])
        iron = iron_price(tables, pos, work, tables.tile_iron[tile])
    elif choice.verb == LINK:
        base = link_price(tables, pos)
        coal = coal_price(tables, pos, work, site_of(choice), tables.link_coal[pos.era])
    elif choice.verb == DEVELOP:
        iron = iron_price(tables, pos, work, 1)
    found = Price(base, coal, iron, pos.seat_value(pos.seat, MONEY))
    return Diagnosis(price=found) if found.total > found.money else Diagnosis()


def loan(choice: RefusedChoice) -> Diagnosis:
    tables, pos = choice.tables, choice.pos
    return Diagnosis().add(
        income=tables.income_level[pos.seat_value(pos.seat, INCOME)],
        levels=tables.loan_levels[choice.a] if choice.verb == LOAN else 0,
        lowest=tables.income_level[0],
    )


def link_owner(choice: RefusedChoice) -> Diagnosis:
    """Returns the owner of the link that is already built."""
    pos, line = choice.pos, BIT[choice.a]
    owners = [seat for seat in range(pos.seats) if pos.seat_value(seat, LINKS) & line]
    if not owners:
        return Diagnosis().add(mine="no", owner="")
    mine = yes_or_no(owners[0] == pos.seat)
    return Diagnosis().add(mine=mine, owner=one("seat", owners[0]))


def link_tiles(choice: RefusedChoice) -> Diagnosis:
    return Diagnosis().add(tiles=choice.tables.link_tiles)


def due_goods(choice: RefusedChoice) -> Diagnosis:
    """Returns the goods that the question about sources asks for."""
    goods = choice.pos.ask - ASK_COAL
    return Diagnosis().add(goods=GOODS[goods]) if 0 <= goods < len(GOODS) else Diagnosis()


def actions_left(choice: RefusedChoice) -> Diagnosis:
    return Diagnosis().add(actions=choice.pos.actions)


DIAGNOSES: Final[dict[str, Callable[[RefusedChoice], Diagnosis]]] = {
    reasons.NAMES[int(reason)]: function
    for reason, function in (
        (reasons.NO_CARD, fitting_cards),
        (reasons.CARD_DOES_NOT_FIT, fitting_cards),
        (reasons.OUTSIDE_NETWORK, way_to_place),
        (reasons.WRONG_ERA_TILE, era_of_tile),
        (reasons.WRONG_INDUSTRY, industries_of_slot),
        (reasons.SINGLE_SPACE_FIRST, single_spaces),
        (reasons.ONE_TILE_PER_PLACE, own_tile_there),
        (reasons.OVERBUILD_CUBES_LEFT, cubes_left),
        (reasons.NO_COAL, way_to_coal),
        (reasons.CANNOT_PAY, price),
        (reasons.NOT_NEAREST, nearer_mines),
        (reasons.NOT_A_SOURCE, due_goods),
        (reasons.LINK_TAKEN, link_owner),
        (reasons.LINK_OUTSIDE_NETWORK, way_to_link),
        (reasons.NO_LINK_TILE_LEFT, link_tiles),
        (reasons.NO_BEER, beer),
        (reasons.LOAN_TOO_LOW, loan),
        (reasons.NOT_CONNECTED, way_to_site),
        (reasons.OVERBUILD_PLACE_FREE, free_spaces),
        (reasons.TOO_FEW_CARDS, cards_held),
        (reasons.ACTIONS_LEFT, actions_left),
    )
}
"""Diagnosis of each reason of the core, by the reason's name."""
