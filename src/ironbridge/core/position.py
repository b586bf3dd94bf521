"""Everything on the table, in numbers: copied in one breath, compared, written to bytes.

Three kinds of storage, chosen for copying: single numbers are attributes; what each seat has is
rows of ``words``; what each slot, place and card has is runs of ``cells``.  Only the rules write.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ironbridge.core.bits import index

# How far the runs of cells reach.  No title of the family needs more.
MAX_SLOTS: Final[i64] = 56
MAX_PLACES: Final[i64] = 40
MAX_CARDS: Final[i64] = 32
MAX_KINDS: Final[i64] = 8
MAX_SEATS: Final[i64] = 5

NOBODY: Final[i64] = -1
NO_TILE: Final[i64] = 255

# What is carried to a building site.
COAL: Final[i64] = 0
IRON: Final[i64] = 1
BEER: Final[i64] = 2

# Words: first what lies on the board for all (one word for each of coal, iron, beer), then the
# title's own, then a row for each seat.
MARKET_AT: Final[i64] = 0  # cubes on the coal and iron markets
SOURCES_AT: Final[i64] = 2  # slots with coal, with iron, with beer on them
DUE_AT: Final[i64] = 5  # coal, iron, beer still to be supplied to the piece just placed
TITLE_AT: Final[i64] = 8
SEATS_AT: Final[i64] = 16
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
CARDS: Final[i64] = 10  # how many cards are in hand
DEBT: Final[i64] = 11  # loans that must be paid back, where a title has them
SEAT_WORDS: Final[i64] = 12

# Cells: runs of bytes.
TILE_AT: Final[i64] = 0  # tile on each slot, or NO_TILE
CUBES_AT: Final[i64] = 56  # cubes or barrels on each slot
OWNER_AT: Final[i64] = 112  # seat owning the tile on each slot
JOINED_AT: Final[i64] = 168  # each place: the lowest place it is connected with
DISCARDS_AT: Final[i64] = 208  # how many of each card lie discarded face up
ORDER_AT: Final[i64] = 240  # seats in turn order
SEAT_CELLS_AT: Final[i64] = 248  # a row for each seat: how many of each card are in hand, then
MAT_CELLS: Final[i64] = 32  # how many tiles of each industry have left the mat
SEAT_CELLS: Final[i64] = 40

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
@mypyc_attr(acyclic=True)
class Deal:
    """Every random thing a game will ever use: shared by all copies, never written."""

    def __init__(self, order: vec[u8], cards: vec[u8], era_start: vec[i64], piles: vec[u8]) -> None:
        self.order = order
        """Seats in the turn order of the first round."""
        self.cards = cards
        """The decks of all eras, one after the other, first card first."""
        self.era_start = era_start
        """Where each era's deck begins in ``cards``; one more entry marks the end."""
        self.piles = piles
        """Counters other than cards, as the title lays them out."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """One moment of a game."""

    def __init__(self, deal: Deal, words: vec[i64], cells: vec[u8], seats: i64) -> None:
        self.deal = deal
        self.words = words
        self.cells = cells
        self.seats = seats
        self.seat: i64 = 0
        """Whose choice it is now."""
        self.era: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """Which entry of the turn order is playing."""
        self.actions: i64 = 0
        """Actions left in this turn, the begun one included."""
        self.drawn: i64 = 0
        """The next card of ``deal.cards`` to be drawn."""
        self.taken: i64 = 0
        """Slots with a tile."""
        self.flipped: i64 = 0
        """Slots with a flipped tile."""
        self.built: i64 = 0
        """Links laid by anyone."""
        self.ask: i64 = 0
        """The open question."""
        self.verb: i64 = 0
        """The action begun, and below what it is about."""
        self.kind: i64 = 0
        self.slot: i64 = 0
        self.link: i64 = 0
        self.loan: i64 = 0
        """Which of the loans a title has."""
        self.begun: i64 = 0
        """1 once the cards are played and the piece lies on the board."""
        self.step: i64 = 0
        """How many links, tiles or sales this action has finished."""
        self.spot: i64 = 0
        """Places from which the way to coal and beer is measured."""
        self.cards_due: i64 = 0
        """Cards still to be played for this action."""
        self.price: i64 = 0
        """Money that falls due when the action is finished, where a title has it so."""
        self.paying: i64 = 0
        """While income is settled: entries of the turn order that are settled."""
        self.owed: i64 = 0
        """While income is settled: money that could not be paid yet."""

    def copy(self) -> "Position":
        """The same moment, independent of this one.

        Compiled code has no quick way through all attributes, so they stand here once more; a
        test sets each of ``FIELDS`` and looks for it in the copy.
        """
        twin = Position(self.deal, self.words[:], self.cells[:], self.seats)
        twin.seat = self.seat
        twin.era = self.era
        twin.round = self.round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.drawn = self.drawn
        twin.taken = self.taken
        twin.flipped = self.flipped
        twin.built = self.built
        twin.ask = self.ask
        twin.verb = self.verb
        twin.kind = self.kind
        twin.slot = self.slot
        twin.link = self.link
        twin.loan = self.loan
        twin.begun = self.begun
        twin.step = self.step
        twin.spot = self.spot
        twin.cards_due = self.cards_due
        twin.price = self.price
        twin.paying = self.paying
        twin.owed = self.owed
        return twin

    def word(self, seat: i64, what: i64) -> i64:
        """What a seat has: ``pos.word(seat, MONEY)``."""
        return self.words[SEATS_AT + seat * SEAT_WORDS + what]

    def set_word(self, seat: i64, what: i64, value: i64) -> None:
        """Write what a seat has."""
        self.words[SEATS_AT + seat * SEAT_WORDS + what] = value

    def add_word(self, seat: i64, what: i64, amount: i64) -> None:
        """Change what a seat has."""
        at = SEATS_AT + seat * SEAT_WORDS + what
        self.words[at] = self.words[at] + amount

    def market(self, goods: i64) -> i64:
        """How many cubes lie on the coal or the iron market."""
        return self.words[MARKET_AT + goods]

    def set_market(self, goods: i64, cubes: i64) -> None:
        """So many cubes lie on a market."""
        self.words[MARKET_AT + goods] = cubes

    def sources(self, goods: i64) -> i64:
        """Slots on which coal, iron or beer lies."""
        return self.words[SOURCES_AT + goods]

    def set_sources(self, goods: i64, slots: i64) -> None:
        """Write on which slots coal, iron or beer lies."""
        self.words[SOURCES_AT + goods] = slots

    def due(self, goods: i64) -> i64:
        """How much coal, iron or beer the piece just placed still needs."""
        return self.words[DUE_AT + goods]

    def set_due(self, goods: i64, cubes: i64) -> None:
        """So much coal, iron or beer is still needed."""
        self.words[DUE_AT + goods] = cubes

    def tile_on(self, slot: i64) -> i64:
        """The tile on a slot, or NO_TILE."""
        return i64(self.cells[TILE_AT + slot])

    def owner_of(self, slot: i64) -> i64:
        """The seat whose tile stands on a slot."""
        return i64(self.cells[OWNER_AT + slot])

    def cubes_on(self, slot: i64) -> i64:
        """How many cubes or barrels lie on a slot."""
        return i64(self.cells[CUBES_AT + slot])

    def group_of(self, place: i64) -> i64:
        """The connected group of a place, named by its lowest place."""
        return i64(self.cells[JOINED_AT + place])

    def in_hand(self, seat: i64, card: i64) -> i64:
        """How many of a card a seat holds."""
        return i64(self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + card])

    def developed(self, seat: i64, kind: i64) -> i64:
        """How many tiles of an industry have left a seat's mat."""
        return i64(self.cells[SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS + kind])

    def in_order(self, turn: i64) -> i64:
        """The seat at one place of the turn order."""
        return i64(self.cells[ORDER_AT + turn])

    def turn_of(self, seat: i64) -> i64:
        """The place of a seat in the turn order."""
        turn: i64 = 0
        while i64(self.cells[ORDER_AT + turn]) != seat:
            turn += 1
        return turn

    def numbers(self) -> list[int]:
        """Every number of the position, the deal apart: equal lists are equal positions."""
        found: list[int] = [int(getattr(self, name)) for name in FIELDS]
        found.extend(int(word) for word in self.words)
        found.extend(int(cell) for cell in self.cells)
        return found

    def key(self) -> i64:
        """A hash in 64 bits, the deal apart: equal positions have equal keys, in every process.

        What follows from the rest is left out: owners, connected groups, networks.
        """
        odds, words = ODDS, self.words
        total = single_numbers(self) + board_numbers(self)
        at: i64 = 0
        while at < SEATS_AT:
            total += words[at] * odds[at]
            at += 1
        seat: i64 = 0
        while seat < self.seats:
            total += seat_numbers(self, seat) * odds[at + seat]
            seat += 1
        return stir(total)


