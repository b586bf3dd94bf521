"""Reference engine of Age of Industry: legal choices, and the effects of finished actions."""

from tests.reference_engines.age_of_industry.table import KINDS, TRACK, Counter, Table, place_of


def choices(table: Table) -> set[str]:
    """Returns the legal choices at the beginning of an action, slots with their numbers."""
    seat = table.seat
    hand = table.hands[seat]
    found = {"repay"} if can_repay(table) else set()
    if table.actions == 0:
        return found | {"end turn"}
    for slot in table.printed.slots() if hand else []:
        for kind in KINDS:
            if not table.buildable(seat, kind, slot):
                continue
            if cards(table, kind, slot):
                found.add(f"build {kind} {slot}")
            if table.actions == 2:
                found.add(f"build double {kind} {slot}")
    found |= {f"link {a}-{b}" for a, b in table.printed.rails if table.layable(seat, (a, b))}
    found |= {f"sell {slot}" for slot in table.sales(seat)}
    if hand:
        found |= {f"develop {kind}" for kind in KINDS if any(table.mats[seat][kind])}
    if hand or not table.pile:
        found.add("pass")
    if len(hand) < 9 and offered(table):
        found.add("draw")
    return found


def cards(table: Table, kind: str, slot: str) -> set[str]:
    hand = set(table.hands[table.seat])
    return {card for card in hand if table.card_fits(table.seat, card, kind, slot)}


def offered(table: Table) -> set[str]:
    """Returns the cards that can be drawn."""
    return ({"pile"} if table.pile else set()) | {card for card in table.display if card != "-"}


def can_repay(table: Table) -> bool:
    return table.loans[table.seat] > 0 and table.money[table.seat] >= 10


# money and cubes


def pay(table: Table, seat: int, sum_: int) -> None:
    while table.money[seat] < sum_:
        table.money[seat] += 10
        table.loans[seat] += 1
    table.money[seat] -= sum_


def profit(table: Table, one: Counter) -> None:
    one.sold = True
    table.money[one.owner] += table.printed.counters[one.kind, one.level]["profit"]


def look_at_ship(table: Table, ship: str) -> None:
    """Flips a ship when its condition is met."""
    for slot, one in table.at(ship):
        market = table.printed.markets[ship][0]
        done = market in table.used or table.markets[market] == "no demand"
        if done and not table.imports.get(ship) and not one.sold and slot not in table.rebuilt:
            profit(table, one)


def take_cube(table: Table, kind: str, source: str) -> int:
    """Moves a cube; returns its price."""
    if source == "track":
        lying = table.track[kind]
        table.track[kind] = max(lying - 1, 0)
        return TRACK[lying - 1] if lying else 4
    if source.endswith(" imports"):
        ship = source.removesuffix(" imports")
        table.imports[ship] -= 1
        look_at_ship(table, ship)
        return 0
    one = table.counters[source]
    one.cubes -= 1
    if one.cubes == 0:
        profit(table, one)
    return 0


def settle(table: Table, price: int, sources: dict[str, str]) -> None:
    """Takes cubes and payment, in the order of the option."""
    seat = table.seat
    if table.options.cubes_before_payment:
        bills = [price + sum(take_cube(table, cube, name) for cube, name in sources.items())]
        pay(table, seat, bills[0])
    else:
        bills = [price]
        pay(table, seat, price)
        for cube, name in sources.items():
            bills.append(take_cube(table, cube, name))
            pay(table, seat, bills[-1])
    table.spent[seat] += sum(bills)


def build(table: Table, kind: str, slot: str, sources: dict[str, str]) -> None:
    seat, place = table.seat, place_of(slot)
    level = table.next_level(seat, kind) or 0
    shown = table.printed.counters[kind, level]
    old = table.counters.get(slot)
    new_ship = kind == "ship" and old is None
    if new_ship:
        table.imports[place] = table.printed.coal[place]
    settle(table, shown["cost"], sources)
    table.mats[seat][kind][table.printed.levels[kind].index(level)] -= 1
    if kind == "ship" and old is not None:
        table.rebuilt.add(slot)
    one = table.counters[slot] = Counter(kind, level, seat, shown["cubes"])
    if kind in ("coal", "iron") and table.track_open(place):
        while one.cubes and table.track[kind] < 6:
            one.cubes -= 1
            table.money[seat] += TRACK[table.track[kind]]
            table.track[kind] += 1
        if one.cubes == 0:
            profit(table, one)
    leftover = kind == "ship" and table.options.rebuilt_ship_sells_leftover_coal
    if new_ship or leftover:
        while table.imports.get(place) and table.track["coal"] < 6:
            table.imports[place] -= 1
            table.money[seat] += TRACK[table.track["coal"]]
            table.track["coal"] += 1
        look_at_ship(table, place)


def lay_rail(table: Table, ends: tuple[str, str], sources: dict[str, str]) -> None:
    settle(table, 1, sources)
    table.rails[ends] = table.seat


def sell(table: Table, slot: str, buyer: str) -> None:
    profit(table, table.counters[slot])
    if buyer in table.counters:
        profit(table, table.counters[buyer])
        return
    table.used.add(buyer)
    for ship in table.printed.lanes:
        if buyer in table.printed.markets[ship]:
            look_at_ship(table, ship)


def develop(table: Table, kind: str) -> None:
    left = table.mats[table.seat][kind]
    first = next(n for n, many in enumerate(left) if many)
    left[first] -= 1


def discard(table: Table, card: str) -> None:
    table.hands[table.seat].remove(card)


def take_card(table: Table, card: str) -> None:
    hand = table.hands[table.seat]
    if card == "pile":
        hand.append(table.pile.pop(0))
    else:
        hand.append(card)
        table.display[table.display.index(card)] = "-"


def refill(table: Table) -> None:
    for n, card in enumerate(table.display):
        if card == "-" and table.pile:
            table.display[n] = table.pile.pop(0)


# turns and rounds


def finish(table: Table, actions: int) -> None:
    table.actions -= actions
    pass_on(table)


def repay(table: Table) -> None:
    table.money[table.seat] -= 10
    table.loans[table.seat] -= 1
    pass_on(table)


def pass_on(table: Table, willing: bool = True) -> None:
    """Ends the turn when no action is left and nothing can be repaid."""
    willing = willing and table.options.pause_to_repay_after_last_action
    if table.actions or (willing and can_repay(table)):
        return
    table.turn += 1
    if table.turn == table.seats:
        end_round(table)
    table.actions = 2 if table.round > 1 else 1


def end_round(table: Table) -> None:
    table.order.sort(key=lambda seat: table.spent[seat])
    table.spent = [0] * table.seats
    for seat in table.order:
        pay(table, seat, table.loans[seat])
    table.turn = 0
    if not table.pile and not all(table.hands):
        count(table)
    else:
        table.round += 1


def rail_value(table: Table, ends: tuple[str, str]) -> int:
    value = 2
    for end in ends:
        value += len(table.at(end)) + len(table.printed.markets[end])
        value += end in table.printed.villages
    return value


def count(table: Table) -> None:
    table.over = True
    for ends, owner in table.rails.items():
        table.money[owner] += rail_value(table, ends)
    for seat in range(table.seats):
        while table.loans[seat] and table.money[seat] >= 10:
            table.money[seat] -= 10
            table.loans[seat] -= 1
        levels = sum(one.level for one in table.counters.values() if one.owner == seat)
        table.points[seat] = table.money[seat] // 5 + levels - 5 * table.loans[seat]
