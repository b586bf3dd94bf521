"""Everything on the table, in numbers: copied in one breath, compared, written to bytes.

Three kinds of storage, chosen for copying: single numbers are attributes; what each seat has is
rows of ``words``; what each slot, place and card has is runs of ``cells``.  Only the rules write.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

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

    def __init__(
        self,
        deal: Deal,
        words: vec[i64],
        cells: vec[u8],
        seats: i64,
        seat: i64,
        era: i64,
        round: i64,
        turn: i64,
        actions: i64,
        drawn: i64,
        taken: i64,
        flipped: i64,
        built: i64,
        ask: i64,
        verb: i64,
        kind: i64,
        slot: i64,
        link: i64,
        begun: i64,
        step: i64,
        spot: i64,
        cards_due: i64,
        paying: i64,
        owed: i64,
    ) -> None:
        self.deal = deal
        self.words = words
        self.cells = cells
        self.seats = seats
        self.seat = seat
        """Whose choice it is now."""
        self.era = era
        self.round = round
        self.turn = turn
        """Which entry of the turn order is playing."""
        self.actions = actions
        """Actions left in this turn, the begun one included."""
        self.drawn = drawn
        """The next card of ``deal.cards`` to be drawn."""
        self.taken = taken
        """Slots with a tile."""
        self.flipped = flipped
        """Slots with a flipped tile."""
        self.built = built
        """Links laid by anyone."""
        self.ask = ask
        """The open question."""
        self.verb = verb
        """The action begun, and below what it is about."""
        self.kind = kind
        self.slot = slot
        self.link = link
        self.begun = begun
        """1 once the cards are played and the piece lies on the board."""
        self.step = step
        """How many links, tiles or sales this action has finished."""
        self.spot = spot
        """Places from which the way to coal and beer is measured."""
        self.cards_due = cards_due
        """Cards still to be played for this action."""
        self.paying = paying
        """While income is settled: entries of the turn order that are settled."""
        self.owed = owed
        """While income is settled: money that could not be paid yet."""

    def copy(self) -> "Position":
        """The same moment, independent of this one."""
        return Position(
            self.deal,
            self.words[:],
            self.cells[:],
            self.seats,
            self.seat,
            self.era,
            self.round,
            self.turn,
            self.actions,
            self.drawn,
            self.taken,
            self.flipped,
            self.built,
            self.ask,
            self.verb,
            self.kind,
            self.slot,
            self.link,
            self.begun,
            self.step,
            self.spot,
            self.cards_due,
            self.paying,
            self.owed,
        )

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
        scalars = [
            self.seats,
            self.seat,
            self.era,
            self.round,
            self.turn,
            self.actions,
            self.drawn,
            self.taken,
            self.flipped,
            self.built,
            self.ask,
            self.verb,
            self.kind,
            self.slot,
            self.link,
            self.begun,
            self.step,
            self.spot,
            self.cards_due,
            self.paying,
            self.owed,
        ]
        found = [int(number) for number in scalars]
        found.extend(int(word) for word in self.words)
        found.extend(int(cell) for cell in self.cells)
        return found


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
