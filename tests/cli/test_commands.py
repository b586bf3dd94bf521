"""The commands: their output and their errors."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ironbridge
from ironbridge.sim.perft import count_actions
from tests.cli.commands import SOURCES, Here, heed_interruptions, outside


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    for _ in range(6):
        game.play(game.choices[0])
        while game.begun:
            game.play(game.choices[0])
    path = tmp_path / "game.txt"
    path.write_text(game.record, "utf-8")
    return path


def test_the_version_says_which_build_runs(run: Here) -> None:
    build = "compiled" if ironbridge.compiled else "interpreted"
    assert run("--version").out.startswith(f"ironbridge {ironbridge.__version__} ({build} rules")


def test_without_a_command_help_is_shown(run: Here) -> None:
    said = run()
    assert said.code == 0
    for command in ("terminal", "simulate", "replay", "perft", "soak", "titles", "bench"):
        assert command in said.out


# Errors: one sentence, exit code 2


def is_one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith((".\n", "?\n")) and "Traceback" not in text


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("nonsense", "No such command 'nonsense'"),
        ("simulate", "Missing argument 'TITLE'"),
        ("simulate brasso", "There is no title 'brasso'"),
        ("simulate birmingham --seats 9", "not by 9"),
        ("simulate birmingham --seats two", "--seats is a whole number, not 'two'."),
        ("simulate birmingham --games 0", "--games is a whole number from 1 to 10000000, not '0'."),
        ("simulate birmingham --gamse 3", "No such option '--gamse'; did you mean --games"),
        ("simulate birmingham --seats", "The option '--seats' needs a value after it."),
        ("simulate birmingham --json=yes", "The option '--json' stands alone, without a value."),
        ("simulate birmingham chess", "More was given than is understood: chess."),
        ("arena birmingham", "Missing option '--bots'."),
        ("titles --language de", "--language is en, fr or ru, not 'de'."),
        ("simulate birmingham --bots deep", "There is no bot 'deep'"),
        ("simulate birmingham --variant short", "has no variant 'short'"),
        ("simulate birmingham --board moon", "has no board 'moon'"),
        ("simulate birmingham --automa mild", "has no automa 'mild'"),
        ("simulate birmingham --rules coal_split", "not of the form NAME=VALUE"),
        ("simulate birmingham --rules coal_split=maybe", "coal_split"),
        ("replay nowhere.txt", "nowhere.txt cannot be read"),
        ("perft nowhere.txt", "nowhere.txt cannot be read"),
        ("soak brasso", "There is no title 'brasso'"),
        ("terminal birmingham --seed -4", "seed"),
        ("terminal birmingham --bots dice --seat 8", "There is no seat 8"),
        ("terminal --load nowhere.txt", "nowhere.txt cannot be read"),
    ],
)
def test_errors_are_one_sentence(run: Here, line: str, part: str) -> None:
    said = run(*line.split())
    assert said.code == 2
    assert part in said.err
    assert is_one_sentence(said.err)
    assert said.out == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("--language=en", "There is no title 'chess'; installed are "),
        ("--language fr", "Il n’y a pas de jeu «\xa0chess\xa0»\xa0; sont installés\xa0: "),
        ("--language ru", "Нет игры «chess»; установлены: "),
    ],
)
def test_an_error_is_said_in_the_language_asked_for(run: Here, language: str, said: str) -> None:
    assert run("terminal", "chess", *language.split()).err.startswith(said)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "begins with the line 'ironbridge record 1'"),
        ("ironbridge record 1\ntitle: brasso\nseats: 2\n", "no title 'brasso'"),
        ("ironbridge record 1\ntitle: birmingham\nseats: 2\nseed: 1\n\n0: fly\n", "Line 6"),
        ("ironbridge record 1\ntitle: birmingham\nseats: 2\nseed: 1\n\n9: pass\n", "no seat 9"),
    ],
)
def test_a_bad_record_is_explained(run: Here, tmp_path: Path, text: str, part: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, "utf-8")
    said = run("replay", path)
    assert said.code == 2
    assert part in said.err
    assert str(path) in said.err
    assert is_one_sentence(said.err)


def test_a_file_that_is_no_text_is_refused(run: Here, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(bytes(range(256)))
    said = run("replay", path)
    assert said.code == 2
    assert "is not a text file" in said.err
    assert run("replay", tmp_path).code == 2  # a folder


# Commands


def test_titles_as_data(run: Here) -> None:
    found = {title["name"]: title for title in json.loads(run("titles", "--json").out)}
    birmingham = found["birmingham"]
    assert birmingham["seats"] == [2, 3, 4]
    assert birmingham["variants"] == ["introductory"]
    (split,) = [option for option in birmingham["options"] if option["name"] == "coal_split"]
    assert split["default"] is False
    assert split["rule"].startswith("BB-")


def test_titles_for_people(run: Here) -> None:
    out = run("titles").out
    for title in ironbridge.titles():
        assert title.full_name in out


def test_simulate_prints_one_document(run: Here) -> None:
    line = (
        "simulate birmingham --seats 4 --games 3 --seed 1 --jobs 1 --json --rules coal_split=true"
    )
    said = run(*line.split())
    found = json.loads(said.out)
    assert said.err == ""
    assert found["games"] == 3
    assert found["options"] == {"rules": {"coal_split": True}}
    assert len(found["mean_points"]) == len(found["winners"]) == 4


def test_simulate_for_people(run: Here) -> None:
    said = run("simulate", "birmingham", "--seats", 2, "--games", 2, "--jobs", 1)
    assert "Games: 2 in" in said.out


def test_replay_as_data(run: Here, record: Path) -> None:
    found = json.loads(run("replay", record, "--json").out)
    game = ironbridge.replay(record.read_text("utf-8"))
    assert [(row["seat"], row["action"]) for row in found["actions"]] == list(game.actions)
    assert found["position"] == game.text
    part = json.loads(run("replay", record, "--to", 2, "--json").out)
    assert part["actions"] == found["actions"][:2]


def test_replay_for_people(run: Here, record: Path) -> None:
    out = run("replay", record).out
    assert "build" in out
    assert "Brass: Birmingham" in out
    assert run("replay", record, "--to", 99).code == 2


def test_replay_step_by_step(record: Path) -> None:
    said = outside("replay", record, "--step", typed="\nb\nq\n")
    assert said.code == 0
    assert "  1 " in said.out
    assert "Brass: Birmingham" in said.out
    assert "  3 " not in said.out.split("Brass: Birmingham")[0]


def test_perft_counts_from_titles_and_files(run: Here, record: Path, tmp_path: Path) -> None:
    found = json.loads(run("perft", "birmingham", "--seats", 2, "--json").out)
    game = ironbridge.new("birmingham", seats=2, seed=0)
    assert found["choices"] == [len(game.choices)]
    assert sum(found["split"].values()) == found["actions"][0]
    assert "depth" in run("perft", record).out
    path = tmp_path / "opening.perft"
    text = "".join(f"    {row}\n" for row in game.text.splitlines())
    path.write_text(f"id opening\npos\n{text}choices 1 {len(game.choices)}\n", "utf-8")
    assert run("perft", path).code == 0
    path.write_text(f"id opening\npos\n{text}choices 1 7\n", "utf-8")
    assert run("perft", path).code == 1


def test_perft_shows_how_far_it_is(run: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """The progress bar has a step for each action and each choice, and reaches its end."""
    heard: list[int] = []

    @contextmanager
    def counted(name: str, steps: int) -> Iterator[Callable[[int], None]]:
        heard.append(steps)
        yield lambda done: heard.append(-done)

    monkeypatch.setattr("ironbridge.cli.commands.perft_command.counting", counted)
    # Two actions of this title are counted in half a second, those of Birmingham in several.
    found = json.loads(run("perft", "age_of_industry", "--seats", 3, "--depth", 2, "--json").out)
    assert heard[0] == len(found["split"]) + found["choices"][0]
    assert sum(heard) == 0
    game = ironbridge.new("age_of_industry", seats=3, seed=0)
    counts = count_actions(game.spec, game.position, 2)
    assert (found["actions"][1], found["choices"][1]) == counts


@pytest.mark.parametrize(
    "line",
    [
        "terminal birmingham --seed {}",
        "simulate birmingham --games 1 --seed {}",
        "soak birmingham --games 1 --seed {}",
        "perft birmingham --seed {}",
        "arena birmingham --bots dice --deals 1 --seed {}",
        "train birmingham --seed {}",
        "dataset birmingham --out nowhere --seed {}",
    ],
)
@pytest.mark.parametrize("seed", ["-1", "1.5", "seven", "4611686018427387904"])
def test_seeds_obey_one_rule(run: Here, line: str, seed: str) -> None:
    said = run(*line.format(seed).split())
    sentence = "A seed is a whole number from 0 to 4611686018427387903"
    assert (said.code, said.err) == (2, f"{sentence}, not '{seed}'.\n")


@pytest.mark.parametrize(
    ("wish", "part"),
    [
        ("lancashire", "holds a game of birmingham, not of lancashire"),
        ("--seats 3", "holds a game with 2 seats, not 3"),
        ("--seed 8", "holds a game with the seed 7, not with 8"),
        ("--variant introductory", "holds a game whose variant is not what was asked for"),
        ("--rules coal_split=true", "holds a game whose rules is not what was asked for"),
    ],
)
def test_a_file_is_not_contradicted(run: Here, record: Path, wish: str, part: str) -> None:
    said = run("terminal", *wish.split(), "--load", record)
    assert said.code == 2
    assert part in said.err
    assert is_one_sentence(said.err)


def test_wishes_that_agree_with_a_file_do_no_harm(record: Path) -> None:
    line = ("terminal", "birmingham", "--seats", "2", "--seed", "7", "--load", record)
    assert outside(*line, typed="quit\n").code == 0


def test_soak_says_that_no_law_was_broken(run: Here) -> None:
    line = "soak birmingham --seats 2 --games 1 --stride 60 --plain --jobs 1"
    assert "no invariant was violated" in run(*line.split()).out
    assert json.loads(run(*line.split(), "--json").out)["broken"] == []


def test_a_title_is_begun_and_looked_over(run: Here, tmp_path: Path) -> None:
    said = run("new-title", "saxony", "--folder", tmp_path)
    assert said.code == 0
    assert (tmp_path / "saxony" / "spec.py").is_file()
    assert run("check-title", tmp_path / "saxony").out.endswith("no complaints.\n")
    assert run("new-title", "saxony", "--folder", tmp_path).code == 2
    assert run("new-title", "No Name", "--folder", tmp_path).code == 2
    assert run("new-title", "birmingham", "--folder", tmp_path).code == 2
    assert run("new-title", "saxony", "--folder", tmp_path / "nowhere").code == 2
    assert run("check-title", "nowhere").code == 2


# In child processes

ANNOUNCED = """
import sys
from ironbridge.cli.main import main
from ironbridge.sim import simulate as module

original = module.simulate

def simulate(*given):
    print("playing", file=sys.stderr, flush=True)
    return original(*given)

module.simulate = simulate
main()
"""
"""Runs the command line; ``simulate`` writes a line before its first game."""


def test_the_module_is_the_command() -> None:
    said = outside("simulate", "birmingham", "--seats", "2", "--games", "1", "--json")
    assert said.code == 0
    assert json.loads(said.out)["games"] == 1
    assert said.err == ""


def test_a_reader_who_leaves_is_no_error() -> None:
    line = [sys.executable, "-m", "ironbridge", "perft", "birmingham", "--seats", "4"]
    with subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_an_interruption_is_one_word() -> None:
    games = ["simulate", "birmingham", "--games", "100000", "--jobs", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", ANNOUNCED, *games],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        preexec_fn=heed_interruptions,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"playing\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"\nInterrupted.\n")
