"""A guessed position to try things out on: no texts, no past, only numbers."""

from ironbridge.core.action_table import CARD, DONE
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Desk
from ironbridge.titles.spec import Setting


class Table:
    """A position that a bot may play on as it likes."""

    def __init__(self, setting: Setting, pos: Position, desk: Desk | None = None) -> None:
        self.setting = setting
        self.pos = pos
        self._desk = desk or Desk()

    def copy(self) -> "Table":
        """Returns the same moment; what is played on one is not played on the other."""
        return Table(self.setting, self.pos.copy(), self._desk)

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return bool(self.pos.ask == ASK_NOTHING)

    def codes(self) -> list[int]:
        """Returns the legal choices."""
        legal(self.setting.rules, self.pos, self._desk)
        return self._desk.listed()

    def play(self, code: int) -> None:
        """Play a legal choice."""
        apply(self.setting.rules, self.pos, self._desk, code)

    def between_actions(self) -> bool:
        """Returns whether no action is begun."""
        return self.pos.ask in self.setting.standing_questions

    def verb(self, code: int) -> int:
        """Returns what kind of choice a code is."""
        return self.setting.rules.tables.choices.verb[code]

    def cards(self, codes: list[int]) -> dict[int, int]:
        """Returns those of the choices that play a card: code and card."""
        table = self.setting.rules.tables.choices
        return {code: table.a[code] for code in codes if self.verb(code) == CARD}

    def done(self, codes: list[int]) -> int | None:
        """Returns the choice that ends the action, if there is one."""
        return next((code for code in codes if self.verb(code) == DONE), None)
