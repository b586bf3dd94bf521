"""What one seat may know, as plain data; the only thing that ever leaves the server."""

from ironbridge.core.bits import ids
from ironbridge.core.hand import pile_left
from ironbridge.core.position import (
    CARDS,
    CUBES_AT,
    INCOME,
    IRON,
    LINKS,
    MARKET_AT,
    MONEY,
    OWNER_AT,
    POINTS,
    SPENT,
    TILE_AT,
    Position,
)
from ironbridge.notation.choices import GOODS
from ironbridge.notation.positions import discards, hand, mat_left, turn_order
from ironbridge.titles.setting import Setting

View = dict[str, object]


def view_of(setting: Setting, pos: Position, seat: int | None) -> View:
    """The table as a seat sees it; ``None`` is a spectator, who sees no hand."""
    view: View = {
        "title": setting.title,
        "options": dict(setting.options),
        "seat": seat,
        "era": setting.names.eras[int(pos.era)],
        "round": int(pos.round),
        "order": turn_order(pos),
        "to_act": None if pos.seat < 0 else int(pos.seat),
        "actions": int(pos.actions),
        "seats": [seat_view(setting, pos, other, other == seat) for other in range(setting.seats)],
        "tiles": tiles_view(setting, pos),
        "links": links_view(setting, pos),
        "discards": discards(setting, pos),
        "pile_size": int(pile_left(pos)),
    }
    for goods in range(int(IRON) + 1):
        view[GOODS[goods]] = int(pos.words[MARKET_AT + goods])
    view.update(setting.own_view(pos))
    return view


def seat_view(setting: Setting, pos: Position, seat: int, own: bool) -> View:
    """What is known of a seat: everything but the hand, unless it is one's own."""
    tables = setting.rules.tables
    space = int(pos.word(seat, INCOME))
    links = len(ids(pos.word(seat, LINKS)))
    seen: View = {
        "money": int(pos.word(seat, MONEY)),
        "income": space,
        "level": int(tables.income_level[space]) if len(tables.income_level) else 0,
        "points": int(pos.word(seat, POINTS)),
        "spent": int(pos.word(seat, SPENT)),
        "hand_size": int(pos.word(seat, CARDS)),
        "mat": mat_left(setting, pos, seat),
        "links_left": int(tables.link_tiles) - links,
    }
    if own:
        seen["hand"] = hand(setting, pos, seat)
    return seen


def tiles_view(setting: Setting, pos: Position) -> View:
    """Every tile on the board by slot."""
    names = setting.names
    flipped = set(ids(pos.flipped))
    return {
        names.slots[slot]: {
            "tile": names.tiles[int(pos.cells[TILE_AT + slot])],
            "owner": int(pos.cells[OWNER_AT + slot]),
            "cubes": int(pos.cells[CUBES_AT + slot]),
            "sold": slot in flipped,
        }
        for slot in ids(pos.taken)
    }


def links_view(setting: Setting, pos: Position) -> View:
    """Every link on the board with its owner."""
    owners = [(link, seat) for seat in range(setting.seats) for link in ids(pos.word(seat, LINKS))]
    return {setting.names.links[link]: seat for link, seat in sorted(owners)}
