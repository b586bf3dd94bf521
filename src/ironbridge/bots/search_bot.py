"""Search bot: the bot of all levels and of ``greedy``, a search with the level's budget."""

from random import Random

from ironbridge.bots.levels import Level
from ironbridge.bots.seat_view import SeatView
from ironbridge.bots.weights_file import evaluator_for, evaluator_from
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply, why_not
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
        found = self.think(view, rng)
        slip = self.level.blunder_rate and rng.random() < self.level.blunder_rate
        chosen = rng.choice(found) if slip else found[0]
        search = self.search(view.spec)
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
            trained = self.level.trained
            evaluator = evaluator_for(spec) if trained else evaluator_from(spec, None)
            self._search = Search(spec.rules, evaluator)
        return self._search
