"""Reference engine of Brass: Birmingham: cards, coal, iron and beer."""

from collections.abc import Callable, Iterable

from tests.reference_engines.birmingham.printed import (
    BEYOND,
    FARMS,
    LOCATION_CARDS,
    PLACE_OF,
    TRACK,
    slot_meant,
    spoken,
)
from tests.reference_engines.birmingham.table import Illegal, Table

Ask = Callable[[list[str]], str]
"""Asks a question: takes the possible answers, returns the given one."""

COAL, IRON, BEER = ("coal",), ("iron",), ("brewery",)


# ------------------------------------------------------------------ cards


def play_card(table: Table, seat: int, cards: Iterable[str], ask: Ask) -> None:
    """Discards one of these cards."""
    answer = ask(sorted({f"with {card}" for card in cards}))
    table.discard(seat, answer.removeprefix("with "))


def any_card(table: Table, seat: int, ask: Ask) -> None:
    play_card(table, seat, table.seats[seat].hand, ask)


def card_allows(table: Table, seat: int, card: str, industry: str, slot: str) -> bool:
    """Returns whether a card allows the seat to build an industry on a slot."""
    place = PLACE_OF[slot]
    if card in LOCATION_CARDS:
        return card == place
    if card == "wild location":
        return place not in FARMS
    if card != "wild industry" and industry not in card.split("/"):
        return False
    if place in table.network(seat):
        return True
    free = slot not in table.tiles or table.rules["free_start_overbuild"] is True
    return table.nothing_on_board(seat) and free


# ------------------------------------------------------------------ coal, iron, beer


def buy(table: Table, seat: int, goods: str) -> None:
    """Buys one cube: the cheapest of the market, or at the price of an empty market."""
    track, cubes = TRACK[goods], table.market[goods]
    if cubes:
        table.pay(seat, track[len(track) - cubes])
        table.market[goods] -= 1
    else:
        table.pay(seat, BEYOND[goods])
        table.note(f"{goods} bought with the market empty")


def consume_coal(table: Table, seat: int, starts: list[str], cubes: int, ask: Ask) -> None:
    """Takes coal from the nearest connected mine, else from the market."""
    while cubes:
        distance = table.distances(starts)
        mines = [slot for slot in table.sources("coal") if PLACE_OF[slot] in distance]
        if not mines:
            if not table.reaches_market(starts):
                raise Illegal("no coal is connected")
            buy(table, seat, "coal")
            cubes -= 1
            continue
        nearest = min(distance[PLACE_OF[slot]] for slot in mines)
        tied = [slot for slot in mines if distance[PLACE_OF[slot]] == nearest]
        if len(tied) > 1:
            table.note(f"coal: mines equally near, {cubes} needed")
        answer = ask([f"coal {spoken(slot, COAL)}" for slot in tied])
        mine = slot_meant(answer.removeprefix("coal "), COAL)
        whole = 1 if table.rules["coal_split"] else cubes
        while whole and table.tiles[mine].cubes:
            if table.tiles[mine].owner != seat:
                table.note("coal of a rival")
            table.take_from(mine)
            whole -= 1
            cubes -= 1


def consume_iron(table: Table, seat: int, cubes: int, ask: Ask) -> None:
    """Takes iron from any works, else from the market."""
    for _ in range(cubes):
        works = table.sources("iron")
        if not works:
            buy(table, seat, "iron")
            continue
        if len(works) > 1:
            table.note("iron: a choice of works")
        answer = ask([f"iron {spoken(slot, IRON)}" for slot in works])
        table.take_from(slot_meant(answer.removeprefix("iron "), IRON))


def breweries(table: Table, seat: int, starts: list[str]) -> list[str]:
    """Returns own breweries, and connected breweries of rivals."""
    connected = table.distances(starts)
    return [
        slot
        for slot in table.sources("brewery")
        if table.tiles[slot].owner == seat or PLACE_OF[slot] in connected
    ]


def drink(table: Table, seat: int, answer: str) -> str:
    """Takes a barrel from a brewery."""
    slot = slot_meant(answer.removeprefix("beer "), BEER)
    owner = table.tiles[slot].owner
    table.take_from(slot)
    return "own" if owner == seat else "rival"
