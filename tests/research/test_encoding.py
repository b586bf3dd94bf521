"""Encodings: stable, documented entry by entry, and without hidden information."""

import hashlib
from random import Random

import msgspec
import numpy as np
import pytest

import ironbridge
from ironbridge.research.encoding import VERSION, Encoding

TABLES = [
    ("birmingham", {"seats": 4}, "birmingham-4"),
    ("birmingham", {"automa": "hard"}, "birmingham-solo"),
    ("lancashire", {"seats": 3}, "lancashire-3"),
    ("age_of_industry", {"seats": 3, "board": "germany"}, "germany-3"),
    ("age_of_industry", {"seats": 5, "board": "new_england"}, "new-england-5"),
]
FINGERPRINTS = {
    "birmingham-4": "22f3ea25bd2de2c0",
    "birmingham-solo": "e0301a72cbbe66b8",
    "lancashire-3": "b17fd9858d36bdaf",
    "germany-3": "b4a37a8dc9ecab48",
    "new-england-5": "c7d5f5d3c6f2aad2",
}
"""Hash of the entries of version 1; a changed entry requires a new ``VERSION``."""


@pytest.mark.parametrize(("title", "options", "name"), TABLES)
def test_a_change_of_the_encoding_changes_its_version(
    title: str, options: dict[str, object], name: str
) -> None:
    """Meaning and order of all entries, and the choices, equal those of the version."""
    game = ironbridge.new(title, seed=1, **options)  # type: ignore[arg-type]
    encoding = Encoding(game.spec)
    text = "\n".join([f"{VERSION} {encoding.choices}", *encoding.entries()])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == FINGERPRINTS[name]


@pytest.mark.parametrize(("title", "options", "name"), TABLES)
def test_nothing_hidden_is_observed(title: str, options: dict[str, object], name: str) -> None:
    """Games that differ only in hidden information give equal observations."""
    game = ironbridge.new(title, seed=4, **options)  # type: ignore[arg-type]
    encoding = Encoding(game.spec)
    rng = Random(7)
    while not game.over:
        if rng.random() < 0.1:
            for seat in range(game.spec.seats):
                seen = encoding.vector(game.position, seat)
                guessed = encoding.vector(game.guess(seat, rng).position, seat)
                assert np.array_equal(seen, guessed)
        game.play(rng.choice(game.choices.codes))


@pytest.mark.parametrize(("title", "options", "name"), TABLES)
def test_every_entry_says_what_the_view_says(
    title: str, options: dict[str, object], name: str
) -> None:
    """The row, read by the names of its entries, equals the view of the seat."""
    game = ironbridge.new(title, seed=9, **options)  # type: ignore[arg-type]
    encoding = Encoding(game.spec)
    entries = encoding.entries()
    assert len(entries) == encoding.width == len(set(entries))
    rng = Random(3)
    for _ in range(80):
        game.play(rng.choice(game.choices.codes))
    seat = game.seat or 0
    read = dict(zip(entries, encoding.vector(game.position, seat).tolist(), strict=True))
    view = msgspec.to_builtins(game.view(seat))
    me = view["seats"][seat]
    assert read["round"] == view["round"]
    assert read["me: money"] == me["money"]
    assert read["me: points"] == me["points"]
    assert read["coal cubes on the market"] == view["coal"]
    for card in set(me["hand"]):
        assert read[f"{card} cards in my hand"] == me["hand"].count(card)
    for slot, tile in view["tiles"].items():
        assert read[f"{slot}: cubes or barrels"] == tile["cubes"]
        assert read[f"{slot}: 1 when turned over"] == tile["sold"]
        owner = (tile["owner"] - seat) % game.spec.seats + 1
        assert read[f"{slot}: owner (1: the observer, 2: the next seat)"] == owner
    parts = encoding.arrays(game.position, seat)
    assert parts["slots"].shape == (len(encoding.spec.names.slots), 5)
    assert int(parts["hand"].sum()) == me["hand_size"]


def test_the_mask_is_the_list_of_choices() -> None:
    """1 for every legal choice, 0 elsewhere."""
    game = ironbridge.new("lancashire", seats=4, seed=2)
    mask = Encoding(game.spec).mask(game.position)
    assert np.flatnonzero(mask).tolist() == sorted(game.choices.codes)


@pytest.mark.parametrize(("title", "options", "name"), TABLES)
def test_every_choice_code_has_a_name_of_its_own(
    title: str, options: dict[str, object], name: str
) -> None:
    """The name is the text of the choice, so that ``game.play`` takes it."""
    game = ironbridge.new(title, seed=2, **options)  # type: ignore[arg-type]
    encoding = Encoding(game.spec)
    names = encoding.actions()
    assert len(set(names)) == len(names) == encoding.choices
    assert {choice.text for choice in game.choices} == {names[code] for code in game.choices.codes}
    assert encoding.action_table().count("\n") == encoding.choices + 2
