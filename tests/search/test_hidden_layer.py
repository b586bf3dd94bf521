"""The value of the hidden layer is the weighted sum of its units after ReLU."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.search.hidden_layer import BLOCK, COUNTED, HiddenLayer

SIZE, UNITS, ROWS = 7, 2 * int(BLOCK), 3


def numbers(rng: Random, many: int, most: int) -> list[int]:
    return [rng.randint(-most, most) for _ in range(many)]


def plainly(
    facts: list[int], era: int, row: int, looks: list[int], thresholds: list[int], counts: list[int]
) -> int:
    total = 0
    for unit in range(UNITS):
        stir = thresholds[row * UNITS + unit]
        for n, fact in enumerate(facts):
            stir += fact * looks[(era * SIZE + n) * UNITS + unit]
        total += max(stir, 0) * counts[row * UNITS + unit]
    return total // int(COUNTED)


@pytest.mark.parametrize("seed", range(5))
def test_the_value_is_the_weighted_sum_of_active_units(seed: int) -> None:
    rng = Random(seed)
    looks = numbers(rng, 2 * SIZE * UNITS, 9000)
    thresholds, counts = numbers(rng, ROWS * UNITS, 9000), numbers(rng, ROWS * UNITS, 9000)
    hidden_layer = HiddenLayer(SIZE, UNITS, vec[i64](looks), vec[i64](thresholds), vec[i64](counts))
    facts = [0] * SIZE
    for _ in range(40):  # earlier evaluations do not affect the result
        row, era = rng.randrange(ROWS), rng.choice((0, 0, 0, 1))
        for n in rng.sample(range(SIZE), rng.randrange(SIZE)):
            facts[n] = rng.choice((0, 0, 1, 3, -2, 40))
        expected = plainly(facts, era, row, looks, thresholds, counts)
        assert hidden_layer.value(vec[i64](facts), era, row) == expected


def test_a_row_in_which_none_counts_is_silent() -> None:
    counts = [0] * UNITS + [1] * UNITS
    ones = [1] * (SIZE * UNITS)
    large = [int(COUNTED)] * len(counts)
    hidden_layer = HiddenLayer(SIZE, UNITS, vec[i64](ones), vec[i64](large), vec[i64](counts))
    facts = vec[i64]([0] * SIZE)
    assert hidden_layer.value(facts, 0, 0) == 0
    assert hidden_layer.value(facts, 0, 1) == UNITS
