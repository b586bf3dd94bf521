"""The commands print no English for a French or Russian caller."""

import json
import re
import shutil
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ironbridge
from benchmarks import compare
from benchmarks import report as bench_report
from ironbridge.bots import names as bot_names
from ironbridge.i18n.cli_messages import report
from ironbridge.research import dataset
from ironbridge.server.fair_deal import seed_commitment
from ironbridge.sim.simulate import Plan
from tests.architecture.sources import PACKAGE
from tests.benchmarks.test_command import ROOT
from tests.cli.commands import Here
from tests.cli.test_languages import LATIN, ROMAN, WORD, names_at, said_in, wanted

TEMPLATE = PACKAGE / "titles" / "template"
CALLED = {
    *("ironbridge", "python", "utc", "sqlite", "postgresql", "json", "fluent"),
    *("title", "games", "seats", "seed", "bots", "language", "jobs", "automa"),
    *("run", "py", "build", "pip", "install"),
    *("force", "reinstall", "interpreted", "introductory", "simulate", "parquet"),
}
"""Names of programs, options and units, equal in every language."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(capsys)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns two small data sets."""
    folder = tmp_path_factory.mktemp("data")
    plan = Plan("birmingham", 2, 6, ("dice", "greedy"), 1, {"variant": "introductory"})
    dataset.make(plan, folder / "one", jobs=1)
    shutil.copytree(folder / "one", folder / "two")
    return folder


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the record of the beginning of a game."""
    game = ironbridge.new("birmingham", seats=2, seed=7)
    while len(game.actions) < 6:
        game.play(game.choices[0])
    file = tmp_path_factory.mktemp("games") / "begun.record"
    file.write_text(game.record, encoding="utf-8")
    return file


def english_in(shown: str, language: str, *known: str) -> set[str]:
    """Returns the English words of a screen, without paths, quoted notation and names."""
    shown = re.sub(r"\S*/\S*|`[^`]*`|--[\w-]+|\w+\.(py|toml|ftl)\b|\b\w+=\w+", " ", shown)
    allowed = names_at(wanted("birmingham", language)) | set(bot_names()) | CALLED | ROMAN
    allowed |= {word.lower() for text in known for word in WORD.findall(text)}
    if language == "ru":
        return {word.lower() for word in LATIN.findall(shown)} - allowed
    words = {word.lower() for word in WORD.findall(shown)}
    return (words & (said_in("en") - said_in(language))) - allowed


in_both = pytest.mark.parametrize("language", ["fr", "ru"])


@in_both
@pytest.mark.parametrize(
    "line",
    [
        "--version",
        "titles",
        "simulate birmingham --seats 2 --games 2 --jobs 1 --bots dice,greedy",
        "soak birmingham --seats 2 --games 2 --stride 60 --plain --jobs 1 --bots dice,greedy",
        "soak birmingham --seats 2 --games 20 --hostile --jobs 1",
        "arena birmingham --seats 2 --bots dice,greedy --deals 2 --check 2 --jobs 1",
        f"check-title {TEMPLATE}",
        "audit",
    ],
)
def test_what_commands_print(
    run: Here, line: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment selects the language."""
    monkeypatch.setenv("IRONBRIDGE_LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    said = run(*line.split())
    shown = said.out + said.err
    if line == "titles":
        shown = shown.partition("\nironbridge ")[2]  # test_languages.py checks the lines before
    shown = re.sub(r"[\w.-]+, \.\.\.|(\w[\w.-]+, )+", " ", shown) if line == "audit" else shown
    assert shown.strip()
    assert english_in(shown, language, line) == set()


@in_both
def test_perft(run: Here, language: str, tmp_path: Path) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    shown = run("perft", "birmingham", "--seats", 2, "--language", language).out
    lines = [row for row in shown.splitlines() if not re.match(r" *\d+  \w", row)]
    rows = "".join(f"    {row}\n" for row in game.text.splitlines())
    file = tmp_path / "opening.perft"
    file.write_text(f"id opening\npos\n{rows}choices 1 7\nactions 1 9\n", encoding="utf-8")
    checked = run("perft", file, "--language", language)
    assert checked.code == 1
    assert english_in("\n".join(lines) + checked.out, language, "opening") == set()


@in_both
def test_data_sets(run: Here, data: Path, language: str, tmp_path: Path) -> None:
    folder, picture = data / "one", tmp_path / "stats.svg"
    asked = ("--language", language)
    shown = run("stats", folder, "--picture", picture, *asked).out
    shown += run("stats", folder, "--beside", data / "two", *asked).out
    line = f"dataset birmingham --seats 2 --games 1 --bots dice --jobs 1 --out {tmp_path / 'new'}"
    shown += run(*line.split(), *asked).out
    assert english_in(shown, language, "one two") == set()
    drawn = " ".join(re.findall(r"<!-- (.*?) -->", picture.read_text("utf-8")))
    assert english_in(drawn, language) == set()


@in_both
def test_explanations(run: Here, record: Path, language: str) -> None:
    said = run("explain", record, "--level", "easy", "--turns", 2, "--language", language)
    assert said.code == 0
    assert english_in(said.out, language) == set()


@in_both
def test_titles_that_are_begun_and_looked_over(run: Here, language: str, tmp_path: Path) -> None:
    asked = ("--language", language)
    shown = run("new-title", "saxony", "--folder", tmp_path, *asked).out
    for file, old, new in (
        ("board.py", "town     cotton coal ", "town     coton coal  "),
        ("cards.py", "coal      industry  4", "coal      industry  5"),
        ("rulebook.toml", '"HARBOUR_FULL"', ""),
        ("i18n/fr.ftl", "reason-HARBOUR_FULL", "reason-HARBOUR_FUL"),
        ("industries.py", "8     -", "8x    -"),
        ("meta.py", '"TT-sell-2"', '"TT-9"'),
    ):
        path = tmp_path / "saxony" / file
        path.write_text(path.read_text("utf-8").replace(old, new, 1), encoding="utf-8")
    said = run("check-title", tmp_path / "saxony", *asked)
    assert said.code == 1
    assert len(said.out.splitlines()) > 4
    quoted = re.sub(r"«[^»]*»|\S+ -m pip install.*|\S+ pip install.*", " ", shown + said.out)
    quoted = re.sub(r": ironbridge .*|ValueError.*|rules \{.*?\}", " ", quoted)
    assert english_in(quoted, language, "saxony") == set()


@in_both
def test_the_operators_commands(run: Here, language: str, tmp_path: Path) -> None:
    asked = ("--data", tmp_path / "data", "--language", language)
    shown = run("doctor", *asked).out
    copy = tmp_path / "copy"
    (tmp_path / "data").mkdir(exist_ok=True)
    shown += run("backup", copy, *asked).out
    shown += run("restore", copy, "--data", tmp_path / "new", "--language", language).out
    shown += run("doctor", *asked).out
    assert len(shown.splitlines()) > 8
    assert english_in(shown, language, "Linux tmp") == set()


@in_both
def test_a_promise_that_was_kept(run: Here, language: str, tmp_path: Path) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    lines = game.record.splitlines()
    lines[3:3] = [f"commitment: {seed_commitment(7, 'salt')}", "salt: salt"]
    file = tmp_path / "game.record"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said = run("verify", file, "--language", language)
    assert (said.code, said.err) == (0, "")
    assert english_in(said.out, language) == set()


@in_both
@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "simulat birmingham",
        "simulate",
        "arena birmingham",
        "simulate birmingham --seats",
        "simulate birmingham --json=yes",
        "simulate birmingham --gamse 3",
        "simulate birmingham --nothing",
        "simulate birmingham chess",
        "simulate birmingham --games 0",
        "simulate birmingham --seats two",
        "terminal birmingham --seat x",
        "completion cmd",
        "perft birmingham --depth 0",
        "bench chess",
        "bench birmingham --seats 9",
        "stats nowhere",
        "verify nowhere",
        "restore nowhere",
    ],
)
def test_command_lines_that_are_wrong(run: Here, line: str, language: str) -> None:
    said = run(*line.split(), "--language", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert english_in(said.err, language, line, "bash zsh fish") == set()


@in_both
def test_a_bot_that_fails(run: Here, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where = "tests.sim.test_failing_bots:Tired"
    monkeypatch.setattr("ironbridge.bots.installed_places", lambda: {"tired": where})
    line = "simulate birmingham --seats 2 --games 1 --bots tired --jobs 1 --language"
    said = run(*line.split(), language)
    sentence = said.err.partition("\n\n")[0]
    assert "«" in sentence
    known = "tired RuntimeError no strength left"
    assert english_in(sentence, language, known) == set()


@in_both
def test_figures_of_speed(language: str) -> None:
    """Every table of ``bench``, from a stored run."""
    kept = compare.read(sorted((ROOT / "benchmarks" / "results").glob("*.json"))[-1])
    kept.note, kept.profile, kept.peers_missing = "", [], []
    for width in (80, 200):
        console = Console(width=width, record=True, file=StringIO())
        bench_report.show(kept, console, language)
        bench_report.show_slower(kept, console, "older", language)
        shown = console.export_text()
        assert max(map(len, shown.splitlines())) <= width
        assert "…" not in shown
        known = [*kept.machine.values(), *(peer.game for peer in kept.peers), "catanatron"]
        known += ["open_spiel older simulate new choices play why_not view Game API"]
        assert english_in(shown, language, *known) == set()


@in_both
def test_training(language: str) -> None:
    gate = {"generation": 1, "gain": "+1.0", "low": "0.2", "high": "1.8", "deals": 4}
    for taken in ("yes", "no"):
        shown = report(language, "train-gate", **gate, taken=taken)
        shown += report(language, "train-shard", shard="x", mean="1")
        assert english_in(shown, language) == set()


def test_documents_are_the_same_in_every_language(run: Here, data: Path) -> None:
    """The output of ``--json`` is equal in every language."""
    for line in (
        "titles --json",
        "simulate birmingham --seats 2 --games 2 --jobs 1 --json",
        "perft birmingham --seats 2 --json",
        f"stats {data / 'one'} --json",
        f"check-title {TEMPLATE} --json",
    ):
        documents = []
        for language in ("en", "fr", "ru"):
            found = json.loads(run(*line.split(), "--language", language).out)
            if isinstance(found, dict):
                found.pop("seconds", None)
            documents.append(found)
        assert documents[0] == documents[1] == documents[2]


def test_english_is_found(run: Here) -> None:
    """The tests can fail: English output contains English words."""
    shown = run("simulate", "birmingham", "--seats", 2, "--games", 1, "--jobs", 1).out
    assert {"and", "wins"} <= english_in(shown, "fr")
    assert {"choices", "second", "wins"} <= english_in(shown, "ru")
    assert "such" in english_in(run("nonsense").err, "fr")
