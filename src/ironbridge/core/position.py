"""Position: the full state of a game as integers; it can be copied, compared and hashed.

The storage makes copies fast: single numbers are attributes; the values of each seat are rows of
``words``; those of each slot, place and card are runs of ``cells`` (``layout`` has the offsets).
Methods read and write by name, and only the rules write.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ironbridge.core.bitset import index
from ironbridge.core.deal import Deal
from ironbridge.core.hashing import ODD_MULTIPLIERS, mix, packed
from ironbridge.core.layout import (
    CUBES_AT,
    DISCARDS_AT,
    DUE_AT,
    JOINED_AT,
    MARKET_AT,
    MAT_CELLS,
    ORDER_AT,
    OWNER_AT,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    SEAT_WORDS,
    SEATS_AT,
    SOURCES_AT,
    TILE_AT,
)

# Maximum numbers of objects of a title: the lengths of the runs of cells.
MAX_SLOTS: Final[i64] = 56
MAX_PLACES: Final[i64] = 40
MAX_CARDS: Final[i64] = 32
MAX_KINDS: Final[i64] = 8
MAX_SEATS: Final[i64] = 5

NOBODY: Final[i64] = -1
NO_TILE: Final[i64] = 255

# Goods.
COAL: Final[i64] = 0
IRON: Final[i64] = 1
BEER: Final[i64] = 2

# The words of each seat.
MONEY: Final[i64] = 0
INCOME: Final[i64] = 1  # space on the income track
POINTS: Final[i64] = 2
SPENT: Final[i64] = 3  # money spent this round
TILES: Final[i64] = 4  # slots holding an own tile
LINKS: Final[i64] = 5  # own links
NETWORK: Final[i64] = 6  # places that are part of the network
NEAR: Final[i64] = 7  # links that touch the network
REACH: Final[i64] = 8  # slots where an industry card may build
HAND: Final[i64] = 9  # cards of which at least one is in hand
CARDS: Final[i64] = 10  # number of cards in hand
DEBT: Final[i64] = 11  # loans that must be paid back, where a title has them

# The question that is open.  A title's own questions begin at FIRST_TITLE_QUESTION.
ASK_ACTION: Final[i64] = 0
ASK_CARD: Final[i64] = 1
ASK_COAL: Final[i64] = 2  # ASK_COAL + COAL, IRON or BEER: which source
ASK_IRON: Final[i64] = 3
ASK_BEER: Final[i64] = 4
ASK_MORE: Final[i64] = 5
ASK_GIVE_UP: Final[i64] = 6
ASK_NOTHING: Final[i64] = 7  # the game is over
FIRST_TITLE_QUESTION: Final[i64] = 8


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """State of a game at one moment, hidden information included."""

    def __init__(self, deal: Deal, words: vec[i64], cells: vec[u8], seats: i64) -> None:
        self.deal = deal
        self.words = words
        self.cells = cells
        self.seats = seats
        self.seat: i64 = 0
        """Seat to act."""
        self.era: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """Index of the playing seat in the turn order."""
        self.actions: i64 = 0
        """Actions left in this turn, the begun one included."""
        self.drawn: i64 = 0
        """Index in ``deal.cards`` of the next card to be drawn."""
        self.slots_taken: i64 = 0
        """Slots with a tile."""
        self.flipped: i64 = 0
        """Slots with a flipped tile."""
        self.links_built: i64 = 0
        """Links on the board, of all seats."""
        self.ask: i64 = 0
        """The open question."""
        self.verb: i64 = 0
        """Verb of the action begun; the next four fields are its objects."""
        self.kind: i64 = 0
        self.slot: i64 = 0
        self.link: i64 = 0
        self.loan: i64 = 0
        """Index of the loan among those of the title."""
        self.piece_placed: i64 = 0
        """1 once the cards are played and the piece lies on the board."""
        self.pieces_done: i64 = 0
        """Number of links, tiles, sales or drawn cards that this action has finished."""
        self.site_places: i64 = 0
        """Places from which the distance to coal and beer is measured."""
        self.cards_due: i64 = 0
        """Number of cards still to be played for this action."""
        self.price: i64 = 0
        """Money that falls due when the action is finished, where a title has it so."""
        self.paying: i64 = 0
        """While income is settled: number of seats, in turn order, that are settled."""
        self.owed: i64 = 0
        """While income is settled: money that could not be paid yet."""

    # Compiled code cannot iterate over attributes, so tools/position_fields.py generates parts of
    # the next two methods from the list above; a test compares.

    def copy(self) -> "Position":
        """Returns an independent copy that shares the deal."""
        twin = Position(self.deal, self.words[:], self.cells[:], self.seats)
        # copied
        twin.seat = self.seat
        twin.era = self.era
        twin.round = self.round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.drawn = self.drawn
        twin.slots_taken = self.slots_taken
        twin.flipped = self.flipped
        twin.links_built = self.links_built
        twin.ask = self.ask
        twin.verb = self.verb
        twin.kind = self.kind
        twin.slot = self.slot
        twin.link = self.link
        twin.loan = self.loan
        twin.piece_placed = self.piece_placed
        twin.pieces_done = self.pieces_done
        twin.site_places = self.site_places
        twin.cards_due = self.cards_due
        twin.price = self.price
        twin.paying = self.paying
        twin.owed = self.owed
        # end
        return twin

    def single_numbers(self) -> i64:
        """Returns the summand of a key for the single numbers, each times an odd constant."""
        total: i64 = 0
        # summed
        total += self.seat * 1760863569935922279
        total += self.era * 718368829517524847
        total += self.round * 1769183139773786123
        total += self.turn * 1675126148446396121
        total += self.actions * 989374901478413125
        total += self.drawn * 3045085189603049287
        total += self.slots_taken * 4140392511064365105
        total += self.flipped * 1400596521487134811
        total += self.links_built * 1192865133749642737
        total += self.ask * 3640020512518085297
        total += self.verb * 1691145835768742053
        total += self.kind * 3027044625747941355
        total += self.slot * 2286724340351633775
        total += self.link * 138878283096595113
        total += self.loan * 3176687240531052139
        total += self.piece_placed * 1143378239664871053
        total += self.pieces_done * 3670323618141334203
        total += self.site_places * 2135899068457052211
        total += self.cards_due * 3041114514872278655
        total += self.price * 2065134099785907517
        total += self.paying * 110867891719898841
        total += self.owed * 1039647799961336907
        # end
        return total

    def seat_value(self, seat: i64, what: i64) -> i64:
        """Returns a value of a seat: ``pos.seat_value(seat, MONEY)``."""
        return self.words[SEATS_AT + seat * SEAT_WORDS + what]

    def set_seat_value(self, seat: i64, what: i64, value: i64) -> None:
        """Sets a value of a seat."""
        self.words[SEATS_AT + seat * SEAT_WORDS + what] = value

    def add_seat_value(self, seat: i64, what: i64, amount: i64) -> None:
        """Adds to a value of a seat."""
        at = SEATS_AT + seat * SEAT_WORDS + what
        self.words[at] = self.words[at] + amount

    def market(self, goods: i64) -> i64:
        """Returns the number of cubes on the coal or the iron market."""
        return self.words[MARKET_AT + goods]

    def set_market(self, goods: i64, cubes: i64) -> None:
        """Sets the number of cubes on a market."""
        self.words[MARKET_AT + goods] = cubes

    def sources(self, goods: i64) -> i64:
        """Returns the slots on which coal, iron or beer lies."""
        return self.words[SOURCES_AT + goods]

    def set_sources(self, goods: i64, slots: i64) -> None:
        """Sets the slots on which coal, iron or beer lies."""
        self.words[SOURCES_AT + goods] = slots

    def due(self, goods: i64) -> i64:
        """Returns the number of cubes or barrels that the piece just placed still needs."""
        return self.words[DUE_AT + goods]

    def set_due(self, goods: i64, cubes: i64) -> None:
        """Sets the number of cubes or barrels still needed."""
        self.words[DUE_AT + goods] = cubes

    def tile_on(self, slot: i64) -> i64:
        """Returns the tile on a slot, or NO_TILE."""
        return i64(self.cells[TILE_AT + slot])

    def set_tile(self, slot: i64, tile: i64, owner: i64) -> None:
        """Sets the tile on a slot and its owner; the tile holds no cubes yet."""
        self.cells[TILE_AT + slot] = u8(tile)
        self.cells[OWNER_AT + slot] = u8(owner)
        self.cells[CUBES_AT + slot] = u8(0)

    def owner_of(self, slot: i64) -> i64:
        """Returns the seat whose tile stands on a slot."""
        return i64(self.cells[OWNER_AT + slot])

    def cubes_on(self, slot: i64) -> i64:
        """Returns the number of cubes or barrels on a slot."""
        return i64(self.cells[CUBES_AT + slot])

    def set_cubes(self, slot: i64, cubes: i64) -> None:
        """Sets the number of cubes or barrels on a slot."""
        self.cells[CUBES_AT + slot] = u8(cubes)

    def group_of(self, place: i64) -> i64:
        """Returns the connected group of a place, named by its lowest place."""
        return i64(self.cells[JOINED_AT + place])

    def set_group(self, place: i64, group: i64) -> None:
        """Sets the connected group of a place."""
        self.cells[JOINED_AT + place] = u8(group)

    def join_group(self, group: i64, other: i64) -> None:
        """Moves the places of one connected group to another."""
        cells = self.cells
        at = JOINED_AT
        while at < JOINED_AT + MAX_PLACES:
            if i64(cells[at]) == group:
                cells[at] = u8(other)
            at += 1

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Returns the number of copies of a card in a hand."""
        return i64(self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + card])

    def set_in_hand(self, seat: i64, card: i64, cards: i64) -> None:
        """Sets the number of copies of a card in a hand."""
        self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + card] = u8(cards)

    def discarded(self, card: i64) -> i64:
        """Returns the number of copies of a card among the open discards."""
        return i64(self.cells[DISCARDS_AT + card])

    def set_discarded(self, card: i64, cards: i64) -> None:
        """Sets the number of copies of a card among the open discards."""
        self.cells[DISCARDS_AT + card] = u8(cards)

    def developed(self, seat: i64, kind: i64) -> i64:
        """Returns the number of tiles of an industry that have left a seat's mat."""
        return i64(self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS + kind])

    def set_developed(self, seat: i64, kind: i64, tiles: i64) -> None:
        """Sets the number of tiles of an industry that have left a seat's mat."""
        self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS + kind] = u8(tiles)

    def in_order(self, turn: i64) -> i64:
        """Returns the seat at one place of the turn order."""
        return i64(self.cells[ORDER_AT + turn])

    def set_in_order(self, turn: i64, seat: i64) -> None:
        """Sets the seat at one place of the turn order."""
        self.cells[ORDER_AT + turn] = u8(seat)

    def turn_of(self, seat: i64) -> i64:
        """Returns the place of a seat in the turn order."""
        turn: i64 = 0
        while self.in_order(turn) != seat:
            turn += 1
        return turn

    def numbers(self) -> list[int]:
        """Returns every number of the position, the deal apart: equal lists are equal positions."""
        found: list[int] = [int(getattr(self, name)) for name in FIELDS]
        found.extend(int(word) for word in self.words)
        found.extend(int(cell) for cell in self.cells)
        return found

    def key(self) -> i64:
        """Returns a 64-bit hash without the deal, the same on every machine and in both builds."""
        total = self.single_numbers() + board_numbers(self)
        seat: i64 = 0
        while seat < self.seats:
            total += (open_numbers(self, seat) + hand_numbers(self, seat)) * ODD_MULTIPLIERS[
                16 + seat
            ]
            seat += 1
        return mix(total)

    def seat_key(self, viewer: i64) -> i64:
        """Returns a 64-bit hash of the information that a seat has in its own turn."""
        total = self.single_numbers() + board_numbers(self) + hand_numbers(self, viewer)
        seat: i64 = 0
        while seat < self.seats:
            total += open_numbers(self, seat) * ODD_MULTIPLIERS[16 + seat]
            seat += 1
        return mix(total)


