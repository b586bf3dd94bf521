"""Perft counts by the move generator and by brute force equal those of the perft files.

The files are open data: a position text with the numbers of actions and choices by depth. ``python
-m tests.rewrite perft`` rewrites the counts.
"""

from functools import cache
from pathlib import Path

import pytest

import ironbridge
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.sim.perft import (
    ActionLister,
    PerftEntry,
    by_legality_check,
    by_list,
    count_actions,
    read_perft,
    split_actions,
    walk_actions,
    walk_choices,
    whole_actions,
    write_perft,
)
from ironbridge.testing.invariants import position_of

FOLDER = Path(__file__).parent
LEAST = {"birmingham": 12, "lancashire": 12, "age_of_industry": 8}


@cache
def entries() -> dict[str, PerftEntry]:
    """Returns every entry of every file by a unique name."""
    return {
        f"{path.stem}-{entry.id}": entry
        for path in sorted(FOLDER.glob("*.perft"))
        for entry in read_perft(path.read_text(encoding="utf-8"))
    }


def counted(
    game: Game, entry: PerftEntry, generator: ActionLister
) -> tuple[dict[int, int], dict[int, int]]:
    """Returns the counts of actions and choices at the depths of an entry."""
    spec, pos = game.spec, position_of(game)
    return (
        {depth: walk_actions(spec, pos, depth, generator) for depth in entry.actions},
        {depth: walk_choices(spec, pos, depth, generator) for depth in entry.choices},
    )


def check(entry: PerftEntry, generator: ActionLister) -> None:
    """Compares the counts; a difference is reported with the count below each action."""
    game = ironbridge.load(entry.pos)
    actions, choices = counted(game, entry, generator)
    if (actions, choices) != (entry.actions, entry.choices):
        split = split_actions(game.spec, position_of(game), max(entry.actions))
        rows = "\n".join(f"{many:8} {action}" for action, many in split.items())
        pytest.fail(f"actions {actions} and choices {choices}; each action:\n{rows}")


@pytest.mark.both_builds
@pytest.mark.parametrize("name", entries())
def test_the_counts_are_those_of_the_file(name: str) -> None:
    check(entries()[name], by_list)


@pytest.mark.parametrize("name", entries())
def test_the_legality_check_of_every_code_gives_the_same_counts(name: str) -> None:
    check(entries()[name], by_legality_check)


@pytest.mark.parametrize("title", LEAST)
def test_there_are_positions_enough(title: str) -> None:
    assert sum(name.startswith(title) for name in entries()) >= LEAST[title]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.perft")), ids=lambda path: path.stem)
def test_a_file_is_written_as_it_is_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_perft(read_perft(text)) == text


@pytest.mark.parametrize("name", entries())
def test_a_position_of_a_file_is_complete(name: str) -> None:
    """The text of an entry equals the text that the loaded game writes."""
    assert ironbridge.load(entries()[name].pos).text == entries()[name].pos


# Sequences that count once


def lines(*rows: str) -> Game:
    return ironbridge.load("\n".join(["ironbridge position 1", "title: birmingham", *rows]))


def texts(game: Game) -> list[str]:
    return list(split_actions(game.spec, position_of(game), 1))


def test_the_cards_of_a_scout_have_no_order() -> None:
    game = lines("seats: 2", "round: 2", "hand 0: Leek, Derby, coal, iron")
    assert sum(text.startswith("scout") for text in texts(game)) == 4


def test_the_two_tiles_of_a_development_have_no_order() -> None:
    game = lines("seats: 2", "round: 2", "hand 0: Leek")
    developed = [text for text in texts(game) if text.startswith("develop")]
    # Five industries can be developed, pottery cannot: five alone, five twice, ten pairs. The
    # second tile of manufacturer, coal, iron, brewery and cotton can follow.
    assert len(developed) == 5 + 5 + 10


def test_the_barrels_of_a_sale_have_no_order() -> None:
    game = lines(
        "seats: 2",
        "era: rail",
        "round: 2",
        "hand 0: Leek",
        "merchants: Shrewsbury.1=blank, Gloucester.1=cotton, Gloucester.2=blank,"
        " Oxford.1=any, Oxford.2=manufacturer",
        "mat 0: pottery 0 0 0 1 1",
        "tiles: Coventry.1=pottery3 of 0, Stafford.1=brewery2 of 0 with 1,"
        " Walsall.2=brewery2 of 0 with 1, Uttoxeter.1=brewery2 of 1 with 1",
        "links: Birmingham-Coventry of 0, Birmingham-Oxford of 1",
    )
    assert sum(text.startswith("sell") for text in texts(game)) == 1


def test_an_action_that_is_begun_is_finished() -> None:
    game = lines("seats: 2", "round: 2", "hand 0: Leek, Derby, coal, iron")
    game.play("loan")
    ways = whole_actions(game.spec, position_of(game))
    assert len(ways) == 4
    assert count_actions(game.spec, position_of(game), 1) == (4, 4)


def test_a_finished_game_has_nothing_to_count() -> None:
    game = lines("seats: 2", "era: rail", "round: 10", "to act: 1", "actions: 1", "pile:",
                 "hand 0:", "hand 1: Leek")  # fmt: skip
    game.play("pass")
    assert game.over
    assert count_actions(game.spec, position_of(game), 1) == (0, 0)
    assert count_actions(game.spec, position_of(game), 0) == (1, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pos\n", "Line 1: a perft file begins with an id."),
        ("id x\nmoves 1 2\n", "Line 2: 'moves 1 2' is not a line of a perft file."),
        ("id x\nactions 1\n", "Line 2: a count is a depth and a number, not '1'."),
    ],
)
def test_a_malformed_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_perft(text)
    assert str(caught.value) == complaint
