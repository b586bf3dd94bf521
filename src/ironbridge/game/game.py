"""A game: the face of everything that can be done with one."""

from collections.abc import Mapping, Sequence
from random import Random

from ironbridge import i18n
from ironbridge.core.deal import Deal
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import fresh_seed
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, Refusal, Refused, check_since, is_number, shown
from ironbridge.game.choices import Choice, Choices
from ironbridge.game.history import History
from ironbridge.game.log import action_log
from ironbridge.game.preview import preview_of
from ironbridge.game.result import Result, result_of
from ironbridge.game.sample_world import sampled_history
from ironbridge.game.text_input import play_text, refused_in_words
from ironbridge.game.view import OpenChoices, PastActions, View, open_view, seen_from
from ironbridge.i18n.typing_errors import typing_error
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.deal_text import deal_from_seed, plain_deal, read_deal
from ironbridge.notation.event_data import known_to, typed
from ironbridge.notation.headers import make_spec
from ironbridge.notation.mod_lookup import Source, know
from ironbridge.notation.partial_action import open_question
from ironbridge.notation.position_reader import read_position
from ironbridge.notation.position_writer import write_position
from ironbridge.notation.records import END, check_seed, lingers_with, read_record, write_record
from ironbridge.notation.whole_actions import whole_actions
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Event, LoggedAction, Preview


