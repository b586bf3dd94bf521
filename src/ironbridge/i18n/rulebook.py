"""Rules in the project's own words, by id: ``rulebook.toml`` in the folder of each title.

Every reason for a refusal and every option belongs to one rule.  ``rulebook.fr.toml`` and
``rulebook.ru.toml`` beside it translate rules, options, notes and citations; they are loaded on
first use of the language.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from ironbridge.core.reasons import NAMES
from ironbridge.i18n.citations import place_in_book
from ironbridge.i18n.typography import typeset
from ironbridge.titles import RULEBOOK, folder, parts
from ironbridge.titles.meta import Option, Title
from ironbridge.titles.spec import GameSpec

RULE_ID: Final = re.compile(r"\b([A-Z]{2}-[a-z]+-\d+)\b")
"""The id of a rule inside a text."""


@dataclass(frozen=True)
class Rule:
    """One rule of a title."""

    id: str
    title: str
    text: str
    where: str
    """Citation of the printed rulebook, or of the ruling that settled it."""
    option: str = ""
    """Name of the option that changes the rule."""
    reasons: tuple[str, ...] = ()
    """Names of the refusal reasons that cite the rule."""


@dataclass(frozen=True)
class Rulebook:
    """The rules of a title."""

    title: str
    rules: Mapping[str, Rule]
    """Rules by id, in the order of the file."""

    def rule_of_reason(self, reason: str) -> str:
        """Returns the id of the rule that a refusal cites; empty when none does."""
        return next((rule.id for rule in self.rules.values() if reason in rule.reasons), "")

    def rule_of_option(self, option: str) -> str:
        """Returns the id of the rule that an option changes; empty when there is none."""
        return next((rule.id for rule in self.rules.values() if rule.option == option), "")

    def references(self, rule_id: str) -> list[tuple[str, str | None]]:
        """Returns the text of a rule in pieces, each with the rule of this book that it cites."""
        pieces = RULE_ID.split(self.rules[rule_id].text)
        return [(piece, piece if piece in self.rules else None) for piece in pieces if piece]

    def text(self, rule_id: str) -> str:
        """Returns the text of a rule."""
        return self.rules[rule_id].text


@cache
def rulebook(part: str, language: str = "en") -> Rulebook:
    """Returns the rulebook of a title or of a part of one; an empty one where it has no file.

    A rule without a translation falls back to English.
    """
    if language != "en":
        english = rulebook(part).rules.items()
        return Rulebook(part, {key: translated(rule, part, language) for key, rule in english})
    home = folder(part)
    if home is None or not (home / RULEBOOK).is_file():
        return Rulebook(part, {})
    written = tomllib.loads((home / RULEBOOK).read_text("utf-8"))["rule"]
    rules = [Rule(**row | {"reasons": tuple(row.get("reasons", ()))}) for row in written]
    return Rulebook(part, {rule.id: rule for rule in rules})


def translated(rule: Rule, part: str, language: str) -> Rule:
    """Returns a rule in another language."""
    told = translation(part, language)
    where = place_in_book(rule.where, told.get("where", {}), language)
    return replace(rule, where=where, **told.get("rules", {}).get(rule.id, {}))


@cache
def translation(part: str, language: str) -> Mapping[str, Any]:
    """Returns the translations of a title: notes, options and rules."""
    home = folder(part)
    path = home / RULEBOOK.replace(".toml", f".{language}.toml") if home else None
    if path is None or not path.is_file():
        return {}
    return tomllib.loads(typeset(language, path.read_text("utf-8")))


def option_about(title: Title, option: Option, language: str = "en") -> str:
    """Returns the description of an option, in one line."""
    said: Mapping[str, str] = translation(title.name, language).get("options", {})
    return said.get(option.name, option.about)


def notes_of(title: Title, language: str = "en") -> str:
    """Returns notes on a title's data for players, such as a reconstruction."""
    return str(translation(title.name, language).get("notes", title.notes))


def rule_of_reason(spec: GameSpec, reason: str) -> str:
    """Returns the id of the rule that a refusal cites in this game spec."""
    found = [rulebook(part).rule_of_reason(reason) for part in reversed(parts(spec.title))]
    return next((rule for rule in found if rule), "")


def rule_of_id(title: str, rule_id: str, language: str = "en") -> Rule | None:
    """Returns the rule with this id in a title or in a part of it."""
    found = [rulebook(part, language).rules.get(rule_id) for part in parts(title)]
    return next((rule for rule in found if rule), None)


def reason_names(spec: GameSpec) -> dict[int, str]:
    """Returns the names of all reasons by number, without ``OK``."""
    return {code: name for code, name in (NAMES | dict(spec.reason_names)).items() if code}
