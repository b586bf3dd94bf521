"""The words of Brass: Birmingham: merchants, their barrels, and scouting."""

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.missing_links import way_to_connect
from ironbridge.core.position import CARDS, HAND
from ironbridge.i18n.localizer import Facts
from ironbridge.i18n.title_messages import RefusalContext, TitleMessages
from ironbridge.titles.birmingham.codes import (
    BARREL,
    BARRELS,
    SCOUT,
    USED_BARREL,
)
from ironbridge.titles.birmingham.rules import BirminghamRules


def target(case: RefusalContext) -> tuple[int, int]:
    """Returns what a choice is about.

    A merchant's barrel is drunk for the tile that is being sold.
    """
    selling = case.verb == BARREL and case.pos.verb == SELL
    return (case.pos.slot if selling else -1), -1


def refusal_facts(case: RefusalContext) -> Facts:
    """Returns what only merchants and scouts can lack."""
    if case.reason == "NO_MERCHANT":
        return way_to_buyer(case)
    if case.reason == "NO_BEER" and case.verb == SELL:
        return with_merchants_barrel(case)
    if case.reason in ("NO_BARREL", "ONE_BARREL_PER_SALE"):
        used = case.pos.words[USED_BARREL] - 1
        return {
            "space": case.localizer.space(case.a),
            "used": case.localizer.space(used) if used >= 0 else "",
        }
    if case.reason in ("SCOUT_WILD", "SCOUT_CARDS"):
        return hand_of_scout(case)
    return {}


def rules_of(case: RefusalContext) -> BirminghamRules:
    rules = case.localizer.spec.rules
    assert isinstance(rules, BirminghamRules)
    return rules


def sold_kind(case: RefusalContext) -> int:
    return case.tables.tile_kind[case.pos.tile_on(case.slot)]


def way_to_buyer(case: RefusalContext) -> Facts:
    """Returns the merchants who would buy the tile, and the links missing to the nearest."""
    merchants, kind = rules_of(case).merchants, sold_kind(case)
    places = {
        place
        for space, place in enumerate(merchants.space_place)
        if merchants.buys(case.pos, space) & BIT[kind]
    }
    goals = sum(BIT[place] for place in places)
    way = way_to_connect(case.tables, case.pos, BIT[case.place], goals)
    links = way.links if way else []
    return {
        "buyers": len(places),
        "merchants": case.localizer.all_of(
            [case.localizer.place(place) for place in sorted(places)]
        ),
        "missing": len(links),
        "links": case.localizer.links(links),
        "source": case.localizer.place(way.place) if way else "",
    }


def with_merchants_barrel(case: RefusalContext) -> Facts:
    """Returns the beer needed: one barrel less where a connected buyer still has his."""
    buyers = rules_of(case).merchants.buyers(case.pos, sold_kind(case), case.place)
    tile = case.pos.tile_on(case.slot)
    poured = 1 if buyers & case.pos.words[BARRELS] else 0
    return {"needed": case.tables.tile_beer[tile] - poured}


def hand_of_scout(case: RefusalContext) -> Facts:
    rules = rules_of(case)
    hand = ids(case.pos.seat_value(case.pos.seat, HAND))
    wild = [card for card in hand if card in (rules.wild_location, rules.wild_industry)]
    return {
        "held": case.localizer.all_of([case.localizer.card(card) for card in wild]),
        "cards": case.pos.seat_value(case.pos.seat, CARDS),
        "needed": rules.options.scout_cards,
    }


CHAPTER = TitleMessages(
    verbs={SCOUT: "scout", BARREL: "barrel"},
    target=target,
    refusal_facts=refusal_facts,
)
