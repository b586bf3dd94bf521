"""The first turn of the Automa, for every card at every level, on an untouched board."""

import pytest

from ironbridge.titles.birmingham.automa.cards import BACKS
from tests.rulebook.automa.rulings.solo import built, laid, points, turn

GROUPS = {int(row["card"]): row["group"] for row in BACKS}

# Card: what it does on the easy, medium and hard level.  No coal is connected, iron costs 2.
EXPECTED = {
    1: ["pottery1 Coventry"] * 3,
    2: ["cotton1 Nuneaton", "manufacturer2 Cannock", "manufacturer2 Cannock"],
    3: ["brewery1 Nuneaton"] * 3,
    4: ["brewery1 Coalbrookdale"] * 3,
    5: ["coal2 Redditch"] * 3,
    6: ["brewery1 Stafford"] * 3,
    7: ["develop"] * 3,
    8: ["cotton1 Tamworth", "manufacturer2 Coventry", "manufacturer2 Coventry"],
    9: ["coal2 Dudley", "manufacturer2 Birmingham", "manufacturer2 Birmingham"],
    10: ["cotton1 Tamworth"] * 3,
    11: ["pottery1 Stafford"] * 3,
    12: ["develop"] * 3,
    13: ["Redditch-Oxford", "manufacturer2 Redditch", "manufacturer2 Redditch"],
    14: ["coal2 Wolverhampton"] * 3,
    15: ["develop"] * 3,
    16: ["Tamworth-Nuneaton", "manufacturer2 Nuneaton", "manufacturer2 Nuneaton"],
    17: ["develop"] * 3,
    18: ["Birmingham-Walsall", "manufacturer2 Walsall", "manufacturer2 Walsall"],
    19: ["coal2 Kidderminster"] * 3,
    20: ["develop"] * 3,
    21: ["coal2 Nuneaton"] * 3,
    22: ["develop"] * 3,
}


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("card", EXPECTED)
def test_first_turn(card: int, level: str) -> None:
    table = turn(str(card), "canal", level, round=1, iron=8)
    expected = EXPECTED[card][["easy", "medium", "hard"].index(level)]
    done = [f"{tile} {slot.rsplit('.', 1)[0]}" for slot, tile in built(table).items()]
    done += laid(table)
    if expected == "develop":
        assert (done, points(table), table["iron"]) == ([], 3, 6)
        assert table["automa"]["deck_size"] == 22
    else:
        assert (done, points(table)) == ([expected], 0)
        assert table["automa"]["discards"] == [card]