def _fields() -> tuple[str, ...]:
    """The names of a position's single numbers, found by looking at one."""
    pos = Position(Deal(vec[u8](), vec[u8](), vec[i64](), vec[u8]()), vec[i64](), vec[u8](), 0)
    public = [name for name in dir(pos) if not name.startswith("_")]
    return tuple(name for name in public if isinstance(getattr(pos, name), int))


FIELDS: Final = _fields()
"""The single numbers of a position by name, in the order of the alphabet."""


# ----------------------------------------------------------------------------- the key
#
# A key is a sum of numbers, each times an odd number of its own, and stirred in the end.  Sums
# wrap in compiled code and grow in interpreted code; the lowest 64 bits are the same.


def _odds() -> list[int]:
    """Odd numbers without a pattern."""
    state, found = 1, []
    for _ in range(256):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        found.append(state >> 2 | 1)
    return found


ODDS: Final = vec[i64](_odds())
_HALF: Final[i64] = 0xFFFFFFFF


def single_numbers(pos: Position) -> i64:
    """The attributes, but for those that follow from what the seats have.

    Small ones share a number: none reaches into the room of the next.
    """
    odds = ODDS
    where = (pos.round << 24) + (pos.era << 20) + (pos.turn << 16) + (pos.seat << 12)
    where += (pos.drawn << 32) + (pos.actions << 8) + (pos.paying << 2) + pos.begun
    about = (pos.ask << 6) + pos.verb + (pos.kind << 12) + (pos.slot << 18) + (pos.link << 24)
    about += (pos.step << 32) + (pos.cards_due << 40) + (pos.loan << 48)
    total = where * odds[24] + about * odds[25] + pos.flipped * odds[26]
    return total + pos.spot * odds[27] + (pos.owed + (pos.price << 20)) * odds[28]