class Game:
    """One game of one title.  Made by ``ironbridge.new``, ``load`` or ``replay``."""

    def __init__(self, history: History, seed: int | None = None, dealt: bool = True) -> None:
        self.history = history
        """What plays, remembers and takes back."""
        self.seed = seed
        self.dealt = dealt
        """Did the game begin with a deal?  Otherwise with a position that was loaded."""
        self._language = "en"

    # ------------------------------------------------------------------ looking

    @property
    def spec(self) -> GameSpec:
        """Returns the title, seats and options of this table."""
        return self.history.spec

    setting = spec  # the name up to 0.1

    @property
    def language(self) -> str:
        """Returns the language of its sentences: ``en``, ``fr`` or ``ru``."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language not in i18n.languages():
            known = ", ".join(i18n.languages())
            raise BadInput("no-language", languages=known, said=shown(language))
        self._language = language

    @property
    def seat(self) -> int | None:
        """Returns whose choice it is now; ``None`` when the game is over."""
        return None if self.over else self.history.pos.seat

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return self.history.pos.ask == ASK_NOTHING

    @property
    def turn_waits(self) -> bool:
        """Returns whether all actions are played and the turn waits for its seat to end it."""
        waits = "confirm_turns" in self.spec.options and self.history.pos.actions == 0
        return waits and self.history.pos.ask == ASK_ACTION

    @property
    def choices(self) -> Choices:
        """Returns the legal choices now."""
        return Choices(self.history.texts, self.history.codes())

    @property
    def choice_count(self) -> int:
        """Returns how many choices the title's fixed table has: codes are smaller than this."""
        return self.history.texts.size

    @property
    def result(self) -> Result | None:
        """Returns points and places once the game is over."""
        return result_of(self.spec, self.history.pos) if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        """Returns what happened so far, in order."""
        return tuple(typed(self.spec, event) for event in self.history.events())

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Returns what happened since so many events, as a seat or a spectator may know it."""
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
        """Returns the finished actions from a number on, with events and sentences for a reader."""
        if seat is not None:
            self._check_seat(seat)
        return action_log(
            self.history, seat, check_since(since), language or self.language, players
        )

    told = action_log  # the name up to 0.1

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """Returns the finished actions so far: seat and line."""
        return tuple(self.history.action_lines)

    @property
    def steps(self) -> list[int]:
        """Returns the codes answered so far: with setting and deal, all there is to a game."""
        return self.history.steps.tolist()

    @property
    def position(self) -> Position:
        """Returns the position in numbers, an independent copy: for programs that search."""
        return self.history.pos.copy()

    @property
    def begun(self) -> tuple[str, ...]:
        """Returns what has been answered so far of the action that is begun."""
        return self.history.begun()

    @property
    def deal(self) -> dict[str, object]:
        """Returns the deal as plain data; of a loaded position, what is still to come."""
        return plain_deal(self.spec, self.history.pos.deal)

    @property
    def prompt(self) -> str:
        """Returns the open question in words."""
        return i18n.prompt(self.spec, self.history.pos, self.language)

    @property
    def text(self) -> str:
        """Returns the whole position as text; ``ironbridge.load`` reads it."""
        history = self.history
        question = open_question(history.spec, history.pos, history.answered)
        return write_position(
            history.spec, history.before, history.begun(), question, history.scored
        )

    @property
    def record(self) -> str:
        """Returns the game so far as text for ``ironbridge.replay``, without a begun action."""
        history = self.history
        start: Deal | str = history.pos.deal
        if not self.dealt:
            question = open_question(history.spec, history.first, ())
            start = write_position(history.spec, history.first, (), question)
        return write_record(history.spec, self.seed, start, history.action_lines)

    def view(self, seat: int | None, language: str | None = None) -> View:
        """Returns what a seat may know and do; ``None`` for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        history = self.history
        open_to_all = open_view(history.spec, history.pos, self._past(), language or self.language)
        return open_to_all if seat is None else self.view_from(seat, open_to_all)

    def view_from(self, seat: int, open_to_all: View) -> View:
        """Returns what a seat may know and do, made from the spectator's view: cheaper for many."""
        history = self.history
        offer = None
        if seat == self.seat:
            offer = OpenChoices(history.codes(), self.can_undo, self.can_undo_turn)
        return seen_from(open_to_all, history.spec, history.pos, seat, offer)

    def _past(self) -> PastActions:
        history = self.history
        return PastActions(
            history.begun(), history.answered, history.discards_by_seat(), history.scored
        )

    def preview(
        self,
        choice: Choice | int | str,
        language: str | None = None,
        players: Sequence[str] = (),
    ) -> Preview:
        """Returns what a choice or the text of an action would do, without doing or betraying it.

        ``Refused`` when it is not allowed.
        """
        wanted = choice if isinstance(choice, str) else self._code(choice)
        return preview_of(self.history, wanted, language or self.language, players)

    # ------------------------------------------------------------------ playing

    def play(self, choice: Choice | int | str, players: Sequence[str] = ()) -> None:
        """Play a choice, a code, or a text (a whole action's text plays all its choices).

        ``Refused`` when it is not allowed, with players by name; then nothing has changed.
        """
        if isinstance(choice, str):
            play_text(self.history, choice, self.language, players)
            return
        code = self._code(choice)
        refusal = self._judge(code, players)
        if refusal is not None:
            raise Refused(refusal)
        self.history.play(code)

    def why_not(self, choice: Choice | int | str, players: Sequence[str] = ()) -> Refusal | None:
        """Returns why a choice is not allowed, with players by name, or ``None`` when it is."""
        if not isinstance(choice, str):
            return self._judge(self._code(choice), players)
        try:
            play_text(self.history.copy(), choice, self.language, players)
        except Refused as refused:
            return refused.refusal
        return None

    @property
    def can_undo(self) -> bool:
        """Returns whether the last choice can be taken back: nothing new was seen since."""
        return self.history.can_undo

    def undo(self) -> None:
        """Take the last choice back; ``Refused`` when something new has been seen since."""
        if not self.can_undo:
            raise Refused(self._no_way_back())
        self.history.rewind_to(len(self.history.steps) - 1)

    @property
    def can_undo_turn(self) -> bool:
        """Returns whether anything of the turn that is going on can be taken back."""
        return self.history.undo_turn_to() < len(self.history.steps)

    def undo_turn(self) -> None:
        """Take the turn that is going on back: all of it, or what came after something new."""
        if not self.can_undo_turn:
            raise Refused(self._no_way_back())
        self.history.rewind_to(self.history.undo_turn_to())

    def at(self, step: int) -> "Game":
        """Returns a game that stands where this one stood after so many steps."""
        if not is_number(step) or not 0 <= step <= len(self.history.steps):
            last = len(self.history.steps)
            raise BadInput("no-step", last=last, said=shown(step))
        earlier = self.copy()
        earlier.history.rewind_to(step)
        return earlier

    def copy(self) -> "Game":
        """Returns an independent game at the same point, with the same past."""
        twin = Game(self.history.copy(), self.seed, self.dealt)
        twin.language = self.language
        return twin

    def whole_actions(self) -> tuple[str, ...]:
        """Returns every whole action that can be played now, as lines that ``play`` takes.

        Actions that come to the same thing are told once; of a begun action, what is left.
        """
        return () if self.over else whole_actions(self.spec, texts_of(self.spec), self.position)

    def guess(self, seat: int, rng: Random) -> "Game":
        """Returns a full game that agrees with all the seat knows; the rest is dealt again."""
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
        """Returns the code of a choice; ``BadInput`` for what is no choice of the title."""
        code = choice.code if isinstance(choice, Choice) else choice
        if isinstance(code, int) and is_number(code) and 0 <= code < self.choice_count:
            return code
        last = self.choice_count - 1
        raise BadInput("no-choice", last=last, said=shown(choice))

    def _judge(self, code: int, players: Sequence[str] = ()) -> Refusal | None:
        reason = self.history.evaluator(code)
        if reason == OK:
            return None
        return i18n.refusal(self.spec, self.history.pos, code, reason, self.language, players)

    def _no_way_back(self) -> Refusal:
        why = "seen-since" if self.history.steps else "nothing-to-undo"
        return typing_error(self.spec, why, self.language)


