"""The interpreted and the compiled build play equal games, choice by choice and byte by byte.

Each build is compared with stored fingerprints, and so with the other build.
"""

import pytest

import ironbridge
from tests.build_parity.games import (
    RECORDS,
    all_cases,
    fingerprint,
    play,
    recorded_cases,
    stored,
)

pytestmark = pytest.mark.both_builds

CASES = {case.name: case for case in all_cases()}
RECORDED = {case.name: case for case in recorded_cases()}


@pytest.mark.parametrize("name", CASES)
def test_a_seed_means_the_same_game(name: str) -> None:
    assert fingerprint(CASES[name]) == stored()[name]


def test_every_case_is_written_down() -> None:
    assert set(stored()) == set(CASES)


@pytest.mark.parametrize("name", RECORDED)
def test_a_record_is_written_alike(name: str) -> None:
    game, _ = play(RECORDED[name])
    assert game.record == (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    assert game.text == (RECORDS / f"{name}.end").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDED)
def test_a_record_is_replayed_alike(name: str) -> None:
    record = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    game = ironbridge.replay(record)
    assert game.record == record
    assert game.text == (RECORDS / f"{name}.end").read_text(encoding="utf-8")
