"""A game: the face of everything that can be done with one."""

from collections.abc import Mapping, Sequence
from random import Random

from ironbridge import i18n
from ironbridge.core.deal import Deal
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import fresh_seed
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Desk
from ironbridge.errors import BadInput, Refusal, Refused, check_since, is_number, shown
from ironbridge.game.choices import Choice, Choices
from ironbridge.game.history import Course
from ironbridge.game.log import told
from ironbridge.game.preview import preview_of
from ironbridge.game.result import Result, result_of
from ironbridge.game.sample_world import guessed
from ironbridge.game.text_input import play_text, refused_in_words
from ironbridge.game.view import Offer, Past, View, open_view, seen_from
from ironbridge.i18n.typing_errors import slip
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.deal_text import deal_from_seed, plain_deal, read_deal
from ironbridge.notation.event_data import known_to, typed
from ironbridge.notation.headers import make_setting
from ironbridge.notation.mod_lookup import Source, know
from ironbridge.notation.partial_action import open_question
from ironbridge.notation.position_reader import read_position
from ironbridge.notation.position_writer import write_position
from ironbridge.notation.records import END, check_seed, lingers_with, read_record, write_record
from ironbridge.notation.whole_actions import whole_actions
from ironbridge.titles.spec import Setting
from ironbridge.types import ActionTold, Event, Preview


