"""``Game``: the public interface to one game."""

from collections.abc import Sequence
from random import Random

from ironbridge import i18n
from ironbridge.core.deal import Deal
from ironbridge.core.equal_parts import hand_equal
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.errors import BadInput, Refusal, Refused, check_since, is_number, shown
from ironbridge.game.choices import Choice, Choices
from ironbridge.game.history import History
from ironbridge.game.log import action_log
from ironbridge.game.preview import preview_of
from ironbridge.game.result import Result, result_of
from ironbridge.game.sample_world import sampled_history
from ironbridge.game.score_breakdown import score_breakdown
from ironbridge.game.text_input import play_text
from ironbridge.game.undo import can_undo, turn_undo_limit
from ironbridge.game.view import (
    EarlierView,
    OpenChoices,
    OwnView,
    PastActions,
    View,
    open_view,
    own_view,
    seen_from,
)
from ironbridge.i18n.typing_errors import typing_error
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.deal_text import plain_deal
from ironbridge.notation.event_data import known_to, typed
from ironbridge.notation.partial_action import open_question
from ironbridge.notation.position_writer import write_position
from ironbridge.notation.records import DealSource, write_record
from ironbridge.notation.whole_actions import whole_actions
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Event, LoggedAction, Preview


class Game:
    """One game of one title, made by ``ironbridge.new``, ``load`` or ``replay``."""

    def __init__(
        self, history: History, source: DealSource | None = None, dealt: bool = True
    ) -> None:
        self.history = history
        """Position, choices and events, with undo."""
        self.source = source
        """Seed or key of the deal; ``None`` for an explicit deal or a loaded position."""
        self.dealt = dealt
        """Whether the game began with a deal; otherwise with a loaded position."""
        self._language = "en"

    # ------------------------------------------------------------------ looking

    @property
    def spec(self) -> GameSpec:
        """Returns the spec: title, seats and options."""
        return self.history.spec

    @property
    def seed(self) -> int | None:
        """Returns the seed of the deal; ``None`` when the game did not begin with a seed."""
        return self.source if isinstance(self.source, int) else None

    @property
    def key(self) -> str | None:
        """Returns the key of the deal; ``None`` when the game did not begin with a key."""
        return self.source if isinstance(self.source, str) else None

    setting = spec  # alias: the name up to version 0.5

    @property
    def language(self) -> str:
        """Returns the language code of its sentences, such as ``en``."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language not in i18n.languages():
            known = ", ".join(i18n.languages())
            raise BadInput("no-language", languages=known, said=shown(language))
        self._language = language

    @property
    def seat(self) -> int | None:
        """Returns the seat to act; ``None`` when the game is over."""
        pos = self.history.pos
        return None if pos.ask == ASK_NOTHING else pos.seat

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return self.history.pos.ask == ASK_NOTHING

    @property
    def turn_waits(self) -> bool:
        """Returns whether all actions are played and the turn waits for ``end turn``."""
        waits = "confirm_turns" in self.spec.options and self.history.pos.actions == 0
        return waits and self.history.pos.ask == ASK_ACTION

    @property
    def choices(self) -> Choices:
        """Returns the legal choices."""
        return Choices(self.history.texts, self.history.codes())

    @property
    def choice_count(self) -> int:
        """Returns the size of the title's action space: every code is below it."""
        return self.history.texts.size

    @property
    def result(self) -> Result | None:
        """Returns points and places of a finished game; ``None`` before the end."""
        return result_of(self.spec, self.history.pos) if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        """Returns all events so far, in order."""
        return tuple(typed(self.spec, event) for event in self.history.events())

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Returns the events from index ``since`` on, as known to a seat or a spectator."""
        if seat is not None:
            self._check_seat(seat)
        spec = self.spec
        events = self.history.events(check_since(since))
        return [typed(spec, known_to(spec, event, seat)) for event in events]

    def action_log(
        self,
        seat: int | None,
        since: int = 0,
        language: str | None = None,
        players: Sequence[str] = (),
    ) -> list[LoggedAction]:
        """Returns the finished actions from index ``since`` on, with events and sentences."""
        if seat is not None:
            self._check_seat(seat)
        return action_log(
            self.history, seat, check_since(since), language or self.language, players
        )

    told = action_log  # alias: the name up to version 0.5

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """Returns the finished actions so far, as pairs of seat and line."""
        return tuple(self.history.action_lines)

    @property
    def steps(self) -> list[int]:
        """Returns the codes answered so far: with options and deal they determine the game."""
        return self.history.steps.tolist()

    @property
    def position(self) -> Position:
        """Returns a copy of the position, for search programs."""
        return self.history.pos.copy()

    @property
    def begun(self) -> tuple[str, ...]:
        """Returns the answers given so far in the unfinished action."""
        return self.history.begun()

    @property
    def deal(self) -> dict[str, object]:
        """Returns the deal as plain data; for a loaded position, its undealt rest."""
        return plain_deal(self.spec, self.history.pos.deal)

    @property
    def prompt(self) -> str:
        """Returns the open question as a sentence."""
        return i18n.prompt(self.spec, self.history.pos, self.language)

    @property
    def text(self) -> str:
        """Returns the position as text, in the format of ``ironbridge.load``."""
        history = self.history
        question = open_question(history.spec, history.pos, history.answered)
        return write_position(
            history.spec, history.before, history.begun(), question, history.scored
        )

    @property
    def record(self) -> str:
        """Returns the record of the finished actions, in the format of ``ironbridge.replay``."""
        history = self.history
        start: Deal | str = history.pos.deal
        if not self.dealt:
            question = open_question(history.spec, history.first, ())
            start = write_position(history.spec, history.first, (), question)
        return write_record(history.spec, self.source, start, history.action_lines)

    def view(self, seat: int | None, language: str | None = None) -> View:
        """Returns the information and choices of a seat; ``None`` stands for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        open_to_all = self.spectator_view(language)
        return open_to_all if seat is None else self.view_from(seat, open_to_all)

    def spectator_view(
        self, language: str | None = None, earlier: tuple["Game", View] | None = None
    ) -> View:
        """Returns the spectator's view.

        ``earlier`` is this game at another moment with its spectator's view, whose equal parts are
        taken over to save work.
        """
        history, known = self.history, None
        if earlier is not None:
            then = earlier[0].history
            known = EarlierView(earlier[1], then.pos, then.discards_by_seat())
        return open_view(history.spec, history.pos, self._past(), language or self.language, known)

    def view_from(self, seat: int, open_to_all: View) -> View:
        """Returns the view of a seat, derived from the spectator's view to save work."""
        return seen_from(open_to_all, seat, self.own_view(seat))

    def own_view(self, seat: int, earlier: tuple["Game", OwnView] | None = None) -> OwnView:
        """Returns the parts of a view that its seat alone sees: hand and choices.

        A seat is offered to undo only what it chose itself.  ``earlier`` is this game at another
        moment with what the seat saw: its equal hand is taken over, or all of it.
        """
        history = self.history
        offer, held, acts = None, None, seat == self.seat
        if earlier is not None and hand_equal(history.pos, earlier[0].history.pos, seat):
            if not acts and not earlier[1].choices:
                return earlier[1]
            held = earlier[1].hand
        if acts:
            own = bool(history.acting_seats) and history.acting_seats[-1] == seat
            offer = OpenChoices(history.codes(), own and self.can_undo, own and self.can_undo_turn)
        return own_view(history.spec, history.pos, seat, offer, held)

    def _past(self) -> PastActions:
        history = self.history
        return PastActions(
            history.begun(),
            history.answered,
            history.discards_by_seat(),
            history.scored,
            score_breakdown(history) if self.over else (),
        )

    def preview(
        self,
        choice: Choice | int | str,
        language: str | None = None,
        players: Sequence[str] = (),
    ) -> Preview:
        """Returns the effects of a choice or an action's text; plays and reveals nothing.

        Raises ``Refused`` when it is not allowed.
        """
        wanted = choice if isinstance(choice, str) else self._code(choice)
        return preview_of(self.history, wanted, language or self.language, players)

    # ------------------------------------------------------------------ playing

    def play(self, choice: Choice | int | str, players: Sequence[str] = ()) -> None:
        """Plays a choice, a code, or a text; the text of an action plays all its choices.

        Raises ``Refused`` when it is not allowed, naming the players; the game is then unchanged.
        """
        if isinstance(choice, str):
            play_text(self.history, choice, self.language, players)
            return
        code = self._code(choice)
        refusal = self._check_legal(code, players)
        if refusal is not None:
            raise Refused(refusal)
        self.history.play(code)

    def why_not(self, choice: Choice | int | str, players: Sequence[str] = ()) -> Refusal | None:
        """Returns the refusal of a choice, naming the players, or ``None`` when it is allowed."""
        if not isinstance(choice, str):
            return self._check_legal(self._code(choice), players)
        try:
            play_text(self.history.copy(), choice, self.language, players)
        except Refused as refused:
            return refused.refusal
        return None

    @property
    def can_undo(self) -> bool:
        """Returns whether the last choice can be undone: it revealed no hidden information."""
        return can_undo(self.history)

    def undo(self) -> None:
        """Undoes the last choice; ``Refused`` when hidden information was revealed since."""
        if not self.can_undo:
            raise Refused(self._no_way_back())
        self.history.rewind_to(len(self.history.steps) - 1)

    @property
    def can_undo_turn(self) -> bool:
        """Returns whether any choice of the current turn can be undone."""
        return turn_undo_limit(self.history) < len(self.history.steps)

    def undo_turn(self) -> None:
        """Undoes the current turn, back to its start or to the last reveal of information."""
        if not self.can_undo_turn:
            raise Refused(self._no_way_back())
        self.history.rewind_to(turn_undo_limit(self.history))

    def at(self, step: int) -> "Game":
        """Returns the game as it was after the first ``step`` steps."""
        if not is_number(step) or not 0 <= step <= len(self.history.steps):
            last = len(self.history.steps)
            raise BadInput("no-step", last=last, said=shown(step))
        earlier = self.copy()
        earlier.history.rewind_to(step)
        return earlier

    def copy(self) -> "Game":
        """Returns an independent copy with its history."""
        twin = Game(self.history.copy(), self.source, self.dealt)
        twin.language = self.language
        return twin

    def whole_actions(self) -> tuple[str, ...]:
        """Returns every complete action that is legal now, as lines for ``play``.

        Actions with equal effects are listed once; for an unfinished action, its possible endings.
        """
        return () if self.over else whole_actions(self.spec, texts_of(self.spec), self.position)

    def guess(self, seat: int, rng: Random) -> "Game":
        """Returns a determinized game: consistent with all that the seat knows."""
        self._check_seat(seat)
        if not isinstance(rng, Random):
            raise BadInput("guess-needs-random", said=shown(rng))
        guess = Game(sampled_history(self.history, seat, rng.getrandbits(60)), dealt=False)
        guess.language = self.language
        guess.history.thrown_before = self.history.thrown_before_action()
        guess.history.scored = self.history.scored
        return guess

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.seat} to act"
        return f"<Game {self.spec.title}, {self.spec.seats} seats, {where}>"

    # ------------------------------------------------------------------ inside

    def _check_seat(self, seat: object) -> None:
        if not is_number(seat) or seat not in range(self.spec.seats):
            last = self.spec.seats - 1
            raise BadInput("no-seat", seat=shown(seat), last=last)

    def _code(self, choice: object) -> int:
        """Returns the code of a choice; ``BadInput`` for a value outside the action space."""
        code = choice.code if isinstance(choice, Choice) else choice
        if isinstance(code, int) and is_number(code) and 0 <= code < self.choice_count:
            return code
        last = self.choice_count - 1
        raise BadInput("no-choice", last=last, said=shown(choice))

    def _check_legal(self, code: int, players: Sequence[str] = ()) -> Refusal | None:
        reason = self.history.why_not(code)
        if reason == OK:
            return None
        return i18n.refusal(self.spec, self.history.pos, code, reason, self.language, players)

    def _no_way_back(self) -> Refusal:
        why = "seen-since" if self.history.steps else "nothing-to-undo"
        return typing_error(self.spec, why, self.language)
