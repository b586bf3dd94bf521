"""Reference engine of Brass: Birmingham: the actions, each from its first step to its last.

An action changes nothing before its first question. Then it changes its state step by step, passes
its questions to ``ask`` and raises ``Illegal`` where it cannot continue. ``ask`` receives every
answer that is not directly illegal; dead ends are found by trial (see ``Oracle``).
"""

from tests.reference_engines.birmingham.goods import (
    BEER,
    Ask,
    any_card,
    breweries,
    card_allows,
    consume_coal,
    consume_iron,
    drink,
    play_card,
)
from tests.reference_engines.birmingham.printed import (
    BARRELS,
    BONUS,
    BUYS,
    COST,
    ENDS,
    FARMS,
    INDUSTRIES,
    LEVEL,
    LINES,
    MAY_DEVELOP,
    PLACE_OF,
    SELLABLE,
    SETUP,
    SHOWS,
    SLOTS_OF,
    TILE_ERAS,
    TRACK,
    WILDS,
    number,
    slot_meant,
    spoken,
)
from tests.reference_engines.birmingham.table import Illegal, Table, Tile

LOAN, LOAN_LEVELS, LOWEST_LEVEL = 30, 3, -10


def act(table: Table, first: str, ask: Ask) -> None:
    """Executes the action that begins with a choice, for the seat to act."""
    verb, _, rest = first.partition(" ")
    seat = table.to_act
    assert seat is not None
    if verb == "build":
        industry, _, where = rest.partition(" ")
        build(table, seat, industry, slot_meant(where, (industry,)), ask)
    elif verb == "link":
        network(table, seat, rest, ask)
    elif verb == "develop":
        develop(table, seat, rest, ask)
    elif verb == "sell":
        sell(table, seat, slot_meant(rest, SELLABLE), ask)
    elif verb == "loan":
        loan(table, seat, ask)
    elif verb == "scout":
        scout(table, seat, ask)
    elif verb == "pass":
        any_card(table, seat, ask)
    else:
        raise Illegal(f"no such action: {first}")


def first_choices() -> list[str]:
    """Returns the first choices of all actions, legal or not."""
    builds = [
        f"build {industry} {spoken(slot, (industry,))}"
        for slot in SHOWS
        for industry in SHOWS[slot]
    ]
    stalls = [slot for slot in SHOWS if SHOWS[slot].intersection(SELLABLE)]
    sales = [f"sell {spoken(slot, SELLABLE)}" for slot in stalls]
    links = [f"link {link}" for link in ENDS]
    developments = [f"develop {industry}" for industry in INDUSTRIES]
    return [*builds, *sales, *links, *developments, "loan", "scout", "pass"]


# ------------------------------------------------------------------ build


def build(table: Table, seat: int, industry: str, slot: str, ask: Ask) -> None:
    """Builds: card, tile on its slot, price, coal, iron; then its cubes."""
    player = table.seats[seat]
    level = player.lowest(industry)
    if level is None:
        raise Illegal(f"no {industry} left on the mat")
    if TILE_ERAS[industry, level] not in ("both", table.era):
        raise Illegal(f"{industry} {level} is not for this era")
    check_slot(table, seat, industry, level, slot)
    cards = [c for c in player.hand if card_allows(table, seat, c, industry, slot)]
    start = "free start: " if table.nothing_on_board(seat) else ""
    play_card(table, seat, cards, ask)

    replaced = table.tiles.pop(slot, None)
    if replaced is not None:
        whose = "own" if replaced.owner == seat else "rival's"
        table.note(f"{start}{whose} {industry} replaced")
        beside = [s for s in SLOTS_OF[PLACE_OF[slot]] if SHOWS[s] == {industry}]
        if len(SHOWS[slot]) > 1 and any(s not in table.tiles for s in beside):
            table.note("replaced beside a free single space")
    player.mat[industry, level] -= 1
    tile = Tile(industry, level, seat)
    table.tiles[slot] = tile
    table.pay(seat, tile.print["cost"])
    consume_coal(table, seat, [PLACE_OF[slot]], tile.print["coal"], ask)
    consume_iron(table, seat, tile.print["iron"], ask)

    cubes = BARRELS[table.era] if industry == "brewery" else tile.print["cubes"]
    table.tiles[slot] = tile._replace(cubes=cubes)
    if industry == "iron" or (industry == "coal" and table.reaches_market([PLACE_OF[slot]])):
        fill_market(table, slot)
    if PLACE_OF[slot] in FARMS:
        table.note(f"built at {PLACE_OF[slot]}")


