"""Plays random games of one game spec: each must go on, pass legality checks, and end."""

from ironbridge.core.events import ANSWERED
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng, split
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.titles.deal_from_seed import deal_from_seed
from ironbridge.titles.spec import GameSpec

GAMES = 3
"""Number of games per game spec."""
LONGEST = 20_000
"""Upper bound of the game length in choices."""
CHECK_INTERVAL = 9
"""Number of choices between two legality checks of the whole action space."""


def check_game(spec: GameSpec, seed: int) -> list[BadInput]:
    """Plays a random game; returns complaints about its choices, legality checks and end."""
    work, rng = Workspace(True), Rng(split(seed, 1))
    pos = first_position(spec.rules, deal_from_seed(spec, seed), work)
    for played in range(LONGEST):
        if pos.ask == ASK_NOTHING:
            return []
        many = legal(spec.rules, pos, work)
        codes = work.listed()
        if many == 0:
            return [BadInput("check-no-choice", game=seed, played=played)]
        if min(codes) < 0:
            return [BadInput("check-bad-choice", game=seed, played=played)]
        if len(set(codes)) < many:
            return [BadInput("check-listed-twice", game=seed, played=played)]
        if played % CHECK_INTERVAL == 0 and legal_by_check(spec, pos, work) != sorted(codes):
            return [BadInput("check-legality", game=seed, played=played)]
        apply(spec.rules, pos, work, codes[rng.below(many)])
        unknown = [what for what, *_ in work.log.take() if not known_event(spec, what)]
        if unknown:
            return [BadInput("check-event", game=seed, event=unknown[0])]
    return [BadInput("check-endless", game=seed, most=LONGEST)]


def legal_by_check(spec: GameSpec, pos: Position, work: Workspace) -> list[int]:
    """Returns every legal choice, found by checking each code of the action space."""
    size = spec.rules.tables.choices.size()
    return [code for code in range(size) if why_not(spec.rules, pos, work, code) == OK]


def known_event(spec: GameSpec, what: int) -> bool:
    """Returns whether this kind of event has a name."""
    return what == ANSWERED or what in spec.events
