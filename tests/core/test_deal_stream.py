"""The cryptographic streams that deals are made from."""

import math
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironbridge.core.deal_stream import RANGE, DealStream

KEYS = st.binary(min_size=32, max_size=32)
KEY = bytes(range(32))


def key_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def shuffled(key: bytes, label: str, many: int) -> list[int]:
    items = list(range(many))
    DealStream(key, label).shuffle(items)
    return items


def chi_square(counts: Counter[object], kinds: int) -> float:
    """Returns the statistic for equally likely kinds."""
    expected = counts.total() / kinds
    unseen = kinds - len(counts)
    return sum((many - expected) ** 2 / expected for many in counts.values()) + unseen * expected


def most_likely(kinds: int) -> float:
    """Returns a bound that the statistic passes once in about 30,000 series (four sigma)."""
    free = kinds - 1
    return free + 4 * math.sqrt(2 * free) + 8


def test_a_key_means_the_same_on_every_machine() -> None:
    assert shuffled(KEY, "canal deck", 12) == [7, 8, 9, 10, 11, 2, 1, 5, 0, 6, 4, 3]
    assert shuffled(KEY, "rail deck", 12) == [1, 8, 4, 0, 9, 2, 7, 11, 6, 5, 3, 10]


@given(KEYS, st.integers(1, 1000))
def test_a_number_stays_below_its_limit(key: bytes, limit: int) -> None:
    stream = DealStream(key, "x")
    assert all(0 <= stream.below(limit) < limit for _ in range(20))


@given(KEYS, st.integers(0, 80))
def test_shuffling_loses_nothing(key: bytes, many: int) -> None:
    assert sorted(shuffled(key, "x", many)) == list(range(many))


def test_all_orders_of_four_are_equally_likely() -> None:
    orders = Counter[object](tuple(shuffled(key_of(n), "x", 4)) for n in range(12_000))
    kinds = len(list(permutations(range(4))))
    assert chi_square(orders, kinds) < most_likely(kinds)


def test_every_card_is_equally_likely_at_every_place() -> None:
    places = Counter[object](
        (place, item)
        for n in range(2_000)
        for place, item in enumerate(shuffled(key_of(n), "canal deck", 20))
    )
    # Each row and each column of the table of 20 times 20 adds up to a constant.
    assert chi_square(places, 400) < most_likely(19 * 19 + 1)


def test_words_beyond_the_last_multiple_are_rejected() -> None:
    limit = RANGE // 3 * 2
    stream, twin = DealStream(KEY, "x"), DealStream(KEY, "x")
    words = [twin.below(RANGE) for _ in range(200)]
    kept = [word for word in words if word < limit]
    assert len(kept) < 200
    assert [stream.below(limit) for _ in kept] == kept


def test_a_stream_goes_on_for_ever() -> None:
    long = DealStream(KEY, "x")
    numbers = [long.below(RANGE) for _ in range(2_000)]
    assert len(set(numbers)) == 2_000
    again = DealStream(KEY, "x")
    assert numbers == [again.below(RANGE) for _ in range(2_000)]


def test_streams_of_one_key_are_independent() -> None:
    """Equal positions of two streams agree no more often than chance, for labels and keys."""
    for pairs in (
        [(shuffled(key_of(n), "a", 6), shuffled(key_of(n), "b", 6)) for n in range(6_000)],
        [(shuffled(key_of(n), "a", 6), shuffled(key_of(n + 1), "a", 6)) for n in range(6_000)],
    ):
        together = Counter[object]((one[0], other[0]) for one, other in pairs)
        assert chi_square(together, 36) < most_likely(36)


def test_a_key_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        DealStream(b"short", "x")
