"""Completion in the shell: commands, options of commands that are loaded late, titles, bots."""

import os
import subprocess
import sys

import pytest

from tests.cli.commands import outside

SHELLS = ("bash", "zsh", "fish")
WORDS = {
    "bash": ("datas", "dataset"),
    "zsh": ("arena", "bir", "birmingham"),
    "fish": ("dataset", "birmingham", "--bots", "hard,gr", "hard,greedy"),
}
"""A line for each shell, and how its last word goes on."""


def completed(shell: str, *words: str) -> list[str]:
    """What a shell that reads our script is told about the last word."""
    environment = {
        **os.environ,
        "_IRONBRIDGE_COMPLETE": f"{shell}_complete",
        # fish names the line and its last word, the others the line and which word it is.
        "COMP_WORDS": " ".join(["ironbridge", *(words[:-1] if shell == "fish" else words)]),
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words)),
    }
    line = [sys.executable, "-m", "ironbridge"]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    said = done.stdout.split("\n")
    if shell == "zsh":  # a kind, a word and a sentence, each on its line
        return said[1::3]
    return [one.split(",", 1)[1].split("\t")[0] for one in said if one]


@pytest.mark.parametrize("shell", SHELLS)
def test_commands_titles_and_bots_are_completed(shell: str) -> None:
    """Also of commands whose part is loaded only when they are called."""
    words = WORDS[shell]
    assert completed(shell, *words[:-1]) == [words[-1]]


def test_options_of_late_commands_are_completed() -> None:
    """The list of commands does not load them, a completion does."""
    assert completed("bash", "dataset", "--ou") == ["--out"]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_each_shell_is_printed(shell: str) -> None:
    """It calls us back with the variable we listen to."""
    done = outside("completion", shell)
    assert done.code == 0
    assert f"_IRONBRIDGE_COMPLETE={shell}_complete" in done.out


def test_bash_takes_the_script() -> None:
    """And completes our program with it."""
    script = outside("completion", "bash").out
    line = ["bash", "-c", f"{script}\ncomplete -p ironbridge"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert "_ironbridge_completion" in done.stdout


def test_another_shell_is_refused_in_a_sentence() -> None:
    """Which names those that are known."""
    done = outside("completion", "tcsh")
    assert done.code == 2
    assert "bash, zsh or fish" in done.err
