"""Selling cotton: mills, ports, and the distant market."""

import pytest

import ironbridge
from tests.rulebook.lancashire.positions import canal, last_action, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, flipped, hand, income, money, reason, table

SEA = "Bury-Manchester of 1, Manchester-Warrington & Runcorn of 2"
MILL = "Bury.1=cotton1 of 0"
PORT = "Warrington & Runcorn.2=port1 of 1"
OUTSIDE = {"tiles": "Colne.1=cotton1 of 0, Colne.2=cotton1 of 0", "links": "Colne-Yorkshire of 1"}


@rule("BL-sell-1")
def test_own_mills_that_are_not_flipped() -> None:
    game = rail(
        tiles=f"{MILL}, Bury.2=cotton2 of 1, Manchester.1=cotton2 of 0 sold,"
        f" Manchester.2=coal2 of 0 with 3, {PORT}",
        links=SEA,
    )
    assert reason(game, "sell Bury.1") is None
    assert reason(game, "sell Bury.2") == "NOT_YOURS"
    assert reason(game, "sell Manchester.1") == "ALREADY_SOLD"
    assert reason(game, "sell Manchester.2") == "NOT_SELLABLE"
    assert reason(game, "sell Manchester.3") == "NOT_SELLABLE"


@rule("BL-sell-1")
def test_any_card_sells_from_any_number_of_mills() -> None:
    game = canal(
        hand0="iron, shipyard",
        tiles=f"{MILL}, Manchester.1=cotton1 of 0, {PORT}, Ellesmere Port.1=port1 of 2",
        links=f"{SEA}, Ellesmere Port-Warrington & Runcorn of 0",
    )
    game.play(
        "sell Bury.1 to Warrington & Runcorn.2; sell Manchester.1 to Ellesmere Port.1 with iron"
    )
    assert flipped(game, "Bury.1")
    assert flipped(game, "Manchester.1")
    assert hand(game, 0) == ["shipyard"]


@rule("BL-sell-2")
def test_example_before_and_after_a_sale() -> None:
    """The pictures of the sale: mill and port are turned over, and both owners earn."""
    game = canal(tiles=f"{MILL}, {PORT}", links=SEA)
    game.play("sell Bury.1 to Warrington & Runcorn.2")
    assert flipped(game, "Bury.1")
    assert flipped(game, "Warrington & Runcorn.2")
    assert (income(game, 0), income(game, 1)) == (10 + 5, 10 + 3)
    assert table(game)["distant"]["turned"] == []


@rule("BL-sell-2")
def test_the_port_must_be_connected() -> None:
    """Ruling R20: by links of anybody, or in the same place."""
    game = canal(tiles=f"{MILL}, {PORT}", links="Bury-Manchester of 0")
    assert reason(game, "sell Bury.1") == "NOT_CONNECTED"
    game = canal(tiles="Preston.2=cotton1 of 0, Preston.1=port1 of 2")
    game.play("sell Preston.2 to Preston.1")
    assert flipped(game, "Preston.1")


@rule("BL-sell-2")
def test_a_port_elsewhere_is_no_buyer() -> None:
    game = canal(tiles=f"{MILL}, {PORT}, Fleetwood.1=port1 of 0", links=SEA)
    assert reason(game, "sell Bury.1 to Fleetwood with Lancaster") == "NOT_CONNECTED"


@rule("BL-sell-3")
def test_a_port_buys_once() -> None:
    game = canal(
        tiles=f"{MILL}, {PORT} sold, Ellesmere Port.1=port1 of 2",
        links=f"{SEA}, Ellesmere Port-Warrington & Runcorn of 0",
    )
    game.play("sell Bury.1")
    assert choices(game) == {"to Ellesmere Port", "to distant market"}
    assert reason(game, "to Warrington & Runcorn") == "PORT_USED"
    assert reason(game, "to Liverpool.1") == "NO_PORT"


@rule("BL-sell-4")
def test_sale_by_sale() -> None:
    """Ruling R23: one mill to a port, the next abroad; after each sale one may stop."""
    game = canal(tiles=f"{MILL}, Manchester.1=cotton1 of 0, {PORT}", links=SEA, distant_canal="1")
    game.play("sell Manchester.1")
    assert choices(game) == {"to Warrington & Runcorn", "to distant market"}
    game.play("to Warrington & Runcorn")
    assert choices(game) == {"sell Bury.1", "done"}
    game.play("sell Bury.1")  # the port is used: only the distant market is left
    assert flipped(game, "Bury.1")
    assert table(game)["cotton"]["space"] == 1
    assert table(game)["actions"] == 1


@rule("BL-sell-4")
def test_one_may_stop() -> None:
    game = canal(tiles=f"{MILL}, Manchester.1=cotton1 of 0, {PORT}", links=SEA)
    game.play("sell Bury.1 to Warrington & Runcorn; done")
    assert not flipped(game, "Manchester.1")
    assert game.actions[-1][1] == (
        "sell cotton Bury.1 to Warrington & Runcorn; done with Lancaster"
    )


@rule("BL-sell-5")
def test_the_owner_of_a_port_may_not_refuse() -> None:
    game = canal(tiles=f"{MILL}, {PORT}", links=SEA)
    game.play("sell Bury.1 to Warrington & Runcorn")
    assert game.seat == 0


# The distant market


