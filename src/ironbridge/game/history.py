"""History of a game: the current position, every choice that led there, and rewinding.

The history stores the answered codes, the events as plain numbers, and a checkpoint of the position
at intervals.  Any other position is replayed from the nearest checkpoint.
``game/undo.py`` decides which choices can be undone.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ironbridge.core.events import (
    ANSWERED,
    CARD_PLAYED,
    ERA_ENDED,
    LINK_LAID,
    ROUND_ENDED,
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
"""Approximate number of choices between two checkpoints."""
NUMBERS = 4
"""Number of integers per stored event: kind, seat, and two details."""


Discards: TypeAlias = tuple[tuple[int, ...], ...]
"""Discarded cards by seat, in the order of play."""


class History:
    """A position with its history."""

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.spec = spec
        self.texts = texts_of(spec)
        self.pos = pos
        """The current position. It is replaced, never mutated: checkpoints may share it."""
        self.steps = array("H")
        """Codes answered so far."""
        self.acting_seats = array("b")
        """Seat that answered each step."""
        self.action_lines: list[tuple[int, str]] = []
        """Finished actions, as pairs of seat and line."""
        self.answered: list[Step] = []
        """Answers given so far in the unfinished action."""
        self._starts = array("I", [0])
        """Index of the first step of each action, the unfinished one included."""
        self._events = array("i")
        self._event_offsets = array("I")
        """Offset of each step's first event in the event array."""
        self.thrown_before: Discards = ((),) * spec.seats
        """Discards by seat at the start of this history, as far as their seats are known."""
        self._thrown: tuple[int, Discards] | None = None
        """Cache of the discards by seat, with the offset in the event array it is valid for."""
        self._counted = 0, pos.era, pos.round
        """Cache of the era and the round, with the offset in the event array it is valid for."""
        self.scored: dict[int, int] | None = None
        """For a finished game, the owners of the links before the last scoring."""
        self._checkpoints: list[tuple[int, Position]] = [(0, pos)]
        """Checkpoints: pairs of step number and position."""
        self._last: tuple[int, Position] | None = None
        """The first step of the last finished action, with the position before it."""
        self._desk = Workspace(True)
        self._legal: tuple[int, ...] | None = None

    # ------------------------------------------------------------------ looking

    @property
    def before(self) -> Position:
        """Returns the position before the unfinished action, or the current one."""
        return self.answered[0].before if self.answered else self.pos

    @property
    def first(self) -> Position:
        """Returns the starting position of the game."""
        return self._checkpoints[0][1]

    def begun(self) -> tuple[str, ...]:
        """Returns the answers given so far in the unfinished action."""
        return tuple(self.texts.text[step.code] for step in self.answered if step.asked)

    def codes(self) -> tuple[int, ...]:
        """Returns the codes of the legal choices."""
        if self._legal is None:
            legal(self.spec.rules, self.pos, self._desk)
            self._legal = tuple(self._desk.listed())
        return self._legal

    def why_not(self, code: int) -> int:
        """Returns the reason why a code is illegal, or ``OK``."""
        return why_not(self.spec.rules, self.pos, self._desk, code)

    def events(self, since: int = 0) -> Iterator[EventRecord]:
        """Yields the events from index ``since`` on."""
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

    def kinds_and_seats(self, since: int) -> Iterator[tuple[int, int]]:
        """Returns the kind and the seat of each event from index ``since`` on."""
        numbers, start = self._events, since * NUMBERS
        return zip(numbers[start::NUMBERS], numbers[start + 1 :: NUMBERS])

    def start_of(self, action: int) -> int:
        """Returns the number of steps before an action; the total beyond the last one."""
        return self._starts[action] if action < len(self._starts) else len(self.steps)

    def events_before(self, action: int) -> int:
        """Returns the number of events before an action."""
        step = self.start_of(action)
        numbers = (
            self._event_offsets[step] if step < len(self._event_offsets) else len(self._events)
        )
        return numbers // NUMBERS

    def moment_of(self, action: int) -> tuple[int, int]:
        """Returns the era and the round of an action."""
        end, last = self.events_before(action) * NUMBERS, self.spec.rules.tables.eras - 1
        start, era, round = self._counted
        if start > end:
            start, era, round = 0, self.first.era, self.first.round
        for what in self._events[start:end:NUMBERS]:
            if what == ROUND_ENDED:
                round += 1
            elif what == ERA_ENDED and era < last:
                era, round = era + 1, 1
        self._counted = end, era, round
        return era, round

    def by_step(self, since: int = 0) -> list[tuple[int, list[EventRecord]]]:
        """Returns the codes from step ``since`` on, each with its events."""
        numbers, starts = self._events, self._starts
        ends = [*self._event_offsets[since + 1 :], len(numbers)]
        start = self._event_offsets[since] if since < len(self.steps) else len(numbers)
        action = max(0, bisect_right(starts, since) - 1)
        found: list[tuple[int, list[EventRecord]]] = []
        for step, (code, end) in enumerate(zip(self.steps[since:], ends), since):
            while action + 1 < len(starts) and starts[action + 1] <= step:
                action += 1
            events = [
                EventRecord(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], action)
                for at in range(start, end, NUMBERS)
            ]
            found.append((code, events))
            start = end
        return found

    def positions(self, since: int) -> Iterator[Position]:
        """Yields a copy of the position before each finished action from index ``since`` on."""
        pos, work = self._moment(self.start_of(since)).copy(), Workspace()
        for action in range(since, len(self.action_lines)):
            yield pos.copy()
            for code in self.steps[self.start_of(action) : self.start_of(action + 1)]:
                apply(self.spec.rules, pos, work, code)

    def event_count(self) -> int:
        """Returns the number of events."""
        return len(self._events) // NUMBERS

    def discards_by_seat(self) -> Discards:
        """Returns the cards each seat discarded in this era, as far as this history shows them."""
        at, thrown = self._thrown or (0, self.thrown_before)
        numbers = self._events
        for n in range(at, len(numbers), NUMBERS):
            thrown = thrown_after(self.spec, thrown, numbers[n], numbers[n + 1], numbers[n + 2])
        self._thrown = len(numbers), thrown
        return thrown

    def thrown_before_action(self) -> Discards:
        """Returns the discards by seat before the unfinished action."""
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
        """Plays a legal code; returns the codes of the forced answers that followed."""
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
        """Returns the owners of the links built after an offset in the event array."""
        numbers = self._events
        laid = [n for n in range(at, len(numbers), NUMBERS) if numbers[n] == LINK_LAID]
        return {numbers[n + 2]: numbers[n + 1] for n in laid}

    def play_all(self, codes: object) -> None:
        """Plays codes from an external source; ``BadInput`` at the first illegal one."""
        if not isinstance(codes, list | tuple | array):
            raise BadInput("steps-no-list", said=shown(codes))
        for number, code in enumerate(codes):
            if not is_number(code) or code not in self.codes():
                raise BadInput("step-illegal", number=number, said=shown(code))
            self.play(code)

    def resume(self, begun: Begun) -> None:
        """Plays the answers of an unfinished action; ``BadInput`` when one is illegal."""
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
        """Stores the line of the action that has just been finished."""
        self._last = self._starts[-1], self.answered[0].before
        seat = self.answered[0].before.seat
        self.action_lines.append((seat, action_line(self.spec, self.texts, self.answered)))
        self.answered = []
        self._starts.append(len(self.steps))
        if len(self.steps) - self._checkpoints[-1][0] >= STRIDE:
            self._checkpoints.append((len(self.steps), self.pos))

    # ------------------------------------------------------------------ rewinding

    def event_kinds(self, step: int, end: int | None = None) -> Sequence[int]:
        """Returns the kinds of the events from a step on, or up to another step."""
        offsets = self._event_offsets
        stop = None if end is None or end >= len(offsets) else offsets[end]
        return self._events[offsets[step] : stop : NUMBERS]

    def rewind_to(self, step: int) -> None:
        """Rewinds to the moment before a step, without a check for revealed information."""
        action = bisect_right(self._starts, step) - 1
        start = self._starts[action]
        again = self.steps[start:step]
        self.pos, self._legal, self._thrown = self._moment(start), None, None
        self._counted = 0, self.first.era, self.first.round
        self.answered, self._last = [], None
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
        """Returns the position at the start of an action."""
        if start == self._starts[-1]:
            return self.before
        if self._last is not None and self._last[0] == start:
            return self._last[1]
        step, kept = next(found for found in reversed(self._checkpoints) if found[0] <= start)
        pos, work = kept.copy(), Workspace()
        for code in self.steps[step:start]:
            apply(self.spec.rules, pos, work, code)
        return pos

    def copy(self) -> "History":
        """Returns an independent copy."""
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
        twin.scored, twin._last, twin._counted = self.scored, self._last, self._counted
        return twin


def thrown_after(spec: GameSpec, thrown: Discards, what: int, seat: int, card: int) -> Discards:
    """Returns the discards by seat after an event: a discarded card, or a new deck."""
    tables = spec.rules.tables
    if what == CARD_PLAYED and tables.card_copies[card]:
        return (*thrown[:seat], (*thrown[seat], card), *thrown[seat + 1 :])
    if what == ERA_ENDED and card < tables.eras - 1:
        return ((),) * spec.seats
    return thrown
