"""Forms of names that Fluent cannot choose by itself: ``{ IN($place) }``.

| function | French | Russian |
|---|---|---|
| ``OF`` | « de Derby », « des Pays-Bas » | genitive: «Бирмингема» |
| ``IN`` | « à Derby », « en Suisse » | «в Бирмингеме», «во Франции» |
| ``FROM`` | as ``OF`` | «из Бирмингема» |
| ``TO`` | as ``IN`` | «в Бирмингем» |
| ``ACC`` | the name | accusative: «Польшу» |

``[names]`` in the ``language.toml`` of a language has the rules (``NameRules``), as data: the page
gets the same rules from the server.  A language without them uses every name as it is.
``CAP`` writes any text with a capital first letter: « la carte Brasserie ».
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from ironbridge.i18n.name_forms import PlaceName

CASES: Final = ("OF", "IN", "FROM", "TO", "ACC")
"""Fluent functions that messages call."""


@dataclass(frozen=True)
class NameRules:
    """How a language makes the forms of a name: ``[names]`` of its ``language.toml``."""

    columns: Mapping[str, int] = field(default_factory=dict)
    """Column of a place's entry that each function takes; the first where it is missing."""
    whole_columns: bool = False
    """Whether a column is the whole form, so that no replacement is made in it."""
    replacements: Mapping[str, Sequence[tuple[re.Pattern[str], str]]] = field(default_factory=dict)
    """Patterns and replacements of each function; only the first pattern found is replaced."""

    def form(self, case: str, name: str) -> str:
        """Returns a form of a name that has no entry, such as a player's."""
        for pattern, replacement in self.replacements.get(case, ()):
            if found := pattern.search(name):
                return name[: found.start()] + replacement + name[found.end() :]
        return name

    def place_forms(
        self, entry: Sequence[str], prepositions: Mapping[str, str]
    ) -> Mapping[str, str]:
        """Returns the forms of a place from its entry and from prepositions of its own."""
        made = [case for case in CASES if case in self.columns or case in self.replacements]
        return {case: self._place_form(case, entry, prepositions) for case in made}

    def _place_form(self, case: str, entry: Sequence[str], prepositions: Mapping[str, str]) -> str:
        column = self.columns.get(case, 0)
        word = entry[column] if column < len(entry) else entry[0]
        if case in prepositions:
            return f"{prepositions[case]} {word}"
        if self.whole_columns and 0 < column < len(entry):
            return word
        return self.form(case, word)


def read_rules(table: Mapping[str, Any]) -> NameRules:
    """Returns the rules of a ``[names]`` table; a function may repeat the rules of another."""
    written = table.get("replacements", {})
    lists = {
        case: written.get(rows, ()) if isinstance(rows, str) else rows
        for case, rows in written.items()
    }
    return NameRules(
        table.get("columns", {}),
        table.get("whole_columns", False),
        {
            case: tuple((re.compile(pattern, re.IGNORECASE), text) for pattern, text in rows)
            for case, rows in lists.items()
        },
    )


def functions(rules: NameRules) -> dict[str, Any]:
    """Returns the Fluent functions of a language by their names."""
    return {**{case: partial(form, rules, case) for case in CASES}, "CAP": capitalized}


def capitalized(text: str) -> str:
    """Returns a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def form(rules: NameRules, case: str, name: str) -> str:
    """Returns a form of a name."""
    return name.forms.get(case, name) if isinstance(name, PlaceName) else rules.form(case, name)
