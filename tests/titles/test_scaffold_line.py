"""The line that installs a new title can be pasted into a shell."""

import shlex
import sys
from pathlib import Path

from ironbridge.titles.scaffold import how_to_install


def test_a_path_with_spaces_is_quoted() -> None:
    words = shlex.split(how_to_install(Path("/my games/tiny_town")))
    assert words[-2:] == ["-e", "/my games/tiny_town"]
    assert sys.executable in words
