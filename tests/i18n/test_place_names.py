"""Places, seas, rivers and regions of every board have a name with its forms in every language."""

import re
import tomllib
from pathlib import Path

import pytest

import ironbridge
from ironbridge.i18n import grammar, languages
from ironbridge.i18n.language import language_data
from ironbridge.i18n.localizer import KIND_OF_SPACE, localizer_of
from ironbridge.i18n.place_names import in_language, in_notation, names_of
from ironbridge.notation.game_options import make_spec
from ironbridge.titles import find, names
from tests.architecture.sources import PACKAGE, ROOT

TRANSLATED = [language for language in languages() if language != "en"]
LANDS = ROOT / "tools" / "artwork" / "lands"
LATIN = re.compile("[A-Za-z]")


def form(language: str, case: str, name: str) -> str:
    return grammar.form(language_data(language).names, case, name)


def words_of(entry: str | list[str] | dict[str, str]) -> list[str]:
    """Returns the words of an entry: of a place, a land, or the prepositions of a place."""
    if isinstance(entry, str):
        return [entry]
    return list(entry.values()) if isinstance(entry, dict) else entry


def boards() -> list[tuple[str, dict[str, str]]]:
    """Returns every board: its title, and the option that chooses it."""
    return [
        (title, {"board": board} if board else {})
        for title in names()
        for board in find(title).boards or ("",)
    ]


def board_of_land(path: Path) -> str:
    """Returns the title that has a board."""
    (title,) = [name for name in names() if path.stem in (name, *find(name).boards)]
    return title


def places(title: str, options: dict[str, str]) -> set[str]:
    found = make_spec(title, find(title).seats[-1], options).names.places
    return {KIND_OF_SPACE.sub("", place) for place in found}


def lettering(path: Path) -> set[str]:
    """Returns the names of seas, rivers and regions on a map."""
    rows = tomllib.loads(path.read_text("utf-8"))
    named = [row for rows in rows.values() if isinstance(rows, list) for row in rows]
    return {row["name"] for row in named if isinstance(row, dict) and row.get("name")}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("title", "options"), boards())
def test_every_place_has_a_name(title: str, options: dict[str, str], language: str) -> None:
    wanted = places(title, options)
    assert len(wanted) > 20
    assert wanted - set(names_of(title, language).places) == set()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("path", sorted(LANDS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_water_and_land_has_a_name(path: Path, language: str) -> None:
    wanted = lettering(path)
    assert len(wanted) > 9
    assert wanted - set(names_of(board_of_land(path), language).map) == set()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", names())
def test_no_name_is_of_another_board(title: str, language: str) -> None:
    known = names_of(title, language)
    on_boards = [places(title, options) for name, options in boards() if name == title]
    on_maps = [lettering(path) for path in LANDS.glob("*.toml") if board_of_land(path) == title]
    assert set(known.places) - set().union(*on_boards) == set()
    assert set(known.map) - set().union(*on_maps) == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("names.ru.toml")), ids=str)
def test_russian_names_have_russian_letters(path: Path) -> None:
    rows = tomllib.loads(path.read_text("utf-8"))
    found = [
        name for section in rows.values() for entry in section.values() for name in words_of(entry)
    ]
    assert len(found) > 4
    assert [name for name in found if LATIN.search(name)] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", names())
def test_a_translated_name_is_understood_again(title: str, language: str) -> None:
    for place in names_of(title, language).places:
        shown = in_language(title, language, f"build coal {place}.1 with {place}")
        assert in_notation(title, language, shown.upper()) == f"BUILD COAL {place}.1 WITH {place}"


def test_an_action_can_be_typed_with_translated_names() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3)
    game.language = "ru"
    twin = game.copy()
    line = next(choice.text for choice in game.choices if choice.text.startswith("build "))
    shown = in_language("birmingham", "ru", line)
    assert shown != line
    game.play(shown)
    twin.play(line)
    assert game.text == twin.text


@pytest.mark.parametrize(
    ("title", "language", "case", "place", "text"),
    [
        ("birmingham", "ru", "IN", "Birmingham", "в Бирмингеме"),
        ("birmingham", "ru", "FROM", "Coventry", "из Ковентри"),
        ("birmingham", "ru", "FROM", "Farm Brewery North", "с северной фермерской пивоварни"),
        ("age_of_industry", "ru", "IN", "Frankfurt", "во Франкфурте"),
        ("age_of_industry", "ru", "IN", "Great Lakes", "на Великих озёрах"),
        ("age_of_industry", "ru", "TO", "Poland", "в Польшу"),
        ("age_of_industry", "ru", "OF", "Netherlands", "Нидерландов"),
        ("age_of_industry", "ru", "ACC", "Switzerland", "Швейцарию"),
        ("age_of_industry", "fr", "TO", "Netherlands", "aux Pays-Bas"),
        ("age_of_industry", "fr", "IN", "Switzerland", "en Suisse"),
        ("age_of_industry", "fr", "OF", "Austria", "d’Autriche"),
        ("age_of_industry", "fr", "FROM", "Cologne", "de Cologne"),
        ("lancashire", "fr", "IN", "Yorkshire", "dans le Yorkshire"),
    ],
)
def test_forms_of_places(title: str, language: str, case: str, place: str, text: str) -> None:
    assert form(language, case, names_of(title, language).places[place]) == text


def test_forms_of_other_names() -> None:
    assert form("en", "IN", "Marie") == "Marie"
    assert form("ru", "IN", "Влтава") == "во Влтава"
    assert form("fr", "OF", "Anna") == "d’Anna"


def test_forms_go_with_numbers_and_lists() -> None:
    spec = ironbridge.new("birmingham", seed=0).spec
    localizer = localizer_of(spec, "ru")
    first = localizer.slot(spec.names.slots.index("Birmingham.2"))
    second = localizer.place_called("Derby")
    assert form("ru", "IN", first) == "в Бирмингеме (клетка 2)"
    assert form("ru", "FROM", localizer.either([first, second])) == (
        "из Бирмингема (клетка 2) или из Дерби"
    )


@pytest.mark.parametrize("language", languages())
def test_only_one_of_several_spaces_has_a_number(language: str) -> None:
    """A space that is the only one of its place is called like the place."""
    spec = make_spec("birmingham", 2, {})
    localizer = localizer_of(spec, language)
    homes = [name.rpartition(".")[0] for name in spec.names.slots]
    for slot, home in enumerate(homes):
        is_only = homes.count(home) == 1
        assert (localizer.slot(slot) == localizer.place_of(slot)) == is_only
    assert any(homes.count(home) == 1 for home in homes)
