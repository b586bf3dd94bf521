"""A bot that fails is named, with its file, the seed and the record so far."""

import pickle
from random import Random

import pytest

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.game.choices import Choice
from ironbridge.sim.simulate import BotFailed
from ironbridge.terminal.session import Session
from tests.cli.commands import Here
from tests.cli.screens import Screenful, table


class Tired:
    """Plays at random, and raises after a number of choices."""

    name = "tired"

    def __init__(self, choices: int = 5) -> None:
        self.left = choices

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("no strength left")
        return view.choices[0]


class Dreamer:
    """Returns a choice that does not exist."""

    name = "dreamer"

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        return "fly to Derby"


def test_it_is_named_with_file_seed_and_record() -> None:
    with pytest.raises(BotFailed) as caught:
        ironbridge.simulate("birmingham", seats=2, games=1, bots=(Tired(), "dice"), seed=4)
    failure = caught.value
    assert (failure.bot, failure.file) == ("tired", __file__)
    for part in ("'tired'", __file__, "line ", "no strength left", str(failure.seed)):
        assert part in str(failure)
    so_far = ironbridge.replay(failure.record)
    again = ironbridge.new("birmingham", seats=2, seed=failure.seed)
    assert so_far.deal == again.deal
    assert so_far.actions
    assert pickle.loads(pickle.dumps(failure)).record == failure.record  # survives a process pool


def test_an_answer_that_is_none_is_named_too() -> None:
    with pytest.raises(BotFailed, match=r"'dreamer' .* answered 'fly to Derby', which is not"):
        ironbridge.simulate("birmingham", seats=2, games=1, bots=(Dreamer(),))


def test_the_command_says_it_and_shows_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.bots.installed_places", lambda: {"tired": f"{__name__}:Tired"})
    line = "simulate birmingham --seats 2 --games 1 --bots tired --jobs 1"
    said = Here(capsys)(*line.split())
    assert said.code == 2
    assert "The bot 'tired'" in said.err
    assert "The record so far:\n\nironbridge record 1" in said.err
    assert said.out == ""


def test_in_the_terminal_it_costs_a_sentence() -> None:
    game = table("birmingham", seats=2)
    seated = [None if seat == game.seat else Tired(0) for seat in range(2)]
    screen = Screenful("pass", "1", "quit", "")
    out = screen.watch(lambda console: Session(game, seated, console).run())
    said = " ".join(out.split())
    assert "The bot 'tired'" in said
    assert "Its seat plays" in said
    assert "Traceback" not in out


# Bots by entry point

READY = Tired(10**6)
NOTHING = object()


class Nameless:
    """A bot without a name."""

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        return view.choices[0]


@pytest.mark.parametrize("attribute", ["READY", "Tired", "Nameless"])
def test_an_instance_or_a_class_is_an_entry_point(
    attribute: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "ironbridge.bots.installed_places", lambda: {"mine": f"{__name__}:{attribute}"}
    )
    bot = find("mine")
    assert bot.name == ("mine" if attribute == "Nameless" else "tired")
    assert (bot is READY) == (attribute == "READY")
    game = ironbridge.new("birmingham", seats=2, seed=1)
    assert bot.choose(SeatView(game, game.seat or 0), Random(1)) in game.choices


@pytest.mark.parametrize("where", ["nowhere:Bot", f"{__name__}:Missing", f"{__name__}:NOTHING"])
def test_an_entry_point_that_leads_nowhere_is_said(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.bots.installed_places", lambda: {"mine": where})
    with pytest.raises(ironbridge.BadInput):
        find("mine")
