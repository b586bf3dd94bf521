"""The rules in our own words, by id: ``docs/rulebook/<title>.toml``.

Every reason for a refusal belongs to one rule, and so does every option.  In an installed
package the files lie in ``ironbridge/rulebook``; in a checkout they are read where they are
written, in ``docs/rulebook``.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ironbridge.core.reasons import NAMES
from ironbridge.titles import modules
from ironbridge.titles.setting import Setting
from ironbridge.words.voice import parts

PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (PACKAGE / "rulebook", PACKAGE.parents[1] / "docs" / "rulebook")


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
        """The id of the rule that a refusal cites; empty when no rule claims the reason."""
        return next((rule.id for rule in self.rules.values() if reason in rule.reasons), "")

    def rule_of_option(self, option: str) -> str:
        """The id of the rule that an option changes; empty when there is none."""
        return next((rule.id for rule in self.rules.values() if rule.option == option), "")

    def text(self, rule_id: str) -> str:
        """A rule in our words."""
        return self.rules[rule_id].text


@cache
def rulebook(title: str) -> Rulebook:
    """The rulebook of a title; an empty one where a title has none."""
    path = find(title)
    if path is None:
        return Rulebook(title, {})
    written = tomllib.loads(path.read_text("utf-8"))["rule"]
    rules = [Rule(**row | {"reasons": tuple(row.get("reasons", ()))}) for row in written]
    return Rulebook(title, {rule.id: rule for rule in rules})


def find(title: str) -> Path | None:
    """The file of a title's rulebook; a stranger's title has ``rulebook.toml`` in its package."""
    module = modules().get(title)
    spec = find_spec(module) if module else None
    own = (spec.submodule_search_locations if spec else None) or ()
    places = [folder / f"{title}.toml" for folder in FOLDERS]
    places += [Path(folder) / "rulebook.toml" for folder in own]
    return next((path for path in places if path.is_file()), None)


def rule_of_reason(setting: Setting, reason: str) -> str:
    """The id of the rule that a refusal at this table cites."""
    found = [rulebook(part).rule_of_reason(reason) for part in reversed(parts(setting))]
    return next((rule for rule in found if rule), "")


def reason_names(setting: Setting) -> dict[int, str]:
    """Every reason that can be given at this table, by number; allowed is none."""
    return {code: name for code, name in (NAMES | dict(setting.reason_names)).items() if code}
