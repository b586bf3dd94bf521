"""The command ``bench``: JSON output, errors in one sentence, and tables."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from benchmarks import bench_command, compare, peers, report
from benchmarks.bench_command import bench
from benchmarks.bench_messages import report as words_about
from benchmarks.profiling import merged, read_callgrind, read_perf
from benchmarks.protocol import BuildResult, Order
from benchmarks.run_document import Document, Figure, Peer, Slower, Spot, Yardstick
from benchmarks.runner import Progress, worker_line
from tests.cli.commands import Here, heed_interruptions

ROOT = Path(__file__).resolve().parents[2]
MACHINE = {"processor": "abacus", "cores": "2", "python": "CPython 3", "busy": "load 0.0"}


def document(**changes: object) -> Document:
    made = Document(
        date="2026-01-02 03:04",
        quick=True,
        machine=MACHINE,
        calibration=Yardstick(0.01, 0.011, 9),
        same_games=True,
        figures=[
            Figure("compiled", "birmingham", 4, "games", 2500, "games/s", 25, 1.0),
            Figure("compiled", "birmingham", 4, "choices", 650000, "choices/s", 6500, 1.0),
            Figure("compiled", "birmingham", 2, "games", 5000, "games/s", 50, 1.0),
            Figure("interpreted", "birmingham", 4, "games", 40, "games/s", 0.4, 1.0),
            Figure("interpreted", "birmingham", 4, "copy", 900, "ns", 9e-05, 1.0),
        ],
    )
    return msgspec.structs.replace(made, **changes)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Document]:
    """Replaces the measurement by this document."""
    made = [document()]
    monkeypatch.setattr(bench_command, "run", lambda *words, **wishes: made[0])
    return made


def test_json_is_one_document_and_nothing_else(runs: list[Document]) -> None:
    done = CliRunner().invoke(bench, ["--json"])
    assert done.exit_code == 0
    assert msgspec.json.decode(done.stdout, type=Document) == runs[0]


def test_compare_says_what_became_slower_and_ends_with_1(
    runs: list[Document], tmp_path: Path
) -> None:
    older = tmp_path / "older.json"
    faster = [msgspec.structs.replace(one, ratio=0.8) for one in runs[0].figures[3:4]]
    older.write_bytes(msgspec.json.encode(document(figures=faster)))
    done = CliRunner().invoke(bench, ["--compare", str(older)])
    assert done.exit_code == 1
    assert "2.00x slower: interpreted birmingham 4: games" in done.stdout


def test_compare_with_an_equal_run_ends_with_0(runs: list[Document], tmp_path: Path) -> None:
    older = tmp_path / "older.json"
    older.write_bytes(msgspec.json.encode(runs[0]))
    done = CliRunner().invoke(bench, ["--compare", str(older), "--json"])
    assert (done.exit_code, json.loads(done.stdout)["slower"]) == (0, [])


def test_save_keeps_the_document_and_writes_the_page(runs: list[Document], tmp_path: Path) -> None:
    assert CliRunner().invoke(bench, ["--save", str(tmp_path / "bench")]).exit_code == 0
    kept = (tmp_path / "bench" / "2026-01-02.json").read_bytes()
    assert msgspec.json.decode(kept, type=Document) == runs[0]
    assert "2026-01-02.json" in (tmp_path / "bench" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["monopoly"], "There is no title 'monopoly'"),
        (["--compare", "nowhere.json"], "'nowhere.json' cannot be read"),
        (["birmingham", "--seats", "9"], "No title here is played by 9 seats."),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = Here(capsys)("bench", *words)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_the_worker_counts_its_steps_and_answers_with_figures() -> None:
    order = Order(titles=["birmingham"], seats=[2], budget=0.0, only_core=True)
    environment = {**os.environ, "IRONBRIDGE_BUILD": "interpreted"}
    done = subprocess.run(worker_line(order), env=environment, capture_output=True, check=True)
    first, *steps, last = done.stdout.splitlines()
    assert json.loads(first) == {"steps": len(steps)}
    outcome = msgspec.json.decode(last, type=BuildResult)
    assert outcome.build == "interpreted"
    assert [figure.name for figure in outcome.figures] == ["games", "choices", "actions"]
    assert list(outcome.ends) == ["birmingham, 2 seats"]


# Output for people


def test_the_page_has_a_row_for_each_figure_and_a_column_for_each_build_and_seats() -> None:
    page = report.markdown(document(), "x.json")
    about = words_about("en", "bench-about-games")
    assert f"| games | games/s | 2,500 | 5,000 | 40.0 | {about} |" in page
    assert "Compiled and interpreted played the same games." in page


def test_the_terminal_shows_everything() -> None:
    peer = Peer("catanatron", "3", "Catan", 17, 16500, 0.17, 147, 39)
    whole = document(
        peers=[peer],
        peers_missing=["open_spiel was not measured: it is away."],
        profile=[Spot("core.build.list_builds", 0.125)],
        slower=[Slower("compiled birmingham 4: games", 1.5, 3000, 2000, "games/s")],
    )
    out = StringIO()
    console = Console(file=out, width=100)
    report.show(whole, console)
    report.show_slower(whole, console, "x.json")
    for text in ("2,500", "catanatron 3", "147", "it is away", "12.5%", "1.50x slower"):
        assert text in out.getvalue()


def test_it_fits_eighty_columns() -> None:
    """No cell is cut or wrapped on a terminal of 80 columns."""
    kept = compare.read(sorted((ROOT / "benchmarks" / "results").glob("*.json"))[-1])
    kept.note, kept.profile = "", []
    console = Console(width=80, record=True, file=StringIO())
    report.show(kept, console)
    shown = console.export_text()
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    for figure in kept.figures:
        row = rf"^{re.escape(figure.name)} .*{re.escape(report.number(figure.value))}"
        assert re.search(row, shown, re.MULTILINE), figure


def test_an_interruption_ends_it_quietly() -> None:
    """Ctrl-C reaches the command and its worker processes; one word is printed."""
    line = [sys.executable, "-m", "benchmarks", "bench", "birmingham", "--quick", "--core"]
    with subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        preexec_fn=heed_interruptions,
    ) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert err.strip().endswith(b"Interrupted.")


def test_aims_are_set_beside_what_was_measured() -> None:
    rows = report.aims_table(document())[1]
    assert [(row[0], row[4], row[5]) for row in rows] == [
        ("compiled: games", "2,500", "least reached"),
        ("interpreted: games", "40.0", "goal reached"),
    ]


# Other engines


def test_a_peer_is_set_beside_our_games() -> None:
    game = peers.PeerGame("Catan", 20, 20000, 0.01)
    peer = peers.compared("catanatron", ("3", game), document().figures[:2])
    assert (peer.ratio, peer.multiple, peer.decisions_multiple) == (0.2, 125, 32.5)


def test_a_peer_that_cannot_be_installed_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(peers, "PINNED", {"nothing": "nothing==1"})
    fails = [sys.executable, "-c", "import sys; sys.exit('error: there is no nothing')"]
    monkeypatch.setattr(peers, "install_lines", lambda *about: [fails])
    found, missing = peers.measure_peers(list, 0.1, Progress().step)
    reason = "it cannot be installed here (error: there is no nothing)."
    assert (found, missing) == ([], [f"nothing was not measured: {reason}"])


# Profiles


def test_perf_is_read() -> None:
    said = """
    11.08%  [.] CPyDef_core___build___list_builds
     3.11%  [.] _PyEval_EvalFrameDefault
     1.00%  [.] CPyDef_core___build___list_builds.constprop.0
     0.72%  [k] finish_task_switch.isra.0
"""
    assert read_perf(said) == [
        Spot("core.build.list_builds", 0.1208),
        Spot("_PyEval_EvalFrameDefault", 0.0311),
    ]


def test_callgrind_is_read() -> None:
    said = "9,876 (11.08%)  ???:CPyDef_core___build___list_builds [/x/y.so]\n"
    assert read_callgrind(said) == [Spot("core.build.list_builds", 0.1108)]


def test_shares_of_a_function_are_added() -> None:
    assert merged([("a", 0.1), ("b", 0.2), ("a", 0.3)]) == [Spot("a", 0.4), Spot("b", 0.2)]


def test_the_yardstick_runs_without_ironbridge() -> None:
    path = Path(bench_command.__file__).parent / "calibration.py"
    code = "import runpy, sys; assert runpy.run_path(sys.argv[1])['lap']() > 0"
    line = [sys.executable, "-I", "-S", "-c", code, str(path)]
    assert subprocess.run(line).returncode == 0
