"""IRONBRIDGE_BUILD selects the build; an error in one sentence says when it is missing."""

import os
import subprocess
import sys

import pytest

import ironbridge.core.bitset
from ironbridge._build import compiled

pytestmark = pytest.mark.both_builds
WHERE = "import ironbridge.core.bitset as bits; from ironbridge._build import compiled; "
WHERE += "print(compiled, bits.__file__.endswith('.py'))"


def python(code: str, build: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "IRONBRIDGE_BUILD": build}
    line = [sys.executable, "-c", code]
    return subprocess.run(line, env=environment, capture_output=True, text=True)


def test_compiled_says_how_the_core_was_loaded() -> None:
    assert compiled != ironbridge.core.bitset.__file__.endswith(".py")


def test_interpreted_runs_the_sources() -> None:
    assert python(WHERE, "interpreted").stdout.split() == ["False", "True"]


def test_compiled_runs_compiled_modules_or_says_that_there_are_none() -> None:
    done = python(WHERE, "compiled")
    if python(WHERE, "").stdout.split() == ["True", "False"]:
        assert done.stdout.split() == ["True", "False"]
    else:
        sentence = "IRONBRIDGE_BUILD is 'compiled', but this installation has no compiled core."
        assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"


def test_any_other_word_is_refused_with_the_two_that_are_known() -> None:
    done = python("import ironbridge", "fast")
    assert done.returncode == 1
    sentence = "IRONBRIDGE_BUILD must be 'compiled' or 'interpreted', not 'fast'."
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"
