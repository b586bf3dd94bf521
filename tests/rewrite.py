"""Rewrites the files that tests compare with: ``python -m tests.rewrite [golden] [both] ...``.

Without arguments it rewrites all of them. Read the diff before you commit it.
"""

import sys
from pathlib import Path

import ironbridge
from ironbridge.sim.perft import read_perft, walk_actions, walk_choices, write_perft
from ironbridge.testing.invariants import position_of
from tests.bots import choice_fingerprints
from tests.build_parity.games import FINGERPRINTS, RECORDS, all_cases, fingerprints_text, play
from tests.build_parity.games import recorded_cases as recorded
from tests.golden.playthrough import golden_cases, playthrough
from tests.golden.prose.stories import record_of, stories, story_of

TESTS = Path(__file__).parent


def rewrite_golden() -> None:
    """Rewrites one game of each title."""
    folder = TESTS / "golden"
    for old in folder.glob("*.txt"):
        old.unlink()
    for case in golden_cases():
        (folder / f"{case.name}.txt").write_text(playthrough(case), encoding="utf-8")


def rewrite_both() -> None:
    """Rewrites the fingerprints of seeded games, and records with their final positions."""
    FINGERPRINTS.write_text(fingerprints_text(all_cases()), encoding="utf-8")
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.iterdir():
        old.unlink()
    for case in recorded():
        game, _ = play(case)
        (RECORDS / f"{case.name}.record").write_text(game.record, encoding="utf-8")
        (RECORDS / f"{case.name}.end").write_text(game.text, encoding="utf-8")


def rewrite_bots() -> None:
    """Rewrites the choices of bots in fixed positions."""
    choice_fingerprints.FILE.write_text(choice_fingerprints.file_text(), encoding="utf-8")


def rewrite_perft() -> None:
    """Rewrites the counts of the perft files, at the depths they name."""
    for path in sorted((TESTS / "perft").glob("*.perft")):
        entries = read_perft(path.read_text(encoding="utf-8"))
        for entry in entries:
            game = ironbridge.load(entry.pos)
            spec, pos = game.spec, position_of(game)
            entry.actions = {depth: walk_actions(spec, pos, depth) for depth in entry.actions}
            entry.choices = {depth: walk_choices(spec, pos, depth) for depth in entry.choices}
        path.write_text(write_perft(entries), encoding="utf-8")


def rewrite_stories() -> None:
    """Rewrites the stories: their records, told with the current messages."""
    for path in stories():
        path.write_text(story_of(record_of(path.read_text("utf-8"))), encoding="utf-8")


PARTS = {
    "golden": rewrite_golden,
    "both": rewrite_both,
    "bots": rewrite_bots,
    "perft": rewrite_perft,
    "stories": rewrite_stories,
}


def main(wanted: list[str]) -> None:
    for name in wanted or PARTS:
        print(f"Writing {name} ...")
        PARTS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
