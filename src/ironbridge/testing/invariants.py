"""Invariants that hold at every moment of every game, for all titles.

``check_game`` plays one game and checks every invariant on the way; the first violated one is
raised.  Tests play tens of games, soak runs thousands.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, NoReturn

from msgspec import structs

from ironbridge.bots import SeatView
from ironbridge.bots.given_bots import load_bot
from ironbridge.core.events import ERA_ENDED
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_GIVE_UP,
    ASK_NOTHING,
    FIELDS,
    POINTS,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice
from ironbridge.game.factory import begin, load, replay
from ironbridge.game.game import Game
from ironbridge.game.view import View
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.testing.derived_state import wrong_cards, wrong_facts
from ironbridge.testing.event_ledger import Ledger
from ironbridge.titles.spec import GameSpec

# Indices in ``Position.numbers``.
TURN = FIELDS.index("turn")
DRAWN = FIELDS.index("drawn")
PLAYED_ON = 8
"""Number of choices played from a loaded position before its record is checked."""
LONGEST = 20_000
"""Upper bound of the game length in choices."""


class InvariantViolated(Exception):
    """A violated invariant, with the data to reproduce it."""

    def __init__(self, invariant: str, sentence: str, seed: int, choices: int, text: str) -> None:
        super().__init__(
            f"{invariant}: {sentence} (seed {seed}, after {choices} choices)\n{text}".rstrip()
        )
        self.invariant = invariant
        self.sentence = sentence
        self.seed = seed
        self.choices = choices
        self.text = text


class CheckedGame(NamedTuple):
    """A game that satisfied all invariants."""

    choices: int
    actions: int
    points: tuple[int, ...]


def check_game(spec: GameSpec, seed: int, stride: int = 1, bot: str | None = None) -> CheckedGame:
    """Plays one game, at random or by a bot, and checks the invariants; returns the game.

    The expensive invariants are checked once per ``stride`` choices.
    """
    return Trial(spec, seed, bot).run(stride)


class Trial:
    """One game with its invariant checks."""

    def __init__(self, spec: GameSpec, seed: int, bot: str | None = None) -> None:
        self.spec = spec
        self.bot = None if bot is None else load_bot(bot, timed=False)
        """Bot that plays all seats; None for random play."""
        self.seed = seed
        self.rng = Random(seed)
        self.game = begin(spec, seed, deal_from_seed(spec, seed))
        self.ledger = Ledger(spec, self.pos)
        self.choices = 0
        self.rounds: list[int] = []
        """Number of rounds of each finished era."""

    @property
    def pos(self) -> Position:
        return position_of(self.game)

    def run(self, stride: int) -> CheckedGame:
        """Plays to the end; returns the finished game."""
        self.check_choices()
        while not self.game.over:
            if self.choices % stride == 0:
                self.check_expensive()
            self.step(self.choices % stride == 0)
            self.check_choices()
            if self.choices > LONGEST:
                self.broken("end", f"the game goes on after {LONGEST} choices")
        self.check_finished()
        result = self.game.result
        assert result is not None
        return CheckedGame(self.choices, len(self.game.actions), tuple(result.points))

    # ------------------------------------------------------------------ asking

    def broken(self, invariant: str, sentence: str) -> NoReturn:
        raise InvariantViolated(invariant, sentence, self.seed, self.choices, self.game.text)

    def want(self, kept: bool, invariant: str, sentence: str) -> None:
        if not kept:
            self.broken(invariant, sentence)

    def check_choices(self) -> None:
        """Checks the invariants of every choice."""
        for invariant, found in (
            ("accounts", self.ledger.differences(self.pos)),
            ("cubes", self.ledger.cube_differences(self.pos)),
            ("facts", wrong_facts(self.spec, self.pos)),
        ):
            for sentence in found:
                self.broken(invariant, sentence)
        many = len(self.game.choices)
        if self.game.over:
            self.want(many == 0, "end", "the game is over but something can be chosen")
            return
        self.want(many > 0, "dead end", "nothing can be chosen")
        asked = many > 1 or self.pos.ask == ASK_ACTION
        self.want(asked, "questions", "a question with one answer was asked")
        self.want(self.game.result is None, "result", "there is a result before the end")

    def check_expensive(self) -> None:
        """Checks the expensive invariants."""
        self.legality_check_agrees()
        self.copy_is_independent()
        self.text_comes_back()
        self.loaded_record_comes_back()
        for seat in range(self.spec.seats):
            self.hidden_is_hidden(seat)

    def check_finished(self) -> None:
        """Checks the invariants of a finished game."""
        self.record_comes_back()
        self.result_fits()
        for era, rounds in enumerate(self.rounds):
            printed = printed_rounds(self.spec, era)
            self.want(
                printed is None or rounds == printed,
                "rounds",
                f"era {era} had {rounds} rounds instead of {printed}",
            )

    # ------------------------------------------------------------------ playing

    def step(self, with_undo: bool) -> None:
        """Plays a choice; undoes and plays it again where undo is legal."""
        code = self.choose()
        if with_undo:
            self.undo_restores(code)
        before, events = self.pos, self.game.history.event_count()
        twin = load(self.game.text) if with_undo else None
        self.game.play(code)
        self.choices += 1
        if twin is not None:
            twin.play(code)
            self.want(twin.text == self.game.text, "text", "a loaded position plays on differently")
        for event in self.game.history.events(events):
            self.ledger.write(event)
            if event.kind == ERA_ENDED:
                self.rounds.append(before.round)

    def choose(self) -> int:
        """Returns a random choice, or that of the bot."""
        if self.bot is None:
            return self.rng.choice(self.game.choices.codes)
        assert self.game.seat is not None
        chosen = self.bot.choose(SeatView(self.game, self.game.seat), self.rng)
        if isinstance(chosen, str):
            return next(choice.code for choice in self.game.choices if choice.text == chosen)
        return chosen.code if isinstance(chosen, Choice) else chosen

    # ------------------------------------------------------------------ invariants

    def legality_check_agrees(self) -> None:
        """Checks that the legality check allows exactly the listed choices and changes nothing."""
        rules, pos, work = self.spec.rules, self.pos, Workspace()
        numbers = pos.numbers()
        legal(rules, pos, work)
        listed = work.listed()
        self.want(len(set(listed)) == len(listed), "choices", "a choice is listed twice")
        for code in range(rules.tables.choices.size()):
            allowed = why_not(rules, pos, work, code) == OK
            if allowed != (code in listed):
                verb = "allows" if allowed else "refuses"
                self.broken("legality", f"the check {verb} code {code}, the list does not agree")
        self.want(numbers == pos.numbers(), "legality", "the check changed the position")

    def copy_is_independent(self) -> None:
        """Checks that play on a copy leaves the original unchanged."""
        numbers, text = self.pos.numbers(), self.game.text
        code = self.rng.choice(self.game.choices.codes)
        twin = self.pos.copy()
        self.want(twin.numbers() == numbers, "copy", "a copy differs from its original")
        apply(self.spec.rules, twin, Workspace(), code)
        other = self.game.copy()
        other.play(code)
        self.want(self.pos.numbers() == numbers, "copy", "playing on a copy changed the original")
        self.want(self.game.text == text, "copy", "playing a copied game changed the original")
        self.want(
            position_of(other).numbers() == twin.numbers(), "copy", "two copies went different ways"
        )

    def text_comes_back(self) -> None:
        """Checks that text to position to text is the identity, with all relevant fields."""
        text = self.game.text
        loaded = load(text)
        self.want(loaded.text == text, "text", "a loaded position writes another text")
        ours, theirs = at_hand(self.pos), at_hand(position_of(loaded))
        self.want(ours == theirs, "text", "the text leaves something out")
        same = loaded.choices.codes == self.game.choices.codes
        self.want(same, "text", "a loaded position offers other choices")

    def hidden_is_hidden(self, seat: int) -> None:
        """Checks that hidden information changes neither a seat's view nor its choices."""
        if seat in self.automatic_seats():
            return
        view, text = view_without_undo(self.game, seat), self.game.text
        guess = self.game.guess(seat, self.rng)
        self.want(self.game.text == text, "guess", "guessing changed the game")
        self.want(
            view_without_undo(guess, seat) == view,
            "views",
            f"seat {seat} sees what is hidden from it",
        )
        same = view_without_undo(guess, None) == view_without_undo(self.game, None)
        self.want(same, "views", "a spectator sees what is hidden")
        for sentence in wrong_cards(self.spec, position_of(guess)):
            self.broken("guess", sentence)
        self.want(len(guess.choices) > 0, "guess", f"the guess of seat {seat} is a dead end")

    def automatic_seats(self) -> list[int]:
        automatic = self.spec.rules.tables.automatic
        return [seat for seat in range(self.spec.seats) if automatic >> seat & 1]

    def undo_restores(self, code: int) -> None:
        """Checks that undo restores the position, and that a reveal of information ends undo."""
        game, before = self.game.copy(), self.pos
        kept = (game.text, game.record, game.events, game.actions, game.choices.codes)
        game.play(code)
        unseen = list(hidden_things(self.spec, before))
        if not game.can_undo:
            return
        after = hidden_things(self.spec, position_of(game))
        self.want(unseen == list(after), "undo", "something newly seen could be taken back")
        game.undo()
        back = (game.text, game.record, game.events, game.actions, game.choices.codes)
        self.want(back == kept, "undo", "undo does not restore what was")

    def record_comes_back(self) -> None:
        """Checks that replaying the record gives equal position, events and record."""
        record = self.game.record
        try:
            again = replay(record)
        except BadInput as wrong:
            self.broken("record", str(wrong))
        self.want(again.text == self.game.text, "record", "a replay ends elsewhere")
        self.want(again.events == self.game.events, "record", "a replay has other events")
        self.want(again.record == record, "record", "a replay writes another record")

    def loaded_record_comes_back(self) -> None:
        """Checks that the record of a loaded game begins with the loaded position."""
        game = load(self.game.text)
        for _ in range(PLAYED_ON):
            if not game.over:
                game.play(self.rng.choice(game.choices.codes))
        again = replay(game.record)
        if position_of(game).ask in self.spec.between_action_questions:
            self.want(again.text == game.text, "record", "a loaded game is replayed differently")
            self.want(again.events == game.events, "record", "a loaded game has other events")
        self.want(again.record == game.record, "record", "a loaded game writes another record")

    def result_fits(self) -> None:
        """Checks that the result equals the points, and that ranks follow the points."""
        result = self.game.result
        if result is None:
            self.broken("result", "the game is over without a result")
            return
        seats = range(self.spec.seats)
        points = [self.pos.seat_value(seat, POINTS) for seat in seats]
        self.want(result.points == points, "result", "the points are not those on the table")
        places = sorted(result.places)
        fits = all(place <= n + 1 for n, place in enumerate(places)) and places[0] == 1
        self.want(fits, "result", f"the places {places} cannot be")
        for one in seats:
            for other in seats:
                if result.places[one] < result.places[other]:
                    fair = points[one] >= points[other]
                    self.want(fair, "result", f"seat {one} is placed before seat {other}")


