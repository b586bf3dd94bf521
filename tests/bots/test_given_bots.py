"""A class, a function, an object and a place all name a bot; requests name registered ones only."""

import math
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.bots.explain import explain
from ironbridge.bots.given_bots import GivenBot, labels, load_bot
from ironbridge.bots.levels import HARD, Level
from ironbridge.bots.search_bot import SearchBot
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice
from ironbridge.sim.arena import Contest, contend, kept_file
from ironbridge.terminal.new_game import seat_bots
from ironbridge.terminal.session import Session
from tests.cli.commands import Here
from tests.cli.screens import Screenful, table

SOURCE = '''"""Bots for a test."""
from helper_of_the_bot import answer


class First:
    """Plays the first answer."""

    def choose(self, view, rng):
        return answer(view)


class Needy:
    def __init__(self, friend):
        self.friend = friend


made = First()
'''
HELPER = """def answer(view):
    return view.choices[0]
"""


class Quiet:
    """A bot without a name."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1

    def choose(self, view: SeatView, rng: Random) -> Choice:
        return rng.choice(list(view.choices))


class Named(Quiet):
    """A bot with a name."""

    name = "named"


def maker() -> Named:
    """Returns a bot."""
    return Named()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Returns a file of bots, with a module beside it."""
    (tmp_path / "helper_of_the_bot.py").write_text(HELPER, encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path / "my_bots.py"


GIVEN: list[tuple[Any, str]] = [
    (Quiet, "Quiet"),
    (Quiet(), "Quiet"),
    (Named, "named"),
    (maker, "named"),
    (Named(), "named"),
]


@pytest.mark.parametrize(("given", "name"), GIVEN)
def test_simulate_takes_classes_functions_and_objects(given: GivenBot, name: str) -> None:
    found = ironbridge.simulate("birmingham", seats=2, games=1, bots=(given, "dice"), seed=3)
    assert found["bots"] == [name, "dice"]
    named = ironbridge.simulate("birmingham", seats=2, games=1, bots=(Named(), "dice"), seed=3)
    assert found["mean_points"] == named["mean_points"]


@pytest.mark.parametrize(("given", "name"), GIVEN)
def test_the_arena_takes_them(given: GivenBot, name: str) -> None:
    played = contend(Contest("birmingham", 2, (given, "dice"), 1, seed=3), jobs=1)
    assert [one.players for one in played] == [[name, "dice"], ["dice", name]]
    assert not any(one.failures for one in played)


@pytest.mark.parametrize(("given", "name"), GIVEN)
def test_the_terminal_takes_them(given: GivenBot, name: str) -> None:
    game = table("birmingham", seats=2)
    seated = seat_bots(game, [given], game.seat)
    out = Screenful("quit", "").watch(lambda console: Session(game, seated, console).run())
    assert name in out


def test_a_class_makes_a_bot_for_every_game() -> None:
    Quiet.made = 0
    ironbridge.simulate("birmingham", seats=2, games=2, bots=(Quiet,), seed=3)
    assert Quiet.made >= 4


def test_bots_of_one_name_are_told_apart() -> None:
    one, other = Named(), Named()
    assert labels((one, other, "dice", one, "dice")) == (
        "named",
        "named 2",
        "dice",
        "named",
        "dice",
    )


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (7, "Bots are a list of names, places"),
        (None, "Bots are a list of names, places"),
        (object, "is no bot: it has no 'choose"),
        (lambda: 3, "is no bot: it has no 'choose"),
        (SearchBot, "cannot be loaded: TypeError: .*level"),
        ("nowhere.py:Bot", "nowhere.py:Bot cannot be loaded: FileNotFoundError"),
        ("no_such_module:Bot", "no_such_module:Bot cannot be loaded: ModuleNotFoundError"),
        ("json:Bot", "json:Bot cannot be loaded: AttributeError"),
        ("json:loads", "json:loads cannot be loaded: TypeError"),
        ("bots.py", "'bots.py' is no place of a bot: it is 'file.py:Class'"),
        ("bots.py:", "'bots.py:' is no place of a bot"),
        ("deep", "There is no bot 'deep'"),
    ],
)
def test_what_is_no_bot_gets_a_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        ironbridge.simulate("birmingham", seats=2, games=1, bots=(given,))


