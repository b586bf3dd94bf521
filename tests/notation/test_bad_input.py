"""Error sentences shorten the values that they quote."""

import pytest

import ironbridge
from ironbridge.errors import BadInput, check_since, shown


@pytest.mark.parametrize(
    ("number", "told"),
    [(10**40, "> 10^30"), (-(10**40), "< -10^30"), (10**29, str(10**29)), (-7, "-7")],
)
def test_a_number_that_is_too_long_is_shown_by_its_size(number: int, told: str) -> None:
    assert shown(number) == told


def test_the_refusal_of_a_long_number_is_short() -> None:
    with pytest.raises(BadInput, match=r"> 10\^30"):
        ironbridge.new("birmingham", seats=10**4000)


@pytest.mark.parametrize("since", [-1, True, "0", None, 0.0])
def test_a_moment_is_a_whole_number_from_zero(since: object) -> None:
    assert check_since(0) == 0
    assert check_since(3) == 3
    with pytest.raises(BadInput):
        check_since(since)


def test_a_line_is_named_where_there_is_one() -> None:
    with pytest.raises(BadInput, match=r"^Line 2: "):
        ironbridge.load("ironbridge position 1\nsomething\n")
    with pytest.raises(BadInput) as at_none:
        ironbridge.new("birmingham", seats=9)
    assert not str(at_none.value).startswith("Line")
