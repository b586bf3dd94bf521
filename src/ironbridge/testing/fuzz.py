"""Fuzzing: every hostile input must give a playable game or one clear sentence."""

import faulthandler
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from ironbridge.core.rng import split
from ironbridge.errors import BadInput, Refused, shown
from ironbridge.game.choices import Choice
from ironbridge.game.factory import begin, from_steps, load, new, replay
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.sim.pool import spread
from ironbridge.testing.configurations import Configuration
from ironbridge.testing.corrupt import WRONG, spoil_deal, spoil_field, spoil_question, spoil_text
from ironbridge.titles.spec import GameSpec

BATCH: Final = 200
"""Number of inputs per batch."""
STATIONS: Final = 12
"""Number of positions per configuration that are mutated."""
FOLLOWED: Final = 8
"""One accepted game in this number is played to its end."""
MOST_SECONDS: Final = 1.0
"""Maximum CPU time of one call, in seconds."""
MOST_BYTES: Final = 100_000_000
STUCK: Final = 300
"""Seconds after which a batch that does not end is aborted with its traceback."""
LONGEST: Final = 20_000
LONGEST_SENTENCE: Final = 600
ENDINGS: Final = (".", "?", "!", "…")


class Unfit(Exception):
    """A call gave something other than a game or a sentence."""


class Complaint(NamedTuple):
    """A failed input, with the data to reproduce it."""

    case: str
    kind: str
    number: int
    what: str
    given: str


class FuzzBatch(NamedTuple):
    """A batch of inputs, by number."""

    case: Configuration
    seed: int
    first: int
    inputs: int


class Tried(NamedTuple):
    """The outcome of a batch."""

    inputs: int
    taken: int
    complaints: list[Complaint]


def stations(case: Configuration, seed: int, made: dict[str, list[Game]]) -> list[Game]:
    """Returns games of a configuration in many positions; cached per batch."""
    key = f"{case.name} {seed}"
    if key not in made:
        made[key] = make_stations(case.spec(), Random(seed))
    return made[key]


def make_stations(spec: GameSpec, rng: Random) -> list[Game]:
    """Returns a random game in its final position and in many earlier ones."""
    seed = rng.getrandbits(32)
    game = begin(spec, seed, deal_from_seed(spec, seed))
    moments = [game.copy()]
    while not game.over:
        game.play(rng.choice(game.choices.codes))
        moments.append(game.copy() if rng.random() < 0.2 else moments[-1])
    return [game, *(rng.choice(moments) for _ in range(STATIONS))]


