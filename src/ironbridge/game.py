"""A game: a position with its past, played by choices, codes or texts."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from ironbridge import words
from ironbridge.choice import Choice, Choices, Event
from ironbridge.core.chance import fresh_seed
from ironbridge.core.desk import Desk
from ironbridge.core.doors import apply, legal, why_not
from ironbridge.core.events import ANSWERED, CARD_DRAWN
from ironbridge.core.events import NAMES as EVENT_NAMES
from ironbridge.core.position import ASK_NOTHING, Deal, Position
from ironbridge.core.reasons import OK
from ironbridge.core.setup import first_position
from ironbridge.errors import BadInput, Refusal, Refused
from ironbridge.guess import redeal
from ironbridge.notation.actions import Step, action_line
from ironbridge.notation.choices import ChoiceTexts
from ironbridge.notation.deals import deal_from_seed, plain_deal, read_deal
from ironbridge.notation.headers import make_setting
from ironbridge.notation.positions import write_position
from ironbridge.notation.read_positions import read_position
from ironbridge.notation.records import check_seed, read_record, write_record
from ironbridge.result import Result, result_of
from ironbridge.titles.setting import Setting
from ironbridge.typed import play_text
from ironbridge.view import View, view_of
from ironbridge.words.slips import slip


class _Frame(NamedTuple):
    """What a game was before a choice, for undoing it."""

    pos: Position
    events: int
    actions: int
    steps: list[Step]


class Game:
    """One game of one title.  Made by ``ironbridge.new``, ``load`` or ``replay``."""

    def __init__(
        self, setting: Setting, pos: Position, seed: int | None, start: Position | None = None
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.language = "en"
        self._pos = pos
        self._start = start
        """The position the game was loaded from, when it did not begin with a deal."""
        self._texts = texts_of(setting)
        self._desk = Desk(True)
        self._events: list[Event] = []
        self._actions: list[tuple[int, str]] = []
        self._steps: list[Step] = []
        self._past: list[_Frame] = []
        self._legal: tuple[int, ...] | None = None

    # ------------------------------------------------------------------ looking

    @property
    def seat(self) -> int | None:
        """Whose choice it is now; ``None`` when the game is over."""
        return None if self.over else int(self._pos.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._pos.ask == ASK_NOTHING)

    @property
    def choices(self) -> Choices:
        """The legal choices now."""
        return Choices(self._texts, self._codes())

    @property
    def result(self) -> Result | None:
        """Points and places once the game is over."""
        return result_of(self.setting, self._pos) if self.over else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened so far, in order."""
        return tuple(self._events)

    @property
    def actions(self) -> tuple[tuple[int, str], ...]:
        """The finished actions so far: seat and line."""
        return tuple(self._actions)

    @property
    def position(self) -> Position:
        """The position in numbers, an independent copy: for programs that search."""
        return self._pos.copy()

    @property
    def begun(self) -> tuple[str, ...]:
        """What has been answered so far of the action that is begun."""
        return tuple(self._texts.text[step.code] for step in self._steps if step.asked)

    @property
    def deal(self) -> dict[str, object]:
        """The deal as plain data; of a loaded position, what is still to come."""
        return plain_deal(self.setting, self._pos.deal)

    @property
    def prompt(self) -> str:
        """The open question in words."""
        return words.prompt(self.setting, self._pos, self.language)

    @property
    def text(self) -> str:
        """The whole position as text; ``ironbridge.load`` reads it."""
        return write_position(self.setting, self._pos)

    @property
    def record(self) -> str:
        """The game so far as text; ``ironbridge.replay`` reads it.  A begun action is left out."""
        start = None if self._start is None else write_position(self.setting, self._start)
        return write_record(self.setting, self.seed, self._pos.deal, self._actions, start)

    def view(self, seat: int | None) -> View:
        """What a seat may know and do, as plain data; ``None`` for a spectator."""
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadInput(f"There is no seat {seat}; seats are 0 to {self.setting.seats - 1}.")
        view = view_of(self.setting, self._pos, seat)
        view["prompt"] = None if self.over else self.prompt
        view["begun"] = list(self.begun)
        if seat is not None and seat == self.seat:
            view["choices"] = [{"code": code, "text": text} for code, text in self.choices]
        return view

    # ------------------------------------------------------------------ playing

    def play(self, choice: Choice | int | str) -> None:
        """Play a choice, a code, or a text (a whole action's text plays all its choices).

        ``Refused`` when it is not allowed; then nothing has changed.
        """
        if isinstance(choice, str):
            play_text(self, choice)
            return
        code = choice.code if isinstance(choice, Choice) else choice
        refusal = self._judge(code)
        if refusal is not None:
            raise Refused(refusal)
        self._apply(code)

    def why_not(self, choice: Choice | int | str) -> Refusal | None:
        """Why a choice is not allowed, or ``None`` when it is."""
        if not isinstance(choice, str):
            return self._judge(choice.code if isinstance(choice, Choice) else choice)
        try:
            play_text(self.copy(), choice)
        except Refused as refused:
            return refused.refusal
        return None

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back: nothing new may have been seen since."""
        if not self._past:
            return False
        revealing = {EVENT_NAMES[int(CARD_DRAWN)]}
        revealing |= {self.setting.event_names[what] for what in self.setting.revealing_events}
        return not any(event.name in revealing for event in self._events[self._past[-1].events :])

    def undo(self) -> None:
        """Take the last choice back; ``Refused`` when something new has been seen since."""
        if not self.can_undo:
            why = "seen-since" if self._past else "nothing-to-undo"
            raise Refused(slip(self.setting, why, self.language))
        self._return_to(len(self._past) - 1)

    def copy(self) -> "Game":
        """An independent game at the same point, with the same past."""
        twin = Game(self.setting, self._pos.copy(), self.seed, self._start)
        twin.language = self.language
        twin._events = list(self._events)
        twin._actions = list(self._actions)
        twin._steps = list(self._steps)
        twin._past = list(self._past)
        twin._legal = self._legal
        return twin

    def guess(self, seat: int, rng: Random) -> "Game":
        """A full game that agrees with all the seat knows; what it cannot see is dealt anew."""
        seed = rng.getrandbits(60)
        guess = Game(self.setting, redeal(self.setting, self._pos, seat, seed), None)
        guess.language = self.language
        # What the begun action came from is guessed as well: no way may lead back to the truth.
        guess._steps = [
            step._replace(before=redeal(self.setting, step.before, seat, seed))
            for step in self._steps
        ]
        return guess

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.seat} to act"
        return f"<Game {self.setting.title}, {self.setting.seats} seats, {where}>"

    # ------------------------------------------------------------------ inside

    def _codes(self) -> tuple[int, ...]:
        if self._legal is None:
            legal(self.setting.rules, self._pos, self._desk)
            self._legal = tuple(self._desk.listed())
        return self._legal

    def _judge(self, code: int) -> Refusal | None:
        if not 0 <= code < self._texts.size:
            raise BadInput(
                f"A choice is a code from 0 to {self._texts.size - 1} or a text, not {code!r}."
            )
        reason = int(why_not(self.setting.rules, self._pos, self._desk, code))
        if reason == int(OK):
            return None
        return words.refusal(self.setting, self._pos, code, reason, self.language)

    def _apply(self, code: int) -> list[int]:
        """Play a legal code; the codes of questions that answered themselves."""
        before = self._pos
        self._past.append(_Frame(before, len(self._events), len(self._actions), list(self._steps)))
        self._pos = before.copy()
        self._legal = None
        apply(self.setting.rules, self._pos, self._desk, code)
        self._steps.append(Step(before, code, True))
        answered: list[int] = []
        for what, seat, a, b in self._desk.log.take():
            if what == int(ANSWERED):
                answered.append(a)
            else:
                name = EVENT_NAMES.get(what) or self.setting.event_names[what]
                self._events.append(Event(name, None if seat < 0 else seat, a, b))
        self._steps += [Step(before, auto, False) for auto in answered]
        if int(self._pos.ask) in self.setting.standing_questions:
            line = action_line(self.setting, self._texts, self._steps)
            self._actions.append((int(self._steps[0].before.seat), line))
            self._steps = []
        return answered

    def _return_to(self, moment: int) -> None:
        frame = self._past[moment]
        del self._past[moment:]
        self._pos = frame.pos
        self._legal = None
        del self._events[frame.events :]
        del self._actions[frame.actions :]
        self._steps = frame.steps


def texts_of(setting: Setting) -> ChoiceTexts:
    """The choice texts of a setting, made once."""
    if setting.texts is None:
        setting.texts = ChoiceTexts(setting)
    assert isinstance(setting.texts, ChoiceTexts)
    return setting.texts


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
) -> Game:
    """A new game of a title, from a seed (a random one when none is given) or from a deal.

    With ``confirm_turns`` a turn is over when its seat plays ``end turn``, not before.
    """
    options = {
        "variant": variant,
        "board": board,
        "automa": automa,
        "mat": mat,
        "rules": rules,
        "confirm_turns": confirm_turns,
    }
    setting = make_setting(title, seats, options)
    if deal is not None:
        if seed is not None:
            raise BadInput("A game begins from a seed or from a deal, not from both.")
        return begin(setting, None, read_deal(setting, deal))
    chosen = fresh_seed() if seed is None else check_seed(seed)
    return begin(setting, chosen, deal_from_seed(setting, chosen))


def begin(setting: Setting, seed: int | None, deal: Deal) -> Game:
    """A game at its first question."""
    return Game(setting, first_position(setting.rules, deal, Desk()), seed)


def load(text: str) -> Game:
    """The game at the position that a text describes."""
    setting, pos = read_position(text)
    return Game(setting, pos, None, pos.copy())


def replay(record: str) -> Game:
    """Play a record to its end; ``BadInput`` names the line that cannot be played."""
    setting, seed, start, actions = read_record(record)
    game = (
        begin(setting, seed, start)
        if isinstance(start, Deal)
        else Game(setting, start, None, start.copy())
    )
    for number, seat, action in actions:
        if game.over:
            raise BadInput(f"Line {number}: the game is over before '{action}'.")
        if game.seat != seat:
            raise BadInput(f"Line {number}: seat {game.seat} is to act, not seat {seat}.")
        before = len(game.actions)
        try:
            game.play(action)
        except Refused as refused:
            raise BadInput(f"Line {number}: '{action}' is refused. {refused}") from None
        if len(game.actions) == before:
            raise BadInput(f"Line {number}: '{action}' is not a whole action. {game.prompt}")
    return game
