"""Batch of games stepped together: observations, masks of legal choices and points in buffers.

The buffers are vectors that live as long as the batch; NumPy reads them in place through the
buffer protocol.  A finished game keeps its place until ``put`` replaces it.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ironbridge.core.observation import observe
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace

WORD: Final[i64] = 8
"""Length of one answer in bytes."""


@final
class Batch:
    """Games of one table, each at its open question."""

    def __init__(self, rules: Rules, games: list[Position], width: i64) -> None:
        self.rules = rules
        self.games = games
        self.work = Workspace()
        self.width = width
        """Number of entries of one observation."""
        self.codes = rules.tables.choices.size()
        """Number of choices in the action table: the width of a mask."""
        self.rows = numbers(len(games) * width)
        """Observation of the seat to act, one row for each game."""
        self.masks = flags(len(games) * self.codes)
        """Masks of legal choices (1 is legal), one row for each game."""
        self.to_act = vec[i64]([0] * len(games))
        """The seat to act in each game; -1 when it is over."""
        self.points = vec[i64]([0] * (len(games) * int(rules.tables.seats)))
        """The points of every seat of each game."""
        self.listed = vec[i64]([0] * len(games))
        """Number of legal choices of each game."""
        self.first = numbers_i64(len(games) * MOST)
        """Legal choices of each game, ``MOST`` entries a game; ``show`` clears the mask by them."""
        for n in range(len(games)):
            self.show(n)

    def put(self, n: int, pos: Position) -> None:
        """Replaces the n-th game."""
        self.games[n] = pos
        self.show(n)

    def show(self, n: i64) -> None:
        """Writes the open question of the n-th game into the buffers."""
        pos = self.games[n]
        masks, first = self.masks, self.first
        mask_at, list_at = n * self.codes, n * MOST
        k: i64 = 0
        while k < self.listed[n]:
            masks[mask_at + first[list_at + k]] = u8(0)
            k += 1
        seats = self.rules.tables.seats
        k = 0
        while k < seats:
            self.points[n * seats + k] = pos.seat_value(k, POINTS)
            k += 1
        if pos.ask == ASK_NOTHING:
            self.to_act[n] = -1
            self.listed[n] = 0
            return
        self.to_act[n] = pos.seat
        work = self.work
        many = legal(self.rules, pos, work)
        self.listed[n] = many
        k = 0
        while k < many:
            code = work.codes[k]
            first[list_at + k] = code
            masks[mask_at + code] = u8(1)
            k += 1
        observe(self.rules, pos, pos.seat, self.rows, n * self.width)

    def step(self, answers: bytes) -> list[int]:
        """Applies an answer of eight bytes to each unfinished game; returns the games that ended.

        An answer that is not legal raises ``ValueError`` before any game has changed.
        """
        size: i64 = len(self.games)
        self.check(answers)
        ended: list[int] = []
        n: i64 = 0
        while n < size:
            pos = self.games[n]
            if pos.ask != ASK_NOTHING:
                apply(self.rules, pos, self.work, read_i64_le(answers, n * WORD))
                self.show(n)
                if pos.ask == ASK_NOTHING:
                    ended.append(int(n))
            n += 1
        return ended

    def check(self, answers: bytes) -> None:
        """Raises ``ValueError`` unless every game that is not over has a legal answer."""
        size: i64 = len(self.games)
        if len(answers) != size * WORD:
            raise ValueError(f"There must be one answer for each of the {size} games.")
        n: i64 = 0
        while n < size:
            if self.to_act[n] >= 0:
                code = read_i64_le(answers, n * WORD)
                if code < 0 or code >= self.codes or self.masks[n * self.codes + code] == u8(0):
                    raise ValueError(f"Choice {code} is not legal in game {n}.")
            n += 1


MOST: Final[i64] = 512
"""Maximum number of answers to a question; equals ``ROOM`` of the workspace."""


def numbers(size: i64) -> vec[i16]:
    """Returns a buffer of zeros, two bytes each."""
    found = vec[i16](capacity=size)
    for _ in range(size):
        found = append(found, i16(0))
    return found


def numbers_i64(size: i64) -> vec[i64]:
    """Returns a buffer of zeros, eight bytes each."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found


def flags(size: i64) -> vec[u8]:
    """Returns a buffer of zeros, one byte each."""
    found = vec[u8](capacity=size)
    for _ in range(size):
        found = append(found, u8(0))
    return found
