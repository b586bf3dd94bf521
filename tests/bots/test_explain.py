"""Explanations of a search: candidate turns with their values, and the features that differ."""

from random import Random

import pytest

import ironbridge
from ironbridge.bots.explain import explain, fact_name, own_turn, standard_error
from ironbridge.bots.feature_shares import RolloutOutcome, evaluated, feature_shares
from ironbridge.bots.levels import HARD, MASTER, MEDIUM, Level
from ironbridge.bots.search_bot import SearchBot
from ironbridge.bots.seat_view import SeatView
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.game.choices import Choice
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = [case for case in installed_cases(options=False) if case.seats in (2, 3)]
QUICK = HARD._replace(beam=2, width=3, samples=12)
DEEP = MASTER._replace(beam=2, width=3, samples=6, deep_samples=6, card_samples=4)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("level", [QUICK, DEEP, MEDIUM._replace(width=3)], ids=lambda one: one.name)
def test_turns_and_reasons_agree_with_the_values_shown(case: Configuration, level: Level) -> None:
    """Turns stand in the order of their values, and the reasons add up to the lead of the first."""
    game = some_way_into(case, 12)
    found = explain(game, level, Random(1))
    turns, reasons = found["turns"], found["differences"]
    assert isinstance(turns, list)
    assert isinstance(reasons, list)
    values = [turn["value"] for turn in turns]
    assert values == sorted(values, reverse=True)
    assert 0 < len(turns) <= 3
    assert len({turn["samples"] for turn in turns}) == 1, "all turns were tried in the same worlds"
    assert (turns[0]["samples"] > 0) == (level.samples > 0)
    for turn in turns:
        assert turn["behind"] == pytest.approx(values[0] - turn["value"])
    if len(turns) > 1:
        lead = sum(reason["points"] for reason in reasons)
        assert lead == pytest.approx(values[0] - values[1], abs=0.005)
    game.play(turns[0]["actions"][0])


def some_way_into(case: Configuration, choices: int) -> Game:
    """Returns a random game between two actions."""
    game, rng = case_game(case), Random(4)
    while choices > 0 or len(game.begun) > 0 or len(game.choices.codes) < 2:
        game.play(rng.choice(game.choices.codes))
        choices -= 1
    return game


def case_game(case: Configuration) -> Game:
    """Returns a new game of a table."""
    return ironbridge.new(case.title, seats=case.seats, seed=3, **case.options)  # type: ignore[arg-type]


def test_an_error_is_the_standard_error_of_the_mean() -> None:
    assert standard_error([1.0, 3.0, 5.0, 7.0]) == pytest.approx((20 / 3) ** 0.5 / 2)
    assert standard_error([4.0]) == 0.0


def test_shares_of_features_add_up_also_with_a_hidden_layer() -> None:
    game = ironbridge.new("birmingham", seats=4, seed=5)
    search = SearchBot(HARD).search(game.spec)
    assert search.evaluator.hidden_layer.units > 0
    first, second = search.candidate_turns(game.position, 2, 2)
    ends = [search.played(game.position, one.path) for one in (first, second)]
    looks = [evaluated(search, pos, int(game.position.seat)) for pos in ends]
    one, two = ([RolloutOutcome([look], 0.0)] for look in looks)
    shares = feature_shares(search.evaluator, one, two)
    assert sum(shares) == pytest.approx((looks[0].value - looks[1].value) / 1000)
    assert all(
        (share == 0.0) >= (a == b) for share, a, b in zip(shares, *(x.features for x in looks))
    )
    assert sum(share != 0.0 for share in shares) > 3


def test_facts_are_named_with_their_industry() -> None:
    spec = ironbridge.new("birmingham", seats=2, seed=1).spec
    kinds = spec.names.industries
    assert fact_name(spec, "mat 1.3") == f"mat {kinds[1]}, 3 gone"
    assert fact_name(spec, "slots 0") == f"slots {kinds[0]}"
    assert fact_name(spec, "purse to 8") == "purse to 8"


def test_a_finished_game_gives_nothing_to_think_about() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1, variant="introductory")
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    with pytest.raises(BadInput, match="over"):
        explain(game, MEDIUM, Random(1))


def test_reasons_are_said_in_every_language() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3)
    said = [
        explain(game, MEDIUM._replace(width=2), Random(1), language=language)["differences"]
        for language in ("en", "fr", "ru")
    ]
    english, french, russian = ([reason["about"] for reason in one] for one in said)  # type: ignore[attr-defined]
    assert len(english) == len(french) == len(russian) > 0
    assert all(a != b != c for a, b, c in zip(english, french, russian, strict=True))


class Wishing:
    """Takes the first choice whose text begins with a wish, or the first of all."""

    name = "wishing"

    def __init__(self, wish: str) -> None:
        self.wish = wish

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """Returns the wished choice."""
        found = [choice for choice in view.choices if choice.text.startswith(self.wish)]
        return found[0] if found else view.choices[0]


def test_the_turn_of_another_bot_ends_before_its_next_one() -> None:
    """The last seat of a round that spent least is the first of the next: two turns in a row."""
    game = ironbridge.new("birmingham", seats=2, seed=3)
    own_turn(Wishing("build"), game, Random(1))
    last, before = game.seat, len(game.actions)
    own_turn(Wishing("pass"), game, Random(1))
    assert (game.position.round, game.seat, len(game.actions)) == (2, last, before + 1)