def check_slot(table: Table, seat: int, industry: str, level: int, slot: str) -> None:
    """Raises ``Illegal`` where a slot does not take a tile, apart from cards and costs."""
    if industry not in SHOWS[slot]:
        raise Illegal(f"{slot} does not show {industry}")
    place = PLACE_OF[slot]
    there = table.tiles.get(slot)
    own_here = [s for s in SLOTS_OF[place] if s in table.tiles and table.tiles[s].owner == seat]
    if table.era == "canal" and [s for s in own_here if s != slot]:
        raise Illegal(f"a tile in {place} already")
    if there is None:
        singles = [s for s in SLOTS_OF[place] if s not in table.tiles and SHOWS[s] == {industry}]
        if singles and slot not in singles:
            raise Illegal("a space for this industry alone comes first")
        return
    if there.industry != industry or there.level >= level:
        raise Illegal("only a higher tile of the same industry replaces a tile")
    if there.owner != seat:
        if industry not in ("coal", "iron"):
            raise Illegal("only a rival's mine or works can be replaced")
        if table.market[industry] or table.sources(industry):
            raise Illegal(f"there is {industry} on the board")


def fill_market(table: Table, slot: str) -> None:
    """Moves cubes of a new tile to the most expensive empty spaces of its market."""
    goods, owner = table.tiles[slot].industry, table.tiles[slot].owner
    track = TRACK[goods]
    while table.tiles[slot].cubes and table.market[goods] < len(track):
        table.market[goods] += 1
        table.seats[owner].money += track[len(track) - table.market[goods]]
        table.take_from(slot)
    if table.tiles[slot].sold:
        table.note("flipped by its market at once")


# ------------------------------------------------------------------ network


def network(table: Table, seat: int, link: str, ask: Ask) -> None:
    """Lays one link; in the rail era optionally a second one, with a barrel."""
    check_link(table, seat, link)
    any_card(table, seat, ask)
    lay(table, seat, link, COST[table.era]["money"], ask)
    if table.era == "canal":
        return
    second = ask(["done", *(f"link {other}" for other in ENDS)])
    if second == "done":
        return
    link = second.removeprefix("link ")
    check_link(table, seat, link)
    lay(table, seat, link, COST["two rails"]["money"] - COST["rail"]["money"], ask)
    places = breweries(table, seat, ENDS[link])
    if len(places) > 1:
        table.note("two rails: a choice of breweries")
    whose = drink(table, seat, ask([f"beer {spoken(slot, BEER)}" for slot in places]))
    table.note(f"two rails with {whose} beer")


def check_link(table: Table, seat: int, link: str) -> None:
    if link not in LINES[table.era]:
        raise Illegal(f"no {table.era} on {link}")
    if link in table.links:
        raise Illegal(f"{link} has a link")
    if not links_left(table, seat):
        raise Illegal("no link tile left")
    if not table.nothing_on_board(seat) and not set(ENDS[link]) & table.network(seat):
        raise Illegal(f"{link} does not touch the network")


def links_left(table: Table, seat: int) -> int:
    tiles = number(SETUP[len(table.seats)]["links"])
    return tiles - list(table.links.values()).count(seat)


def lay(table: Table, seat: int, link: str, pounds: int, ask: Ask) -> None:
    """Places a link, pays for it, takes its coal."""
    table.links[link] = seat
    if not links_left(table, seat):
        table.note("last link tile laid")
    table.pay(seat, pounds)
    if table.era == "rail":
        consume_coal(table, seat, ENDS[link], 1, ask)


# ------------------------------------------------------------------ develop


def remove_from_mat(table: Table, seat: int, industry: str) -> None:
    """Removes the lowest tile of an industry from the mat; not with a light bulb."""
    level = table.seats[seat].lowest(industry)
    if level is None or not MAY_DEVELOP[industry, level]:
        raise Illegal(f"{industry} cannot be developed")
    table.seats[seat].mat[industry, level] -= 1


def developable(table: Table, seat: int) -> list[str]:
    """Returns the answers that remove a tile from the mat."""
    player = table.seats[seat]
    levels = {industry: player.lowest(industry) for industry in INDUSTRIES}
    return [
        f"develop {industry}"
        for industry, level in levels.items()
        if level is not None and MAY_DEVELOP[industry, level]
    ]


def develop(table: Table, seat: int, industry: str, ask: Ask) -> None:
    """Develops one tile for one iron, optionally a second one."""
    if f"develop {industry}" not in developable(table, seat):
        raise Illegal(f"{industry} cannot be developed")
    any_card(table, seat, ask)
    consume_iron(table, seat, 1, ask)
    remove_from_mat(table, seat, industry)
    second = ask(["done", *developable(table, seat)])
    if second != "done":
        consume_iron(table, seat, 1, ask)
        remove_from_mat(table, seat, second.removeprefix("develop "))
        table.note("two tiles developed")


