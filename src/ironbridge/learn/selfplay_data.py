"""Plays self-play games and stores their training samples as shards.

A shard runs on any machine without a shared disk: it receives the weights as the text of their file
and returns the samples as the bytes of a NumPy file.
"""

from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ironbridge.bots.weights_file import (
    evaluator_from,
    hidden_layer_from,
    make_evaluator,
    rows_from,
)
from ironbridge.core.bitset import ids
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import Rng, split
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.game.sample_world import unseen
from ironbridge.learn.exploration import PLAIN, perturb
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.search import Search
from ironbridge.search.selfplay import TrainingSample, play_on, sample_mid_turn, training_sample
from ironbridge.sim.simulate import Plan, spec_of
from ironbridge.titles.spec import GameSpec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int16]


PATIENCE: Final = 3600.0
"""Time limit of a search in self-play, in seconds: high enough that it never applies."""
ENOUGH: Final = 2
"""Minimum number of visits of a candidate turn whose value is stored."""


class Shard(NamedTuple):
    """A batch of self-play games that are played and stored together."""

    plan: Plan
    weights: str | None
    """Text of the weights file to play with; None for the hand-set weights."""
    first: int
    past: int
    beam: int
    noise: int
    """Turns per thousand in which a random one of the best candidates is played."""
    width: int
    samples: int = 0
    """Number of rollouts per turn; 0 plays by the static evaluation."""
    styles: bool = False
    """Whether most seats play with perturbed weights."""


def play_shard(shard: Shard) -> bytes:
    """Plays the games of a shard; returns their samples as the bytes of a NumPy file."""
    import numpy as np

    spec = spec_of(shard.plan)
    search = Search(spec.rules, evaluator_from(spec, shard.weights))
    ends: list[tuple[TrainingSample, int, int]] = []
    middles: list[TrainingSample] = []
    tried: list[TrainingSample] = []
    points: list[int] = []
    people = [n for n in range(spec.seats) if n not in ids(spec.rules.tables.automatic)]
    for number in range(shard.first, shard.past):
        seed = split(shard.plan.seed, number)
        pos = first_position(spec.rules, deal_from_seed(spec, seed), Workspace())
        seen: list[TrainingSample] = []
        if shard.styles:
            over = play_in_styles(spec, search, pos, Rng(seed), shard, seen)
        elif shard.samples:
            over = play_searching(spec, search, pos, Rng(seed), shard, seen, middles, tried)
        else:
            over = play_on(
                search, pos, shard.beam, Rng(seed), shard.noise, shard.width, seen, middles
            )
        scored = [int(over.seat_value(seat, POINTS)) for seat in range(spec.seats)]
        points += [scored[seat] for seat in people]
        ends += [(one, scored[int(one.seat)], number) for one in seen]
    kept = BytesIO()
    np.savez_compressed(
        kept,
        mean=sum(points) / len(points),
        end_games=np.array([number for _, _, number in ends], np.int32),
        end_seats=np.array([int(one.seat) for one, _, _ in ends], np.int16),
        end_rows=np.array([int(one.stage) for one, _, _ in ends], np.int16),
        end_facts=as_numbers([one for one, _, _ in ends]),
        end_points=np.array([final for _, final, _ in ends], np.int16),
        mid_rows=np.array([int(one.stage) for one in middles], np.int16),
        mid_facts=as_numbers(middles),
        mid_values=np.array([int(one.value) for one in middles], np.int32),
        tried_rows=np.array([int(one.stage) for one in tried], np.int16),
        tried_facts=as_numbers(tried),
        tried_values=np.array([int(one.value) for one in tried], np.int32),
    )
    return kept.getvalue()


def play_in_styles(
    spec: GameSpec,
    search: Search,
    pos: Position,
    rng: Rng,
    shard: Shard,
    ends: list[TrainingSample],
) -> Position:
    """Plays a game by static evaluation in which most seats have perturbed weights."""
    style_rng = Random(int(rng.below(2**60)))
    rows = rows_from(spec, search.evaluator.extractor, shard.weights)
    searches = [search] * spec.seats
    for seat in range(spec.seats):
        if style_rng.random() >= PLAIN:
            extractor = spec.hooks.feature_extractor()
            facts = [name for name, _ in extractor.names]
            hidden_layer = hidden_layer_from(extractor, shard.weights)
            bent = make_evaluator(extractor, perturb(facts, rows, style_rng), hidden_layer)
            searches[seat] = Search(spec.rules, bent)
    while pos.ask != ASK_NOTHING:
        seat = int(pos.seat)
        whole = pos.ask == ASK_ACTION
        found = searches[seat].candidate_turns(pos, shard.beam, shard.width)
        slip = shard.noise > 0 and rng.below(1000) < shard.noise
        one = found[int(rng.below(len(found))) if slip else 0]
        pos = search.followed(pos, one.path)
        if whole and pos.ask != ASK_NOTHING:
            ends.append(sample_with_value(search, pos, seat, 0))
    return pos


def play_searching(
    spec: GameSpec,
    search: Search,
    pos: Position,
    rng: Rng,
    shard: Shard,
    ends: list[TrainingSample],
    middles: list[TrainingSample],
    tried: list[TrainingSample],
) -> Position:
    """Plays a game by search with hidden hands; stores candidate turns with their search values."""
    while pos.ask != ASK_NOTHING:
        seat = int(pos.seat)
        whole = pos.ask == ASK_ACTION
        if whole:
            sample_mid_turn(search, pos, rng, middles)
        hidden = unseen(spec, pos, seat)
        found = search.search(hidden, rng, shard.beam, shard.width, shard.samples, PATIENCE)
        after = [search.followed(pos, one.path) for one in found]
        for one, then in zip(found, after, strict=True):
            if whole and one.samples >= ENOUGH and then.ask != ASK_NOTHING:
                tried.append(sample_with_value(search, then, seat, round(one.mean())))
        slip = shard.noise > 0 and rng.below(1000) < shard.noise
        pos = after[int(rng.below(len(found))) if slip else 0]
        if whole and pos.ask != ASK_NOTHING:
            ends.append(sample_with_value(search, pos, seat, 0))
    return pos


def sample_with_value(search: Search, pos: Position, seat: int, value: int) -> TrainingSample:
    """Returns a training sample with the value of a search instead of the static evaluation."""
    sample = training_sample(search, pos, seat)
    sample.value = value
    return sample


def as_numbers(seen: list[TrainingSample]) -> "Numbers":
    """Returns the features of many samples as a matrix, one row each."""
    import numpy as np

    return np.array([list(one.features) for one in seen], np.int16)
