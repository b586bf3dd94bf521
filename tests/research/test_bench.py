"""``bench --research``: every interface is measured and compared with its goal."""

import json

import pytest
from rich.console import Console

from benchmarks import environments
from benchmarks.environment_speed import MICROSECONDS, Speed
from benchmarks.peers import PeerMissing
from tests.cli.commands import outside


@pytest.mark.slow
def test_each_interface_is_measured() -> None:
    """The JSON document has a positive figure for each interface."""
    done = outside("bench", "--research", "--quick", "--alone", "--json", "lancashire")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    names = [speed["interface"] for speed in found["speeds"]]
    assert names == [
        "batch runner",
        "one observation",
        "PettingZoo",
        "Gymnasium (dice)",
        "OpenSpiel",
    ]
    assert all(speed["value"] > 0 for speed in found["speeds"])


def test_a_goal_is_a_floor_for_speeds_and_a_ceiling_for_times() -> None:
    """A figure without a goal neither reaches nor misses one."""
    assert Speed("a", "b", 10.0, goal=9.0).reached is True
    assert Speed("a", "b", 8.0, goal=9.0).reached is False
    assert Speed("a", "b", 1.5, MICROSECONDS, goal=2.0).reached is True
    assert Speed("a", "b", 2.5, MICROSECONDS, goal=2.0).reached is False
    assert Speed("a", "b", 1.0).reached is None


def test_the_table_fits_a_terminal_and_marks_what_is_short_of_its_goal() -> None:
    """Three titles fit 80 columns, and a missing project is named."""
    ours = [
        Speed(interface, game, 123_456.0, goal=500_000)
        for interface in ("batch runner", "PettingZoo")
        for game in ("age_of_industry 4", "birmingham 4", "lancashire 4")
    ]
    theirs = [Speed("catanatron 3.2.1", "Catan, 4 players", 24_050.0)]
    machine = {"processor": "a machine", "busy": "idle"}
    found = environments.document(
        machine, False, [*ours, *theirs], ["open_spiel was not measured."]
    )
    console = Console(width=environments.WIDTH, record=True)
    environments.show_speeds(console, found)
    said = console.export_text()
    assert max(len(line.rstrip()) for line in said.splitlines()) <= 80
    assert said.count("123,456*") == 0  # four significant digits
    assert said.count("123,500*") == 6
    assert "24,050" in said
    assert "open_spiel was not measured." in said


def test_a_project_that_cannot_be_installed_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A project that cannot be installed is named, and the others are measured."""

    def missing(engine: str, budget: float) -> list[Speed]:
        raise PeerMissing("it is away.")

    monkeypatch.setattr(environments, "measure_peer", missing)
    monkeypatch.setattr(environments, "measure_title", lambda *about: [Speed("a", "b", 1.0)])
    environments.bench.main(["--research", "birmingham", "--json"], standalone_mode=False)
    found = json.loads(capsys.readouterr().out)
    assert found["missing"][0] == "catanatron was not measured: it is away."
