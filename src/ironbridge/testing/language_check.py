"""Checks a language for completeness: missing messages in its folder and in titles' folders.

English is the reference.  A file that English does not need (``help.ftl``, ``citations.toml``: the
English texts are in code and in rulebooks) is compared with the first other language that has it.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ironbridge.errors import BadInput
from ironbridge.i18n.bundles import game_files
from ironbridge.i18n.grammar import CASES
from ironbridge.i18n.language import DATA, ENGLISH, HOME, languages
from ironbridge.i18n.localizer import KIND_OF_SPACE
from ironbridge.notation.game_options import make_spec
from ironbridge.testing.title_check.fluent_messages import File, Message, variables
from ironbridge.testing.title_check.source_lines import Complaints, at
from ironbridge.titles import RULEBOOK, find, folder, names, parts
from ironbridge.titles.sample_games import games_of

CODE: Final = re.compile(r"[a-z]{2,3}")
PYTHON_ALONE: Final = re.compile(r"\(\?(?![=!:])|\\[AZ]")
"""Parts of regular expressions that JavaScript does not have, or not everywhere."""
CITATIONS: Final = "citations.toml"

Messages = dict[str, Message]


def check_language(code: str, language: str = ENGLISH, home: Path = HOME) -> list[str]:
    """Returns the missing parts of a language, as sentences in ``language``; empty if complete."""
    if not CODE.fullmatch(code):
        raise BadInput("language-code", said=code)
    found = [*check_folder(code, home)]
    shared = {one: shared_messages(one, home) for one in (ENGLISH, code)}
    for title in names():
        for part in parts(title):
            found += check_part(code, part, shared)
        found += check_title_texts(code, title)
        found += check_names(code, title)
    return [wrong.text(language) for wrong in found]


# ----------------------------------------------------------------------------- its own folder


def check_folder(code: str, home: Path) -> Complaints:
    """Yields errors about missing files and messages in the folder of a language."""
    data = read_toml(home / code / DATA)
    if "name" not in data:
        yield at(f"i18n/{code}/{DATA}", BadInput("check-untranslated", name="name"))
    yield from check_name_rules(f"i18n/{code}/{DATA}", data.get("names", {}))
    others = "*" if code != ENGLISH else ENGLISH
    for name in sorted({path.name for path in home.glob(f"{others}/*.ftl")}):
        reference = File(reference_file(name, code, home))
        path = home / code / name
        yield from check_messages(f"i18n/{code}/{name}", path, reference.messages, {}, {})
    if code != ENGLISH:
        wanted = read_toml(reference_file(CITATIONS, code, home))
        lacking = [one for one in wanted if one not in read_toml(home / code / CITATIONS)]
        yield from untranslated(f"i18n/{code}/{CITATIONS}", lacking)


def check_name_rules(shown: str, rules: dict[str, Any]) -> Complaints:
    """Complains about rules for names that ``grammar.py`` cannot use."""
    replacements = rules.get("replacements", {})
    same_as = [rows for rows in replacements.values() if isinstance(rows, str)]
    for case in dict.fromkeys([*rules.get("columns", {}), *replacements, *same_as]):
        if case not in CASES or (case in same_as and not isinstance(replacements.get(case), list)):
            listed = ", ".join(CASES)
            yield at(shown, BadInput("check-no-form", name=case, forms=listed))
    lists = [rows for rows in replacements.values() if not isinstance(rows, str)]
    for pattern in [pattern for rows in lists for pattern, _ in rows]:
        if why := pattern_fault(pattern):
            yield at(shown, BadInput("check-pattern", pattern=pattern, why=why))


def pattern_fault(pattern: str) -> str:
    """Returns why Python or JavaScript cannot read a regular expression; empty where both can."""
    try:
        re.compile(pattern)
    except re.error as wrong:
        return str(wrong)
    return "JavaScript" if PYTHON_ALONE.search(pattern) else ""


def reference_file(name: str, code: str, home: Path) -> Path:
    """Returns the file that a language's file must match in content."""
    others = [one for one in languages(home) if one != code]
    candidates = [home / one / name for one in (ENGLISH, *others, code)]
    return next(path for path in candidates if path.is_file())


def shared_messages(code: str, home: Path) -> Messages:
    """Returns the messages about a game that all titles share."""
    paths = [home / code / name for name in game_files(ENGLISH)]
    files = [File(path) for path in paths if path.is_file()]
    return {name: message for file in files for name, message in file.messages.items()}


