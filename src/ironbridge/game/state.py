"""A guessed position to try things out on: no texts, no past, only numbers."""

from ironbridge.core.action_table import CARD, DONE
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.titles.spec import GameSpec


class State:
    """A position that a bot may play on as it likes."""

    def __init__(self, spec: GameSpec, pos: Position, work: Workspace | None = None) -> None:
        self.spec = spec
        self.pos = pos
        self._desk = work or Workspace()

    def copy(self) -> "State":
        """Returns the same moment; what is played on one is not played on the other."""
        return State(self.spec, self.pos.copy(), self._desk)

    @property
    def is_terminal(self) -> bool:
        """Returns whether the game has ended."""
        return bool(self.pos.ask == ASK_NOTHING)

    def legal_actions(self) -> list[int]:
        """Returns the legal choices."""
        legal(self.spec.rules, self.pos, self._desk)
        return self._desk.listed()

    def apply(self, code: int) -> None:
        """Play a legal choice."""
        apply(self.spec.rules, self.pos, self._desk, code)

    codes = legal_actions  # the names up to 0.1
    play = apply
    over = is_terminal

    def between_actions(self) -> bool:
        """Returns whether no action is begun."""
        return self.pos.ask in self.spec.between_action_questions

    def verb(self, code: int) -> int:
        """Returns what kind of choice a code is."""
        return self.spec.rules.tables.choices.verb[code]

    def cards(self, codes: list[int]) -> dict[int, int]:
        """Returns those of the choices that play a card: code and card."""
        table = self.spec.rules.tables.choices
        return {code: table.a[code] for code in codes if self.verb(code) == CARD}

    def done(self, codes: list[int]) -> int | None:
        """Returns the choice that ends the action, if there is one."""
        return next((code for code in codes if self.verb(code) == DONE), None)
