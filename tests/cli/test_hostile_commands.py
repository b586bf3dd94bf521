"""Hostile input on the command line causes one sentence and no control characters."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import DEVELOPERS, PATH

COMMAND = [sys.executable, "-m", "ironbridge"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": PATH, "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    module = "benchmarks" if arguments[0] in DEVELOPERS else "ironbridge"
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        input=typed,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def test_more_games_than_anybody_can_play() -> None:
    done = run("simulate", "birmingham", "--games", "99999999999999999999")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "10000000" in done.stderr


def test_five_thousand_typed_digits() -> None:
    done = run(
        "terminal", "birmingham", "--seats", "2", "--seed", "1", typed=f"{'7' * 5000}\nquit\n"
    )
    assert "inside Ironbridge" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_closed_standard_output() -> None:
    line = shlex.join([*COMMAND, "titles"]) + " >&-"
    done = subprocess.run(
        ["sh", "-c", line], env=ENVIRONMENT, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (
        2,
        "Standard output is closed: there is nowhere to write to.\n",
    )


@pytest.mark.parametrize("wish", ["nonsense", "Compiled", "\x1b[31m"])
def test_a_build_that_is_none(wish: str) -> None:
    done = subprocess.run(
        [*COMMAND, "titles"],
        env={**ENVIRONMENT, "IRONBRIDGE_BUILD": wish},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("IRONBRIDGE_BUILD must be 'compiled' or 'interpreted', not ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate birmingham --print {noise}", "{noise} cannot be read: это не текст."),
        ("restore {noise} --data {folder}/new", "{noise} — не целая копия: содержимое испорчено."),
        ("dataset birmingham --games 1 --out {noise}", "{noise}: там уже что-то есть."),
        ("simulate birmingham --games 1 --rules coal_split=true, --seats 9", "а не 9."),
        ("replay {folder}", "{folder} не читается: это папка."),
        ("stats {noise}", "{noise}"),
        ("bench --compare {noise}", "нет измерения bench"),
        ("check-title {folder}", "TITLE"),
    ],
)
def test_files_of_every_kind(line: str, sentence: str, tmp_path: Path) -> None:
    """Noise, folders and existing files cause a sentence of our own, not a traceback."""
    noise = tmp_path / "noise"
    noise.write_bytes(bytes(range(256)) * 4)
    places = {"noise": noise, "folder": tmp_path}
    done = run(*line.format(**places).split(), "--language", "ru")
    assert done.returncode in (1, 2)
    assert sentence.format(**places).rpartition(": ")[2] in done.stderr + done.stdout
    for word in ("Traceback", "codec", "File exists", "Errno"):
        assert word not in done.stderr


@pytest.mark.parametrize(
    "environment",
    [
        {"COLUMNS": "40", "TERM": "dumb", "NO_COLOR": "1"},
        {"PYTHONIOENCODING": "latin-1", "LANG": "ru_RU.KOI8-R"},
        {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", "PYTHONIOENCODING": ""},
    ],
    ids=["narrow", "latin", "ascii"],
)
def test_poor_screens(environment: dict[str, str]) -> None:
    for line in ("titles --language ru", "simulate birmingham --seats 2 --games 1 --jobs 1"):
        done = subprocess.run(
            [*COMMAND, *line.split()],
            env={**ENVIRONMENT, **environment},
            capture_output=True,
            timeout=300,
        )
        assert (done.returncode, done.stderr) == (0, b"")
    if "COLUMNS" in environment:
        assert max(map(len, done.stdout.decode().splitlines())) <= 40


def test_controls_and_markup_in_a_file_are_not_echoed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    record = "ironbridge record 1\ntitle: birmingham\nseats: 2\nseed: 1\n\n0: \x1b[31m:x: [bold]a\n"
    file.write_text(record, encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.rstrip("\n").isprintable()
    assert "❌" not in done.stdout + done.stderr


LACKING = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from benchmarks.developer_commands import main
main(sys.argv[2:])
"""


@pytest.mark.parametrize(
    "command", ["dataset birmingham --out x", "stats x", "bench --research --quick"]
)
def test_a_package_that_is_not_installed(command: str, tmp_path: Path) -> None:
    packages = "numpy,pyarrow,gymnasium,pettingzoo,pyspiel,matplotlib"
    done = subprocess.run(
        [sys.executable, "-c", LACKING, packages, *command.split()],
        env=ENVIRONMENT,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 2
    assert re.fullmatch(
        r"This needs the package (\w+): pip install '\.\[research\]' in the checkout, "
        r"or pip install \1\.\n",
        done.stderr,
    )


def test_a_mistyped_title_is_suggested() -> None:
    for said, near in (("birmigham", "birmingham"), ("Age of industrie", "age_of_industry")):
        for command in ("simulate", "soak"):
            done = run(command, said)
            assert done.returncode == 2
            assert f"There is no title '{said}'; did you mean {near}?" in done.stderr
    assert "did you mean" not in run("simulate", "chess").stderr


def test_a_wrong_address_of_a_cluster() -> None:
    done = run("simulate", "birmingham", "--games", "1", "--cluster", "tcp://127.0.0.1:9")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no cluster at 'tcp://127.0.0.1:9': ")
    assert "damaged" not in done.stderr
    assert "127.0.0.1:9 after 10" in done.stderr


def test_the_help_of_bench_names_what_else_it_measures() -> None:
    said = run("bench", "--help").stdout
    assert "--server" in said
    assert "--research" in said
