"""No-break spaces: keeps numbers, units and punctuation on one line.

Messages are written with plain spaces.  ``typeset`` replaces those that the language's ``no_break``
patterns match: before currencies and units in French and Russian, and around French punctuation.
"""

from typing import Final

from ironbridge.i18n.language import language_data

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"


def typeset(language: str, text: str) -> str:
    """Returns sentences, or the source of messages, with no-break spaces."""
    pattern = language_data(language).no_break
    return pattern.sub(NO_BREAK_SPACE, text) if pattern else text
