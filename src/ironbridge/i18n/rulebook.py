"""The rules in our own words, by id: ``rulebook.toml`` in the folder of each title.

Every reason for a refusal belongs to one rule, and so does every option.  ``rulebook.fr.toml`` and
``rulebook.ru.toml`` beside it say the same in French and Russian, what the title's card says of its
options, and the phrases by which a rule's place in the printed book is named; they are loaded
on first use of the language.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ironbridge.core.reasons import NAMES
from ironbridge.i18n.citations import place_in_book
from ironbridge.i18n.typography import typeset
from ironbridge.titles import RULEBOOK, folder, parts
from ironbridge.titles.meta import Option, Title
from ironbridge.titles.spec import GameSpec


@dataclass(frozen=True)
class Rule:
    """One rule."""

    id: str
    title: str
    text: str
    where: str
    """Its place in the printed rulebook, or the ruling that settled it."""
    option: str = ""
    """The option that changes it."""
    reasons: tuple[str, ...] = ()
    """The refusals that cite it."""


@dataclass(frozen=True)
class Rulebook:
    """The rules of a title."""

    title: str
    rules: Mapping[str, Rule]
    """By id, in the order in which they are written."""

    def rule_of_reason(self, reason: str) -> str:
        """Returns the id of the rule that a refusal cites; empty when no rule claims the reason."""
        return next((rule.id for rule in self.rules.values() if reason in rule.reasons), "")

    def rule_of_option(self, option: str) -> str:
        """Returns the id of the rule that an option changes; empty when there is none."""
        return next((rule.id for rule in self.rules.values() if rule.option == option), "")

    def text(self, rule_id: str) -> str:
        """Returns a rule in our words."""
        return self.rules[rule_id].text


@cache
def rulebook(part: str, language: str = "en") -> Rulebook:
    """Returns the rulebook of a title or of a part of one; an empty one where there is none.

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
    """Returns a rule as another language tells it."""
    told = translation(part, language)
    where = place_in_book(rule.where, told.get("where", {}), language)
    return replace(rule, where=where, **told.get("rules", {}).get(rule.id, {}))


@cache
def translation(part: str, language: str) -> Mapping[str, Any]:
    """Returns what a title says of itself in another language: notes, options and rules."""
    home = folder(part)
    path = home / RULEBOOK.replace(".toml", f".{language}.toml") if home else None
    if path is None or not path.is_file():
        return {}
    return tomllib.loads(typeset(language, path.read_text("utf-8")))


def option_about(title: Title, option: Option, language: str = "en") -> str:
    """Returns what an option changes, in one line."""
    said: Mapping[str, str] = translation(title.name, language).get("options", {})
    return said.get(option.name, option.about)


def notes_of(title: Title, language: str = "en") -> str:
    """Returns what a player should know of a title's data."""
    return str(translation(title.name, language).get("notes", title.notes))


def rule_of_reason(spec: GameSpec, reason: str) -> str:
    """Returns the id of the rule that a refusal at this table cites."""
    found = [rulebook(part).rule_of_reason(reason) for part in reversed(parts(spec.title))]
    return next((rule for rule in found if rule), "")


def rule_of_id(title: str, rule_id: str, language: str = "en") -> Rule | None:
    """Returns the rule with this id in a title or in a part of it."""
    found = [rulebook(part, language).rules.get(rule_id) for part in parts(title)]
    return next((rule for rule in found if rule), None)


def reason_names(spec: GameSpec) -> dict[int, str]:
    """Returns every reason that can be given at this table, by number; allowed is none."""
    return {code: name for code, name in (NAMES | dict(spec.reason_names)).items() if code}