def seat_numbers(pos: Position, seat: i64) -> i64:
    """What a seat has: money, pieces, cards and mat."""
    odds, words, cells = ODDS, pos.words, pos.cells
    row = SEATS_AT + seat * SEAT_WORDS
    purse = words[row + MONEY] + (words[row + INCOME] << 14) + (words[row + SPENT] << 24)
    purse += (words[row + POINTS] << 36) + (words[row + DEBT] << 50)
    total = purse * odds[48] + words[row + TILES] * odds[49] + words[row + LINKS] * odds[50]
    at = SEAT_CELLS_AT + seat * SEAT_CELLS
    cards = words[row + HAND]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        total += i64(cells[at + card]) * odds[64 + card]
    return total + packed_cells(cells, at + MAT_CELLS, MAX_KINDS) * odds[51]


def board_numbers(pos: Position) -> i64:
    """Tiles and cubes, discards, turn order."""
    odds, words, cells = ODDS, pos.words, pos.cells
    total = packed_cells(cells, ORDER_AT, pos.seats) * odds[29]
    total += packed_cells(cells, DISCARDS_AT, 16) * odds[30]
    total += packed_cells(cells, DISCARDS_AT + 16, 16) * odds[31]
    slots = pos.taken | words[SOURCES_AT + COAL]  # coal may lie where no tile is
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = index(bit)
        lying = (i64(cells[TILE_AT + slot]) << 8) + i64(cells[CUBES_AT + slot]) + 1
        total += lying * odds[96 + slot]
    return total


def packed_cells(cells: vec[u8], at: i64, length: i64) -> i64:
    """Up to 16 small cells, side by side in one number."""
    packed: i64 = 0
    end = at + length
    while at < end:
        packed = (packed << 4) + i64(cells[at])
        at += 1
    return packed


def stir(total: i64) -> i64:
    """A sum with all its bits mixed, as a signed number of 64 bits; different sums stay so."""
    low = total & _HALF
    high = (total >> 32) & _HALF
    high ^= (low * 0x2C1B3C6D >> 12) & _HALF
    low ^= (high * 0x297A2D39 >> 15) & _HALF
    high ^= (low * 0x1B873593 >> 13) & _HALF
    return ((high ^ 0x80000000) - 0x80000000) << 32 | low


def blank_words(seats: i64) -> vec[i64]:
    """Room for the words of a position, all zero."""
    words = vec[i64](capacity=SEATS_AT + seats * SEAT_WORDS)
    for _ in range(SEATS_AT + seats * SEAT_WORDS):
        words = append(words, 0)
    return words


def blank_cells(seats: i64) -> vec[u8]:
    """Room for the cells of a position: no tile anywhere, every place joined to itself alone."""
    cells = vec[u8](capacity=SEAT_CELLS_AT + seats * SEAT_CELLS)
    for _ in range(SEAT_CELLS_AT + seats * SEAT_CELLS):
        cells = append(cells, 0)
    n: i64 = 0
    while n < MAX_SLOTS:
        cells[TILE_AT + n] = 255
        n += 1
    n = 0
    while n < MAX_PLACES:
        cells[JOINED_AT + n] = u8(n)
        n += 1
    return cells
