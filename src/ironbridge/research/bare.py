"""Lightweight game for environments: a position and its workspace, without history."""

from __future__ import annotations

from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import split
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.game.result import Result, result_of
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.titles.spec import GameSpec


class Bare:
    """A game without history: legal choices, a step, and the result."""

    def __init__(self, spec: GameSpec, pos: Position, seed: int) -> None:
        self.spec = spec
        self.pos = pos
        self.seed = seed
        self.played: list[int] = []
        """The choices so far."""
        self.work = Workspace()
        self._legal: list[int] | None = None

    @classmethod
    def dealt(cls, spec: GameSpec, seed: int) -> Bare:
        """Returns the game of a seed at its first question."""
        pos = first_position(spec.rules, deal_from_seed(spec, seed), Workspace())
        return cls(spec, pos, seed)

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return bool(self.pos.ask == ASK_NOTHING)

    @property
    def seat(self) -> int:
        """Returns the seat to act."""
        return self.pos.seat

    @property
    def points(self) -> list[int]:
        """Returns the points of every seat."""
        return [self.pos.seat_value(seat, POINTS) for seat in range(self.spec.seats)]

    @property
    def result(self) -> Result:
        """Returns the result of the finished game."""
        return result_of(self.spec, self.pos)

    def legal(self) -> list[int]:
        """Returns the legal choices now."""
        if self._legal is None:
            legal(self.spec.rules, self.pos, self.work)
            self._legal = [] if self.over else self.work.listed()
        return self._legal

    def play(self, code: int) -> None:
        """Plays a choice; ``ValueError`` when it is illegal."""
        if code not in self.legal():
            raise ValueError(f"Choice {code} is not legal; the mask says which choices are.")
        apply(self.spec.rules, self.pos, self.work, code)
        self.played.append(code)
        self._legal = None

    def __deepcopy__(self, memo: dict[int, object]) -> Bare:
        twin = Bare(self.spec, self.pos.copy(), self.seed)
        twin.played = list(self.played)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        made = self.spec
        return Bare.replayed, (made.title, made.seats, made.options, self.seed, self.played)

    @classmethod
    def replayed(
        cls, title: str, seats: int, options: dict[str, object], seed: int, played: list[int]
    ) -> Bare:
        """Returns the game of a seed after these choices."""
        game = cls.dealt(make_spec(title, seats, options), seed)
        for code in played:
            game.play(code)
        return game


def seed_of(seed: int, episode: int) -> int:
    """Returns the seed of one episode, derived from the environment's seed."""
    return split(seed, episode)