def check_messages(
    shown: str, path: Path, reference: Messages, english: Messages, shared: Messages
) -> Complaints:
    """Yields errors about messages that are missing, repeated, or have other variables.

    A message that only other messages refer to may be missing: languages compose sentences in
    different ways.
    """
    if not path.is_file():
        yield at(shown, BadInput("check-no-file", many=len(reference)))
        return
    file = File(path)
    inner = {name for message in (english | reference).values() for name in message.messages}
    for line in file.unread:
        yield at(BadInput("line-of-file", file=shown, number=line), BadInput("check-unread"))
    for line, name in file.repeated:
        where = BadInput("line-of-file", file=shown, number=line)
        yield at(where, BadInput("check-sentence-twice", name=name))
    for name in reference:
        if name not in file.messages and name not in inner:
            yield at(shown, BadInput("check-no-sentence", name=name))
    for name in [name for name in reference if name in file.messages]:
        wanted = variables(english | reference, name)
        if variables(shared | file.messages, name) != wanted:
            where = BadInput("line-of-file", file=shown, number=file.messages[name].line)
            listed = ", ".join(f"${one}" for one in sorted(wanted)) or "-"
            yield at(where, BadInput("check-other-things", name=name, variables=listed))


# ----------------------------------------------------------------------------- titles


def check_part(code: str, part: str, shared: dict[str, Messages]) -> Complaints:
    """Yields errors about the messages of a title, or of a part of one."""
    home = folder(part)
    assert home is not None, "parts() names installed titles only"
    shown = "titles/" + part.replace(".", "/")
    english = home / "i18n" / f"{ENGLISH}.ftl"
    if english.is_file():
        own = home / "i18n" / f"{code}.ftl"
        reference = File(english).messages
        name = f"{shown}/i18n/{code}.ftl"
        yield from check_messages(name, own, reference, shared[ENGLISH], shared[code])
    if code != ENGLISH:
        name = RULEBOOK.replace(".toml", f".{code}.toml")
        rules = [row["id"] for row in read_toml(home / RULEBOOK).get("rule", ())]
        told = read_toml(home / name).get("rules", {})
        lacking = [one for one in rules if not {"title", "text"} <= set(told.get(one, {}))]
        yield from untranslated(f"{shown}/{name}", lacking)


def check_title_texts(code: str, title: str) -> Complaints:
    """Yields errors about options, notes and sample games of a title without text."""
    home = folder(title)
    assert home is not None, "names() are installed titles only"
    if code != ENGLISH:
        name = RULEBOOK.replace(".toml", f".{code}.toml")
        told = read_toml(home / name)
        card = find(title)
        lacking = [one.name for one in card.options if one.name not in told.get("options", {})]
        notes = ["notes"] if card.notes and "notes" not in told else []
        yield from untranslated(f"titles/{title}/{name}", [*lacking, *notes])
    games = [game.name for game in games_of(title) if code not in game.about]
    yield from untranslated(f"titles/{title}/games/games.toml", games)


def check_names(code: str, title: str) -> Complaints:
    """Complains about places, waters and lands of a title's boards without a name in a language.

    A title's own boards have the places; waters and lands are those that any language names.
    """
    home = folder(title)
    assert home is not None, "names() are installed titles only"
    if code == ENGLISH:
        return
    name = f"names.{code}.toml"
    told = read_toml(home / "i18n" / name)
    lettering = [read_toml(path).get("map", {}) for path in (home / "i18n").glob("names.*.toml")]
    wanted = {"places": board_places(title), "map": [one for rows in lettering for one in rows]}
    for section, names_wanted in wanted.items():
        known = told.get(section, {})
        lacking = [one for one in dict.fromkeys(names_wanted) if one not in known]
        yield from untranslated(f"titles/{title}/i18n/{name}", lacking)


def board_places(title: str) -> list[str]:
    """Returns the English names of the places of all boards of a title."""
    card = find(title)
    options = [{"board": board} for board in card.boards] or [{}]
    specs = [make_spec(title, card.seats[-1], chosen) for chosen in options]
    return [KIND_OF_SPACE.sub("", place) for spec in specs for place in spec.names.places]


def read_toml(path: Path) -> dict[str, Any]:
    """Returns the content of a TOML file; empty where there is no file."""
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def untranslated(shown: str, lacking: list[str]) -> Iterator[BadInput]:
    """Yields errors about names in a file that have no text."""
    for name in lacking:
        yield at(shown, BadInput("check-untranslated", name=name))
