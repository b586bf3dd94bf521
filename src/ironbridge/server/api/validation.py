"""Explains validation errors of a request body in the caller's language.

The JSON decoder (msgspec) reports errors in English; this module parses its messages.
"""

import re
from typing import Final

from ironbridge.server.messages import say

PLACE: Final = re.compile(r"(?s)(.*?)(?: - at `\$\.?(.*)`)?")
"""Splits a message of the decoder into the error and its place in the body."""
MISTAKES: Final = (
    (re.compile(r"Input data was truncated"), "truncated"),
    (re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)"), "json"),
    (re.compile(r"(?s)Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`"), "kind"),
    (re.compile(r"Expected `\w+` >=? (?P<bound>\S+)"), "least"),
    (re.compile(r"Expected `\w+` <=? (?P<bound>\S+)"), "most"),
    (re.compile(r"Expected `\w+` of length >= (?P<bound>\d+)"), "shortest"),
    (re.compile(r"Expected `\w+` of length <= (?P<bound>\d+)"), "longest"),
    (re.compile(r"(?s)Object missing required field `(?P<field>.+)`"), "missing"),
    (re.compile(r"(?s)Object contains unknown field `(?P<field>.+)`"), "unknown"),
    (re.compile(r"(?s)Invalid (?:enum )?value '?(?P<value>.+?)'?"), "value"),
)
KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")
LONGEST: Final = 60
"""Maximum number of characters of the caller's text that an error repeats."""


def explained(language: str, wrong: str, place: str = "") -> str:
    """Returns a validation error as a sentence; ``place`` is used when the message names none."""
    found = PLACE.fullmatch(wrong)
    what, inside = found.groups() if found else (wrong, None)
    where = place or inside
    name = say(language, "form-field", field=cut(where)) if where else say(language, "form-body")
    for pattern, mistake in MISTAKES:
        if match := pattern.fullmatch(what):
            facts = {key: cut(value) for key, value in match.groupdict().items()}
            for key in {"wanted", "got"} & set(facts):
                facts[key] = kinds(language, facts[key])
            return say(language, f"form-{mistake}", where=name, **facts)
    return say(language, "form-other", where=name)


def kinds(language: str, names: str) -> str:
    """Returns type names in words; of ``int | null`` only the part that a client sends."""
    found = [name for name in names.split(" | ") if name in KINDS]
    written = [name for name in found if name != "null"] or found
    return " / ".join(say(language, f"form-{name}") for name in written) or names


def cut(text: str) -> str:
    """Returns a text shortened to ``LONGEST`` characters."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
