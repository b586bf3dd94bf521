"""The terminal client: typed input and output."""

import codecs
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import ironbridge
from ironbridge.terminal.line_input import read_line
from ironbridge.terminal.session import Session
from tests.cli.commands import SOURCES, Said, outside
from tests.helpers.seen import plain

PATIENCE = 60
"""Seconds without output after which a test fails."""
BIRMINGHAM = ("terminal", "birmingham", "--seats", "2", "--seed", "7")


def play(*lines: str, options: tuple[str, ...] = BIRMINGHAM, **more: str) -> Said:
    said = outside(*options, typed="\n".join([*lines, "quit", ""]), **more)
    assert said.err == ""
    assert said.code == 0
    return said


def test_the_table_is_shown() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    assert game.seat is not None
    out = play().out
    for part in ("Brass: Birmingham", "canal era", "round 1", "coal", "iron", "merchants", "Hand"):
        assert part in out
    assert game.prompt in out
    assert f"{len(game.choices)} pass" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_numbers_and_texts_play(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = ironbridge.new("birmingham", seats=2, seed=7)
    first = game.seat
    assert first is not None
    card = plain(game, first)["seats"][first]["hand"][0]
    out = play("loan", "1", f"pass with {card}", f"record {path}").out
    actions = ironbridge.replay(path.read_text("utf-8")).actions
    assert len(actions) >= 1
    assert "Written to" in out
    assert "Begun: loan" in out


def test_commands_answer() -> None:
    out = play("?", "board", "ways", "mat", "hand", "log", "why 1", "why sell Derby", "why").out
    assert "play choice 7" in out
    assert "Birmingham" in out
    assert "Warrington, Stone" in out or "Stoke-on-Trent" in out
    assert "cotton" in out
    assert "That is allowed." in out
    assert "[BB-" in out
    assert "Say what: why build coal Dudley." in out


def test_wrong_input_is_answered() -> None:
    out = play("999", "fly to Derby", "save", "load", "load /no/such/file", "language x").out
    assert "There is no choice 999" in out
    assert "Say which file." in out
    assert "cannot be read" in out
    assert "The terminal speaks en, fr, ru." in out


def test_a_choice_can_be_taken_back() -> None:
    out = play("loan", "undo", "undo").out
    assert "Undone." in out
    assert "There is nothing to undo." in out


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    out = play("loan", f"save {path}", "undo", f"load {path}").out
    assert f"Loaded from {path}" in out.replace("\n", "")
    loaded = ironbridge.load(path.read_text("utf-8"))
    again = outside("terminal", "--load", path, typed="quit\n")
    assert loaded.prompt in again.out


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "argent"), ("ru", "деньги"), ("en", "money")]
)
def test_the_terminal_speaks(language: str, word: str) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    game.language = language
    out = play(f"language {language}").out
    assert word in out
    assert game.prompt in out


def test_bots_play_the_other_seats() -> None:
    out = play("pass", "1", options=(*BIRMINGHAM, "--bots", "dice")).out
    assert "dice: " in out
    assert "● you" in out


def test_a_watched_game_ends_with_a_result() -> None:
    options = (*BIRMINGHAM, "--variant", "introductory", "--bots", "dice", "--watch")
    out = play(options=options).out
    assert "The game is over." in out
    assert "rank" in out


def test_a_plain_screen_is_enough() -> None:
    out = play("board", options=(*BIRMINGHAM, "--language", "fr"), PYTHONIOENCODING="ascii").out
    assert out.isascii()


@pytest.mark.parametrize("title", [title.name for title in ironbridge.titles()])
def test_every_title_can_be_played(title: str) -> None:
    out = play("1", "board", "mat", "ways", "log", options=("terminal", title, "--seed", "3")).out
    assert "Goodbye." in out


def test_a_title_is_asked_for() -> None:
    said = outside("terminal", typed="birm\n2\nquit\n")
    assert "Which title?" in said.out
    assert "Goodbye." in said.out
    nothing = outside("terminal")
    assert nothing.code == 2
    assert nothing.err.startswith("Say which title: ")


def test_what_is_printed_and_what_can_be_built_is_shown() -> None:
    """Prices and needs beside the choices, all tiles and markets, and the mats of all seats."""
    out = play("mat", "printed").out
    assert "Build brewery  1 £5 +iron" in out
    assert "loan £30" in out
    assert "x11" in out
    assert "cotton mill 4" in out
    assert "market prices" in out
    assert "wild location" in out


def test_numbers_have_no_gaps() -> None:
    """The numbers of all groups are consecutive, in a title with two kinds of builds."""
    session = Session(ironbridge.new("age_of_industry", seats=3, seed=3), [None] * 3, Console())
    for group in session.groups():
        numbers = [offer.number for offer in group.offers]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert sorted(offer.code for offer in session.offers()) == sorted(session.game.choices.codes)


def test_no_income_where_a_title_has_none() -> None:
    """Titles without income have no income column; the other columns are present."""
    out = play(options=("terminal", "age_of_industry", "--seats", "3", "--seed", "3")).out
    heading = next(line for line in out.splitlines() if "money" in line)
    assert "income" not in heading
    assert "spent" in heading


def test_an_action_is_previewed_and_a_turn_taken_back() -> None:
    """The preview is a list of sentences and changes nothing."""
    out = play("preview build coal Cannock.2", "preview 1", "preview", "reset").out
    assert "build coal Cannock" in out
    assert "£5" in out
    assert "Say what: preview" in out


def test_arrow_keys_edit_the_line_and_bring_back_earlier_ones() -> None:
    """On a real terminal: ``hlp``, twice left, ``e`` gives ``help``; up recalls it."""
    import pty

    ours, theirs = pty.openpty()
    line = [sys.executable, "-m", "ironbridge", *BIRMINGHAM]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as run:
        os.close(theirs)
        try:
            read_until(ours, "●>")
            os.write(ours, b"hlp\x1b[D\x1b[De\r")
            read_until(ours, "record FILE", "●>")
            os.write(ours, b"\x1b[A\r")
            read_until(ours, "record FILE", "●>")
            os.write(ours, b"quit\r")
            assert run.wait(60) == 0
        finally:
            run.kill()
    os.close(ours)


def read_until(terminal: int, *parts: str) -> None:
    """Reads the output of a terminal until it contains these texts, in order."""
    decoder = codecs.getincrementaldecoder("utf-8")()  # a read may end inside a character
    seen = ""
    rest = list(parts)
    at = 0
    while rest:
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, f"nothing more was shown, {rest} is missing in {seen!r}"
        seen += decoder.decode(os.read(terminal, 4096))
        while rest and rest[0] in seen[at:]:
            at = seen.index(rest.pop(0), at) + 1


@pytest.mark.parametrize("has_editor", [True, False])
def test_the_line_editor_hears_which_signs_take_no_room(
    has_editor: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def typed(prompt: str) -> str:
        shown.append(prompt)
        return " 7 "

    monkeypatch.setattr("builtins.input", typed)
    if has_editor:
        monkeypatch.setitem(sys.modules, "readline", sys)
    else:
        monkeypatch.delitem(sys.modules, "readline", raising=False)
    console = Console(force_terminal=True, color_system="standard", width=80)
    assert read_line(console, Text("Your choice", "bold")) == "7"
    bold, plain_again = "\x1b[1m", "\x1b[0m"
    if has_editor:
        bold, plain_again = f"\x01{bold}\x02", f"\x01{plain_again}\x02"
    assert shown == [f"{bold}Your choice{plain_again} "]