def _fields() -> tuple[str, ...]:
    """Returns the names of the integer attributes of a position."""
    pos = Position(Deal(vec[u8](), vec[u8](), vec[i64](), vec[u8]()), vec[i64](), vec[u8](), 0)
    public = [name for name in dir(pos) if not name.startswith("_")]
    return tuple(name for name in public if isinstance(getattr(pos, name), int))


FIELDS: Final = _fields()
"""Names of the single numbers of a position, in alphabetical order."""


# ----------------------------------------------------------------------------- keys
#
# Summands of a key.  Derived values are left out: owners, groups, networks.


def open_numbers(pos: Position, seat: i64) -> i64:
    """Returns the summand of a key for the public data of a seat: money, pieces and mat."""
    odds, words = ODD_MULTIPLIERS, pos.words
    row = SEATS_AT + seat * SEAT_WORDS
    purse = words[row + MONEY] + (words[row + INCOME] << 14) + (words[row + SPENT] << 24)
    purse += (words[row + POINTS] << 36) + (words[row + DEBT] << 50)
    total = purse * odds[48] + words[row + TILES] * odds[49] + words[row + LINKS] * odds[50]
    mat = SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS
    return total + packed(pos.cells, mat, MAX_KINDS) * odds[51]


def hand_numbers(pos: Position, seat: i64) -> i64:
    """Returns the summand of a key for the hand of a seat."""
    odds, cells = ODD_MULTIPLIERS, pos.cells
    at = SEAT_CELLS_AT + seat * SEAT_CELLS
    total: i64 = 0
    cards = pos.seat_value(seat, HAND)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        total += i64(cells[at + card]) * odds[64 + card]
    return total


def board_numbers(pos: Position) -> i64:
    """Returns the summand of a key for markets, tiles, cubes, discards and turn order."""
    odds, words, cells = ODD_MULTIPLIERS, pos.words, pos.cells
    total = packed(cells, ORDER_AT, pos.seats) * odds[32]
    total += packed(cells, DISCARDS_AT, 16) * odds[33]
    total += packed(cells, DISCARDS_AT + 16, 16) * odds[34]
    at: i64 = 0
    while at < SEATS_AT:
        total += words[at] * odds[at]
        at += 1
    slots = pos.slots_taken | pos.sources(COAL)  # coal may lie where no tile is
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = index(bit)
        lying = (i64(cells[TILE_AT + slot]) << 8) + i64(cells[CUBES_AT + slot]) + 1
        total += lying * odds[96 + slot]
    return total
