"""Refusals of input that no rule concerns: unknown or ambiguous texts, impossible undo."""

from collections.abc import Sequence
from typing import Final

from ironbridge.errors import Refusal
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.rulebook import rule_of_reason
from ironbridge.titles.spec import GameSpec

SHOWN: Final = 4
"""Maximum number of suggestions that a sentence lists."""

REASONS: Final = {
    "nothing-said": "NO_TEXT",
    "ambiguous": "AMBIGUOUS",
    "complete": "NOT_ASKED",
    "too-early": "NOT_ASKED",
    "unknown": "UNKNOWN",
    "nothing-to-undo": "NO_UNDO",
    "seen-since": "NO_UNDO",
}
"""Reason name for each error, by the suffix of its message id."""


def typing_error(
    spec: GameSpec, name: str, language: str, said: str = "", texts: Sequence[str] = ()
) -> Refusal:
    """Returns the refusal of an input error, with suggestions."""
    localizer, reason = Localizer(spec, language), REASONS[name]
    quoted = [localizer.format("quoted", {"said": text}) for text in texts[:SHOWN]]
    if len(texts) > SHOWN:
        quoted.append("…")
    facts: Facts = {"said": said, "texts": localizer.either(quoted), "count": len(texts)}
    return Refusal(rule_of_reason(spec, reason), reason, localizer.format(f"typing-{name}", facts))
