"""Explanations of a search: candidate turns with their values, and the features that differ."""

from random import Random

import pytest

import ironbridge
from ironbridge.bots import explain as explaining
from ironbridge.bots.explain import explain, fact_name
from ironbridge.bots.levels import HARD, MEDIUM
from ironbridge.errors import BadInput
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = [case for case in installed_cases(options=False) if case.seats in (2, 3)]
QUICK = HARD._replace(beam=2, width=3, samples=12)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_turns_are_told_as_lines_that_can_be_played(case: Configuration) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=3, **case.options)  # type: ignore[arg-type]
    found = explain(game, QUICK, Random(1))
    turns = found["turns"]
    assert isinstance(turns, list)
    assert 0 < len(turns) <= 3
    assert turns[0]["samples"] >= turns[-1]["samples"] > 0
    game.play(turns[0]["actions"][0])


def test_facts_are_named_with_their_industry() -> None:
    spec = ironbridge.new("birmingham", seats=2, seed=1).spec
    kinds = spec.names.industries
    assert fact_name(spec, "mat 1.3") == f"mat {kinds[1]}, 3 gone"
    assert fact_name(spec, "slots 0") == f"slots {kinds[0]}"
    assert fact_name(spec, "purse to 8") == "purse to 8"


def test_the_difference_is_the_difference() -> None:
    game = ironbridge.new("birmingham", seats=4, seed=3)
    found = explain(game, MEDIUM._replace(width=2), Random(1))
    turns, reasons = found["turns"], found["differences"]
    assert isinstance(turns, list)
    assert isinstance(reasons, list)
    assert turns[0]["value"] >= turns[1]["value"]
    assert all(reason["best"] != reason["next"] for reason in reasons)


def test_what_facts_are_worth_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "REASONS", 1000)
    monkeypatch.setattr(explaining, "LEAST", 0.0)
    game = ironbridge.new("birmingham", seats=4, seed=5)
    reasons = explain(game, MEDIUM._replace(width=2), Random(1))["differences"]
    assert isinstance(reasons, list)
    *_, together = reasons
    assert together["fact"] == "together"
    total = sum(reason["points"] for reason in reasons)
    assert total == pytest.approx(together["best"] - together["next"], abs=0.01 * len(reasons))


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