def position_of(game: Game) -> Position:
    """Returns the current position of a game."""
    return game.history.pos


def view_without_undo(game: Game, seat: int | None) -> View:
    """Returns the view of a seat without undo, since a determinized game has no past."""
    return structs.replace(game.view(seat), can_undo=False, can_undo_turn=False)


def at_hand(pos: Position) -> list[int]:
    """Returns the numbers of a position without two that text does not preserve.

    They are the number of cards drawn, since a text begins a new deck, and the turn while income is
    settled.
    """
    numbers = pos.numbers()
    numbers[DRAWN] = 0
    if pos.ask == ASK_GIVE_UP or pos.ask == ASK_NOTHING:
        numbers[TURN] = 0
    return numbers


def hidden_things(spec: GameSpec, pos: Position) -> Iterator[object]:
    """Yields the parts of the deal that at least one seat has not seen."""
    yield pos.era, pos.drawn
    for seat in range(spec.seats):
        yield [len(group) for group in spec.hooks.unseen_piles(pos, seat)]


def printed_rounds(spec: GameSpec, era: int) -> int | None:
    """Returns the number of rounds that the cards of an era last.

    ``None`` where cards do not determine it.
    """
    tables = spec.rules.tables
    if tables.plays_without_cards or tables.automatic:
        return None
    cards = sum(copies for copies in tables.card_copies)
    cards -= tables.face_down[era] * spec.seats + tables.removed[era]
    first = tables.first_round_actions if era == 0 else tables.turn_actions
    turn = tables.turn_actions
    return 1 - (first - cards // spec.seats) // turn
