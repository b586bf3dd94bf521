"""Event kinds, one number each, and the event log.

An event has four numbers: kind, seat, and two details, which ``event_kinds`` defines.  The log is
off in simulations.
"""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


class EventRecord(NamedTuple):
    """Event as numbers, with the number of its action."""

    kind: int
    seat: int
    first: int
    second: int
    action: int


CARD_PLAYED: Final[i64] = 0  # seat, card
TILE_BUILT: Final[i64] = 1  # seat, slot, tile
TILE_REPLACED: Final[i64] = 2  # owner, slot, tile
TILE_FLIPPED: Final[i64] = 3  # owner, slot, tile
TILE_REMOVED: Final[i64] = 4  # owner, slot, tile (obsolete, or given up)
LINK_LAID: Final[i64] = 5  # seat, link
TILE_DEVELOPED: Final[i64] = 6  # seat, tile
TAKEN: Final[i64] = 7  # taker, slot, cubes; TAKEN + COAL, IRON or BEER
BOUGHT: Final[i64] = 10  # seat, cubes, price; BOUGHT + COAL or IRON
SOLD: Final[i64] = 12  # seat, cubes, money; SOLD + COAL or IRON
PAID: Final[i64] = 14  # seat, money: the price of a tile or link, cubes not counted
MONEY_GAINED: Final[i64] = 15  # seat, money
INCOME_MOVED: Final[i64] = 16  # seat, from space, to space
POINTS_GAINED: Final[i64] = 17  # seat, points (negative when lost)
LOAN_TAKEN: Final[i64] = 18  # seat, money
CARD_DRAWN: Final[i64] = 19  # seat, card (hidden from the others)
TURN_ENDED: Final[i64] = 20  # seat
ROUND_ENDED: Final[i64] = 21  # -1, round
ORDER_SET: Final[i64] = 22  # seat, its place in the new order
INCOME_PAID: Final[i64] = 23  # seat, money (negative when paid to the bank)
LINKS_SCORED: Final[i64] = 24  # seat, points
TILES_SCORED: Final[i64] = 25  # seat, points
ERA_ENDED: Final[i64] = 26  # -1, era
GAME_ENDED: Final[i64] = 27  # -1
PASSED: Final[i64] = 28  # seat
ANSWERED: Final[i64] = 29  # seat, code: a question with one answer was answered automatically

FIRST_TITLE_EVENT: Final = 40


@final
@mypyc_attr(acyclic=True)
class Log:
    """Event log in order, four numbers an event; records only while ``on``."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.numbers = vec[i64]()

    def say(self, what: i64, seat: i64, a: i64, b: i64) -> None:
        """Writes one event if the log is on.  Small, so that it costs little while off."""
        if self.on:
            self.write(what, seat, a, b)

    def write(self, what: i64, seat: i64, a: i64, b: i64) -> None:
        """Writes one event, whether the log is on or not."""
        numbers = self.numbers
        numbers = append(numbers, what)
        numbers = append(numbers, seat)
        numbers = append(numbers, a)
        self.numbers = append(numbers, b)

    def take(self) -> list[tuple[int, int, int, int]]:
        """Returns the events written so far, and empties the log."""
        numbers = [int(number) for number in self.numbers]
        self.numbers = vec[i64]()
        return [
            (numbers[n], numbers[n + 1], numbers[n + 2], numbers[n + 3])
            for n in range(0, len(numbers), 4)
        ]
