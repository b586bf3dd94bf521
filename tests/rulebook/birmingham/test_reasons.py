"""Every reason for a refusal: a position that provokes it, and the rule it cites."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ironbridge
from ironbridge.titles import birmingham
from tests.rulebook.birmingham.positions import (
    DRY_MERCHANTS,
    MERCHANTS,
    canal,
    end_of_round,
    last_action,
    rail,
)
from tests.rulebook.table import reason

RULEBOOK = Path(birmingham.__file__).parent / "rulebook.toml"
RULE_OF = {
    name: rule["id"]
    for rule in tomllib.loads(RULEBOOK.read_text("utf-8"))["rule"]
    for name in rule.get("reasons", [])
}


def after(game: Any, *actions: str) -> Any:
    """Returns the game after these actions or choices."""
    for action in actions:
        game.play(action)
    return game


def two_works() -> Any:
    """A development is begun, and its iron can come from Dudley or from Birmingham."""
    works = "Dudley.2=iron1 of 1 with 4, Birmingham.3=iron1 of 0 with 4"
    return after(canal(tiles=works), "develop coal")


def three_mines() -> Any:
    """A works is begun; its coal can come from Dudley or Coventry, Cannock is farther away."""
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Dudley.1=coal1 of 1 with 2, Coventry.2=coal1 of 0 with 2,"
        " Cannock.2=coal2 of 1 with 3",
        links="Birmingham-Dudley of 1, Birmingham-Coventry of 0, Birmingham-Walsall of 1,"
        " Cannock-Walsall of 1",
    )
    return after(game, "build iron Birmingham")


def begun_sale(merchants: str, first: str = "") -> Any:
    """A sale of manufacturer V to Oxford is begun; there is own beer, and a rival's far away."""
    game = rail(
        merchants=merchants,
        tiles="Birmingham.2=manufacturer5 of 0, Stafford.1=brewery2 of 0 with 2,"
        " Coalbrookdale.1=brewery2 of 0 with 2, Walsall.2=brewery2 of 1 with 2",
        links="Birmingham-Oxford of 0",
    )
    return after(game, "sell Birmingham.2", *([first] if first else []))


def sales() -> Any:
    """Tiles of all sorts, connected to Oxford, and a mill that is not."""
    return canal(
        merchants=MERCHANTS,
        tiles="Birmingham.1=cotton1 of 1, Birmingham.3=iron1 of 0, Redditch.1=manufacturer1 of 0,"
        " Worcester.1=cotton1 of 0 sold, Kidderminster.2=cotton1 of 0",
        links="Birmingham-Oxford of 0, Birmingham-Worcester of 0",
    )


def debt() -> Any:
    """Seat 0 owes £3 and must choose a tile."""
    game = end_of_round(
        seat0="money 0, income 7, points 9",
        tiles="Dudley.1=coal1 of 0, Worcester.1=cotton1 of 0",
    )
    return after(game, "pass")


def spent_mine(**lines: Any) -> Any:
    """A rival's flipped mine in Dudley, no coal on the market, and the next mine of level II."""
    start: dict[str, object] = {
        "hand0": "Dudley, Dudley",
        "mat0": "coal 0 2 2 2",
        "tiles": "Dudley.1=coal1 of 1 sold",
        "coal": 0,
    }
    return canal(**(start | lines))


ALL_LINKS = (
    "Derby-Nottingham of 0, Belper-Derby of 0, Derby-Burton-on-Trent of 0,"
    " Stone-Burton-on-Trent of 0, Stone-Stafford of 0, Stafford-Cannock of 0,"
    " Cannock-Walsall of 0, Cannock-Wolverhampton of 0, Wolverhampton-Dudley of 0,"
    " Dudley-Birmingham of 0, Birmingham-Oxford of 0, Redditch-Oxford of 0,"
    " Redditch-Gloucester of 0, Gloucester-Worcester of 0"
)

