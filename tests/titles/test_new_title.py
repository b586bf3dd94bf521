"""Adding a title: the template, a copy of it, and the errors that ``check_title`` finds."""

import ast
import importlib
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ironbridge
from ironbridge import i18n
from ironbridge.i18n.bundles import bundle_of
from ironbridge.i18n.rulebook import rulebook
from ironbridge.i18n.title_messages import title_messages
from ironbridge.testing.invariants import check_game
from ironbridge.testing.title_check import check_title
from ironbridge.titles.scaffold import new_title
from ironbridge.titles.template import TITLE
from ironbridge.titles.template.spec import make

CATALOGUE = importlib.import_module("ironbridge.titles")


@pytest.fixture
def valley(tmp_path: Path) -> Iterator[Path]:
    """Yields a title made from the template; the registry forgets it afterwards."""
    yield new_title("valley", tmp_path)
    for name in [name for name in sys.modules if name.split(".")[0] == "valley"]:
        del sys.modules[name]


@pytest.fixture
def installed(valley: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yields the name of the new title, found as an installed package."""
    monkeypatch.setattr(CATALOGUE, "others", lambda: {"valley": "valley"})
    monkeypatch.syspath_prepend(str(valley.parent))
    forget()
    yield "valley"
    forget()


@pytest.fixture
def template(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Yields the template as an installed title."""
    monkeypatch.setattr(CATALOGUE, "others", lambda: {"template": "ironbridge.titles.template"})
    forget()
    yield
    forget()


def forget() -> None:
    """Clears the caches of the registry."""
    for found in (
        CATALOGUE.modules,
        CATALOGUE.find,
        CATALOGUE.parts,
        rulebook,
        title_messages,
        bundle_of,
    ):
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
    of_titles = {name for name in loaded if name.split(".")[0] in ours}
    assert of_titles == {*ours, *(f"{name}.meta" for name in ours)}


def test_a_copy_has_nothing_wrong(valley: Path) -> None:
    assert check_title(str(valley)) == []


def test_a_copy_says_its_own_name(valley: Path) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in valley.rglob("*.py"))
    assert "template" not in sources.lower()
    assert "class ValleyRules(BrassRules)" in sources
    assert 'valley = "valley"' in (valley.parent / "pyproject.toml").read_text("utf-8")


def test_a_copy_can_be_played(installed: str) -> None:
    game = ironbridge.new(installed, seed=4)
    rng = Random(2)
    while not game.over:
        game.play(rng.choice(list(game.choices)))
    assert ironbridge.replay(game.record).text == game.text
    assert ironbridge.load(game.text).text == game.text


def test_a_copy_refuses_in_words(installed: str) -> None:
    text = "ironbridge position 1\ntitle: valley\nseats: 2\nround: 2\nharbour: 3\n"
    text += "tiles: Denby.1=cotton1 of 0\nlinks: Denby-Eastport of 1\n"
    refusal = ironbridge.load(text).why_not("sell Denby.1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TT-sell-2", "HARBOUR_FULL")
    assert refusal.text == "The harbour buys no more cotton in this era."
    assert set(i18n.languages()) == {"en", "fr", "ru"}


def test_money_scores_in_the_end(installed: str) -> None:
    text = "ironbridge position 1\ntitle: valley\nseats: 2\nera: rail\nround: 4\nto act: 1\n"
    text += "actions: 1\npile:\nhand 0:\nhand 1: coal\nseat 0: money 39\nseat 1: money 0\n"
    game = ironbridge.load(text)
    game.play("pass")
    assert game.result is not None
    assert game.result.points == [3, 0]


def test_a_second_title_joins_the_project_of_the_first(valley: Path) -> None:
    new_title("hills", valley.parent)
    project = tomllib.loads((valley.parent / "pyproject.toml").read_text("utf-8"))
    points = project["project"]["entry-points"][CATALOGUE.GROUP]
    assert points == {"valley": "valley", "hills": "hills"}
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["valley", "hills"]