@rule("BL-distant-1")
@pytest.mark.parametrize("port", [PORT, f"{PORT} sold"])
def test_abroad_through_any_port(port: str) -> None:
    """Ruling R21: the port may be flipped, and is not flipped by it."""
    game = canal(tiles=f"{MILL}, {port}", links=SEA, distant_canal="2")
    game.play("sell Bury.1 to distant market")
    assert flipped(game, "Bury.1")
    assert flipped(game, "Warrington & Runcorn.2") == port.endswith("sold")


@rule("BL-distant-1")
def test_abroad_through_a_place_outside() -> None:
    game = canal(distant_canal="2, 2", **OUTSIDE)
    game.play("sell Colne.1; done")
    assert flipped(game, "Colne.1")
    nowhere = canal(tiles=OUTSIDE["tiles"])
    assert reason(nowhere, "sell Colne.1") == "NOT_CONNECTED"


@rule("BL-distant-2")
@pytest.mark.parametrize(("start", "tile"), [(0, 0), (0, 4), (3, 2), (7, 0)])
def test_a_tile_moves_the_marker(start: int, tile: int) -> None:
    game = canal(cotton=start, distant_canal=f"{tile}, 1", **OUTSIDE)
    game.play("sell Colne.1; done")
    assert table(game)["cotton"]["space"] == start + tile
    assert table(game)["distant"] == {"turned": [tile], "left": 11}
    assert flipped(game, "Colne.1")


@rule("BL-distant-2")
def test_the_tiles_are_turned_one_after_the_other() -> None:
    game = canal(distant_canal="2, 1, 4", **OUTSIDE)
    game.play("sell Colne.1; sell Colne.2")
    assert table(game)["distant"]["turned"] == [2, 1]
    assert table(game)["cotton"]["space"] == 3


@rule("BL-distant-3")
@pytest.mark.parametrize(("start", "tile"), [(7, 1), (6, 4), (4, 4)])
def test_the_end_of_demand(start: int, tile: int) -> None:
    """Ruling R21: the mill stays, the action is over, the card is spent."""
    game = canal(cotton=start, distant_canal=f"{tile}, 0", hand0="iron, coal", **OUTSIDE)
    game.play("sell Colne.1 with iron")
    assert not flipped(game, "Colne.1")
    assert table(game)["cotton"] == {"space": 8, "open": False, "bonus": None}
    assert (hand(game, 0), table(game)["actions"], income(game, 0)) == (["coal"], 1, 10)
    assert reason(game, "sell Colne.2") == "DISTANT_CLOSED"


@rule("BL-distant-3")
def test_the_action_ends_towards_ports_too() -> None:
    """Fine point C12; a later action still sells to ports."""
    game = canal(
        cotton=7,
        distant_canal="3",
        tiles=f"{MILL}, Manchester.1=cotton1 of 0, {PORT}",
        links=SEA,
    )
    game.play("sell Bury.1 to distant market")
    assert table(game)["actions"] == 1
    assert not flipped(game, "Bury.1")
    game.play("sell Bury.1; done")
    assert flipped(game, "Warrington & Runcorn.2")


@rule("BL-distant-3")
def test_the_market_opens_again_in_the_rail_era() -> None:
    game = last_action("canal", cotton=8, turned=5, tiles="Colne.1=cotton2 of 0")
    game.play("pass")
    assert table(game)["cotton"] == {"space": 0, "open": True, "bonus": 3}
    assert table(game)["distant"] == {"turned": [], "left": 12}


@rule("BL-distant-4")
@pytest.mark.parametrize(("tile", "bonus"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
@pytest.mark.parametrize("kind", ["income", "money"])
def test_the_bonus_of_the_space_reached(tile: int, bonus: int, kind: str) -> None:
    """Ruling R22 and fine point C18; level I itself moves the marker by 5."""
    game = canal(distant_canal=f"{tile}, 1", rules=f"distant_bonus={kind}", **OUTSIDE)
    game.play("sell Colne.1; done")
    spaces, pounds = (bonus, 0) if kind == "income" else (0, bonus)
    assert (income(game, 0), money(game, 0)) == (10 + 5 + spaces, 30 + pounds)


@rule("BL-distant-4")
@pytest.mark.parametrize(("start", "bonus"), [(4, 1), (5, 1), (6, 0), (7, 0)])
def test_the_bonus_further_down(start: int, bonus: int) -> None:
    game = canal(cotton=start, distant_canal="0, 1", **OUTSIDE)
    game.play("sell Colne.1; done")
    assert income(game, 0) == 10 + 5 + bonus


@rule("BL-distant-5")
def test_a_turned_tile_has_been_seen() -> None:
    game = canal(distant_canal="1, 1", **OUTSIDE)
    game.play("sell Colne.1")
    assert not game.can_undo
    with pytest.raises(ironbridge.Refused):
        game.undo()


@rule("BL-distant-5")
def test_a_sale_to_a_port_can_be_taken_back() -> None:
    game = canal(tiles=f"{MILL}, {PORT}, Manchester.1=cotton1 of 0", links=SEA)
    before = game.text
    game.play("sell Bury.1")
    game.play("to Warrington & Runcorn")
    game.undo()
    game.undo()
    assert game.text == before


@rule("BL-distant-5")
def test_tiles_face_down_are_hidden() -> None:
    """Two games that differ only in face-down tiles have equal views for every seat."""
    one = canal(distant_canal="1, 4, 3", **OUTSIDE)
    two = canal(distant_canal="1, 0, 2", **OUTSIDE)
    one.play("sell Colne.1; done")
    two.play("sell Colne.1; done")
    for number in (None, 0, 1, 2):
        assert one.view(number) == two.view(number)