class Game:
    """One game of one title.  Made by ``ironbridge.new``, ``load`` or ``replay``."""

    def __init__(self, course: Course, seed: int | None = None, dealt: bool = True) -> None:
        self.course = course
        """What plays, remembers and takes back."""
        self.seed = seed
        self.dealt = dealt
        """Did the game begin with a deal?  Otherwise with a position that was loaded."""
        self._language = "en"

    # ------------------------------------------------------------------ looking

    @property
    def setting(self) -> Setting:
        """Returns the title, seats and options of this table."""
        return self.course.setting

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
        return None if self.over else self.course.pos.seat

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return self.course.pos.ask == ASK_NOTHING

    @property
    def turn_waits(self) -> bool:
        """Returns whether all actions are played and the turn waits for its seat to end it."""
        waits = "confirm_turns" in self.setting.options and self.course.pos.actions == 0
        return waits and self.course.pos.ask == ASK_ACTION

    @property
    def choices(self) -> Choices:
        """Returns the legal choices now."""
        return Choices(self.course.texts, self.course.codes())

    @property
    def choice_count(self) -> int:
        """Returns how many choices the title's fixed table has: codes are smaller than this."""
        return self.course.texts.size

    @property
    def result(self) -> Result | None:
        """Returns points and places once the game is over."""
        return result_of(self.setting, self.course.pos) if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        """Returns what happened so far, in order."""
        return tuple(typed(self.setting, event) for event in self.course.events())

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Returns what happened since so many events, as a seat or a spectator may know it."""
        if seat is not None:
            self._check_seat(seat)
        setting = self.setting
        events = self.course.events(check_since(since))
        return [typed(setting, known_to(setting, event, seat)) for event in events]

    def told(
        self,
        seat: int | None,
        since: int = 0,
        language: str | None = None,
        players: Sequence[str] = (),
    ) -> list[ActionTold]:
        """Returns the finished actions from a number on, with events and sentences for a reader."""
        if seat is not None:
            self._check_seat(seat)
        return told(self.course, seat, check_since(since), language or self.language, players)

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """Returns the finished actions so far: seat and line."""
        return tuple(self.course.lines)

    @property
    def steps(self) -> list[int]:
        """Returns the codes answered so far: with setting and deal, all there is to a game."""
        return self.course.steps.tolist()

    @property
    def position(self) -> Position:
        """Returns the position in numbers, an independent copy: for programs that search."""
        return self.course.pos.copy()

    @property
    def begun(self) -> tuple[str, ...]:
        """Returns what has been answered so far of the action that is begun."""
        return self.course.begun()

    @property
    def deal(self) -> dict[str, object]:
        """Returns the deal as plain data; of a loaded position, what is still to come."""
        return plain_deal(self.setting, self.course.pos.deal)

    @property
    def prompt(self) -> str:
        """Returns the open question in words."""
        return i18n.prompt(self.setting, self.course.pos, self.language)

    @property
    def text(self) -> str:
        """Returns the whole position as text; ``ironbridge.load`` reads it."""
        course = self.course
        question = open_question(course.setting, course.pos, course.answered)
        return write_position(
            course.setting, course.before, course.begun(), question, course.scored
        )

    @property
    def record(self) -> str:
        """Returns the game so far as text for ``ironbridge.replay``, without a begun action."""
        course = self.course
        start: Deal | str = course.pos.deal
        if not self.dealt:
            question = open_question(course.setting, course.first, ())
            start = write_position(course.setting, course.first, (), question)
        return write_record(course.setting, self.seed, start, course.lines)

    def view(self, seat: int | None, language: str | None = None) -> View:
        """Returns what a seat may know and do; ``None`` for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        course = self.course
        open_to_all = open_view(course.setting, course.pos, self._past(), language or self.language)
        return open_to_all if seat is None else self.view_from(seat, open_to_all)

    def view_from(self, seat: int, open_to_all: View) -> View:
        """Returns what a seat may know and do, made from the spectator's view: cheaper for many."""
        course = self.course
        offer = None
        if seat == self.seat:
            offer = Offer(course.codes(), self.can_undo, self.can_undo_turn)
        return seen_from(open_to_all, course.setting, course.pos, seat, offer)

    def _past(self) -> Past:
        course = self.course
        return Past(course.begun(), course.answered, course.thrown(), course.scored)

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
        return preview_of(self.course, wanted, language or self.language, players)

    # ------------------------------------------------------------------ playing

    def play(self, choice: Choice | int | str, players: Sequence[str] = ()) -> None:
        """Play a choice, a code, or a text (a whole action's text plays all its choices).

        ``Refused`` when it is not allowed, with players by name; then nothing has changed.
        """
        if isinstance(choice, str):
            play_text(self.course, choice, self.language, players)
            return
        code = self._code(choice)
        refusal = self._judge(code, players)
        if refusal is not None:
            raise Refused(refusal)
        self.course.play(code)

    def why_not(self, choice: Choice | int | str, players: Sequence[str] = ()) -> Refusal | None:
        """Returns why a choice is not allowed, with players by name, or ``None`` when it is."""
        if not isinstance(choice, str):
            return self._judge(self._code(choice), players)
        try:
            play_text(self.course.copy(), choice, self.language, players)
        except Refused as refused:
            return refused.refusal
        return None

    @property
    def can_undo(self) -> bool:
        """Returns whether the last choice can be taken back: nothing new was seen since."""
        return self.course.can_undo

    def undo(self) -> None:
        """Take the last choice back; ``Refused`` when something new has been seen since."""
        if not self.can_undo:
            raise Refused(self._no_way_back())
        self.course.back_to(len(self.course.steps) - 1)

    @property
    def can_undo_turn(self) -> bool:
        """Returns whether anything of the turn that is going on can be taken back."""
        return self.course.undo_turn_to() < len(self.course.steps)

    def undo_turn(self) -> None:
        """Take the turn that is going on back: all of it, or what came after something new."""
        if not self.can_undo_turn:
            raise Refused(self._no_way_back())
        self.course.back_to(self.course.undo_turn_to())

    def at(self, step: int) -> "Game":
        """Returns a game that stands where this one stood after so many steps."""
        if not is_number(step) or not 0 <= step <= len(self.course.steps):
            last = len(self.course.steps)
            raise BadInput("no-step", last=last, said=shown(step))
        earlier = self.copy()
        earlier.course.back_to(step)
        return earlier

    def copy(self) -> "Game":
        """Returns an independent game at the same point, with the same past."""
        twin = Game(self.course.copy(), self.seed, self.dealt)
        twin.language = self.language
        return twin

    def whole_actions(self) -> tuple[str, ...]:
        """Returns every whole action that can be played now, as lines that ``play`` takes.

        Actions that come to the same thing are told once; of a begun action, what is left.
        """
        return (
            () if self.over else whole_actions(self.setting, texts_of(self.setting), self.position)
        )

    def guess(self, seat: int, rng: Random) -> "Game":
        """Returns a full game that agrees with all the seat knows; the rest is dealt again."""
        self._check_seat(seat)
        if not isinstance(rng, Random):
            raise BadInput("guess-needs-random", said=shown(rng))
        guess = Game(guessed(self.course, seat, rng.getrandbits(60)), dealt=False)
        guess.language = self.language
        guess.course.thrown_before = self.course.thrown_before_action()
        guess.course.scored = self.course.scored
        return guess

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.seat} to act"
        return f"<Game {self.setting.title}, {self.setting.seats} seats, {where}>"

    # ------------------------------------------------------------------ inside

    def _check_seat(self, seat: object) -> None:
        if not is_number(seat) or seat not in range(self.setting.seats):
            last = self.setting.seats - 1
            raise BadInput("no-seat", seat=shown(seat), last=last)

    def _code(self, choice: object) -> int:
        """Returns the code of a choice; ``BadInput`` for what is no choice of the title."""
        code = choice.code if isinstance(choice, Choice) else choice
        if isinstance(code, int) and is_number(code) and 0 <= code < self.choice_count:
            return code
        last = self.choice_count - 1
        raise BadInput("no-choice", last=last, said=shown(choice))

    def _judge(self, code: int, players: Sequence[str] = ()) -> Refusal | None:
        reason = self.course.judge(code)
        if reason == OK:
            return None
        return i18n.refusal(self.setting, self.course.pos, code, reason, self.language, players)

    def _no_way_back(self) -> Refusal:
        why = "seen-since" if self.course.steps else "nothing-to-undo"
        return slip(self.setting, why, self.language)


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
    setting = make_setting(title, seats, options)
    if deal is not None:
        if seed is not None:
            raise BadInput("seed-and-deal")
        return begin(setting, None, read_deal(setting, deal))
    chosen = fresh_seed() if seed is None else check_seed(seed)
    return begin(setting, chosen, deal_from_seed(setting, chosen))


