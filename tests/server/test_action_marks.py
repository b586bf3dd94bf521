"""Suffix minima of finished actions equal their definition, and cost no quadratic work."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from ironbridge.server.live.action_marks import ActionMarks
from ironbridge.server.rate_limits import Limits
from tests.server.table import PATIENT, server, sit_down, to_act
from tests.server.test_security import problem

UNDONE = 12_000
"""Number of entries of a log in which one choice was made and undone again and again."""


def known(marks: list[int], entry: int) -> int:
    """Returns the definition: the minimum over the rest of the log."""
    if entry <= 0:
        return 0
    return marks[-1] if entry >= len(marks) else min(marks[entry - 1 :])


def entry_of(marks: list[int], action: int) -> int:
    """Returns the definition: the first entry from which the action stays finished."""
    found = (entry for entry in range(len(marks)) if known(marks, entry) >= action)
    return next(found, len(marks))


@pytest.mark.parametrize("seed", range(40))
def test_the_stack_equals_the_definition(seed: int) -> None:
    rng, marks, said = Random(seed), ActionMarks(), []
    for _ in range(rng.randint(1, 60)):
        last = said[-1] if said else 0
        said.append(max(0, last + rng.choice([-2, -1, 0, 1, 1, 1, 2])))
        marks.append(said[-1])
        at = range(-1, len(said) + 2)
        assert [marks.known(entry) for entry in at] == [known(said, entry) for entry in at]
        wanted = range(max(said) + 2)
        assert [marks.entry_of(one) for one in wanted] == [entry_of(said, one) for one in wanted]


class Counted(int):
    """Number that counts how often it is compared."""

    compared = 0

    def __lt__(self, other: int) -> bool:
        Counted.compared += 1
        return int(self) < int(other)

    def __ge__(self, other: int) -> bool:
        Counted.compared += 1
        return int(self) >= int(other)

    def __gt__(self, other: int) -> bool:
        Counted.compared += 1
        return int(self) > int(other)


def test_a_long_log_is_not_searched_again_for_every_question() -> None:
    marks = ActionMarks()
    Counted.compared = 0
    for number in range(UNDONE):
        marks.append(Counted(5 + number % 2))
    assert Counted.compared < 5 * UNDONE
    Counted.compared = 0
    for action in range(1000):
        marks.entry_of(action % 8)
        marks.known(action)
    assert Counted.compared < 20_000


def test_undoing_without_end_is_refused(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, entries=10)
    with server(tmp_path, limits=limits) as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        answers, entry = [], seen["entry"]
        for _ in range(8):
            assert person.enter(entry, play="loan").status_code == 200
            answers.append(person.enter(entry + 1, undo=True))
            if answers[-1].status_code != 200:
                break
            entry += 2
        assert problem(answers[-1]) == (429, "undo-flood")
        assert "10" in answers[-1].json()["detail"]
        assert len(answers) == 6
        # A player is never stuck: the action can be finished, and then undone again.
        card = person.look()["view"]["seats"][person.seat]["hand"][0]
        played = person.enter(entry + 1, play=f"with {card}")
        assert played.status_code == 200, played.text
        assert person.enter(entry + 2, undo=True).status_code == 200


def test_changing_hands_without_end_is_refused(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, entries=6)
    with server(tmp_path, limits=limits) as client:
        people = sit_down(client, "birmingham")
        acting, _ = to_act(people)
        other = people[1 - acting.seat]
        path = f"/seats/{other.seat}/replace"
        for _ in range(3):
            assert people[0].post(path, {"bot": "dice"}).status_code == 200
            assert people[0].post(path, {"back": True}).status_code == 200
        assert problem(people[0].post(path, {"bot": "dice"})) == (429, "undo-flood")


def test_a_long_exploration_of_one_turn_is_ordinary() -> None:
    """Forty attempts at an action of five choices, each undone, stay below the limit."""
    assert Limits().entries >= 40 * 2 * 5
