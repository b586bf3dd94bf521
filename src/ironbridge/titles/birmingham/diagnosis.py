"""Diagnoses refusals of Brass: Birmingham: missing merchants, barrels, cards for scouting."""

from dataclasses import replace

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT, ids, mask
from ironbridge.core.position import CARDS, HAND
from ironbridge.titles.birmingham.beer import open_barrels
from ironbridge.titles.birmingham.codes import BARREL, BARRELS, USED_BARREL
from ironbridge.titles.birmingham.rules import BirminghamRules
from ironbridge.titles.diagnosis import connection, yes_or_no
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice, all_of, one


def diagnose(choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
    """Returns the diagnosis of a refused sale or scout; otherwise the shared one."""
    if choice.reason == "NO_MERCHANT":
        return barrel_of_no_buyer(choice) if choice.verb == BARREL else way_to_buyer(choice)
    if choice.reason == "NO_BEER" and choice.verb == SELL:
        return with_merchants_barrel(choice, shared)
    if choice.reason in ("NO_BARREL", "ONE_BARREL_PER_SALE"):
        used = choice.pos.words[USED_BARREL] - 1
        spent = one("space", used) if used >= 0 else ""
        return shared.add(space=one("space", choice.a), used=spent)
    if choice.reason in ("SCOUT_WILD", "SCOUT_CARDS"):
        return hand_of_scout(choice)
    return shared


def rules_of(choice: RefusedChoice) -> BirminghamRules:
    assert isinstance(choice.rules, BirminghamRules)
    return choice.rules


def sold_kind(choice: RefusedChoice) -> int:
    return choice.tables.tile_kind[choice.pos.tile_on(choice.slot)]


def way_to_buyer(choice: RefusedChoice) -> Diagnosis:
    """Returns the merchants that would buy the tile, and the links to the nearest."""
    merchants, kind = rules_of(choice).merchants, sold_kind(choice)
    places = sorted(
        {
            place
            for space, place in enumerate(merchants.space_place)
            if merchants.buys(choice.pos, space) & BIT[kind]
        }
    )
    found = connection(choice, BIT[choice.place], mask(places))
    return found.add(buyers=len(places), merchants=all_of("place", places))


def barrel_of_no_buyer(choice: RefusedChoice) -> Diagnosis:
    """Returns the space whose merchant is no buyer of this sale, and the spaces with beer for it.

    ``buys`` tells a merchant that is not connected from one that buys other goods.
    """
    merchants, kind, pos = rules_of(choice).merchants, sold_kind(choice), choice.pos
    spaces = ids(open_barrels(choice.tables, merchants, pos))
    return Diagnosis().add(
        space=one("space", choice.a),
        buys=yes_or_no(bool(merchants.buys(pos, choice.a) & BIT[kind])),
        buyers=len(spaces),
        merchants=all_of("space", spaces),
    )


def with_merchants_barrel(choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
    """Returns the beer needed: one barrel less where a connected buyer still has one."""
    buyers = rules_of(choice).merchants.buyers(choice.pos, sold_kind(choice), choice.place)
    poured = 1 if buyers & choice.pos.words[BARRELS] else 0
    (beer,) = shared.shortages
    return replace(shared, shortages=(beer._replace(needed=beer.needed - poured),))


def hand_of_scout(choice: RefusedChoice) -> Diagnosis:
    rules = rules_of(choice)
    hand = ids(choice.pos.seat_value(choice.pos.seat, HAND))
    wild = [card for card in hand if card in (rules.wild_location, rules.wild_industry)]
    return Diagnosis().add(
        held=all_of("card", wild),
        cards=choice.pos.seat_value(choice.pos.seat, CARDS),
        needed=rules.options.scout_cards,
    )