def test_a_title_joins_a_project_that_was_there_before(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "games"\nversion = "1"\n')
    new_title("hills", tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == "games"
    assert project["entry-points"][CATALOGUE.GROUP] == {"hills": "hills"}


@pytest.mark.parametrize("name", ["Valley", "2valley", "my-valley", "class", "", "../valley"])
def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no-title-name"):
        new_title(name, tmp_path)


def test_nothing_is_written_over(valley: Path) -> None:
    with pytest.raises(ValueError, match="folder-exists"):
        new_title("valley", valley.parent)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.py", "coal      industry  4", "coal      industry  5", "do not come out even"),
        ("cards.py", "coal      industry  4", "cole      industry  4",
         "cards.py, line 13: 'cole' is no industry; perhaps 'coal' is meant."),
        ("cards.py", "Denby     location  2", "Denbi     location  2",
         "cards.py, line 11: 'Denbi' is no location; perhaps 'Denby' is meant."),
        ("board.py", "Carlow     town", "Barlow     town",
         "board.py, line 19: 'Carlow' is no location; perhaps 'Barlow' is meant."),
        ("board.py", "Eastport   harbour", "Denby      harbour", "The table cannot be set"),
        ("tables.py", "    add_sources(tables)\n", "", "The table of choices has no 'take'"),
        ("board.py", "town     cotton coal ", "town     coton coal  ",
         "board.py, line 9: 'coton' is no industry; perhaps 'cotton' is meant."),
        ("board.py", "yes    yes\n", "yes\n", "board.py, line 18: LINKS has 3 cells"),
        ("board.py", "COAL_TRACK = [1, 2, 3, 4]", "COAL_TRACK = []",
         "board.py, line 26: COAL_TRACK is empty."),
        ("cards.py", "list(range(-10, 90))", "[]", "INCOME is empty."),
        ("industries.py", "cotton    2 ", "cotton    1 ",
         "industries.py, line 10: cotton goes on with level 1, not with 2."),
        ("industries.py", "coal      2 ", "coal      3 ",
         "industries.py, line 12: coal goes on with level 3, not with 2."),
        ("industries.py", "8     -", "8x    -",
         "industries.py, line 9: '8x' in the column 'cost' is no number."),
        ("industries.py", "-      canal", "-      cana", "line 9: 'cana' is no era"),
        ("board.py", "PLACES = table(", "PLACES = table((", "board.py, line "),
        ("rulebook.toml", '"HARBOUR_FULL"', "",
         "rulebook.toml: No rule cites the reason 'HARBOUR_FULL'"),
        ("rulebook.toml", "TT-sell-1", "TT-sell-2",
         "rulebook.toml, line 15: The rule 'TT-sell-2' stands there 2 times"),
        ("rulebook.toml", 'title = "valley"', 'title = "hill"',
         "rulebook.toml, line 5: The rulebook is called 'hill', its folder is 'valley'."),
        ("meta.py", '"TT-sell-2"', '"TT-9"',
         "meta.py, line 11: The option 'busy_harbour' cites the rule"),
        ("spec.py", 'title="valley"', 'title="hill"',
         "spec.py, line 24: The table is one of 'hill', the title is 'valley'."),
        ("i18n/fr.ftl", "reason-HARBOUR_FULL", "reason-HARBOUR_FUL",
         "i18n/fr.ftl: There is no sentence 'reason-HARBOUR_FULL'."),
        ("i18n/en.ftl", "event-cotton-shipped", "event-cotton-shiped",
         "i18n/en.ftl: There is no sentence 'event-cotton-shipped'."),
        ("i18n/ru.ftl", "{ $place } не", "Не",
         "i18n/ru.ftl, line 3: 'reason-NOT_CONNECTED' is about other things"),
        ("i18n/ru.ftl", "event-cotton-shipped =", "event cotton shipped =",
         "i18n/ru.ftl, line 5: This is no sentence that Fluent can read."),
        ("meta.py", 'name="valley"', 'name="hill"',
         "meta.py, line 7: The title calls itself 'hill'"),
        ("codes.py", "{40: EventKind(", "{7: EventKind(", "own ones begin at 40"),
        ("codes.py", "{40: EventKind(\"cotton shipped\", (\"slot\",), own_pieces=True)}", "{}",
         "the event 40 has no name"),
        ("tables.py", "    add_give_ups(tables)\n", "", "has no 'give up'"),
        ("rules.py", "    def era_began(",
         "    def why_not_action(self, pos: Position, work: Workspace, code: i64) -> i64:\n"
         "        return OK\n\n    def era_began(", "list of choices differ"),
        ("rules.py", "flip(self.tables, pos, work, pos.slot)", "flip(None)", "breaks off: Type"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(
    valley: Path, file: str, old: str, new: str, complaint: str
) -> None:
    """A copy of the template with one error."""
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
