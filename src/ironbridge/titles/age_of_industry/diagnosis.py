"""Diagnoses refusals of Age of Industry: missing rails, ports, buyers, cards and loans."""

from ironbridge.core.action_table import LINK
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.missing_links import open_lines, shortest
from ironbridge.core.names import GOODS
from ironbridge.core.position import ASK_COAL, CARDS, COAL, DEBT, IRON, MONEY, TILES
from ironbridge.core.reasons import OK
from ironbridge.core.tiles import cubes_on, next_tile, places_of, slots_of
from ironbridge.titles import diagnosis
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.build import why_not_card
from ironbridge.titles.age_of_industry.codes import FROM_DISPLAY, TO_MARKET, TO_PORT
from ironbridge.titles.age_of_industry.network import connected, open_lanes, standing
from ironbridge.titles.age_of_industry.rules import AgeOfIndustryRules
from ironbridge.titles.age_of_industry.supply import giving, lanes_while_building
from ironbridge.titles.diagnosis import cards_missing, site_of
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

BUYER_REASONS = ("NOT_A_BUYER", "BUYER_USED", "BUYER_REFUSES", "BUYER_FAR")


def diagnose(choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
    """Returns the diagnosis of a reason of this title; otherwise the shared one."""
    if choice.reason in ("NO_CARD", "CARD_DOES_NOT_FIT"):
        return fitting_cards(choice)
    if choice.reason in ("NO_COAL", "NO_IRON"):
        return way_to_goods(choice, COAL if choice.reason == "NO_COAL" else IRON)
    if choice.reason in ("NOT_NEAREST", "TRACK_CLOSED"):
        return nearest_sources(choice)
    if choice.reason == "PLACE_LIMIT":
        return place_limit(choice)
    if choice.reason == "SHIP_NEEDS_PORT":
        return ports_of_ship(choice)
    if choice.reason in BUYER_REASONS:
        return buyer(choice)
    if choice.reason == "CANNOT_REPAY":
        return repayment(choice)
    return shared.add(**purse(choice))


def chart_of(choice: RefusedChoice) -> ChartTables:
    assert isinstance(choice.rules, AgeOfIndustryRules)
    return choice.rules.chart


def purse(choice: RefusedChoice) -> dict[str, Fact]:
    """Returns cards, loans and actions of the acting seat, and the card of the choice."""
    pos, chart = choice.pos, chart_of(choice)
    facts: dict[str, Fact] = {"most": chart.hand_limit, "loan": chart.loan, "actions": pos.actions}
    if pos.seat >= 0:
        facts |= {"cards": pos.seat_value(pos.seat, CARDS), "loans": pos.seat_value(pos.seat, DEBT)}
    if choice.verb == FROM_DISPLAY:
        facts["card"] = one("card", choice.a)
    return facts


def repayment(choice: RefusedChoice) -> Diagnosis:
    """Returns the price of repaying a loan, which exceeds the money."""
    money = choice.pos.seat_value(choice.pos.seat, MONEY)
    return Diagnosis(price=Price(chart_of(choice).loan, 0, 0, money)).add(**purse(choice))


def fitting_cards(choice: RefusedChoice) -> Diagnosis:
    """Returns the cards that would allow this build."""
    chart = chart_of(choice)
    fitting = [
        card
        for card in range(choice.tables.cards)
        if why_not_card(choice.tables, chart, choice.pos, card, choice.kind, choice.slot) == OK
    ]
    return cards_missing(choice, fitting)


def way_to_goods(choice: RefusedChoice, goods: int) -> Diagnosis:
    """Returns the cubes within reach, and the rails to the nearest further source or port."""
    tables, pos, chart = choice.tables, choice.pos, chart_of(choice)
    site = site_of(choice)
    pits = places_of(tables, pos.sources(goods))
    doors = standing(tables, pos, chart.port_kind) | chart.distant
    closed = sum(tables.links_at[place] for place in ids(chart.no_transit & ~site))
    lines, laid = open_lines(tables, pos) & ~closed, pos.links_built & ~closed
    near, giver, needed = supply(choice, goods)
    way = shortest(tables, pos, site, (pits | doors) & ~near, lines, laid)
    short = Shortage(int(goods), needed, cubes_on(pos, giver & slots_of(tables, near)))
    return Diagnosis(links=tuple(way.links) if way else (), shortages=(short,)).add(
        goods=GOODS[goods],
        source=one("place", way.place) if way else "",
        **{"from": "source" if way and pits >> way.place & 1 else "market"},
    )


def supply(choice: RefusedChoice, goods: int) -> tuple[int, int, int]:
    """Returns the places connected to the piece, the slots that may give, and the cubes needed."""
    tables, pos, chart = choice.tables, choice.pos, chart_of(choice)
    if choice.verb == LINK:
        lanes, giver = open_lanes(tables, chart, pos, 0, 0), giving(chart, pos, goods, -1)
        needed = chart.rail_coal if goods == COAL else chart.rail_iron
    else:
        lanes = lanes_while_building(tables, chart, pos, choice.kind, choice.slot)
        giver = giving(chart, pos, goods, choice.slot)
        tile = next_tile(tables, pos, pos.seat, choice.kind)
        needed = tables.tile_coal[tile] if goods == COAL else tables.tile_iron[tile]
    near = 0
    for place in ids(site_of(choice)):
        near |= connected(tables, chart, pos, lanes, place)
    return near, giver, needed


def nearest_sources(choice: RefusedChoice) -> Diagnosis:
    """Returns the nearest sources, which must be used instead."""
    goods = choice.pos.ask - ASK_COAL
    near = ids(choice.rules.sources(choice.pos, goods))
    sources = any_of("place", diagnosis.places_of(choice, near))
    return Diagnosis(slots=tuple(near)).add(goods=GOODS[goods], sources=sources)


def place_limit(choice: RefusedChoice) -> Diagnosis:
    """Returns the maximum number of counters in the place, and the slots of the own ones."""
    own = choice.pos.seat_value(choice.pos.seat, TILES) & choice.tables.place_slots[choice.place]
    slots = ids(own & ~BIT[choice.slot])
    limit = chart_of(choice).place_limit(choice.place)
    return Diagnosis().add(limit=limit, slots=all_of("slot", slots))


def ports_of_ship(choice: RefusedChoice) -> Diagnosis:
    """Returns the places whose port would serve the ship, and the slots for a port there."""
    chart = chart_of(choice)
    places = chart.berth_ports[chart.berth_of(choice.slot)]
    slots = slots_of(choice.tables, places) & choice.tables.kind_slots[chart.port_kind]
    return Diagnosis(slots=tuple(ids(slots))).add(ports=any_of("place", ids(places)))


def buyer(choice: RefusedChoice) -> Diagnosis:
    """Returns the buyer of the choice, and the slot that sells."""
    pos, names = choice.pos, choice.names
    kind = choice.tables.tile_kind[pos.tile_on(pos.slot)]
    found = Diagnosis().add(
        buyer=one("slot" if choice.verb == TO_PORT else "space", choice.a),
        industry=names.industries[kind],
        seller=one("place", names.slot_place[pos.slot]),
        whose="market" if choice.verb == TO_MARKET else "port",
    )
    if choice.verb == TO_PORT and pos.slots_taken & BIT[choice.a]:
        found = found.add(owner=one("seat", pos.owner_of(choice.a)))
    return found
