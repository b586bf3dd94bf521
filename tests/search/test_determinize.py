"""Determinization keeps every card, keeps what the seat sees and shuffles what is hidden."""

from collections import Counter
from random import Random

import pytest

import ironbridge
from ironbridge.core.hand import drop_card, pile_left
from ironbridge.core.position import ASK_CARD, CARDS, NOBODY, Position
from ironbridge.core.rng import Rng
from ironbridge.game import Game
from ironbridge.game.sample_world import unseen
from ironbridge.search.determinize import TRIES
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = installed_cases(options=False)


def some_way_into(case: Configuration, choices: int) -> Game:
    game = ironbridge.new(case.title, seats=case.seats, seed=6, **case.options)  # type: ignore[arg-type]
    rng = Random(3)
    for _ in range(choices):
        game.play(rng.choice(game.choices.codes))
    return game


def cards_of(game: Game, pos: Position) -> Counter[int]:
    """Returns every card of this era's deck in hands, face up, or in the pile."""
    tables = game.spec.rules.tables
    found: Counter[int] = Counter(game.spec.hooks.open_cards(pos))
    for card in range(int(tables.cards)):
        if tables.card_copies[card]:
            found[card] += pos.discarded(card)
            found[card] += sum(int(pos.in_hand(seat, card)) for seat in range(game.spec.seats))
    drawn = int(pos.drawn)
    found.update(int(card) for card in pos.deal.cards[drawn : drawn + int(pile_left(pos))])
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_new_deal_keeps_what_the_seat_sees(case: Configuration) -> None:
    game = some_way_into(case, 31)
    pos, seat = game.position, game.seat
    assert seat is not None
    hidden = unseen(game.spec, pos, seat)
    worlds = [hidden.sample(Rng(seed)) for seed in range(20)]
    deck = Counter(int(card) for card in hidden.deck)
    for world in worlds:
        assert world.seat_key(seat) == pos.seat_key(seat)
        assert cards_of(game, world) <= deck
        assert sum(cards_of(game, world).values()) == sum(cards_of(game, pos).values())
    assert len({tuple(int(card) for card in world.deal.cards) for world in worlds}) > 1


def test_equal_chance_deals_equal_worlds() -> None:
    game = some_way_into(CASES[0], 20)
    hidden = unseen(game.spec, game.position, 0)
    one, two = hidden.sample(Rng(4)), hidden.sample(Rng(4))
    assert one.numbers() == two.numbers()
    assert list(one.deal.cards) == list(two.deal.cards)


def test_every_hidden_card_may_come_to_every_hand() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=5)
    hidden = unseen(game.spec, game.position, 0)
    seen: Counter[int] = Counter()
    for seed in range(400):
        world = hidden.sample(Rng(seed))
        assert int(world.seat_value(1, CARDS)) == 8
        for card in range(int(game.spec.rules.tables.cards)):
            seen[card] += int(world.in_hand(1, card))
    left = Counter(int(card) for card in hidden.cards)
    for card, copies in left.items():
        expected = 400 * 8 * copies / sum(left.values())
        assert 0.6 * expected < seen[card] < 1.5 * expected


def test_a_hand_that_never_fits_is_kept_after_all_tries() -> None:
    """A rival without cards is asked for a card: no sample has two that fit."""
    game = ironbridge.new("birmingham", seats=2, seed=5)
    pos = game.position.copy()
    pos.seat, pos.ask = 1, ASK_CARD
    for card in range(int(game.spec.rules.tables.cards)):
        for _ in range(int(pos.in_hand(1, card))):
            drop_card(pos, 1, card)
    hidden = unseen(game.spec, pos, 0)
    chance, expected = Rng(7), Rng(7)
    found = hidden.sample(chance)
    for _ in range(int(TRIES)):
        hidden.sample_once(expected, NOBODY)
    last = hidden.sample_once(expected, 1)
    assert list(found.deal.cards) == list(last.deal.cards)
    assert chance.below(2**60) == expected.below(2**60)
