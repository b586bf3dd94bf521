"""Writes positions as text: complete, readable and possible to type."""

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
from ironbridge.titles.spec import GameSpec


def write_position(
    spec: GameSpec,
    pos: Position,
    begun: Sequence[str] = (),
    question: str = "",
    scored: Mapping[int, int] | None = None,
) -> str:
    """Returns the text of a position.

    During an action it is the position before the action, with the answers given since.  ``scored``
    holds the owners of the links before the last scoring of a finished game.
    """
    lines = ["ironbridge position 1", *header_lines(spec), *table_lines(spec, pos)]
    seats = range(spec.seats)
    lines += [f"seat {seat}: {purse(pos, seat)}" for seat in seats]
    lines += [f"hand {seat}: {', '.join(hand(spec, pos, seat))}" for seat in seats]
    lines += [f"mat {seat}: {mat(spec, pos, seat)}" for seat in seats]
    lines += board_lines(spec, pos)
    if scored and scored != links_on(spec, pos):
        lines.append(f"scored links: {', '.join(link_texts(spec, scored))}")
    away = face_down(spec, pos)
    lines += [f"face down: {', '.join(away)}"] if away else []
    lines += [f"pile: {', '.join(pile(spec, pos))}"]
    for era in range(pos.era + 1, len(spec.decks)):
        lines.append(f"{spec.decks[era]}: {', '.join(deck(spec, pos, era))}")
    if pos.ask == ASK_GIVE_UP:
        lines.append(f"settled: {' '.join(settled(pos))}")
    if begun:
        lines.append(f"begun: {', '.join(begun)}")
    if question:
        lines.append(f"question: {question}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def table_lines(spec: GameSpec, pos: Position) -> list[str]:
    """Returns the lines for era, round, turn and seat to act."""
    return [
        f"era: {spec.names.eras[pos.era]}",
        f"round: {pos.round}",
        f"order: {' '.join(str(seat) for seat in turn_order(pos))}",
        f"to act: {'nobody' if pos.seat < 0 else pos.seat}",
        f"actions: {pos.actions}",
    ]


def purse(pos: Position, seat: int) -> str:
    """Returns ``money 17, income 10, points 0, spent 0``."""
    parts = (("money", MONEY), ("income", INCOME), ("points", POINTS), ("spent", SPENT))
    return ", ".join(f"{name} {pos.seat_value(seat, what)}" for name, what in parts)


def mat(spec: GameSpec, pos: Position, seat: int) -> str:
    """Returns ``cotton 3 2 3 3, coal 0 2 2 2``."""
    return ", ".join(
        f"{industry} {' '.join(map(str, counts))}"
        for industry, counts in mat_left(spec, pos, seat).items()
    )


def board_lines(spec: GameSpec, pos: Position) -> list[str]:
    """Returns the lines for tiles, links, markets, the title's own data and the discards."""
    tiles = [tile_text(spec, pos, slot) for slot in ids(pos.slots_taken)]
    links = link_texts(spec, links_on(spec, pos))
    lines = [f"tiles: {', '.join(tiles)}", f"links: {', '.join(links)}"]
    for goods in range(IRON + 1):
        lines.append(f"{GOODS[goods]}: {pos.market(goods)}")
    for own in spec.extra_lines:
        value = own.write(pos)
        if value:
            lines.append(f"{own.key}: {value}")
    lines.append(f"discards: {', '.join(discards(spec, pos))}")
    return lines


def link_texts(spec: GameSpec, owners: Mapping[int, int]) -> list[str]:
    """Returns ``Stone-Stafford of 1`` for each link."""
    return [f"{spec.names.links[link]} of {owners[link]}" for link in sorted(owners)]


def tile_text(spec: GameSpec, pos: Position, slot: int) -> str:
    """Returns ``Dudley.1=coal1 of 0 with 2``."""
    tile = pos.tile_on(slot)
    owner = pos.owner_of(slot)
    text = f"{spec.names.slots[slot]}={spec.names.tiles[tile]} of {owner}"
    if slot in ids(pos.flipped):
        return f"{text} sold"
    cubes = pos.cubes_on(slot)
    return f"{text} with {cubes}" if cubes else text


def face_down(spec: GameSpec, pos: Position) -> list[str]:
    """Returns the cards removed face down: those of this era's deck that are nowhere else."""
    tables = spec.rules.tables
    if tables.face_down[pos.era] + tables.removed[pos.era] == 0:
        return []
    left = Counter(spec.names.cards[card] for card in full_deck(spec))
    left.subtract(spec.names.cards[card] for card in spec.hooks.open_cards(pos))
    left.subtract(discards(spec, pos))
    left.subtract(pile(spec, pos))
    for seat in range(spec.seats):
        left.subtract(hand(spec, pos, seat))
    return [name for name in spec.names.cards for _ in range(left[name])]


def settled(pos: Position) -> list[str]:
    """Returns the seats that have received income, while income is settled."""
    return [str(pos.in_order(turn)) for turn in ids(pos.paying)]
