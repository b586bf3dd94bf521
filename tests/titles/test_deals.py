"""Deals from seeds and from keys."""

import hashlib

import msgspec
import pytest

import ironbridge
from ironbridge.notation.deal_text import plain_deal
from ironbridge.notation.headers import make_spec
from ironbridge.titles.deal_from_seed import deal_from_key, deal_from_seed, full_deck
from tests.helpers.seed_attack import picks_of, seed_of, state_before

KEY = "5d" * 32
PICKS = 18
"""Number of picks that determine the state of the fast generator."""

# First 16 digits of the SHA-256 of the deal in JSON: a key must always mean the same deal.
DEALS_OF_KEY = {
    ("birmingham", 2, ""): "9cc43d53a16d6715",
    ("birmingham", 4, ""): "6df4defa46843a13",
    ("birmingham", 2, "hard"): "62b1f51fe9925845",
    ("lancashire", 4, ""): "530771a44d13bc5e",
    ("age_of_industry", 5, ""): "0c99b54acee95435",
}


@pytest.mark.parametrize(("title", "seats", "automa"), DEALS_OF_KEY)
def test_a_key_always_means_the_same_deal(title: str, seats: int, automa: str) -> None:
    game = ironbridge.new(title, seats=seats, key=KEY, automa=automa or None)
    digest = hashlib.sha256(msgspec.json.encode(game.deal)).hexdigest()[:16]
    assert digest == DEALS_OF_KEY[title, seats, automa]


def test_a_key_is_written_and_replayed() -> None:
    game = ironbridge.new("birmingham", seats=2, key=KEY.upper())
    game.play(game.choices[0])
    assert (game.seed, game.key) == (None, KEY)
    assert f"\nkey: {KEY}\n" in game.record
    again = ironbridge.replay(game.record)
    assert (again.record, again.key, again.copy().key) == (game.record, KEY, KEY)
    assert again.deal == game.deal


@pytest.mark.parametrize("key", ["", "5d", "5d" * 33, "x" * 64, 7, b"5d" * 32])
def test_what_is_no_key_is_refused(key: object) -> None:
    with pytest.raises(ironbridge.BadInput, match="64 hexadecimal digits"):
        ironbridge.new("birmingham", key=key)  # type: ignore[arg-type]


def test_a_game_has_one_source() -> None:
    with pytest.raises(ironbridge.BadInput, match="one of these"):
        ironbridge.new("birmingham", seed=1, key=KEY)


def test_every_part_of_a_deal_has_a_stream_of_its_own() -> None:
    """Changing what one stream gives changes no other part: the streams share no state."""
    short = make_spec("birmingham", 4, {"variant": "introductory"})
    whole = make_spec("birmingham", 4, {})
    key = bytes.fromhex(KEY)
    one = plain_deal(short, deal_from_key(short, key))
    other = plain_deal(whole, deal_from_key(whole, key))
    assert one["merchants"] == other["merchants"]  # shuffled after a deck that one of them lacks
    assert one["canal deck"] == other["canal deck"]
    one = plain_deal(short, deal_from_seed(short, 7))
    other = plain_deal(whole, deal_from_seed(whole, 7))
    assert one["merchants"] != other["merchants"]  # one generator for all


@pytest.mark.parametrize("seed", [7, 31_415_926_535_897_932, 2**56 - 1])
def test_the_fast_generator_is_no_secret(seed: int) -> None:
    """Control of the attack: a shuffled canal deck of the fast generator gives its seed away."""
    spec = make_spec("birmingham", 4, {})
    deal = deal_from_seed(spec, seed)
    canal = list(deal.cards)[: deal.era_start[1]]
    picks = picks_of(full_deck(spec), canal)[:PICKS]
    assert seed_of(state_before(picks), drawn=spec.seats - 1) == seed
