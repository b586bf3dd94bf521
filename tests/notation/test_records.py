"""A record says how its game began: by a seed, by a deal, or by a position."""

import pytest

import ironbridge
from ironbridge.errors import BadInput
from ironbridge.notation.limits import used_up
from tests.rulebook.birmingham.positions import canal


def keys(record: str) -> list[str]:
    """Returns the keys of the lines before the actions."""
    return [line.partition(":")[0] for line in record.partition("\n\n")[0].splitlines()[1:]]


def test_a_game_from_a_seed() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    assert "seed: 4\n" in game.record
    assert "canal deck" not in keys(game.record)
    again = ironbridge.replay(game.record)
    assert (again.seed, again.record) == (4, game.record)


def test_a_game_from_a_deal() -> None:
    deal = ironbridge.new("birmingham", seats=2, seed=4).deal
    game = ironbridge.new("birmingham", seats=2, deal=deal)
    assert "seed" not in keys(game.record)
    assert "canal deck" in keys(game.record)
    again = ironbridge.replay(game.record)
    assert (again.seed, again.deal, again.record) == (None, deal, game.record)


def test_a_game_from_a_position() -> None:
    game = canal(hand0="Coventry, coal")
    assert "to act" in keys(game.record)
    assert ironbridge.replay(game.record).record == game.record


def test_a_wild_card_that_is_played_counts_as_play() -> None:
    """It goes back to its stack and lies in no discard pile; the bound on money must still grow."""
    game = canal(hand0="wild location, wild location")
    before = used_up(game.spec, game.position)
    game.play("loan")
    assert used_up(game.spec, game.position) == before + 1


def test_a_deal_against_the_automa_keeps_the_order_by_number() -> None:
    dealt = ironbridge.new("birmingham", automa="easy", seed=4).deal
    again = ironbridge.new("birmingham", automa="easy", deal=dealt)
    assert again.deal == dealt
    turned = {**dealt, "order": list(reversed(dealt["order"]))}
    with pytest.raises(BadInput, match="by number"):
        ironbridge.new("birmingham", automa="easy", deal=turned)
