"""Reference engine of Age of Industry: checks whether the reason of a refusal is true."""

from tests.reference_engines.age_of_industry.table import Table, place_of


def true_of_a_build(table: Table, kind: str, slot: str, double: bool) -> set[str]:
    """Returns all true reasons against building an industry on a slot."""
    seat, place = table.seat, place_of(slot)
    level = table.next_level(seat, kind)
    old = table.counters.get(slot)
    found = against_the_counter(table, kind, slot)
    if level and table.printed.takes(slot, kind):
        need = table.printed.counters[kind, level]
        for cube in ("coal", "iron"):
            if need[cube] and not table.supply(cube, slot, kind):
                found.add(f"NO_{cube.upper()}")
    if old is None or old.owner != seat:
        own = sum(one.owner == seat for _, one in table.at(place))
        if own >= (2 if len(table.printed.spaces[place]) >= 4 else 1):
            found.add("PLACE_LIMIT")
    if kind == "ship" and place in table.printed.lanes:
        if not any(table.has_port(town) for town in table.printed.lanes[place]):
            found.add("SHIP_NEEDS_PORT")
    return found | against_the_cards(table, kind, slot, double)


def against_the_counter(table: Table, kind: str, slot: str) -> set[str]:
    """Returns the reasons of mat, slot and the tile on it."""
    found = set()
    level = table.next_level(table.seat, kind)
    if level is None:
        found.add("NO_TILE_LEFT")
    if level == 0:
        found.add("NEVER_BUILT")
    if not table.printed.takes(slot, kind):
        found.add("WRONG_INDUSTRY")
    old = table.counters.get(slot)
    if old is None:
        return found
    if old.level >= (level or 0):
        found.add("OVERBUILD_LEVEL")
    if old.owner != table.seat:
        if kind not in ("coal", "iron") or old.kind != kind:
            found.add("OVERBUILD_RIVAL_KIND")
        elif table.cubes_left(kind):
            found.add("OVERBUILD_CUBES_LEFT")
    return found


def against_the_cards(table: Table, kind: str, slot: str, double: bool) -> set[str]:
    hand = table.hands[table.seat]
    found = set()
    if not hand:
        found |= {"NO_CARD_LEFT", "TOO_FEW_CARDS", "NO_CARD"}
    if double:
        return found | ({"BOTH_ACTIONS"} if table.actions != 2 else set())
    if hand and not any(table.card_fits(table.seat, card, kind, slot) for card in hand):
        found.add("OUTSIDE_NETWORK" if kind in hand else "NO_CARD")
    return found


def true_of_a_rail(table: Table, ends: tuple[str, str]) -> set[str]:
    seat = table.seat
    found = set()
    mine = sum(owner == seat for owner in table.rails.values())
    here = {place_of(slot) for slot, one in table.counters.items() if one.owner == seat}
    if ends in table.rails:
        found.add("LINK_TAKEN")
    if mine == 12:
        found.add("NO_LINK_TILE_LEFT")
    if not any(end in here or table.touches(seat, end) for end in ends):
        found.add("LINK_OUTSIDE_NETWORK")
    for cube in ("coal", "iron") if mine else ():
        if not table.rail_supply(cube, ends):
            found.add(f"NO_{cube.upper()}")
    return found


def true_of_a_sale(table: Table, slot: str) -> set[str]:
    one = table.counters[slot]
    found = set()
    if one.owner != table.seat:
        found.add("NOT_YOURS")
    if one.kind not in ("cotton", "factory"):
        found.add("NOT_SELLABLE")
    elif not table.buyers(slot):
        found.add("NO_BUYER")
    if one.sold:
        found.add("ALREADY_SOLD")
    return found


def true_of_the_rest(table: Table, text: str) -> set[str]:
    """Returns the reasons for drawing, developing, passing, repaying and ending the turn."""
    seat = table.seat
    hand = table.hands[seat]
    word, _, kind = text.partition(" ")
    found = set()
    if word == "draw":
        found |= {"HAND_FULL"} if len(hand) >= 9 else set()
        face_up = any(card != "-" for card in table.display)
        found |= set() if table.pile or face_up else {"NOTHING_TO_DRAW"}
    elif word == "repay":
        found |= set() if table.loans[seat] else {"NO_LOAN"}
        found |= set() if table.money[seat] >= 10 else {"CANNOT_REPAY"}
    elif word == "end":
        found |= {"ACTIONS_LEFT"} if table.actions else set()
    elif not hand:
        found.add("NO_CARD_LEFT")
    if word == "develop" and not any(table.mats[seat][kind]):
        found.add("NOTHING_TO_DEVELOP")
    return found
