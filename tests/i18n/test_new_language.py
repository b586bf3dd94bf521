"""A language is added by files alone: one command lists what is missing, and the API serves it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ironbridge.titles import names
from tests.architecture.sources import PACKAGE, ROOT

SERVED = """
import json, sys
from pathlib import Path
from tests.server.table import server

with server(Path(sys.argv[1])) as client:
    paths = ["languages", "languages/xx/messages", "names?lang=xx"]
    paths += ["titles/birmingham/rules?lang=xx"]
    print(json.dumps([client.get(f"/api/{path}").json() for path in paths]))
"""


class Copy:
    """A copy of the package in a folder of its own, without compiled modules and the page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "ironbridge"
        hidden = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
        shutil.copytree(PACKAGE, self.package, ignore=hidden)

    def run(self, *line: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.folder), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "IRONBRIDGE_BUILD": "interpreted"}
        done = [sys.executable, *line]
        return subprocess.run(
            done, env=environment, capture_output=True, text=True, cwd=self.folder
        )

    def complaints(self) -> list[str]:
        done = self.run("-m", "ironbridge", "check-language", "xx", "--json")
        assert done.returncode in (0, 1), done.stderr
        found: list[str] = json.loads(done.stdout)["complaints"]
        return found

    def french(self) -> dict[Path, Path]:
        """Returns the French files of the installed titles, and their places in the language."""
        shared = sorted((self.package / "i18n" / "fr").iterdir())
        own = [
            path
            for title in names()
            for path in sorted((self.package / "titles" / title).rglob("*fr.*"))
        ]
        return {path: Path(re.sub(r"\bfr\b", "xx", str(path))) for path in [*shared, *own]}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.mark.slow
def test_what_the_command_names_makes_a_language_that_is_served(copy: Copy) -> None:
    found = copy.complaints()
    files = {line.partition(": ")[0] for line in found}
    games = copy.package.glob("titles/*/games/games.toml")
    wanted = [*copy.french().values(), *games]
    assert files == {path.relative_to(copy.package).as_posix() for path in wanted}
    for place in ("Leek", "Warrington", "River Trent"):
        assert f"titles/birmingham/i18n/names.xx.toml: '{place}' is not translated." in found
    assert "i18n/xx/language.toml: 'name' is not translated." in found

    for path, made in copy.french().items():
        made.parent.mkdir(exist_ok=True)
        text = path.read_text("utf-8").replace('"Français"', '"Xish"').replace("d’", "dx’")
        made.write_text(text.replace('Leek = "Leek"', 'Leek = "Likk"'), "utf-8")
    for path in copy.package.glob("titles/*/games/games.toml"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"^fr = (.*)$", r"fr = \1\nxx = \1", text, flags=re.M), "utf-8")
    assert copy.complaints() == []

    done = copy.run("-c", SERVED, str(copy.folder))
    assert done.returncode == 0, done.stderr
    cards, messages, places, rules = json.loads(done.stdout)
    assert {"code": "xx", "name": "Xish"} in cards
    assert "strength-easy = facile" in messages["messages"]
    assert messages["name_forms"]["OF"][-1] == {"pattern": "^", "replacement": "de "}
    assert "dx’" in [row["replacement"] for row in messages["name_forms"]["OF"]]
    assert places["places"]["Leek"]["name"] == "Likk"
    assert places["places"]["Leek"]["forms"]["IN"] == "à Likk"
    assert places["places"]["Uttoxeter"]["forms"]["OF"] == "dx’Uttoxeter"
    assert chapter(rules) == "La mine la plus proche fournit le charbon"


def chapter(rules: list[dict[str, Any]]) -> str:
    return next(str(rule["chapter"]) for rule in rules if rule["id"] == "BB-coal-2")
