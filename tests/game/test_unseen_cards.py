"""The page's count of unseen cards: the draw pile, the other hands and the cards set aside."""

from collections import Counter
from random import Random

import pytest

import ironbridge
from ironbridge.game import Game
from ironbridge.game.board_data import sheet_of
from ironbridge.notation.readers import deck, pile
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.types import View

CASES = installed_cases(options=False)
STRIDE = 37
"""Number of choices between two comparisons."""


def dealt(game: Game, cards: list[str]) -> Counter[str]:
    """Returns cards without the wild ones, which are not dealt from a deck."""
    wild = {card.card for card in sheet_of(game.spec).cards if card.kind == "wild"}
    return Counter(card for card in cards if card not in wild)


def shown(view: View) -> list[str]:
    """Returns the cards of the display, in titles that have one."""
    return list(getattr(view.own, "display", ()))


def counted_by_the_page(game: Game, view: View) -> Counter[str]:
    """Returns the printed cards less those in sight, as ``unseen`` of ``cardsOut.ts`` counts."""
    in_sight = [card for seat in view.seats for card in seat.hand or ()]
    in_sight += [*view.discards, *shown(view)]
    printed = {card.card: card.count for card in sheet_of(game.spec).cards if card.kind != "wild"}
    left = {card: count - in_sight.count(card) for card, count in printed.items()}
    return Counter({card: count for card, count in left.items() if count})


def set_aside(game: Game) -> Counter[str]:
    """Returns the cards of the era that were removed or dealt face down."""
    spec, pos = game.spec, game.position
    public = game.view(None)
    out = [*pile(spec, pos), *public.discards, *shown(public)]
    for seat in range(spec.seats):
        out += game.view(seat).seats[seat].hand or ()
    aside = Counter(deck(spec, pos, pos.era))
    aside.subtract(dealt(game, out))
    tables = spec.rules.tables
    assert aside.total() == tables.removed[pos.era] + spec.seats * tables.face_down[pos.era]
    assert min(aside.values()) >= 0
    return +aside


def check(game: Game) -> None:
    """Compares the two counts for every seat."""
    hidden = dealt(game, pile(game.spec, game.position)) + set_aside(game)
    for seat in range(game.spec.seats):
        others = [
            card
            for other in range(game.spec.seats)
            if other != seat
            for card in game.view(other).seats[other].hand or ()
        ]
        expected = hidden + dealt(game, others)
        assert counted_by_the_page(game, game.view(seat)) == expected, (seat, game.position)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_unseen_cards_are_in_the_pile_in_other_hands_or_set_aside(case: Configuration) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=5, **case.options)  # type: ignore[arg-type]
    rng = Random(5)
    for step in range(10_000):
        if game.over:
            return
        if step % STRIDE == 0:
            check(game)
        game.play(rng.choice(game.choices.codes))