def test_a_bot_that_cannot_travel_gets_a_sentence() -> None:
    bot: Callable[[], Named] = lambda: Named()  # noqa: E731 (a lambda is the case)
    with pytest.raises(BadInput, match="'named' cannot be sent to other processes"):
        ironbridge.simulate("birmingham", seats=2, games=1, bots=(bot,), jobs=2)


# Places


@pytest.mark.parametrize("attribute", ["First", "made"])
def test_a_place_is_a_bot(file: Path, attribute: str) -> None:
    place = f"{file}:{attribute}"
    found = ironbridge.simulate("birmingham", seats=2, games=1, bots=(place, "dice"))
    assert found["bots"] == [place, "dice"]


def test_a_module_in_the_working_directory_is_a_place(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert type(load_bot("my_bots:First")).__name__ == "First"
    assert type(load_bot("my_bots.py:First")).__name__ == "First"


def test_a_changed_file_is_loaded_again(file: Path) -> None:
    before = type(load_bot(f"{file}:First"))
    assert type(load_bot(f"{file}:First")) is before
    file.write_text(SOURCE.replace("first answer", "first of all answers"), encoding="utf-8")
    assert type(load_bot(f"{file}:First")).__doc__ == "Plays the first of all answers."


def test_an_arena_of_a_changed_bot_starts_again(file: Path) -> None:
    """Games of an interrupted run are taken up only with the same code."""
    contest = Contest("birmingham", 2, (f"{file}:First", "dice"), 1)
    before = kept_file(contest)
    assert kept_file(contest) == before
    file.write_text(SOURCE + "\n", encoding="utf-8")
    assert kept_file(contest) != before
    assert kept_file(Contest("birmingham", 2, (Named, "dice"), 1)) is None


@pytest.mark.parametrize(
    "line",
    [
        "simulate birmingham --seats 2 --games 5 --jobs 2 --bots {place},dice",
        "arena birmingham --seats 2 --deals 1 --check 0 --jobs 1 --bots {place},dice",
        "terminal birmingham --seats 2 --watch --seed 1 --bots {place}",
        "soak birmingham --seats 2 --games 1 --plain --jobs 1 --bots {place}",
    ],
)
def test_every_command_takes_a_place(
    line: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Here(capsys)(*line.format(place=f"{file}:First").split())
    assert said.code == 0, said.err


def test_explain_shows_the_turn_of_a_bot(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = file.with_name("game.record")
    game = ironbridge.new("birmingham", seats=2, seed=3)
    record.write_text(game.record, encoding="utf-8")
    said = Here(capsys)("explain", record, "--level", f"{file}:First")
    assert said.code == 0, said.err
    assert "First" in said.out
    found = explain(game, load_bot(f"{file}:First"), Random(1))
    (turn,) = found["turns"]  # type: ignore[misc]
    played = game.copy()
    for action in turn["actions"]:
        played.play(action)
    assert played.seat != game.seat


def test_a_name_is_never_a_place_for_the_registry(file: Path) -> None:
    with pytest.raises(BadInput, match="There is no bot"):
        find(f"{file}:First")


# Time limits


def test_a_level_has_no_time_limit_where_games_are_measured() -> None:
    assert find("hard").level is HARD  # type: ignore[attr-defined]
    for bot in (find("hard", timed=False), load_bot(SearchBot(HARD), timed=False)):
        level: Level = bot.level  # type: ignore[attr-defined]
        assert level == HARD._replace(seconds=math.inf)


def test_a_slow_machine_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute passes at every look at the clock, so that each level would stop at once."""
    quick = Level("quick", beam=1, width=4, samples=12, seconds=2.0)

    def play() -> list[float]:
        bots = (lambda: SearchBot(quick), "dice")
        found = ironbridge.simulate(
            "birmingham", seats=2, games=1, bots=bots, seed=5, variant="introductory"
        )
        return [*found["mean_points"], found["choices"]]

    before = play()
    minutes = count(step=60)
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(minutes)))
    assert play() == before