# ------------------------------------------------------------------ sell


def sell(table: Table, seat: int, slot: str, ask: Ask) -> None:
    """Plays a card, then any number of sales."""
    check_sale(table, seat, slot)
    any_card(table, seat, ask)
    sales = 0
    while True:
        check_sale(table, seat, slot)
        sell_one(table, seat, slot, ask)
        sales += 1
        table.note(f"sale {sales} of an action" if sales < 4 else "sale 4 or later of an action")
        stalls = [other for other in table.tiles if SHOWS[other].intersection(SELLABLE)]
        more = ask(["done", *(f"sell {spoken(other, SELLABLE)}" for other in stalls)])
        if more == "done":
            return
        slot = slot_meant(more.removeprefix("sell "), SELLABLE)


def check_sale(table: Table, seat: int, slot: str) -> None:
    tile = table.tiles.get(slot)
    if tile is None or tile.owner != seat or tile.sold or tile.industry not in SELLABLE:
        raise Illegal(f"nothing to sell on {slot}")
    if not buyers(table, slot):
        raise Illegal(f"no merchant for {slot}")


def buyers(table: Table, slot: str) -> list[str]:
    """Returns the spaces of connected merchant tiles that buy a tile's industry."""
    connected = table.distances([PLACE_OF[slot]])
    industry = table.tiles[slot].industry
    return [
        space
        for space, tile in table.merchants.items()
        if space.partition(".")[0] in connected and industry in BUYS[tile]
    ]


def sell_one(table: Table, seat: int, slot: str, ask: Ask) -> None:
    """Takes the barrels of one sale, flips the tile, takes a merchant's bonus."""
    tile = table.tiles[slot]
    merchants = buyers(table, slot)
    barrel_of = ""
    for _ in range(tile.print["beer"]):
        cellars = breweries(table, seat, [PLACE_OF[slot]])
        sources = [f"beer {spoken(cellar, BEER)}" for cellar in cellars]
        open_barrels = [space for space in merchants if space in table.barrels and not barrel_of]
        if barrel_of and any(space in table.barrels for space in merchants):
            table.note("sale: a second barrel that may not be used")
        table.note(f"sale: {'barrel and brewery' if sources and open_barrels else 'one kind'}")
        answer = ask([*sources, *(f"beer {space}" for space in open_barrels)])
        space = answer.removeprefix("beer ")
        if space in table.merchants:
            barrel_of = space
            table.barrels.remove(space)
        else:
            table.note(f"sale with {drink(table, seat, answer)} beer")
    table.flip(slot)
    places = [barrel_of] if barrel_of else merchants
    table.buyers.append({space.partition(".")[0] for space in places})
    table.note(f"sold {tile.industry} with {tile.print['beer']} beer")
    if barrel_of:
        take_bonus(table, seat, barrel_of.partition(".")[0], ask)


def take_bonus(table: Table, seat: int, place: str, ask: Ask) -> None:
    """Takes the bonus of a merchant."""
    player = table.seats[seat]
    kind, amount = BONUS[place]
    table.note(f"barrel of {place}")
    if kind == "money":
        player.money += amount
    elif kind == "vp":
        player.points += amount
    elif kind == "income":
        player.advance(amount)
    elif developable(table, seat):
        decline = ["done"] if table.rules["gloucester_optional"] else []
        answer = ask([*decline, *developable(table, seat)])
        if answer != "done":
            remove_from_mat(table, seat, answer.removeprefix("develop "))
        else:
            table.note("free development declined")
    else:
        table.note("free development impossible")


# ------------------------------------------------------------------ loan, scout


def loan(table: Table, seat: int, ask: Ask) -> None:
    player = table.seats[seat]
    level = player.level - LOAN_LEVELS
    if level < LOWEST_LEVEL:
        raise Illegal("the income is too low for a loan")
    any_card(table, seat, ask)
    player.money += LOAN
    player.income = max(space for space in range(len(LEVEL)) if LEVEL[space] == level)


def scout(table: Table, seat: int, ask: Ask) -> None:
    player = table.seats[seat]
    if any(card in WILDS for card in player.hand):
        raise Illegal("a wild card in hand")
    if len(player.hand) < 3:
        raise Illegal("fewer than three cards")
    for left in (3, 2, 1):
        # When the whole hand must be discarded there is no choice.
        player.hand.sort()
        play_card(table, seat, player.hand[:1] if len(player.hand) == left else player.hand, ask)
    player.hand += WILDS
