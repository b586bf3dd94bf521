"""Bitsets: sets of small ids in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from ironbridge.core.bitset import BIT, count, ids, index, lowest, mask

MEMBERS = st.sets(st.integers(0, 61))


def test_each_of_62_members_has_a_bit_of_its_own() -> None:
    assert [int(bit) for bit in BIT] == [2**n for n in range(62)]


def test_the_only_member_is_named() -> None:
    assert [int(index(BIT[n])) for n in range(62)] == list(range(62))


@given(MEMBERS)
def test_a_set_comes_back_as_it_went_in(members: set[int]) -> None:
    assert ids(mask(sorted(members))) == sorted(members)


@given(MEMBERS)
def test_members_are_counted(members: set[int]) -> None:
    assert int(count(mask(sorted(members)))) == len(members)


@given(MEMBERS.filter(bool))
def test_the_lowest_member(members: set[int]) -> None:
    assert int(lowest(mask(sorted(members)))) == min(members)
