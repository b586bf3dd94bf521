"""Shell completion: commands, options of lazy commands, titles, bots."""

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
"""A command line for each shell, and the expected completion of its last word."""


def completed(shell: str, *words: str) -> list[str]:
    """Returns the completions of the last word, by our script."""
    environment = {
        **os.environ,
        "_IRONBRIDGE_COMPLETE": f"{shell}_complete",
        # fish passes the line and its last word, the others the line and the index of the word.
        "COMP_WORDS": " ".join(["ironbridge", *(words[:-1] if shell == "fish" else words)]),
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words)),
    }
    line = [sys.executable, "-m", "ironbridge"]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    said = done.stdout.split("\n")
    if shell == "zsh":  # a type, a word and a sentence, one per line
        return said[1::3]
    return [one.split(",", 1)[1].split("\t")[0] for one in said if one]


@pytest.mark.parametrize("shell", SHELLS)
def test_commands_titles_and_bots_are_completed(shell: str) -> None:
    """Lazy commands are completed too."""
    words = WORDS[shell]
    assert completed(shell, *words[:-1]) == [words[-1]]


def test_options_of_late_commands_are_completed() -> None:
    """The list of commands does not load lazy commands; completion does."""
    assert completed("bash", "dataset", "--ou") == ["--out"]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_each_shell_is_printed(shell: str) -> None:
    """The script calls the program with the variable that it listens to."""
    done = outside("completion", shell)
    assert done.code == 0
    assert f"_IRONBRIDGE_COMPLETE={shell}_complete" in done.out


def test_bash_takes_the_script() -> None:
    """bash loads the script and completes the program."""
    script = outside("completion", "bash").out
    line = ["bash", "-c", f"{script}\ncomplete -p ironbridge"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert "_ironbridge_completion" in done.stdout


def test_another_shell_is_refused_in_a_sentence() -> None:
    """The error names the supported shells."""
    done = outside("completion", "tcsh")
    assert done.code == 2
    assert "bash, zsh or fish" in done.err
