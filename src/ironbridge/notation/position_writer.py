"""Positions as text: everything on the table, readable, typeable, complete."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ironbridge.core.bitset import ids
from ironbridge.core.names import GOODS
from ironbridge.core.position import (
    ASK_GIVE_UP,
    INCOME,
    IRON,
    MONEY,
    POINTS,
    SPENT,
    Position,
)
from ironbridge.notation.headers import header_lines
from ironbridge.notation.readers import deck, discards, hand, links_on, mat_left, pile, turn_order
from ironbridge.titles.deal_from_seed import full_deck
from ironbridge.titles.spec import Setting


def write_position(
    setting: Setting,
    pos: Position,
    begun: Sequence[str] = (),
    question: str = "",
    scored: Mapping[int, int] | None = None,
) -> str:
    """Returns the full position.

    In the middle of an action it is the position before it, with what has been answered since.
    ``scored`` are the links of a finished game before they were scored.
    """
    lines = ["ironbridge position 1", *header_lines(setting), *table_lines(setting, pos)]
    seats = range(setting.seats)
    lines += [f"seat {seat}: {purse(pos, seat)}" for seat in seats]
    lines += [f"hand {seat}: {', '.join(hand(setting, pos, seat))}" for seat in seats]
    lines += [f"mat {seat}: {mat(setting, pos, seat)}" for seat in seats]
    lines += board_lines(setting, pos)
    if scored and scored != links_on(setting, pos):
        lines.append(f"scored links: {', '.join(link_texts(setting, scored))}")
    away = face_down(setting, pos)
    lines += [f"face down: {', '.join(away)}"] if away else []
    lines += [f"pile: {', '.join(pile(setting, pos))}"]
    for era in range(pos.era + 1, len(setting.decks)):
        lines.append(f"{setting.decks[era]}: {', '.join(deck(setting, pos, era))}")
    if pos.ask == ASK_GIVE_UP:
        lines.append(f"settled: {' '.join(settled(pos))}")
    if begun:
        lines.append(f"begun: {', '.join(begun)}")
    if question:
        lines.append(f"question: {question}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def table_lines(setting: Setting, pos: Position) -> list[str]:
    """Returns the lines that say where the game stands."""
    return [
        f"era: {setting.names.eras[pos.era]}",
        f"round: {pos.round}",
        f"order: {' '.join(str(seat) for seat in turn_order(pos))}",
        f"to act: {'nobody' if pos.seat < 0 else pos.seat}",
        f"actions: {pos.actions}",
    ]


def purse(pos: Position, seat: int) -> str:
    """Returns ``money 17, income 10, points 0, spent 0``."""
    parts = (("money", MONEY), ("income", INCOME), ("points", POINTS), ("spent", SPENT))
    return ", ".join(f"{name} {pos.word(seat, what)}" for name, what in parts)


def mat(setting: Setting, pos: Position, seat: int) -> str:
    """Returns ``cotton 3 2 3 3, coal 0 2 2 2``."""
    return ", ".join(
        f"{industry} {' '.join(map(str, counts))}"
        for industry, counts in mat_left(setting, pos, seat).items()
    )


def board_lines(setting: Setting, pos: Position) -> list[str]:
    """Returns the lines of tiles, links, markets, the title's own things and the discards."""
    tiles = [tile_text(setting, pos, slot) for slot in ids(pos.taken)]
    links = link_texts(setting, links_on(setting, pos))
    lines = [f"tiles: {', '.join(tiles)}", f"links: {', '.join(links)}"]
    for goods in range(IRON + 1):
        lines.append(f"{GOODS[goods]}: {pos.market(goods)}")
    for own in setting.own_lines:
        value = own.write(pos)
        if value:
            lines.append(f"{own.key}: {value}")
    lines.append(f"discards: {', '.join(discards(setting, pos))}")
    return lines


def link_texts(setting: Setting, owners: Mapping[int, int]) -> list[str]:
    """Returns ``Stone-Stafford of 1``, link by link."""
    return [f"{setting.names.links[link]} of {owners[link]}" for link in sorted(owners)]


def tile_text(setting: Setting, pos: Position, slot: int) -> str:
    """Returns ``Dudley.1=coal1 of 0 with 2``."""
    tile = pos.tile_on(slot)
    owner = pos.owner_of(slot)
    text = f"{setting.names.slots[slot]}={setting.names.tiles[tile]} of {owner}"
    if slot in ids(pos.flipped):
        return f"{text} sold"
    cubes = pos.cubes_on(slot)
    return f"{text} with {cubes}" if cubes else text


def face_down(setting: Setting, pos: Position) -> list[str]:
    """Returns the cards put away unseen: what the deck of this era holds and lies nowhere else."""
    tables = setting.rules.tables
    if tables.face_down[pos.era] + tables.removed[pos.era] == 0:
        return []
    left = Counter(setting.names.cards[card] for card in full_deck(setting))
    left.subtract(setting.names.cards[card] for card in setting.open_cards(pos))
    left.subtract(discards(setting, pos))
    left.subtract(pile(setting, pos))
    for seat in range(setting.seats):
        left.subtract(hand(setting, pos, seat))
    return [name for name in setting.names.cards for _ in range(left[name])]


def settled(pos: Position) -> list[str]:
    """Returns the seats that have theirs, while income is settled."""
    return [str(pos.in_order(turn)) for turn in ids(pos.paying)]
