"""The levels people play against: one mind, with more or less time to think.

A level is a budget of work, so that it plays alike on every machine; a cap in seconds keeps a slow
one from waiting.  Only ``easy`` errs on purpose, a little.
"""

from random import Random
from typing import Final, NamedTuple

from ironbridge.bots.seat_view import SeatView
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply, why_not
from ironbridge.search.search import Candidate, Search
from ironbridge.titles.spec import GameSpec


class Level(NamedTuple):
    """How hard a bot thinks."""

    name: str
    beam: int
    """So many positions are followed in mid-turn; 0: all."""
    width: int
    """So many of the best turns are thought about."""
    samples: int
    """So many outcomes of them are looked at; 0: first sight decides."""
    seconds: float
    """After this time the best turn so far is played."""
    card_samples: int = 0
    """So many more outcomes decide which cards the best turn is played with."""
    deep_samples: int = 0
    """So many more outcomes decide among its best turns, each of them followed farther."""
    blunder_rate: float = 0.0
    """How often any of the best turns is played instead of the best."""


EASY: Final = Level("easy", beam=1, width=6, samples=0, seconds=2.0, blunder_rate=0.3)
MEDIUM: Final = Level("medium", beam=6, width=1, samples=0, seconds=2.0)
HARD: Final = Level("hard", beam=0, width=64, samples=240, seconds=3.0)
MASTER: Final = Level(
    "master", beam=0, width=64, samples=240, seconds=10.0, card_samples=80, deep_samples=72
)


class Thinker:
    """Plays by the mind: plans a whole turn and keeps to the plan while nothing new is seen."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._setting: GameSpec | None = None
        self._mind: Search | None = None
        self._plan: dict[int, int] = {}
        """What to answer when the table looks like this, for the turn planned last."""

    def choose(self, view: SeatView, rng: Random) -> int:
        """Returns the next answer of the turn that looks best."""
        codes = view.choices.codes
        if len(codes) == 1:
            return codes[0]
        planned = self._plan.get(view.key)
        if planned in codes:
            return planned
        self._plan = self.plan(view, rng)
        return self._plan[view.key]

    def plan(self, view: SeatView, rng: Random) -> dict[int, int]:
        """Returns a plan for the rest of the turn.

        What to answer while the table looks as foreseen.
        """
        found = self.think(view, rng)
        slip = self.level.blunder_rate and rng.random() < self.level.blunder_rate
        chosen = rng.choice(found) if slip else found[0]
        search = self.search(view.spec)
        pos = view.unseen().sample(Rng(rng.getrandbits(60)))
        plan: dict[int, int] = {}
        for code in chosen.path:
            # What is drawn within the turn may close the way: from there it thinks anew.
            if why_not(search.rules, pos, search.generator.work, code) != OK:
                break
            plan[pos.seat_key(view.seat)] = code
            apply(search.rules, pos, search.generator.work, code)
        return plan

    def think(self, view: SeatView, rng: Random) -> list[Candidate]:
        """Returns the turns thought about, the best first."""
        level = self.level
        return self.search(view.spec).search(
            view.unseen(),
            Rng(rng.getrandbits(60)),
            level.beam,
            level.width,
            level.samples,
            level.seconds,
            level.card_samples,
            level.deep_samples,
        )

    def search(self, spec: GameSpec) -> Search:
        """Returns the mind for a table, made when it is first needed."""
        if self._mind is None or self._setting is not spec:
            self._setting = spec
            self._mind = Search(spec.rules, evaluator_for(spec))
        return self._mind


class Easy(Thinker):
    """For a first game: sees what looks good, and now and then plays the next best."""

    def __init__(self) -> None:
        super().__init__(EASY)


class Medium(Thinker):
    """Plans its whole turn, but not what others may do."""

    def __init__(self) -> None:
        super().__init__(MEDIUM)


class Hard(Thinker):
    """Tries its best turns out against what others may do."""

    def __init__(self) -> None:
        super().__init__(HARD)


class Master(Thinker):
    """Follows its best turns farther, with more time."""

    def __init__(self) -> None:
        super().__init__(MASTER)
