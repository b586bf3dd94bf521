"""The random number generator."""

from hypothesis import given
from hypothesis import strategies as st

from ironbridge.core.rng import Rng, fresh_seed, split

SEEDS = st.integers(0, 2**62 - 1)


def shuffled(seed: int, many: int) -> list[int]:
    items = list(range(many))
    Rng(seed).shuffle(items)
    return items


def test_a_seed_means_the_same_on_every_machine() -> None:
    assert shuffled(7, 12) == [6, 1, 8, 9, 0, 11, 4, 5, 3, 2, 10, 7]


@given(SEEDS, st.integers(1, 1000))
def test_a_number_stays_below_its_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= int(rng.below(limit)) < limit for _ in range(20))


@given(SEEDS)
def test_shuffling_loses_nothing(seed: int) -> None:
    assert sorted(shuffled(seed, 40)) == list(range(40))


def test_all_orders_come_up_about_as_often() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(2400):
        order = tuple(shuffled(split(1, seed), 3))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(320 < many < 480 for many in counts.values()), counts


def test_parts_of_one_seed_differ() -> None:
    assert len({split(5, part) for part in range(1000)}) == 1000
    assert all(0 <= split(seed, 3) < 2**62 for seed in (0, 1, 2**61, 2**62 - 1))


def test_a_fresh_seed_is_a_seed() -> None:
    assert all(0 <= fresh_seed() < 2**62 for _ in range(20))
