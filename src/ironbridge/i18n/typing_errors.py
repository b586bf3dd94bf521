"""What people say or ask that no rule is about: slips of the tongue, wishes too late."""

from collections.abc import Sequence
from typing import Final

from ironbridge.errors import Refusal
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.rulebook import rule_of_reason
from ironbridge.titles.spec import GameSpec

SHOWN: Final = 4
"""How many texts a sentence lists before it breaks off."""

REASONS: Final = {
    "nothing-said": "NO_TEXT",
    "ambiguous": "AMBIGUOUS",
    "complete": "NOT_ASKED",
    "too-early": "NOT_ASKED",
    "unknown": "UNKNOWN",
    "nothing-to-undo": "NO_UNDO",
    "seen-since": "NO_UNDO",
}
"""Each slip, by the end of its message's name, and the reason that programs are given."""


def typing_error(
    spec: GameSpec, name: str, language: str, said: str = "", texts: Sequence[str] = ()
) -> Refusal:
    """Returns the refusal of a slip: what was said, and what could have been said instead."""
    localizer, reason = Localizer(spec, language), REASONS[name]
    quoted = [localizer.format("quoted", {"said": text}) for text in texts[:SHOWN]]
    if len(texts) > SHOWN:
        quoted.append("…")
    facts: Facts = {"said": said, "texts": localizer.either(quoted), "count": len(texts)}
    return Refusal(rule_of_reason(spec, reason), reason, localizer.format(f"typing-{name}", facts))
