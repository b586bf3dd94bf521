"""A language is a folder that is found at run time and checked by a command."""

import shutil
from pathlib import Path

import pytest

from ironbridge.errors import BadInput
from ironbridge.i18n import languages
from ironbridge.i18n.bundles import GAME, language_files, needed_ids
from ironbridge.i18n.language import HOME, language_data
from ironbridge.i18n.language import languages as languages_in
from ironbridge.testing.language_check import check_language
from tests.cli.commands import Here


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Returns the folders of all languages with a made-up one that lacks two messages."""
    for code in languages():
        shutil.copytree(HOME / code, tmp_path / code)
    shutil.copytree(HOME / "en", tmp_path / "xx")
    for name in ("help.ftl", "citations.toml"):
        shutil.copy(HOME / "fr" / name, tmp_path / "xx" / name)
    (tmp_path / "xx" / "language.toml").write_text('name = "Xish"\ndecimal_mark = ","\n')
    (tmp_path / "notes").mkdir()
    return tmp_path


def test_a_folder_with_data_is_a_language(home: Path) -> None:
    assert languages_in(home) == ("en", "fr", "ru", "xx")
    assert language_data("xx", home).name == "Xish"
    assert [language_data(code).name for code in languages()] == ["English", "Français", "Русский"]


def test_what_a_language_lacks_is_listed(home: Path) -> None:
    game = home / "xx" / "game.ftl"
    text = game.read_text("utf-8")
    game.write_text(
        text.replace("list-or =", "list-of =").replace("{ $last }", "{ $end }"), "utf-8"
    )
    (home / "xx" / "server.ftl").unlink()
    citations = home / "xx" / "citations.toml"
    citations.write_text(citations.read_text("utf-8").replace('"ruling" =', '"verdict" ='), "utf-8")
    found = check_language("xx", home=home)
    assert "i18n/xx/game.ftl: There is no sentence 'list-or'." in found
    assert any("'list-and' is about other things than in English" in line for line in found)
    assert any(line.startswith("i18n/xx/server.ftl: There is no such file") for line in found)
    assert "i18n/xx/citations.toml: 'ruling' is not translated." in found
    assert not any(line.startswith("i18n/xx/page.ftl") for line in found)
    assert "titles/birmingham/rulebook.xx.toml: 'BB-coal-2' is not translated." in found
    assert "titles/birmingham/rulebook.xx.toml: 'coal_split' is not translated." in found
    assert "titles/birmingham/games/games.toml: 'birmingham/2-people' is not translated." in found
    assert any(line.startswith("titles/lancashire/i18n/xx.ftl: There is no such") for line in found)


def test_rules_for_names_that_cannot_be_used_are_listed(home: Path) -> None:
    data = home / "xx" / "language.toml"
    rules = "columns = { AT = 1 }\n[names.replacements]\nIN = 'TO'\n"
    rules += "OF = [['^(', ''], ['(?P<x>a)', '']]\n"
    data.write_text(data.read_text("utf-8") + "[names]\n" + rules, "utf-8")
    found = [line for line in check_language("xx", home=home) if "language.toml" in line]
    listed = "is no form of names that has a rule; use OF, IN, FROM, TO, ACC."
    assert found[:2] == [f"i18n/xx/language.toml: '{one}' {listed}" for one in ("AT", "TO")]
    assert found[2].startswith("i18n/xx/language.toml: The pattern '^(' cannot be read: ")
    assert found[3:] == [
        "i18n/xx/language.toml: The pattern '(?P<x>a)' cannot be read: JavaScript."
    ]


def test_english_stands_in_for_what_is_missing(home: Path) -> None:
    assert language_files("xx", [GAME], home) == [home / "xx" / GAME]
    (home / "xx" / "errors.ftl").unlink()
    assert language_files("xx", ["errors.ftl"], home) == [home / "en" / "errors.ftl"]
    (home / "xx" / "server.ftl").write_text("hello = Hello\n")
    files = language_files("xx", ["server.ftl"], home)
    assert files == [home / "en" / "server.ftl", home / "xx" / "server.ftl"]
    assert "list-or" in needed_ids(HOME / "en" / GAME)


@pytest.mark.parametrize("code", languages())
def test_every_language_is_complete(code: str) -> None:
    assert check_language(code) == []


def test_the_command_lists_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    run = Here(capsys)
    assert run("check-language", "fr").out == "fr: no complaints.\n"
    said = run("check-language", "de")
    assert said.code == 1
    assert said.out.startswith("i18n/de/language.toml: 'name' is not translated.\n")
    assert run("check-language", "../en").code == 2
    with pytest.raises(BadInput, match="is no code of a language"):
        check_language("Deutsch")
