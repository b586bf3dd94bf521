"""Rulings R20 to R24: selling cotton to ports and to the distant market, loans."""

from typing import Any

import pytest

import ironbridge
from tests.rulebook.lancashire.rulings.lay import (
    canal,
    events,
    finish_round,
    fresh,
    idle,
    last_action,
    rail,
)
from tests.rulebook.table import (
    assert_choices,
    choices,
    flipped,
    income,
    money,
    reason,
    seat,
    table,
)

PAIR = "Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1"
"""A mill and a rival's port in one place."""

THREE = "Lancaster.2=cotton1 of 0, Preston.2=cotton1 of 0, Bolton.1=cotton1 of 0"
WAYS = (
    "Lancaster-Preston of 1, Preston-Wigan of 2, Warrington & Runcorn-Wigan of 3,"
    " Manchester-Warrington & Runcorn of 3, Bolton-Manchester of 3"
)


def test_r20_the_same_place_needs_no_link() -> None:
    game = canal(tiles=PAIR, hand0="iron, iron", seat1="income 12")
    game.play("sell Lancaster.2 to Lancaster.1")
    assert (flipped(game, "Lancaster.1"), flipped(game, "Lancaster.2")) == (True, True)
    assert (income(game, 0), income(game, 1)) == (15, 15)
    assert (money(game, 0), table(game)["cotton"]["space"]) == (30, 0)


def test_r20_only_own_unflipped_mills() -> None:
    tiles = "Lancaster.2=cotton1 of 1, Lancaster.1=port1 of 0, Preston.2=cotton1 of 0 sold"
    game = canal(tiles=tiles, links="Lancaster-Preston of 0", hand0="iron, iron")
    assert reason(game, "sell Lancaster.2") == "NOT_YOURS"
    assert reason(game, "sell Preston.2") == "ALREADY_SOLD"
    assert reason(game, "sell Lancaster.1") == "NOT_SELLABLE"


def test_r20_a_port_slot_without_a_tile_buys_nothing() -> None:
    game = canal(tiles="Preston.2=cotton1 of 0", hand0="iron, iron")
    assert reason(game, "sell Preston.2") == "NOT_CONNECTED"


def test_r20_an_unconnected_port_buys_nothing() -> None:
    tiles = "Preston.2=cotton1 of 0, Preston.1=port1 of 1, Fleetwood.1=port1 of 1"
    game = canal(tiles=tiles, hand0="iron, iron")
    assert reason(game, "sell Preston.2 to Fleetwood.1") == "NOT_CONNECTED"
    assert reason(game, "sell Preston.2 to Preston.1") is None


def test_r20_through_places_outside_to_a_port() -> None:
    game = canal(
        tiles="Colne.1=cotton1 of 0, Warrington & Runcorn.2=port1 of 2",
        links="Colne-Yorkshire of 1, Rochdale-Yorkshire of 1, Oldham-Rochdale of 1,"
        " Manchester-Oldham of 1, Manchester-Warrington & Runcorn of 1",
        hand0="iron, iron",
    )
    game.play("sell Colne.1 to Warrington & Runcorn.2")
    assert (income(game, 0), income(game, 2)) == (15, 13)


def test_r20_a_port_buys_once() -> None:
    game = canal(tiles=f"{THREE}, Preston.1=port1 of 1", links=WAYS, hand0="iron, iron")
    game.play("sell Bolton.1 to Preston.1")
    assert reason(game, "sell Lancaster.2 to Preston.1") == "PORT_USED"
    game.play("done")
    assert table(game)["actions"] == 1
    assert reason(game, "sell Lancaster.2 to Preston.1") == "PORT_USED"


def test_r21_a_flipped_port_opens_the_distant_market() -> None:
    game = canal(
        tiles="Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1 sold",
        hand0="iron, iron",
        distant_canal="2, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4",
    )
    game.play("sell Lancaster.2 to distant market")
    assert flipped(game, "Lancaster.2")
    assert table(game)["cotton"] == {"space": 2, "open": True, "bonus": 2}
    assert income(game, 0) == 10 + 5 + 2
    assert table(game)["distant"] == {"turned": [2], "left": 11}


