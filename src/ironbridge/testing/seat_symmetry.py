"""A law of its own: moving the seats round changes nothing but names."""

from random import Random

from ironbridge.game.game import Game, begin
from ironbridge.notation.deal_text import deal_from_seed, plain_deal, read_deal
from ironbridge.testing.invariants import LawBroken
from ironbridge.titles.spec import Setting


def check_seats_alike(setting: Setting, seed: int) -> None:
    """Play a game twice, the second time with every seat one further on: all goes alike."""
    if setting.rules.tables.automatic:
        return  # a seat that plays by itself has its own mat and place
    deal = plain_deal(setting, deal_from_seed(setting, seed))
    here = begin(setting, None, read_deal(setting, deal))
    there = begin(setting, None, read_deal(setting, moved(setting, deal)))
    rng = Random(seed)
    choices = 0
    while here.seat is not None:
        same_codes = here.choices.codes == there.choices.codes
        if not same_codes or there.seat != (here.seat + 1) % setting.seats:
            raise broken(here, seed, choices, "the seats are asked different things")
        code = rng.choice(here.choices.codes)
        here.play(code)
        there.play(code)
        choices += 1
    assert here.result is not None
    assert there.result is not None
    points = there.result.points
    if points[1:] + points[:1] != here.result.points:
        raise broken(here, seed, choices, "the seats end with different points")


def broken(game: Game, seed: int, choices: int, sentence: str) -> LawBroken:
    return LawBroken("seats", sentence, seed, choices, game.text)


def moved(setting: Setting, deal: dict[str, object]) -> dict[str, object]:
    """Returns the same deal with every seat one further on, in the order and in first cards."""
    order = deal["order"]
    assert isinstance(order, list)
    changed = {**deal, "order": [(seat + 1) % setting.seats for seat in order]}
    for era, key in enumerate(setting.decks):
        deck = deal[key]
        assert isinstance(deck, list)
        tables = setting.rules.tables
        share = tables.hand_size + tables.face_down[era]
        last = (setting.seats - 1) * share
        dealt = setting.seats * share
        changed[key] = deck[last:dealt] + deck[:last] + deck[dealt:]
    return changed