def begin(setting: Setting, seed: int | None, deal: Deal) -> Game:
    """Returns a game at its first question."""
    return Game(Course(setting, first_position(setting.rules, deal, Desk())), seed)


def load(text: str, print: Source | None = None) -> Game:
    """Returns the game at the position of a text; ``print`` is the one it names, if any."""
    if print is not None:
        know(print)
    setting, pos, begun = read_position(text)
    course = Course(setting, pos)
    course.take_up(begun)
    return Game(course, dealt=False)


def from_steps(start: Game, steps: Sequence[int]) -> Game:
    """Returns the game that these codes lead to; ``BadInput`` at the first that is not legal there.

    ``start`` is a game at its beginning (``new`` with the same wishes and seed, or ``load``).
    """
    game = start.copy()
    game.course.play_all(steps)
    return game


def replay(record: str, print: Source | None = None) -> Game:
    """Returns the game that a record tells; ``BadInput`` names the line that cannot be played.

    ``print`` is the changed print that the record names, if it names one.
    """
    if print is not None:
        know(print)
    setting, seed, start, actions = read_record(record)
    game = (
        begin(setting, seed, start)
        if isinstance(start, Deal)
        else Game(Course(setting, start), dealt=False)
    )
    for number, seat, action in actions:
        if game.over:
            raise BadInput("over-before", line=number, action=action)
        if game.turn_waits and not lingers_with(setting, game.course.pos.seat, seat, action):
            game.play(END)
        if game.seat != seat:
            raise BadInput("other-seat-acts", line=number, seat=game.seat, said=seat)
        before = len(game.actions)
        try:
            game.play(action)
        except Refused:
            why = refused_in_words(game.course, action)
            raise BadInput("action-refused", line=number, action=action, why=why) from None
        if len(game.actions) == before:
            question = i18n.prompts(setting, game.course.pos)
            raise BadInput("not-whole", line=number, action=action, question=question)
    return game