def test_r21_a_place_outside_opens_the_distant_market() -> None:
    game = canal(tiles="Colne.1=cotton1 of 0", links="Colne-Yorkshire of 3", hand0="iron, iron")
    game.play("sell Colne.1")
    assert flipped(game, "Colne.1")
    assert (income(game, 0), money(game, 0)) == (10 + 5 + 3, 30)


def test_r21_an_unflipped_port_is_not_flipped_by_a_distant_sale() -> None:
    game = canal(tiles=PAIR, hand0="iron, iron")
    game.play("sell Lancaster.2 to distant market")
    assert not flipped(game, "Lancaster.1")
    assert (income(game, 0), income(game, 1)) == (18, 10)


@pytest.mark.parametrize(("space", "tile"), [(5, 3), (5, 4), (7, 1), (6, 4), (4, 4)])
def test_r21_the_last_space_ends_the_action(space: int, tile: int) -> None:
    rest = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]
    rest.remove(tile)
    game = canal(
        tiles=f"{THREE}, Preston.1=port1 of 1",
        links=WAYS,
        hand0="iron, port",
        cotton=space,
        distant_canal=", ".join(str(value) for value in [tile, *rest]),
    )
    game.play("sell Bolton.1 to distant market with iron")
    assert not flipped(game, "Bolton.1")
    assert income(game, 0) == 10
    assert table(game)["actions"] == 1
    assert len(seat(game, 0)["hand"]) == 1
    assert table(game)["cotton"] == {"space": 8, "open": False, "bonus": None}
    assert reason(game, "sell Bolton.1 to distant market") == "DISTANT_CLOSED"
    game.play("sell Bolton.1 to Preston.1")
    assert flipped(game, "Preston.1")


@pytest.mark.parametrize(
    ("space", "bonus"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)]
)
def test_r22_the_bonus_of_each_space(space: int, bonus: int) -> None:
    lines = {"tiles": PAIR, "hand0": "iron, iron", "cotton": space}
    game = canal(**lines)
    game.play("sell Lancaster.2 to distant market")
    assert (income(game, 0), money(game, 0)) == (15 + bonus, 30)
    paid = canal(rules="distant_bonus=money", **lines)
    paid.play("sell Lancaster.2 to distant market")
    assert (income(paid, 0), money(paid, 0)) == (15, 30 + bonus)


def test_r22_the_bonus_is_read_after_the_move() -> None:
    game = canal(
        tiles=PAIR, hand0="iron, iron", cotton=3, distant_canal="3, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4"
    )
    game.play("sell Lancaster.2 to distant market")
    assert table(game)["cotton"]["space"] == 6
    assert income(game, 0) == 15


def test_r23_after_each_sale_one_may_stop() -> None:
    game = canal(tiles=f"{THREE}, Preston.1=port1 of 1", links=WAYS, hand0="iron, iron")
    game.play("sell Bolton.1")
    assert_choices(game, "to Preston.1", "to distant market")
    game.play("to distant market")
    assert table(game)["distant"]["turned"] == [0]
    assert_choices(game, "sell Lancaster.2", "sell Preston.2", "done")
    game.play("done")
    assert [flipped(game, slot) for slot in ("Bolton.1", "Lancaster.2", "Preston.2")] == [
        True,
        False,
        False,
    ]


def test_r23_ports_and_distant_market_in_any_order() -> None:
    game = canal(
        tiles=f"{THREE}, Preston.1=port1 of 1",
        links=WAYS,
        hand0="iron, iron",
        cotton=4,
        distant_canal="2, 2, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4",
    )
    game.play("sell Bolton.1 to distant market; sell Lancaster.2 to Preston.1")
    game.play("sell Preston.2")
    assert not flipped(game, "Preston.2")
    assert table(game)["cotton"]["open"] is False
    assert income(game, 0) == 10 + 5 + 0 + 5


def test_a_turned_tile_cannot_be_taken_back() -> None:
    game = canal(tiles=f"{THREE}, Preston.1=port1 of 1", links=WAYS, hand0="iron, iron")
    game.play("sell Bolton.1")
    assert game.can_undo
    game.play("to distant market")
    assert not game.can_undo
    with pytest.raises(ironbridge.Refused):
        game.undo()
    game.play("sell Lancaster.2 to Preston.1")
    assert game.can_undo
    game.undo()


