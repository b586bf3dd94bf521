"""The words of Age of Industry: ports, markets, ships, the display and loans."""

from ironbridge.core.action_table import LINK
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.missing_links import open_lines, shortest
from ironbridge.core.position import (
    ASK_COAL,
    CARDS,
    COAL,
    DEBT,
    HAND,
    IRON,
    TILES,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.core.tiles import places_of
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.title_messages import RefusalContext, TitleMessages
from ironbridge.titles.age_of_industry.board_tables import BoardTables
from ironbridge.titles.age_of_industry.build import why_not_card
from ironbridge.titles.age_of_industry.codes import (
    DRAW,
    FROM_DISPLAY,
    FROM_PILE,
    FROM_TRACK,
    REPAY,
    TO_MARKET,
    TO_PORT,
)
from ironbridge.titles.age_of_industry.network import standing
from ironbridge.titles.age_of_industry.rules import AgeOfIndustryRules

GOODS = ("coal", "iron")
BUYER_REASONS = ("NOT_A_BUYER", "BUYER_USED", "BUYER_REFUSES", "BUYER_FAR")


def chart_of(case: RefusalContext) -> BoardTables:
    rules = case.localizer.spec.rules
    assert isinstance(rules, AgeOfIndustryRules)
    return rules.chart


def target(case: RefusalContext) -> tuple[int, int]:
    """Returns what a choice is about: for a port that might buy, its slot."""
    return (case.a if case.verb == TO_PORT else -1), -1


def refusal_facts(case: RefusalContext) -> Facts:
    """Returns what only this title can lack."""
    if case.reason in ("NO_CARD", "CARD_DOES_NOT_FIT"):
        return fitting_cards(case)
    if case.reason in ("NO_COAL", "NO_IRON"):
        return way_to_goods(case, COAL if case.reason == "NO_COAL" else IRON)
    if case.reason in ("NOT_NEAREST", "TRACK_CLOSED"):
        return nearest_sources(case)
    if case.reason == "PLACE_LIMIT":
        return limit(case)
    if case.reason == "SHIP_NEEDS_PORT":
        return ports_of_ship(case)
    if case.reason in BUYER_REASONS:
        return buyer(case)
    return purse(case)


def purse(case: RefusalContext) -> Facts:
    """Returns cards, loans and actions of the acting seat, and the card that was asked for."""
    pos, chart = case.pos, chart_of(case)
    facts: Facts = {"most": chart.hand_limit, "loan": chart.loan}
    facts["actions"] = pos.actions
    if pos.seat >= 0:
        facts |= {"cards": pos.seat_value(pos.seat, CARDS), "loans": pos.seat_value(pos.seat, DEBT)}
    if case.verb == FROM_DISPLAY:
        facts["card"] = case.localizer.card(case.a)
    return facts


def fitting_cards(case: RefusalContext) -> Facts:
    """Returns the cards that would allow this build, and those of them that are in hand."""
    chart, held = chart_of(case), set(ids(case.pos.seat_value(case.pos.seat, HAND)))
    fitting = [
        card
        for card in range(case.tables.cards)
        if why_not_card(case.tables, chart, case.pos, card, case.kind, case.slot) == OK
    ]
    return {
        "cards": case.localizer.either([case.localizer.card(card) for card in fitting]),
        "held": case.localizer.either(
            [case.localizer.card(card) for card in fitting if card in held]
        ),
    }


def way_to_goods(case: RefusalContext, goods: int) -> Facts:
    """Returns the rails that would bring the piece to a source, a port or a distant port."""
    tables, pos, chart = case.tables, case.pos, chart_of(case)
    spot = tables.link_places[case.a] if case.verb == LINK else BIT[case.place]
    pits = places_of(tables, pos.sources(goods))
    doors = standing(tables, pos, chart.port_kind) | chart.distant
    closed = sum(tables.links_at[place] for place in ids(chart.no_transit & ~spot))
    lines, laid = open_lines(tables, pos) & ~closed, pos.links_built & ~closed
    way = shortest(tables, pos, spot, pits | doors, lines, laid)
    links = way.links if way else []
    return {
        "goods": GOODS[goods],
        "missing": len(links),
        "links": case.localizer.links(links),
        "source": case.localizer.place(way.place) if way else "",
        "from": "source" if way and pits >> way.place & 1 else "market",
    }


def nearest_sources(case: RefusalContext) -> Facts:
    """Returns what may be taken instead."""
    goods = case.pos.ask - ASK_COAL
    near = ids(case.localizer.spec.rules.sources(case.pos, goods))
    return {
        "goods": GOODS[goods],
        "sources": case.localizer.either(case.localizer.places_of(near)),
    }


def limit(case: RefusalContext) -> Facts:
    """Returns how many counters the place takes, and where the own ones stand."""
    own = case.pos.seat_value(case.pos.seat, TILES) & case.tables.place_slots[case.place]
    slots = ids(own & ~BIT[case.slot])
    return {
        "limit": chart_of(case).place_limit(case.place),
        "slots": case.localizer.all_of([case.localizer.slot(slot) for slot in slots]),
    }


def ports_of_ship(case: RefusalContext) -> Facts:
    """Returns the places whose port would do."""
    chart = chart_of(case)
    places = ids(chart.berth_ports[chart.berth_of(case.slot)])
    return {"ports": case.localizer.either([case.localizer.place(place) for place in places])}


def buyer(case: RefusalContext) -> Facts:
    """Returns who was asked to buy, and from where."""
    pos, names = case.pos, case.names
    kind = case.tables.tile_kind[pos.tile_on(pos.slot)]
    name = case.localizer.slot(case.a) if case.verb == TO_PORT else case.localizer.space(case.a)
    facts: Facts = {
        "buyer": name,
        "industry": names.industries[kind],
        "seller": case.localizer.place_of(pos.slot),
        "whose": "market" if case.verb == TO_MARKET else "port",
    }
    if case.verb == TO_PORT and pos.slots_taken & BIT[case.a]:
        facts["owner"] = case.localizer.seat(pos.owner_of(case.a))
    return facts


def prompt_facts(localizer: Localizer, pos: Position) -> Facts:
    """Returns what is sold, and how many loans could still be repaid."""
    facts: Facts = {"drawn": pos.pieces_done}
    if pos.seat >= 0:
        facts["loans"] = pos.seat_value(pos.seat, DEBT)
    return facts


CHAPTER = TitleMessages(
    verbs={
        DRAW: "draw",
        FROM_PILE: "draw",
        FROM_DISPLAY: "draw",
        TO_PORT: "buyer",
        TO_MARKET: "buyer",
        FROM_TRACK: "take",
        REPAY: "repay",
    },
    target=target,
    refusal_facts=refusal_facts,
    prompt_facts=prompt_facts,
)