REFUSALS: dict[str, tuple[Callable[[], Any], str]] = {
    "NO_CARD": (canal, "build coal Dudley"),
    "NO_TILE_LEFT": (
        lambda: canal(hand0="Dudley, Dudley", mat0="coal 0 0 0 0"),
        "build coal Dudley",
    ),
    "WRONG_ERA_TILE": (lambda: rail(hand0="Dudley, Dudley"), "build coal Dudley"),
    "WRONG_INDUSTRY": (lambda: canal(hand0="Dudley, Dudley"), "build coal Dudley.2"),
    "SINGLE_SPACE_FIRST": (lambda: canal(hand0="Cannock, Cannock"), "build coal Cannock.1"),
    "ONE_TILE_PER_PLACE": (
        lambda: canal(hand0="Tamworth, coal", tiles="Tamworth.1=cotton1 of 0"),
        "build coal Tamworth.2",
    ),
    "OUTSIDE_NETWORK": (
        lambda: canal(hand0="coal, coal", links="Derby-Nottingham of 0"),
        "build coal Dudley",
    ),
    "CARD_DOES_NOT_FIT": (
        lambda: canal(hand0="Dudley, Coventry"),
        "build coal Dudley with Coventry",
    ),
    "SLOT_TAKEN_KIND": (
        lambda: canal(hand0="Tamworth, coal", tiles="Tamworth.1=cotton1 of 1"),
        "build coal Tamworth.1",
    ),
    "OVERBUILD_LEVEL": (
        lambda: rail(hand0="Dudley, Dudley", mat0="coal 0 1 2 2", tiles="Dudley.1=coal2 of 0"),
        "build coal Dudley",
    ),
    "OVERBUILD_RIVAL_KIND": (
        lambda: canal(
            hand0="Stafford, Stafford",
            mat0="brewery 0 2 2 1",
            tiles="Stafford.1=brewery1 of 1 sold",
        ),
        "build brewery Stafford",
    ),
    "OVERBUILD_CUBES_LEFT": (lambda: spent_mine(coal=1), "build coal Dudley"),
    "OVERBUILD_NEEDS_FREE_SLOT": (lambda: spent_mine(hand0="coal, coal"), "build coal Dudley"),
    "NO_COAL": (lambda: canal(hand0="Dudley, Dudley"), "build iron Dudley"),
    "CANNOT_PAY": (lambda: canal(hand0="Dudley, Dudley", seat0="money 4"), "build coal Dudley"),
    "LINK_TAKEN": (lambda: canal(links="Stone-Stafford of 0"), "link Stone-Stafford"),
    "WRONG_ERA_LINK": (canal, "link Birmingham-Redditch"),
    "LINK_OUTSIDE_NETWORK": (
        lambda: canal(links="Derby-Nottingham of 0"),
        "link Stone-Stafford",
    ),
    "NO_LINK_TILE_LEFT": (lambda: canal(links=ALL_LINKS), "link Kidderminster-Worcester"),
    "NO_BEER": (
        lambda: canal(
            merchants=DRY_MERCHANTS,
            tiles="Worcester.1=cotton1 of 0",
            links="Gloucester-Worcester of 0",
        ),
        "sell Worcester.1",
    ),
    "NOT_DEVELOPABLE": (canal, "develop pottery"),
    "NOTHING_TO_DEVELOP": (lambda: canal(mat0="coal 0 0 0 0"), "develop coal"),
    "NOT_YOURS": (sales, "sell Birmingham.1"),
    "NOT_SELLABLE": (sales, "sell Birmingham.3"),
    "ALREADY_SOLD": (sales, "sell Worcester.1"),
    "NO_MERCHANT": (sales, "sell Kidderminster.2"),
    "LOAN_TOO_LOW": (lambda: canal(seat0="income 2"), "loan"),
    "SCOUT_WILD": (lambda: canal(hand0="wild location, coal, iron, iron"), "scout"),
    "SCOUT_CARDS": (lambda: canal(hand0="coal, iron"), "scout"),
    "NOT_NEAREST": (three_mines, "coal Cannock.2"),
    "NOT_A_SOURCE": (two_works, "iron Derby.3"),
    "NOT_CONNECTED": (lambda: begun_sale(MERCHANTS), "beer Walsall.2"),
    "NO_BARREL": (lambda: begun_sale(DRY_MERCHANTS), "beer Oxford.1"),
    "ONE_BARREL_PER_SALE": (lambda: begun_sale(MERCHANTS, "beer Oxford.1"), "beer Oxford.2"),
    "NO_SUCH_TILE": (debt, "give up Cannock.2"),
    "NOT_IN_HAND": (lambda: after(canal(hand0="coal, iron"), "loan"), "with Dudley"),
    "NOT_ASKED": (two_works, "loan"),
    "ACTIONS_LEFT": (canal, "end turn"),
    "NO_ACTIONS_LEFT": (lambda: canal(confirm_turns="yes", actions=0), "pass"),
    "GAME_OVER": (lambda: after(last_action("rail"), "pass"), "pass"),
}


def test_every_reason_is_provoked() -> None:
    assert set(REFUSALS) == set(RULE_OF)


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_names_its_reason_and_cites_its_rule(name: str) -> None:
    begin, action = REFUSALS[name]
    game = begin()
    assert reason(game, action) == name
    refusal = game.why_not(action)
    assert refusal.rule == RULE_OF[name]
    assert refusal.text


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_refused_cannot_be_played(name: str) -> None:
    begin, action = REFUSALS[name]
    game = begin()
    before = game.text
    with pytest.raises(ironbridge.Refused) as caught:
        game.play(action)
    assert caught.value.refusal == game.why_not(action)
    assert game.text == before
