"""An external title: created by ``new-title``, installed, and used by every part.

Nothing in the project names it. It is found by its entry point, in a child process.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ironbridge.titles import GROUP
from ironbridge.titles.scaffold import new_title

pytestmark = pytest.mark.slow
TITLE = "severn"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder of installed packages with one title."""
    folder = tmp_path_factory.mktemp("packages")
    new_title(TITLE, folder)
    about = folder / f"ironbridge_{TITLE}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: ironbridge-{TITLE}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{TITLE} = {TITLE}\n")
    return folder


def python(packages: Path, *line: str) -> str:
    """Returns the output of Python with these packages installed."""
    environment = {**os.environ, "PYTHONPATH": str(packages), "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, *line],
        env=environment,
        cwd=packages,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def ironbridge(packages: Path, *line: str) -> str:
    return python(packages, "-m", "ironbridge", *line)


def test_it_is_in_the_catalogue(packages: Path) -> None:
    listed = json.loads(ironbridge(packages, "titles", "--json"))
    (card,) = [card for card in listed if card["name"] == TITLE]
    assert card["seats"] == [2]


def test_nothing_is_wrong_with_it(packages: Path) -> None:
    assert ironbridge(packages, "check-title", TITLE) == f"{TITLE}: no complaints.\n"


def test_bots_play_it(packages: Path) -> None:
    line = ["simulate", TITLE, "--games", "2", "--bots", "greedy,dice", "--json"]
    found = json.loads(ironbridge(packages, *line))
    assert found["games"] == 2
    assert set(found["by_bot"]) == {"greedy", "dice"}


def test_it_keeps_the_laws(packages: Path) -> None:
    done = json.loads(ironbridge(packages, "soak", TITLE, "--games", "2", "--json"))
    assert done["games"] >= 2


LOOK = f"""
import json, random
import ironbridge
import msgspec
from ironbridge import i18n

game, dice = ironbridge.new("{TITLE}", seed=3), random.Random(5)
effects = {{language: [] for language in i18n.languages()}}
flips, prices = 0, 0
while not game.over:
    for seat in (None, 0, 1):
        seen = msgspec.to_builtins(game.view(seat))
        assert "harbour" in json.dumps(seen)
        assert len(game.events_for(seat)) == len(game.events)
    sales = [choice for choice in game.choices if choice.text.startswith("sell")]
    builds = [choice for choice in game.choices if choice.text.startswith(("build", "link"))]
    wanted = dice.choice(sales or builds or list(game.choices))
    for language in i18n.languages():
        foreseen = game.preview(wanted, language)
        effects[language] += [effect.text for effect in foreseen.effects]
        flips += len(foreseen.flips)
        prices += sum(foreseen.price.values())
    game.play(wanted)
told = {{
    language: [
        sentence for action in game.action_log(None, 0, language) for sentence in action.sentences
    ]
    for language in i18n.languages()
}}
again = ironbridge.replay(game.record)
print(json.dumps({{
    "told": told, "effects": effects, "flips": flips, "prices": prices,
    "points": game.result.points, "same": again.text == game.text,
    "loaded": ironbridge.load(game.text).text == game.text,
}}))
"""


@pytest.fixture(scope="module")
def seen(packages: Path) -> dict[str, object]:
    """Plays a game: views of all seats, previews, sentences in all languages, replay."""
    found: dict[str, object] = json.loads(python(packages, "-c", LOOK))
    return found


def test_it_is_played_written_and_read(seen: dict[str, object]) -> None:
    assert seen["same"]
    assert seen["loaded"]
    assert len(seen["points"]) == 2  # type: ignore[arg-type]


def test_it_speaks_every_language(seen: dict[str, object]) -> None:
    told = seen["told"]
    assert isinstance(told, dict)
    assert set(told) == {"en", "fr", "ru"}
    assert any("ships cotton" in sentence for sentence in told["en"])
    assert any("expédie du coton" in sentence for sentence in told["fr"])
    assert any("отправляет хлопок" in sentence for sentence in told["ru"])
    assert len({len(sentences) for sentences in told.values()}) == 1
    assert all(sentence.strip() for sentences in told.values() for sentence in sentences)


def test_its_actions_are_foreseen(seen: dict[str, object]) -> None:
    effects = seen["effects"]
    assert isinstance(effects, dict)
    assert min(len(texts) for texts in effects.values()) > 0
    assert all(text.strip() for texts in effects.values() for text in texts)
    assert effects["fr"] != effects["en"] != effects["ru"]
    assert seen["flips"]
    assert seen["prices"]


def test_it_is_played_in_the_terminal(packages: Path) -> None:
    said = ironbridge(packages, "terminal", TITLE, "--watch", "--seed", "1", "--bots", "dice")
    assert "Severn" in said
