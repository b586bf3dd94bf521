"""Adding a title: the smallest one, a copy of it, and what ``check_title`` finds wrong."""

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ironbridge
from ironbridge import words
from ironbridge.check import check_title
from ironbridge.sim.laws import check_game
from ironbridge.titles.scaffold import new_title
from ironbridge.titles.template import TITLE
from ironbridge.titles.template.setting import make
from ironbridge.words.chapters import chapter
from ironbridge.words.rulebook import rulebook
from ironbridge.words.voice import bundle

CATALOGUE = importlib.import_module("ironbridge.titles")


@pytest.fixture
def valley(tmp_path: Path) -> Iterator[Path]:
    """A title freshly made from the template, forgotten again afterwards."""
    yield new_title("valley", tmp_path)
    for name in [name for name in sys.modules if name.split(".")[0] == "valley"]:
        del sys.modules[name]


@pytest.fixture
def installed(valley: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The same, as if it were installed."""
    monkeypatch.setattr(CATALOGUE, "others", lambda: {"valley": "valley"})
    monkeypatch.syspath_prepend(str(valley.parent))
    forget()
    yield "valley"
    forget()


@pytest.fixture
def template(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The template itself, as if it were installed."""
    monkeypatch.setattr(CATALOGUE, "others", lambda: {"template": "ironbridge.titles.template"})
    forget()
    yield
    forget()


def forget() -> None:
    """What was found is looked for again."""
    for found in (CATALOGUE.modules, CATALOGUE.find, CATALOGUE.parts, rulebook, chapter, bundle):
        found.cache_clear()


def test_the_template_has_nothing_wrong() -> None:
    assert check_title("template") == []


@pytest.mark.usefixtures("template")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("busy", [False, True])
def test_the_template_keeps_the_laws(seed: int, busy: bool) -> None:
    check_game(make(2, {"rules": {"busy_harbour": True}} if busy else {}), seed, 3)


def test_the_template_is_not_in_the_catalogue() -> None:
    assert TITLE.name not in CATALOGUE.names()


def test_titles_of_other_packages_are_found_by_their_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "ironbridge_valley-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: ironbridge-valley\nVersion: 1.0\n"
    )
    (about / "entry_points.txt").write_text("[ironbridge.titles]\nvalley = valley\n")
    assert CATALOGUE.others() == {}
    monkeypatch.syspath_prepend(str(tmp_path))
    assert CATALOGUE.others() == {"valley": "valley"}


def test_the_catalogue_is_read_without_any_rules() -> None:
    code = (
        "import sys; from ironbridge.titles import find, names; [find(name) for name in names()];"
        "print([name for name in sys.modules if name.startswith('ironbridge.titles.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.removeprefix("ironbridge.titles.") for name in ast.literal_eval(done.stdout)}
    ours = [name for name, module in CATALOGUE.modules().items() if module.endswith(f".{name}")]
    light = {"title", "setting", "dealing", *ours, *(f"{name}.title" for name in ours)}
    assert loaded <= light


def test_a_copy_has_nothing_wrong(valley: Path) -> None:
    assert check_title(str(valley)) == []


def test_a_copy_says_its_own_name(valley: Path) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in valley.rglob("*.py"))
    assert "template" not in sources.lower()
    assert "class ValleyRules(Rules)" in sources
    assert 'valley = "valley"' in (valley.parent / "pyproject.toml").read_text("utf-8")


def test_a_copy_can_be_played(installed: str) -> None:
    game = ironbridge.new(installed, seed=4)
    chance = Random(2)
    while not game.over:
        game.play(chance.choice(list(game.choices)))
    assert ironbridge.replay(game.record).text == game.text
    assert ironbridge.load(game.text).text == game.text


def test_a_copy_refuses_in_words(installed: str) -> None:
    text = "ironbridge position 1\ntitle: valley\nseats: 2\nround: 2\nharbour: 3\n"
    text += "tiles: Denby.1=cotton1 of 0\nlinks: Denby-Eastport of 1\n"
    refusal = ironbridge.load(text).why_not("sell Denby.1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TT-sell-2", "HARBOUR_FULL")
    assert refusal.text == "The harbour buys no more cotton in this era."
    assert set(words.languages()) == {"en", "fr", "ru"}


def test_money_scores_in_the_end(installed: str) -> None:
    text = "ironbridge position 1\ntitle: valley\nseats: 2\nera: rail\nround: 4\nto act: 1\n"
    text += "actions: 1\npile:\nhand 0:\nhand 1: coal\nseat 0: money 39\nseat 1: money 0\n"
    game = ironbridge.load(text)
    game.play("pass")
    assert game.result is not None
    assert game.result.points == [3, 0]


@pytest.mark.parametrize("name", ["Valley", "2valley", "my-valley", "class", "", "../valley"])
def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no name for a title"):
        new_title(name, tmp_path)


def test_nothing_is_written_over(valley: Path) -> None:
    with pytest.raises(ValueError, match="already something"):
        new_title("valley", valley.parent)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.py", "coal      industry  4", "coal      industry  5", "do not come out even"),
        ("board.py", "Carlow     town", "Barlow     town", "The table cannot be set"),
        ("board.py", "Eastport   harbour", "Denby      harbour", "The table cannot be set"),
        ("industries.py", "cotton    2 ", "cotton    1 ", "The tile 'cotton1' stands there"),
        ("rulebook.toml", '"HARBOUR_FULL"', "", "No rule cites the reason 'HARBOUR_FULL'"),
        ("rulebook.toml", "TT-sell-1", "TT-sell-2", "The rule 'TT-sell-2' stands there 2 times"),
        ("title.py", '"TT-sell-2"', '"TT-9"', "cites the rule 'TT-9'"),
        ("title.py", 'name="valley"', 'name="hill"', "calls itself 'hill'"),
        ("verbs.py", "{40: \"cotton", "{7: \"cotton", "own ones begin at 40"),
        ("verbs.py", "EVENT_NAMES: Final = {40: \"cotton shipped\"}", "EVENT_NAMES: Final = {}",
         "the event 40 has no name"),
        ("tables.py", "    add_give_ups(tables)\n", "", "has no 'give up'"),
        ("rules.py", "return self.why_not_sell(pos, self.tables.choices.a[code])\n        return",
         "return OK\n        return", "judge and list of choices differ"),
        ("rules.py", "flip(self.tables, pos, desk, pos.slot)", "flip(None)", "breaks off: Type"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(
    valley: Path, file: str, old: str, new: str, complaint: str
) -> None:
    """A copy with one slip in it."""
    path = valley / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    complaints = check_title(str(valley))
    assert any(complaint in text for text in complaints), complaints


def test_a_title_that_is_not_there() -> None:
    (complaint,) = check_title("atlantis")
    assert complaint.startswith("The title cannot be loaded")


def test_a_folder_called_like_a_module(tmp_path: Path) -> None:
    package = new_title("json", tmp_path)
    importlib.import_module("json")
    (complaint,) = check_title(str(package))
    assert "'json' is the name of another module" in complaint
