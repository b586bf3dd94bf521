"""Invariant of seat symmetry: a rotation of the seats changes nothing but their names."""

from random import Random

from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed, plain_deal, read_deal
from ironbridge.testing.invariants import InvariantViolated
from ironbridge.titles.spec import GameSpec


def check_seats_alike(spec: GameSpec, seed: int) -> None:
    """Plays a game twice, the second time with seats rotated by one; both must be equal."""
    if spec.rules.tables.automatic:
        return  # an Automa has its own mat and rank
    deal = plain_deal(spec, deal_from_seed(spec, seed))
    here = begin(spec, None, read_deal(spec, deal))
    there = begin(spec, None, read_deal(spec, moved(spec, deal)))
    rng = Random(seed)
    choices = 0
    while here.seat is not None:
        same_codes = here.choices.codes == there.choices.codes
        if not same_codes or there.seat != (here.seat + 1) % spec.seats:
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


def broken(game: Game, seed: int, choices: int, sentence: str) -> InvariantViolated:
    return InvariantViolated("seats", sentence, seed, choices, game.text)


def moved(spec: GameSpec, deal: dict[str, object]) -> dict[str, object]:
    """Returns a deal with seats rotated by one."""
    order = deal["order"]
    assert isinstance(order, list)
    changed = {**deal, "order": [(seat + 1) % spec.seats for seat in order]}
    for era, key in enumerate(spec.decks):
        deck = deal[key]
        assert isinstance(deck, list)
        tables = spec.rules.tables
        share = tables.hand_size + tables.face_down[era]
        last = (spec.seats - 1) * share
        dealt = spec.seats * share
        changed[key] = deck[last:dealt] + deck[:last] + deck[dealt:]
    return changed
