"""Games as data: what the mind saw in them, and what it came to.

Whoever plays them needs no disk in common with whoever asked for them: weights come as the text
of their file, and what was seen goes back as the bytes of one.
"""

from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from ironbridge.bots.weights import judge_from
from ironbridge.core.bits import ids
from ironbridge.core.chance import Chance, split
from ironbridge.core.desk import Desk
from ironbridge.core.mind import Mind
from ironbridge.core.position import POINTS
from ironbridge.core.selfplay import Seen, play_on
from ironbridge.core.setup import first_position
from ironbridge.notation.deals import deal_from_seed
from ironbridge.sim.run import Plan, setting_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int16]


class Shard(NamedTuple):
    """Some games to be played and kept together."""

    plan: Plan
    weights: str | None
    """Who plays, as the text of a file of weights; None: the weights set by hand."""
    first: int
    past: int
    beam: int
    noise: int
    """How often in a thousand turns any of the best is played."""
    width: int


def harvest(shard: Shard) -> bytes:
    """Play the games of a shard; what was seen in them, as a file of numpy's."""
    import numpy as np

    setting = setting_of(shard.plan)
    mind = Mind(setting.rules, judge_from(setting, shard.weights))
    ends: list[tuple[Seen, int, int]] = []
    middles: list[Seen] = []
    points: list[int] = []
    people = [n for n in range(setting.seats) if n not in ids(setting.rules.tables.automatic)]
    for number in range(shard.first, shard.past):
        seed = split(shard.plan.seed, number)
        pos = first_position(setting.rules, deal_from_seed(setting, seed), Desk())
        seen: list[Seen] = []
        over = play_on(mind, pos, shard.beam, Chance(seed), shard.noise, shard.width, seen, middles)
        scored = [int(over.word(seat, POINTS)) for seat in range(setting.seats)]
        points += [scored[seat] for seat in people]
        ends += [(one, scored[int(one.seat)], number) for one in seen]
    kept = BytesIO()
    np.savez_compressed(
        kept,
        mean=sum(points) / len(points),
        end_games=np.array([number for _, _, number in ends], np.int32),
        end_seats=np.array([int(one.seat) for one, _, _ in ends], np.int16),
        end_rows=np.array([int(one.row) for one, _, _ in ends], np.int16),
        end_facts=as_numbers([one for one, _, _ in ends]),
        end_points=np.array([final for _, final, _ in ends], np.int16),
        mid_rows=np.array([int(one.row) for one in middles], np.int16),
        mid_facts=as_numbers(middles),
        mid_values=np.array([int(one.value) for one in middles], np.int32),
    )
    return kept.getvalue()


def as_numbers(seen: list[Seen]) -> "Numbers":
    """The facts of many moments, one row each."""
    import numpy as np

    return np.array([list(one.facts) for one in seen], np.int16)