class Attack:
    """One hostile input."""

    def __init__(
        self, case: Configuration, seed: int, number: int, made: dict[str, list[Game]] | None = None
    ) -> None:
        self.rng = Random(split(seed, number))
        self.case = case
        self.number = number
        self.spec = case.spec()
        self.game = self.rng.choice(
            stations(case, split(seed, number // BATCH % 5), {} if made is None else made)
        )
        self.given: object = None
        self.kind = self.rng.choice(sorted(KINDS))
        self.taken = False

    def run(self) -> Complaint | None:
        """Runs the input; returns a complaint unless it gives a game or a sentence."""
        room = largest_room()
        try:
            KINDS[self.kind](self)
        except Exception as wrong:  # any exception is a failure
            return self.complaint(f"{type(wrong).__name__}: {wrong}")
        if largest_room() - room > MOST_BYTES:
            return self.complaint("it took more than 100 MB")
        return None

    def complaint(self, what: str) -> Complaint:
        given = self.given if isinstance(self.given, str) else shown(self.given)
        return Complaint(self.case.name, self.kind, self.number, what[:400], given)

    def result_of(self, deed: Callable[[], object]) -> object:
        """Returns the result of a call.

        ``None`` when the call was refused in time with one sentence.
        """
        began = time.process_time()
        found: object = None
        try:
            found = deed()
        except (BadInput, Refused) as error:
            check_sentence(str(error))
        seconds = time.process_time() - began
        want(seconds < MOST_SECONDS, f"it took {seconds:.1f} s")
        return found

    def take(self, deed: Callable[[], object]) -> None:
        """Checks a call that may give a game, which must then satisfy all checks."""
        game = self.result_of(deed)
        if isinstance(game, Game):
            self.taken = True
            check_moment(self, game)
            if self.rng.randrange(FOLLOWED) == 0:
                follow(self, game)

    # ------------------------------------------------------------------ kinds

    def text(self) -> None:
        self.given = text = spoil_text(self.rng, self.spec, self.game.text)
        self.take(lambda: load(text))

    def field(self) -> None:
        self.given = text = spoil_field(self.rng, self.spec, self.game.text)
        self.take(lambda: load(text))

    def question(self) -> None:
        self.given = text = spoil_question(self.rng, self.spec, self.game.text)
        self.take(lambda: load(text))

    def record(self) -> None:
        self.given = text = spoil_text(self.rng, self.spec, self.game.record)
        self.take(lambda: replay(text))

    def typed(self) -> None:
        lines = [line for _, line in self.game.actions] + [
            choice.text for choice in self.game.choices
        ]
        line = self.rng.choice(lines or ["pass"])
        self.given = text = spoil_text(self.rng, self.spec, line)
        twin = self.game.copy()
        refusal = self.result_of(lambda: twin.why_not(text))
        if refusal is not None:
            check_sentence(getattr(refusal, "text", ""))
        self.take(lambda: played(twin, text))

    def deal(self) -> None:
        deal = self.game.at(0).deal
        self.given = wrong = spoil_deal(self.rng, self.spec, deal)
        asked = {**self.case.options, "seats": self.case.seats, "deal": wrong}
        self.take(lambda: make(self.case.title, asked))

    def wrong_kind(self) -> None:
        wrong, rng, case = self.rng.choice(WRONG), self.rng, self.case
        game = self.game.copy()
        wishes = ("seats", "seed", "deal", "variant", "board", "automa", "mat", "rules")
        key = rng.choice((*wishes, "confirm_turns"))
        odd = rng.choice((wrong, [wrong], {"x": wrong}, {shown(wrong): wrong}))
        calls: dict[str, Callable[[], object]] = {
            "new": lambda: new(wrong),  # type: ignore[arg-type]
            f"new {key}": lambda: make(case.title, {**case.options, key: odd}),
            "load": lambda: load(wrong),  # type: ignore[arg-type]
            "replay": lambda: replay(wrong),  # type: ignore[arg-type]
            "play": lambda: played(game, wrong),
            "why not": lambda: game.why_not(wrong),  # type: ignore[arg-type]
            "choice": lambda: played(game, Choice(wrong, "x")),  # type: ignore[arg-type]
            "in": lambda: wrong in game.choices,
            "view": lambda: game.view(wrong),  # type: ignore[arg-type]
            "guess": lambda: game.guess(wrong, rng),  # type: ignore[arg-type]
            "guess rng": lambda: game.guess(0, wrong),  # type: ignore[arg-type]
            "at": lambda: game.at(wrong),  # type: ignore[arg-type]
            "steps": lambda: from_steps(game, odd),  # type: ignore[arg-type]
            "language": lambda: setattr(game, "language", wrong),
        }
        name = rng.choice(sorted(calls))
        self.given = f"{name}: {type(wrong).__name__}"
        self.take(calls[name])


KINDS: Final[dict[str, Callable[[Attack], None]]] = {
    "deal": Attack.deal,
    "field": Attack.field,
    "question": Attack.question,
    "record": Attack.record,
    "text": Attack.text,
    "typed": Attack.typed,
    "wrong kind": Attack.wrong_kind,
}


def make(title: str, asked: dict[str, Any]) -> Game:
    """Returns a new game with these options."""
    return new(title, **asked)


def played(game: Game, choice: object) -> Game:
    """Returns the game after a choice."""
    game.play(choice)  # type: ignore[arg-type]
    return game


def want(kept: bool, sentence: str) -> None:
    """Raises ``Unfit`` unless the condition holds."""
    if not kept:
        raise Unfit(sentence)


def check_sentence(text: str) -> None:
    """Checks a refusal: one line, a complete sentence, of bounded length, no control characters."""
    want(text.strip() == text and text[-1:] in ENDINGS, f"not a sentence: {text!r}")
    want(len(text) < LONGEST_SENTENCE, f"too long a sentence: {text!r}")
    want(text.isprintable(), f"a sentence with controls: {text!r}")


def check_moment(attack: Attack, game: Game) -> None:
    """Checks that a position can be written, loaded, viewed, determinized and undone."""
    text = game.text
    again = attack.result_of(lambda: load(text))
    same = isinstance(again, Game) and again.text == text
    want(same, f"its own text is not read back: {text}")
    want(game.over or len(game.choices) > 0, "nothing can be chosen")
    game.view(None)
    automatic = game.spec.rules.tables.automatic
    for seat in range(game.spec.seats):
        game.view(seat)
        if not automatic >> seat & 1:
            guess = game.guess(seat, attack.rng)
            want(len(guess.choices) > 0 or game.over, "a guess in which nothing can be chosen")
    if game.can_undo:
        back = game.copy()
        back.undo()
        back.play(game.steps[-1])
        want(back.text == text, "taking back and playing again leads elsewhere")


def follow(attack: Attack, game: Game) -> None:
    """Plays a game to its end, with checks at intervals."""
    steps = 0
    while not game.over:
        code = attack.rng.choice(game.choices.codes)
        attack.result_of(lambda code=code: game.play(code))  # type: ignore[misc]
        steps += 1
        want(steps < LONGEST, "the game does not end")
        if attack.rng.random() < 0.02:
            check_moment(attack, game)
    check_moment(attack, game)


def largest_room() -> int:
    """Returns the peak memory of this process in bytes; 0 where the system does not report it."""
    if sys.platform == "win32":
        return 0
    import resource

    room = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return room if sys.platform == "darwin" else room * 1024


def try_batch(batch: FuzzBatch) -> Tried:
    """Runs a batch of inputs in order."""
    faulthandler.dump_traceback_later(STUCK, exit=True)
    complaints: list[Complaint] = []
    made: dict[str, list[Game]] = {}
    taken = 0
    for number in range(batch.first, batch.first + batch.inputs):
        attack = Attack(batch.case, batch.seed, number, made)
        complaint = attack.run()
        taken += attack.taken
        if complaint is not None:
            complaints.append(complaint)
    faulthandler.cancel_dump_traceback_later()
    return Tried(batch.inputs, taken, complaints)


def attack(
    cases: Sequence[Configuration],
    inputs: int,
    seed: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda inputs: None,
) -> dict[str, object]:
    """Fuzzes a number of hostile inputs, spread over the configurations.

    Returns plain data, complaints first.
    """
    began = time.perf_counter()
    firsts = range(0, inputs, BATCH)
    batches = [
        FuzzBatch(cases[n % len(cases)], seed, first, min(BATCH, inputs - first))
        for n, first in enumerate(firsts)
    ]
    complaints: list[Complaint] = []
    tried = taken = 0
    for done in spread(try_batch, batches, jobs):
        tried, taken = tried + done.inputs, taken + done.taken
        complaints += done.complaints
        progress(done.inputs)
    return {
        "complaints": [complaint._asdict() for complaint in complaints],
        "inputs": tried,
        "taken": taken,
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 3),
    }
