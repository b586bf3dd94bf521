"""The person and the Automa on one board, the change of eras, the end."""

from random import Random
from typing import Any

import pytest

import ironbridge
from tests.rulebook.automa.solo import DRY, solo
from tests.rulebook.birmingham.positions import deck_of
from tests.rulebook.marks import rule
from tests.rulebook.table import mat, points, reason, seat, table, tile


def last_action(era: str, level: str = "easy", **lines: object) -> Any:
    """Returns a game before the person's last action of an era."""
    deck = deck_of(2)
    deck.remove("Coventry")
    start: dict[str, object] = {
        "era": era,
        "round": 10,
        "hand0": "Coventry",
        "pile": "",
        "discards": ", ".join(deck),
    }
    return solo("5, 1", level, **(start | lines))


@rule("BA-person-1")
def test_the_person_may_replace_a_mine_of_the_automa() -> None:
    lines = {
        "mat0": "coal 0 0 2 2",
        "hand0": "Dudley, Stafford",
        "tiles": "Dudley.1=coal2 of 1 sold",
    }
    assert reason(solo("1", coal=0, **lines), "build coal Dudley with Dudley") is None
    assert reason(solo("1", coal=1, **lines), "build coal Dudley with Dudley") is not None


@rule("BA-era-1")
def test_the_canal_era_ends_after_the_automas_tenth_turn() -> None:
    game = last_action(
        "canal",
        tiles="Coalbrookdale.1=iron1 of 1 sold, Worcester.1=cotton1 of 0 sold",
        links="Coalbrookdale-Wolverhampton of 1",
        merchants=DRY,
    )
    seen = len(game.events)
    game.play("pass with Coventry")
    names = [(event.kind, event.seat) for event in game.events[seen:]]
    order = [
        ("automa card drawn", 1),
        ("links scored", 0),
        ("links scored", 1),
        ("tiles scored", 0),
        ("tiles scored", 1),
        ("era ended", None),
    ]
    assert [name for name in names if name in order] == order
    assert table(game)["era"] == "rail"
    assert table(game)["links"] == {}
    assert tile(game, "Coalbrookdale.1") is None
    assert tile(game, "Redditch.1") is not None
    assert points(game, 1) >= 3 + 1


@rule("BA-era-2")
def test_old_tiles_leave_its_mat() -> None:
    game = last_action("canal")
    game.play("pass with Coventry")
    levels = {kind: mat(game, 1, kind)[0] for kind in seat(game, 1)["mat"]}
    assert levels == {
        "cotton": 0,
        "manufacturer": 0,
        "pottery": 1,
        "coal": 0,
        "iron": 0,
        "brewery": 0,
    }
    assert mat(game, 1, "cotton") == [0, 2, 3, 3]
    assert mat(game, 0, "cotton") == [3, 2, 3, 3]


@rule("BA-era-3")
def test_a_new_deck() -> None:
    game = last_action("canal", automa_rail="9, 3")
    game.play("pass with Coventry")
    automa = table(game)["automa"]
    assert (automa["deck_size"], automa["discards"]) == (22, [])
    assert automa["back"]["brewery"] == "Burton-on-Trent"


@rule("BA-era-4")
def test_twenty_cards_for_the_person() -> None:
    game = last_action("canal")
    game.play("pass with Coventry")
    assert seat(game, 0)["hand_size"] == 8
    assert table(game)["pile_size"] == 12


@rule("BA-era-4")
@pytest.mark.parametrize("seed", range(3))
def test_ten_rounds_in_each_era(seed: int) -> None:
    game = ironbridge.new("birmingham", automa="medium", seed=seed)
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(list(game.choices)))
    rounds = [event.details["round"] for event in game.events if event.kind == "round ended"]
    assert rounds == [*range(1, 11), *range(1, 11)]
    turns = [event.seat for event in game.events if event.kind == "turn ended"]
    assert turns == [0, 1] * 20


@rule("BA-end-1")
def test_both_score_at_the_end() -> None:
    game = last_action("rail", seat1="points 20", tiles="Coalbrookdale.2=iron2 of 1 sold")
    game.play("pass with Coventry")
    assert game.over
    assert game.result.points[1] > 20
    assert game.result.places == [2, 1]


@rule("BA-end-2")
@pytest.mark.parametrize(("automas", "places"), [(50, [1, 2]), (51, [2, 1]), (49, [1, 2])])
def test_a_tie_goes_to_the_person(automas: int, places: list[int]) -> None:
    game = last_action("rail", seat0="points 50", seat1=f"points {automas}")
    over = game.text.replace("to act: 0", "to act: nobody")
    result = ironbridge.load(over).result
    assert result is not None
    assert result.places == places
