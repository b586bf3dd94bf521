"""The course of a game: where it stands, every choice that led there, and the way back.

What is kept is small: the codes that were answered, a position now and then, and the events as
bare numbers.  Every other moment is played again from the nearest position that was kept.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from typing import TypeAlias

from ironbridge.core.action_table import GIVE_UP
from ironbridge.core.events import (
    ANSWERED,
    CARD_PLAYED,
    ERA_ENDED,
    LINK_LAID,
    ROUND_ENDED,
    TURN_ENDED,
    EventRecord,
)
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, is_number, shown
from ironbridge.notation.action_text import Step, action_line, pick
from ironbridge.notation.choice_text import fold, texts_of
from ironbridge.notation.partial_action import Begun, open_question
from ironbridge.notation.readers import links_on
from ironbridge.titles.spec import GameSpec

STRIDE = 64
"""A position is kept after about as many choices."""
NUMBERS = 4
"""How many numbers an event has: what, whose, and two details."""


Discards: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards by seat, in the order in which they were played."""


class History:
    """A position with its past."""

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.spec = spec
        self.texts = texts_of(spec)
        self.pos = pos
        """Where the game stands.  It is replaced, never changed: earlier ones may be kept."""
        self.steps = array("H")
        """The codes answered so far."""
        self.acting_seats = array("b")
        """For each step, the seat that answered."""
        self.action_lines: list[tuple[int, str]] = []
        """The finished actions: seat and line."""
        self.answered: list[Step] = []
        """What has been answered of the action that is begun."""
        self._starts = array("I", [0])
        """For each action, the begun one included, the step it began with."""
        self._events = array("i")
        self._event_offsets = array("I")
        """For each step, how many numbers of events there were before it."""
        self.thrown_before: Discards = ((),) * spec.seats
        """The discards by seat when this course began, as far as anyone saw whose they are."""
        self._thrown: tuple[int, Discards] | None = None
        """The discards by seat after so many numbers of events."""
        self.scored: dict[int, int] | None = None
        """Of a finished game: the owners of the links as they lay before the last scoring."""
        self._checkpoints: list[tuple[int, Position]] = [(0, pos)]
        """Positions from which others are played again, by the number of steps before them."""
        self._desk = Workspace(True)
        self._legal: tuple[int, ...] | None = None

    # ------------------------------------------------------------------ looking

    @property
    def before(self) -> Position:
        """Returns the position before the begun action, the present one when none is begun."""
        return self.answered[0].before if self.answered else self.pos

    @property
    def first(self) -> Position:
        """Returns the position the game began with."""
        return self._checkpoints[0][1]

    def begun(self) -> tuple[str, ...]:
        """Returns what has been answered so far of the begun action."""
        return tuple(self.texts.text[step.code] for step in self.answered if step.asked)

    def codes(self) -> tuple[int, ...]:
        """Returns the legal choices."""
        if self._legal is None:
            legal(self.spec.rules, self.pos, self._desk)
            self._legal = tuple(self._desk.listed())
        return self._legal

    def why_not(self, code: int) -> int:
        """Returns the reason why a code of the table may not be played, or ``OK``."""
        return why_not(self.spec.rules, self.pos, self._desk, code)

    def events(self, since: int = 0) -> Iterator[EventRecord]:
        """What happened, but for the first so many events."""
        numbers, start = self._events, since * NUMBERS
        step = max(0, bisect_right(self._event_offsets, start) - 1)
        action = max(0, bisect_right(self._starts, step) - 1)
        for at in range(start, len(numbers), NUMBERS):
            while step + 1 < len(self._event_offsets) and self._event_offsets[step + 1] <= at:
                step += 1
            while action + 1 < len(self._starts) and self._starts[action + 1] <= step:
                action += 1
            what, seat, a, b = numbers[at : at + NUMBERS]
            yield EventRecord(what, seat, a, b, action)

    def start_of(self, action: int) -> int:
        """Returns the number of steps before an action: all of them beyond the last."""
        return self._starts[action] if action < len(self._starts) else len(self.steps)

    def events_before(self, action: int) -> int:
        """Returns how many events there were before an action."""
        step = self.start_of(action)
        numbers = (
            self._event_offsets[step] if step < len(self._event_offsets) else len(self._events)
        )
        return numbers // NUMBERS

    def moment_of(self, action: int) -> tuple[int, int]:
        """Returns the era and the round in which an action was played."""
        era, round, start = self.first.era, self.first.round, 0
        last = self.spec.rules.tables.eras - 1
        whats = self._events[: self.events_before(action) * NUMBERS : NUMBERS]
        while era < last and ERA_ENDED in whats[start:]:
            era, round, start = era + 1, 1, whats.index(ERA_ENDED, start) + 1
        return era, round + whats[start:].count(ROUND_ENDED)

    def by_step(self, since: int = 0) -> list[tuple[int, list[EventRecord]]]:
        """Returns the codes answered from a step on, each with the events it brought about."""
        found: list[tuple[int, list[EventRecord]]] = [(code, []) for code in self.steps[since:]]
        if not found:
            return found
        first, step = self._event_offsets[since] // NUMBERS, since
        for number, event in enumerate(self.events(first), first):
            while step + 1 < len(self.steps) and self._event_offsets[step + 1] <= number * NUMBERS:
                step += 1
            found[step - since][1].append(event)
        return found

    def positions(self, since: int) -> Iterator[Position]:
        """The position before each finished action, from a number on; each is a copy."""
        pos, work = self._moment(self.start_of(since)).copy(), Workspace()
        for action in range(since, len(self.action_lines)):
            yield pos.copy()
            for code in self.steps[self.start_of(action) : self.start_of(action + 1)]:
                apply(self.spec.rules, pos, work, code)

    def event_count(self) -> int:
        """Returns how many events there were."""
        return len(self._events) // NUMBERS

    def discards_by_seat(self) -> Discards:
        """Returns the cards that each seat discarded in this era, as far as this course saw it."""
        at, thrown = self._thrown or (0, self.thrown_before)
        numbers = self._events
        for n in range(at, len(numbers), NUMBERS):
            thrown = thrown_after(self.spec, thrown, numbers[n], numbers[n + 1], numbers[n + 2])
        self._thrown = len(numbers), thrown
        return thrown

    def thrown_before_action(self) -> Discards:
        """Returns the same before the begun action, whose cards its seat played last."""
        if not self.answered:
            return self.discards_by_seat()
        seat, numbers = self.answered[0].before.seat, self._events
        none: Discards = ((),) * self.spec.seats
        for n in range(self._event_offsets[self._starts[-1]], len(numbers), NUMBERS):
            none = thrown_after(self.spec, none, numbers[n], numbers[n + 1], numbers[n + 2])
        return tuple(
            cards[: len(cards) - len(none[seat])] if other == seat else cards
            for other, cards in enumerate(self.discards_by_seat())
        )

    # ------------------------------------------------------------------ playing

    def play(self, code: int) -> list[int]:
        """Play a legal code; returns the codes of questions that answered themselves."""
        before, after = self.pos, self.pos.copy()
        apply(self.spec.rules, after, self._desk, code)
        self._event_offsets.append(len(self._events))
        self.steps.append(code)
        self.acting_seats.append(before.seat)
        self.pos, self._legal = after, None
        self.answered.append(Step(before, code, True))
        answered: list[int] = []
        for what, seat, a, b in self._desk.log.take():
            if what == ANSWERED:
                answered.append(a)
            else:
                self._events.extend((what, seat, a, b))
        self.answered += [Step(before, auto, False) for auto in answered]
        if after.ask in self.spec.between_action_questions:
            self._finish_line()
        if after.ask == ASK_NOTHING:
            self.scored = links_on(self.spec, before) | self._laid_since(self._event_offsets[-1])
        return answered

    def _laid_since(self, at: int) -> dict[int, int]:
        """Returns the owners of the links laid after so many numbers of events."""
        numbers = self._events
        laid = [n for n in range(at, len(numbers), NUMBERS) if numbers[n] == LINK_LAID]
        return {numbers[n + 2]: numbers[n + 1] for n in laid}

    def play_all(self, codes: object) -> None:
        """Play codes that were noted down elsewhere; ``BadInput`` at the first that is illegal."""
        if not isinstance(codes, list | tuple | array):
            raise BadInput("steps-no-list", said=shown(codes))
        for number, code in enumerate(codes):
            if not is_number(code) or code not in self.codes():
                raise BadInput("step-illegal", number=number, said=shown(code))
            self.play(code)

    def resume(self, begun: Begun) -> None:
        """Answer what a text says was answered; ``BadInput`` when that cannot be."""
        self.scored = begun.scored
        for part in begun.answers:
            code = pick(self.spec, self.pos, self.texts.codes(part), self.codes())
            if code is None:
                raise BadInput("cannot-answer", line=begun.line, said=part)
            self.play(code)
            if not self.answered and len(self.steps) < len(begun.answers):
                raise BadInput("action-over", line=begun.line, said=part)
        if begun.answers and not self.answered:
            raise BadInput("whole-action", line=begun.line)
        question = open_question(self.spec, self.pos, self.answered)
        if begun.question is not None and fold(begun.question) != fold(question):
            raise BadInput(
                "other-question",
                line=begun.question_line,
                question=question or "none",
                said=begun.question,
            )

    def _finish_line(self) -> None:
        """The action is complete: it becomes a line."""
        seat = self.answered[0].before.seat
        self.action_lines.append((seat, action_line(self.spec, self.texts, self.answered)))
        self.answered = []
        self._starts.append(len(self.steps))
        if len(self.steps) - self._checkpoints[-1][0] >= STRIDE:
            self._checkpoints.append((len(self.steps), self.pos))

    # ------------------------------------------------------------------ taking back

    @property
    def can_undo(self) -> bool:
        """Returns whether no event since the last choice revealed anything.

        Which events do is the flag ``shows`` of ``core/event_kinds`` and of a title's ``codes``.
        """
        return bool(self.steps) and not self._shown_since(len(self.steps) - 1)

    def _shown_since(self, step: int) -> bool:
        """Returns whether anything showed something new from this step on."""
        kinds = self.spec.events
        return any(kinds[what].shows for what in self._events[self._event_offsets[step] :: NUMBERS])

    def turn_start(self) -> int:
        """Returns the first step of the turn that is going on."""
        whats = self._events[::NUMBERS]
        verbs = self.texts.verb
        for step in range(len(self.steps) - 1, -1, -1):
            first = self._event_offsets[step] // NUMBERS
            last = (
                self._event_offsets[step + 1] // NUMBERS
                if step + 1 < len(self._event_offsets)
                else len(whats)
            )
            if TURN_ENDED in whats[first:last] or verbs[self.steps[step]] == GIVE_UP:
                return step + 1
        return 0

    def undo_turn_to(self) -> int:
        """Returns to which step the turn that is going on can be taken back."""
        step, start = len(self.steps), self.turn_start()
        while step > start and not self._shown_since(step - 1):
            step -= 1
        return step

    def rewind_to(self, step: int) -> None:
        """Return to the moment before this step; nothing is asked about what was seen since."""
        action = bisect_right(self._starts, step) - 1
        start = self._starts[action]
        again = self.steps[start:step]
        self.pos, self._legal, self._thrown = self._moment(start), None, None
        self.answered = []
        del self._starts[action + 1 :], self.action_lines[action:]
        if start < len(self._event_offsets):
            del self._events[self._event_offsets[start] :]
            self.scored = None
        del self.steps[start:], self.acting_seats[start:], self._event_offsets[start:]
        while self._checkpoints[-1][0] > start:
            self._checkpoints.pop()
        for code in again:
            self.play(code)

    def _moment(self, start: int) -> Position:
        """Returns the position an action began with."""
        if start == self._starts[-1]:
            return self.before
        step, kept = next(found for found in reversed(self._checkpoints) if found[0] <= start)
        pos, work = kept.copy(), Workspace()
        for code in self.steps[step:start]:
            apply(self.spec.rules, pos, work, code)
        return pos

    def copy(self) -> "History":
        """Returns the same moment with the same past, independent of this one."""
        twin = History(self.spec, self.pos)
        twin.steps, twin.acting_seats = self.steps[:], self.acting_seats[:]
        twin.action_lines, twin.answered = self.action_lines[:], self.answered[:]
        twin._starts, twin._events, twin._event_offsets = (
            self._starts[:],
            self._events[:],
            self._event_offsets[:],
        )
        twin._checkpoints, twin._legal = self._checkpoints[:], self._legal
        twin.thrown_before, twin._thrown = self.thrown_before, self._thrown
        twin.scored = self.scored
        return twin


def thrown_after(spec: GameSpec, thrown: Discards, what: int, seat: int, card: int) -> Discards:
    """Returns the discards by seat after an event: a card played, or a new deck."""
    tables = spec.rules.tables
    if what == CARD_PLAYED and tables.card_copies[card]:
        return (*thrown[:seat], (*thrown[seat], card), *thrown[seat + 1 :])
    if what == ERA_ENDED and card < tables.eras - 1:
        return ((),) * spec.seats
    return thrown
