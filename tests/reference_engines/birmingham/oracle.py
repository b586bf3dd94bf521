"""Reference engine of Brass: Birmingham: slow, literal, written from the rulebook alone.

``Oracle`` holds the whole state as plain lists and dicts.  It plays along with a game, finds the
legal choices by trial, and plays finished action lines by its own rules. ``actions.act`` executes
an action: with the answers given so far it runs again from the beginning on a copy of the state, up
to the first question without an answer.
"""

from typing import NamedTuple

from tests.reference_engines.birmingham.actions import act, first_choices
from tests.reference_engines.birmingham.lines import read_line
from tests.reference_engines.birmingham.rounds import (
    after_action,
    give_up,
    give_up_choices,
    result,
    settle_income,
)
from tests.reference_engines.birmingham.table import Illegal, Table

ALL_FIRST_CHOICES = first_choices()


class Question(Exception):
    """Raised when an action needs an answer that is not given."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(answers)
        self.answers = answers


class Told(NamedTuple):
    """Progress of an action: the state, and the answers to the open question, if any."""

    table: Table
    answers: list[str] | None


def tell(table: Table, first: str, given: list[str]) -> Told:
    """Executes an action with the given answers; raises ``Illegal`` when the rules forbid it."""
    twin = table.copy() if given else table  # the state is unchanged before the first question
    left = list(given)

    def ask(answers: list[str]) -> str:
        if not answers:
            raise Illegal("there is no answer to a question")
        if not left:
            raise Question(answers)
        answer = left.pop(0)
        if answer not in answers:
            raise Illegal(f"{answer!r} is none of {answers}")
        return answer

    try:
        act(twin, first, ask)
    except Question as question:
        return Told(twin, question.answers)
    assert not left
    return Told(twin, None)


def can_be_finished(table: Table, first: str, given: list[str]) -> bool:
    """Returns whether some answers to all further questions complete the action."""
    try:
        told = tell(table, first, given)
    except Illegal:
        return False
    if told.answers is None:
        return True
    answers = told.answers
    if answers[0].startswith("with "):
        answers = answers[:1]  # the choice of card does not affect what follows
    return any(can_be_finished(table, first, [*given, answer]) for answer in answers)


class Oracle:
    """A whole game of Brass: Birmingham, from its deal."""

    def __init__(
        self,
        seats: int,
        deal: dict[str, object],
        rules: dict[str, object] | None = None,
        introductory: bool = False,
    ) -> None:
        self.table = Table(seats, deal, rules or {}, introductory)
        """The state before the action in progress."""
        self.shown = self.table
        """The current state."""
        self.first = ""
        """The choice that began the action; empty between actions."""
        self.given: list[str] = []
        """The answers since then, with automatic ones."""
        self.open: list[str] | None = None
        """The answers to the open question, computed on demand."""

    @property
    def seat(self) -> int | None:
        return self.table.to_act

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def result(self) -> tuple[list[int], list[int], str | None]:
        return result(self.table)

    @property
    def choices(self) -> list[str]:
        """Returns the legal choices."""
        if self.open is None:
            self.open = sorted(choice for choice in self._thinkable() if self._allows(choice))
        return self.open

    def play(self, choice: str) -> None:
        """Plays one answer to the open question."""
        if not (self._allows(choice) if self.open is None else choice in self.open):
            raise Illegal(f"{choice!r} is none of {self.choices}")
        self.open = None
        if self.table.debt:
            table = self.table.copy()
            give_up(table, choice)
            settle_income(table)
            self._finish(table)
            return
        if not self.first:
            self.first, self.given = choice, []
            self.table.buyers = []
        else:
            self.given.append(choice)
        told = self._answer_the_obvious()
        if told.answers is None:
            after_action(told.table)
            self._finish(told.table)
        else:
            self.shown, self.open = told.table, sorted(told.answers)

    def play_line(self, text: str) -> None:
        """Plays a finished action line; raises ``Illegal`` when it is not legal."""
        line = read_line(text)
        before = self.table
        assert not self.first
        self.play(line.first)
        if line.first.startswith("give up"):
            return
        parts = list(line.parts)
        while self.first:
            if self.choices[0].startswith("with "):
                answers = line.cards[len(cards_among(self.given)) :]
            else:
                answers, parts = parts[:1], parts[1:]
            if not answers:
                raise Illegal(f"{text!r} does not answer {self.choices}")
            self.play(answers[0])
        if parts:
            raise Illegal(f"{text!r}: {parts} was not asked")
        if sorted(cards_among(self.given)) != sorted(line.cards):
            raise Illegal(f"{text!r}: the cards were {cards_among(self.given)}")
        line.check(before, self.table)

    # ------------------------------------------------------------------ inside

    def _thinkable(self) -> list[str]:
        if self.over:
            return []
        return give_up_choices(self.table) if self.table.debt else ALL_FIRST_CHOICES

    def _allows(self, first: str) -> bool:
        if self.table.debt:
            return first in give_up_choices(self.table)
        return can_be_finished(self.table, first, [])

    def _answer_the_obvious(self) -> Told:
        """Plays answers while a question has only one that can be completed."""
        while True:
            told = tell(self.table, self.first, self.given)
            if told.answers is None:
                return told
            legal = [a for a in told.answers if self._leads_on(a)]
            if not legal:
                raise Illegal(f"{self.first!r} cannot be finished after {self.given}")
            if len(legal) > 1:
                return Told(told.table, legal)
            self.given.append(legal[0])

    def _leads_on(self, answer: str) -> bool:
        return can_be_finished(self.table, self.first, [*self.given, answer])

    def _finish(self, table: Table) -> None:
        self.table = self.shown = table
        self.first = ""


def cards_among(answers: list[str]) -> list[str]:
    return [answer for answer in answers if answer.startswith("with ")]
