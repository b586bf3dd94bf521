"""Mods: a changed print of every title is checked, named and played."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.errors import BadInput
from ironbridge.research import dataset, stats
from ironbridge.sim.simulate import Plan

CHEAP_MILLS = """
name = "cheap mills"
title = "birmingham"

[[change]]
table = "industries"
where = { industry = "cotton", level = 1 }
set = { cost = 2 }
"""


def changed(title: str, **change: Any) -> dict[str, Any]:
    return {"name": "a trial", "title": title, "change": [change]}


@pytest.fixture
def cheap_mills(tmp_path: Path) -> Path:
    path = tmp_path / "cheap.toml"
    path.write_text(CHEAP_MILLS, encoding="utf-8")
    return path


def test_a_changed_price_is_paid(cheap_mills: Path) -> None:
    """A mill costs the changed price, and the printed game is unchanged."""
    for source, price in ((cheap_mills, 2), (None, 12)):
        game = ironbridge.new("birmingham", seats=2, seed=7, print=source)
        before = game.view(game.seat).seats[game.seat or 0].money
        seat = game.seat or 0
        game.play("build cotton Worcester.1 with Worcester")
        assert before - game.view(seat).seats[seat].money == price


@pytest.mark.parametrize(
    ("title", "change"),
    [
        ("birmingham", {"table": "coal_start", "value": 10}),
        (
            "birmingham",
            {"table": "links", "where": {"from": "Stone", "to": "Uttoxeter"}, "remove": True},
        ),
        ("lancashire", {"table": "industries", "where": {"industry": "port"}, "set": {"cost": 3}}),
        (
            "age_of_industry",
            {"table": "player_mat.tiles", "where": {"industry": "cotton"}, "set": {"cost": 4}},
        ),
    ],
)
def test_every_title_is_played_with_a_changed_print(title: str, change: dict[str, Any]) -> None:
    """A game is played to its end; its record names the mod and replays with it."""
    source = changed(title, **change)
    game = ironbridge.new(title, seed=3, print=source)
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    assert "print: a trial " in game.record
    assert ironbridge.replay(game.record, print=source).text == game.text
    assert ironbridge.load(game.text, print=source).text == game.text


def test_a_record_whose_print_is_not_there_says_so(cheap_mills: Path) -> None:
    """The error names the mod; no other print is used instead."""
    game = ironbridge.new("birmingham", seats=2, seed=1, print=cheap_mills)
    mark = next(line for line in game.record.splitlines() if line.startswith("print: "))
    assert mark.startswith("print: cheap mills ")
    other = game.record.replace(mark, "print: cheap mills 000000000000")
    with pytest.raises(BadInput, match="is not known here: give its file"):
        ironbridge.replay(other)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ({"name": "x", "title": "birmingham"}, "changes nothing"),
        (changed("birmingham", table="mills", value=1), "there is no table 'mills'"),
        (
            changed("birmingham", table="links", where={"colour": "x"}, remove=True),
            "no column 'colour'",
        ),
        (changed("birmingham", table="links", where={"from": "Rome"}, remove=True), "no row"),
        (changed("birmingham", table="coal_start"), "exactly one of"),
        (changed("birmingham", table="coal_start", value="ten"), "not replaced by such a value"),
        (changed("lancashire", table="industries", add={}), "changes lancashire, not birmingham"),
        (7, "A 'print' is the name of a file"),
        ("no such file.toml", "cannot be read"),
    ],
)
def test_a_wrong_print_is_refused_with_a_sentence(source: Any, sentence: str) -> None:
    """The error says what is wrong and where."""
    with pytest.raises(BadInput, match=sentence):
        ironbridge.new("birmingham", seats=2, print=source)


def test_the_automa_plays_the_printed_game_alone(cheap_mills: Path) -> None:
    """The Automa's cards depend on the printed game."""
    with pytest.raises(BadInput, match="printed matter alone"):
        ironbridge.new("birmingham", automa="easy", print=cheap_mills)


def test_a_changed_print_is_studied_beside_the_original(cheap_mills: Path, tmp_path: Path) -> None:
    """The report states each change with its interval."""
    text = ironbridge.new("birmingham", seats=2, print=cheap_mills).spec.options["print"]
    plain = Plan("birmingham", 2, 10, ("greedy",), 5)
    cheap = Plan("birmingham", 2, 10, ("greedy",), 5, {"print": text})
    dataset.make(plain, tmp_path / "plain", jobs=1)
    dataset.make(cheap, tmp_path / "cheap", jobs=1)
    rows = {row["name"]: row for row in stats.beside(tmp_path / "plain", tmp_path / "cheap")}
    table = rows["points of the table"]
    assert table["low"] <= table["change"] <= table["high"]
    assert "tiles built by a seat: cotton" in rows
