"""A light game state for search and environments: a position without texts and log."""

from __future__ import annotations

from ironbridge.core.action_table import CARD, DONE
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.game.result import Result, result_of
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.titles.spec import GameSpec


class State:
    """A position with its legal choices; sampled for a bot, or dealt from a seed."""

    def __init__(self, spec: GameSpec, pos: Position, work: Workspace | None = None) -> None:
        self.spec = spec
        self.pos = pos
        self.seed: int | None = None
        """Seed of the deal; None for a sampled position."""
        self.played: list[int] = []
        """Choices applied to this state."""
        self._work = work or Workspace()
        self._legal: list[int] | None = None

    @classmethod
    def dealt(cls, spec: GameSpec, seed: int) -> State:
        """Returns the first state of the game with a seed."""
        made = cls(spec, first_position(spec.rules, deal_from_seed(spec, seed), Workspace()))
        made.seed = seed
        return made

    @classmethod
    def replayed(
        cls, title: str, seats: int, options: dict[str, object], seed: int, played: list[int]
    ) -> State:
        """Returns the state of a seed's game after these choices."""
        made = cls.dealt(make_spec(title, seats, options), seed)
        for code in played:
            made.apply_checked(code)
        return made

    def copy(self) -> State:
        """Returns an independent copy; it shares the workspace, so use both in one thread."""
        return self._copy(self._work)

    def _copy(self, work: Workspace | None) -> State:
        made = State(self.spec, self.pos.copy(), work)
        made.seed = self.seed
        made.played = list(self.played)
        made._legal = self._legal
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self._copy(None)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.seed is None:
            raise TypeError("A sampled state cannot be pickled: it has no seed to be dealt from.")
        spec = self.spec
        return State.replayed, (spec.title, spec.seats, dict(spec.options), self.seed, self.played)

    # Current state

    @property
    def is_terminal(self) -> bool:
        """Returns whether the game has ended."""
        return bool(self.pos.ask == ASK_NOTHING)

    @property
    def seat(self) -> int:
        """Returns the seat to act."""
        return self.pos.seat

    @property
    def points(self) -> list[int]:
        """Returns the victory points of every seat."""
        return [self.pos.seat_value(seat, POINTS) for seat in range(self.spec.seats)]

    @property
    def result(self) -> Result:
        """Returns the result of a game that has ended."""
        return result_of(self.spec, self.pos)

    def legal_actions(self) -> list[int]:
        """Returns the legal choices; none at the end of the game."""
        return list(self._listed())

    def _listed(self) -> list[int]:
        if self._legal is None:
            legal(self.spec.rules, self.pos, self._work)
            self._legal = [] if self.is_terminal else self._work.listed()
        return self._legal

    # Choices

    def apply(self, code: int) -> None:
        """Plays a choice that must be legal; it is not checked."""
        apply(self.spec.rules, self.pos, self._work, code)
        self.played.append(code)
        self._legal = None

    def apply_checked(self, code: int) -> None:
        """Plays a choice; ``ValueError`` when it is not legal."""
        if code not in self._listed():
            raise ValueError(f"Choice {code} is not legal; the mask says which choices are.")
        self.apply(code)

    codes = legal_actions  # aliases: the names up to version 0.5
    play = apply
    over = is_terminal

    # Kinds of choices

    def between_actions(self) -> bool:
        """Returns whether no action is begun."""
        return self.pos.ask in self.spec.between_action_questions

    def verb(self, code: int) -> int:
        """Returns the verb of a choice."""
        return self.spec.rules.tables.choices.verb[code]

    def cards(self, codes: list[int]) -> dict[int, int]:
        """Returns those of the choices that play a card: code and card."""
        table = self.spec.rules.tables.choices
        return {code: table.a[code] for code in codes if self.verb(code) == CARD}

    def done(self, codes: list[int]) -> int | None:
        """Returns the choice that ends the action, if there is one."""
        return next((code for code in codes if self.verb(code) == DONE), None)