def test_face_down_tiles_are_hidden_from_every_seat() -> None:
    one = canal(tiles=PAIR, hand0="iron, iron", distant_canal="2, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4")
    other = canal(
        tiles=PAIR, hand0="iron, iron", distant_canal="4, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3"
    )
    for viewer in (None, 0, 1, 2, 3):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.parametrize(("lay", "turned"), [(canal, 12), (rail, 12), (canal, 11), (rail, 10)])
def test_tiles_never_run_out_while_the_market_is_open(lay: Any, turned: int) -> None:
    """The tiles add up to far more than the track has spaces, so such a table cannot be."""
    with pytest.raises(ironbridge.BadInput, match="the cotton marker"):
        lay(tiles="", cotton=0, turned=turned)
    assert table(lay(tiles="", cotton=8, turned=turned))["distant"]["left"] == 12 - turned


def test_the_distant_market_opens_again_with_the_rails() -> None:
    game = last_action(
        "canal", cotton=8, turned=5, distant_rail="4, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3"
    )
    assert table(game)["cotton"]["open"] is False
    idle(game)
    assert table(game)["cotton"] == {"space": 0, "open": True, "bonus": 3}
    assert table(game)["distant"] == {"turned": [], "left": 12}
    assert "distant market opened" in events(game)


@pytest.mark.parametrize(
    ("space", "loan", "reached"),
    [
        *((10, 10, 9), (10, 20, 8), (10, 30, 7), (20, 10, 18), (19, 10, 18), (61, 10, 60)),
        *((64, 20, 57), (99, 10, 96), (97, 30, 88), (31, 10, 30), (11, 10, 10), (3, 30, 0)),
    ],
)
def test_r24_a_loan_goes_to_the_highest_space_of_a_level(
    space: int, loan: int, reached: int
) -> None:
    game = canal(seat0=f"money 0, income {space}", hand0="iron, iron")
    game.play(f"loan {loan}")
    assert (income(game, 0), money(game, 0)) == (reached, loan)


@pytest.mark.parametrize(("space", "sizes"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_r24_never_below_minus_ten(space: int, sizes: int) -> None:
    game = canal(seat0=f"income {space}", hand0="iron, iron")
    offered = {text for text in choices(game) if text.startswith("loan")}
    assert offered == {f"loan {10 * size}" for size in range(1, sizes + 1)}
    if sizes < 3:
        assert reason(game, f"loan {10 * (sizes + 1)}") == "LOAN_TOO_LOW"


@pytest.mark.parametrize(("seats", "last"), [(4, 4), (3, 6), (2, 6)])
def test_r24_no_loans_once_the_rail_pile_is_empty(seats: int, last: int) -> None:
    game = fresh(seats, 3)
    lending: dict[str, list[int]] = {"canal": [], "rail": []}
    while not game.over:
        view = table(game)
        if game.why_not("loan 10") is None:
            if view["round"] not in lending[view["era"]]:
                lending[view["era"]].append(view["round"])
        else:
            assert reason(game, "loan 10") == "NO_MORE_LOANS"
            assert view["pile_size"] == 0
        idle(game)
    rounds = {4: 8, 3: 10, 2: 10}[seats]
    assert lending["canal"] == list(range(1, rounds + 1))
    assert lending["rail"] == list(range(1, last + 1))


def test_a_sale_in_the_rail_era_follows_rails() -> None:
    game = rail(
        tiles="Oldham.1=cotton2 of 0, Bolton.1=cotton2 of 0, Liverpool.1=port2 of 1",
        links="Liverpool-Southport of 1, Preston-Southport of 2, Blackburn-Preston of 3,"
        " Blackburn-Bolton of 1",
        hand0="iron, iron",
    )
    assert reason(game, "sell Oldham.1") == "NOT_CONNECTED"
    game.play("sell Bolton.1 to Liverpool.1")
    assert (income(game, 0), income(game, 1)) == (14, 13)
    finish_round(game)
    assert money(game, 0) == 32
