"""Reference engine of Brass: Birmingham: ends of turn, round, era and game."""

from tests.reference_engines.birmingham.printed import (
    ENDS,
    PLACE_OF,
    PRINTED_ICONS,
    SETUP,
    number,
    slot_meant,
    spoken,
)
from tests.reference_engines.birmingham.table import Table


def after_action(table: Table) -> None:
    """Continues the turn, passes it to the next seat, or ends the round."""
    assert table.to_act is not None
    setup = SETUP[len(table.seats)]
    table.actions -= 1
    if table.actions:
        return
    hand = table.seats[table.to_act].hand
    while len(hand) < number(setup["hand"]) and table.pile:
        hand.append(table.pile.pop(0))
    place = table.order.index(table.to_act)
    if place + 1 < len(table.order):
        table.to_act = table.order[place + 1]
        first = table.era == "canal" and table.round == 1
        table.actions = number(setup["first"] if first else setup["actions"])
    else:
        end_round(table)


def end_round(table: Table) -> None:
    """Sets the turn order and pays income; neither after the last round of the game."""
    out_of_cards = not table.pile and not any(seat.hand for seat in table.seats)
    assert out_of_cards == (table.round == table.rounds)
    last_of_game = table.era == "rail" or (table.intro and not table.rules["intro_last_income"])
    if not (out_of_cards and last_of_game):
        table.order.sort(key=lambda seat: table.seats[seat].spent)  # ties keep their order
        table.unpaid = list(table.order)
        for seat in table.seats:
            seat.spent = 0
    settle_income(table)


def settle_income(table: Table) -> None:
    """Pays income seat by seat; stops where a seat must choose a tile to give up."""
    table.actions = 0
    while table.unpaid:
        seat = table.unpaid[0]
        player = table.seats[seat]
        if not table.debt:
            player.money += player.level
            if player.money < 0:
                table.debt, player.money = -player.money, 0
                table.note("shortfall")
        options = give_up_choices(table)
        if table.debt and len(options) > 1:
            table.to_act = seat
            table.note("shortfall: a choice of tiles")
            return
        if table.debt and options:
            give_up(table, options[0])
            continue
        if table.debt:
            table.note("shortfall paid in points")
            if any(tile.owner == seat for tile in table.tiles.values()):
                table.note("shortfall: worthless tiles kept")
            player.points = max(0, player.points - table.debt)
            table.debt = 0
        table.unpaid.pop(0)
    next_round(table)


def give_up_choices(table: Table) -> list[str]:
    """Returns the tiles that the seat in debt may give up; none when no tile has a value."""
    if not table.debt:
        return []
    own = [slot for slot, tile in table.tiles.items() if tile.owner == table.unpaid[0]]
    worth = [table.tiles[slot].print["cost"] // 2 for slot in own]
    if not any(worth) and table.rules["shortfall_zero"] == "skip":
        return []
    return sorted(f"give up {spoken(slot)}" for slot in own)


def give_up(table: Table, choice: str) -> None:
    """Gives up a tile for half its price; the seat keeps the surplus."""
    tile = table.tiles.pop(slot_meant(choice.removeprefix("give up ")))
    assert tile.owner == table.unpaid[0]
    worth = tile.print["cost"] // 2
    paid = min(worth, table.debt)
    table.debt -= paid
    table.seats[tile.owner].money += worth - paid
    table.note("tile given up")
    if table.debt == 0:
        table.unpaid.pop(0)


def next_round(table: Table) -> None:
    if table.round == table.rounds:
        end_era(table)
        if table.over:
            return
    else:
        table.round += 1
    table.to_act = table.order[0]
    table.actions = number(SETUP[len(table.seats)]["actions"])


# ------------------------------------------------------------------ the end of an era


def end_era(table: Table) -> None:
    """Scores links and tiles; then starts the rail era or ends the game."""
    score_links(table)
    score_tiles(table, lowest=1)
    if table.intro:
        score_introduction(table)
    if table.intro or table.era == "rail":
        table.over = True
        table.to_act = None
        return
    table.era = "rail"
    table.round = 1
    table.tiles = {slot: tile for slot, tile in table.tiles.items() if tile.level > 1}
    table.barrels = {space for space, tile in table.merchants.items() if tile != "blank"}
    assert sorted(table.discards + table.face_down) == sorted(table.rail_deck)
    table.discards = []
    table.face_down = []
    table.pile = list(table.rail_deck)
    for seat in table.seats:
        seat.hand = [table.pile.pop(0) for _ in range(number(SETUP[len(table.seats)]["hand"]))]


def score_links(table: Table) -> None:
    """Scores one point for each link icon at the ends of a link; then removes the links."""
    for link, owner in table.links.items():
        for place in ENDS[link]:
            icons = PRINTED_ICONS[place] + sum(
                tile.print["links"]
                for slot, tile in table.tiles.items()
                if PLACE_OF[slot] == place and tile.sold
            )
            table.seats[owner].points += icons
    table.links = {}


def score_tiles(table: Table, lowest: int) -> None:
    for tile in table.tiles.values():
        if tile.sold and tile.level >= lowest:
            table.seats[tile.owner].points += tile.print["vp"]


def score_introduction(table: Table) -> None:
    """Scores money, income, and tiles of higher levels a second time."""
    for seat in table.seats:
        seat.points += min(15, seat.money // 4)
        seat.points = max(0, seat.points + seat.level)
    score_tiles(table, lowest=2)


def result(table: Table) -> tuple[list[int], list[int], str | None]:
    """Returns points, places, and the last tie-break that was needed."""
    ranks = []
    for seat in table.seats:
        income = seat.income if table.rules["income_tie"] == "space" else seat.level
        ranks.append((seat.points, income, seat.money))
    places = [1 + sum(other > mine for other in ranks) for mine in ranks]
    asked = 0
    for n, one in enumerate(ranks):
        for other in ranks[:n]:
            if one[0] == other[0]:
                asked = max(asked, 1 if one[1] != other[1] else 2 if one[2] != other[2] else 3)
    return [rank[0] for rank in ranks], places, [None, "income", "money", "shared"][asked]
