"""Search bot: the bot of all levels and of ``greedy``, a search with the level's budget."""

from random import Random

from ironbridge.bots.habits import HABITS, evaluator_with_habits
from ironbridge.bots.levels import Level
from ironbridge.bots.seat_view import SeatView
from ironbridge.bots.weights_file import evaluator_for, evaluator_from
from ironbridge.core.action_table import PASS
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply, why_not
from ironbridge.search.evaluator import Evaluator
from ironbridge.search.search import Candidate, Search
from ironbridge.titles.spec import GameSpec


class SearchBot:
    """Plans a whole turn by search and follows the plan while the positions match it."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._spec: GameSpec | None = None
        self._search: Search | None = None
        self._plan: dict[int, int] = {}
        """Choice by position key, for the turn planned last."""

    def choose(self, view: SeatView, rng: Random) -> int:
        """Returns the next answer of the planned turn; plans a turn where there is none."""
        codes = view.choices.codes
        if len(codes) == 1:
            return codes[0]
        planned = self._plan.get(view.key)
        if planned in codes:
            return planned
        self._plan = self.plan(view, rng)
        return self._plan[view.key]

    def plan(self, view: SeatView, rng: Random) -> dict[int, int]:
        """Returns the choices of the rest of the turn by position key."""
        found, search = self.think(view, rng), self.search(view.spec)
        chosen = without_pass(search, found) if self.level.habits else found[0]
        pos = view.unseen().sample(Rng(rng.getrandbits(60)))
        plan: dict[int, int] = {}
        for code in chosen.path:
            # A card drawn within the turn may make the path illegal: from there it searches again.
            if why_not(search.rules, pos, search.generator.work, code) != OK:
                break
            plan[pos.seat_key(view.seat)] = code
            apply(search.rules, pos, search.generator.work, code)
        return plan

    def think(self, view: SeatView, rng: Random) -> list[Candidate]:
        """Returns the candidate turns, the best first."""
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
        """Returns the search for a game's spec, made at the first use."""
        if self._search is None or self._spec is not spec:
            self._spec = spec
            level = self.level
            self._search = Search(
                spec.rules,
                evaluator_of(level, spec),
                level.deep_candidates,
                level.deep_turns,
                level.rollout_beam,
            )
        return self._search


def evaluator_of(level: Level, spec: GameSpec) -> Evaluator:
    """Returns the evaluator of a level for a game's spec."""
    if level.habits:
        return evaluator_with_habits(spec, HABITS[level.habits])
    if level.trained:
        return evaluator_for(spec, level.generation)
    return evaluator_from(spec, None)


def without_pass(search: Search, found: list[Candidate]) -> Candidate:
    """Returns the best turn in which no action is passed; the best one where there is none."""
    verbs = search.rules.tables.choices.verb
    active = (one for one in found if all(verbs[code] != PASS for code in one.path))
    return next(active, found[0])