def new(
    title: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    deal: Mapping[str, object] | None = None,
    variant: str | None = None,
    board: str | None = None,
    automa: str | None = None,
    mat: Mapping[str, Sequence[int]] | str | None = None,
    rules: Mapping[str, object] | None = None,
    confirm_turns: bool = False,
    print: Source | None = None,
) -> Game:
    """Returns a new game.

    Args:
        title: Name of the title: ``"birmingham"``, ``"lancashire"``, ``"age_of_industry"``, or an
            installed one (``ironbridge.titles()``).
        seats: Number of seats; the title's usual number by default.  A solo game takes 1 or 2.
        seed: Seed of the deal, a number; random by default.
        deal: The deal itself instead of a seed, as plain data like ``game.deal``.
        variant: Name of a variant of the title, such as ``"introductory"``.
        board: Name of a board, for titles with several: ``"germany"``, ``"new_england"``.
        automa: Level of the Automa for a solo game: ``"easy"``, ``"medium"``, ``"hard"``.
        mat: Tiles of the Automa's mat, for a level of its own: the number of tiles per level by
            industry, as a mapping or as text (``"coal 0 1 2 2, cotton 2 1 1 3"``).
        rules: Values of contested rules by name; ``ironbridge.titles()`` lists them.
        confirm_turns: Ends a turn only when its seat plays ``end turn``; until then the whole turn
            can be undone.
        print: A mod of the title: the name of a TOML file, or its contents as plain data.

    Raises:
        BadInput: The title, an option or the deal is unknown or contradictory.
    """
    options = {
        "variant": variant,
        "board": board,
        "automa": automa,
        "mat": mat,
        "rules": rules,
        "confirm_turns": confirm_turns,
        "print": print,
    }
    spec = make_spec(title, seats, options)
    if deal is not None:
        if seed is not None:
            raise BadInput("seed-and-deal")
        return begin(spec, None, read_deal(spec, deal))
    chosen = fresh_seed() if seed is None else check_seed(seed)
    return begin(spec, chosen, deal_from_seed(spec, chosen))


def begin(spec: GameSpec, seed: int | None, deal: Deal) -> Game:
    """Returns a game at its first question."""
    return Game(History(spec, first_position(spec.rules, deal, Workspace())), seed)


def load(text: str, print: Source | None = None) -> Game:
    """Returns the game at the position of a text; ``print`` is the one it names, if any."""
    if print is not None:
        know(print)
    spec, pos, begun = read_position(text)
    history = History(spec, pos)
    history.resume(begun)
    return Game(history, dealt=False)


def from_steps(start: Game, steps: Sequence[int]) -> Game:
    """Returns the game that these codes lead to; ``BadInput`` at the first that is not legal there.

    ``start`` is a game at its beginning (``new`` with the same wishes and seed, or ``load``).
    """
    game = start.copy()
    game.history.play_all(steps)
    return game


def replay(record: str, print: Source | None = None) -> Game:
    """Returns the game that a record tells; ``BadInput`` names the line that cannot be played.

    ``print`` is the changed print that the record names, if it names one.
    """
    if print is not None:
        know(print)
    spec, seed, start, actions = read_record(record)
    game = (
        begin(spec, seed, start)
        if isinstance(start, Deal)
        else Game(History(spec, start), dealt=False)
    )
    for number, seat, action in actions:
        if game.over:
            raise BadInput("over-before", line=number, action=action)
        if game.turn_waits and not lingers_with(spec, game.history.pos.seat, seat, action):
            game.play(END)
        if game.seat != seat:
            raise BadInput("other-seat-acts", line=number, seat=game.seat, said=seat)
        before = len(game.actions)
        try:
            game.play(action)
        except Refused:
            why = refused_in_words(game.history, action)
            raise BadInput("action-refused", line=number, action=action, why=why) from None
        if len(game.actions) == before:
            question = i18n.prompts(spec, game.history.pos)
            raise BadInput("not-whole", line=number, action=action, question=question)
    return game
