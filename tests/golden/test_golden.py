"""Golden games: prompts, choices, events and views of one game of each title are unchanged.

After an intended change ``python -m tests.rewrite golden`` rewrites the files; read the diff.
"""

import difflib
from itertools import islice
from pathlib import Path

import pytest

from tests.golden.playthrough import golden_cases, playthrough

FOLDER = Path(__file__).parent
CASES = {case.name: case for case in golden_cases()}


@pytest.mark.parametrize("name", CASES)
def test_a_game_reads_as_it_did(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(CASES[name]).splitlines()
    if played != written:
        diff = difflib.unified_diff(written, played, "written", "played", lineterm="", n=2)
        pytest.fail("\n".join(islice(diff, 40)) + "\nWanted? python -m tests.rewrite golden")


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)
