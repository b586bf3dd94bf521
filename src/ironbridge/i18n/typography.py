"""No-break spaces: what must not be parted at the end of a line.

Messages are written with plain spaces.  ``typeset`` replaces those that the language's
``no_break`` patterns match: before a coin and a unit in French and Russian,
and around French marks.
"""

from typing import Final

from ironbridge.i18n.language import language_data

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"


def typeset(language: str, text: str) -> str:
    """Returns sentences, or the messages they are made from, with no-break spaces."""
    pattern = language_data(language).no_break
    return pattern.sub(NO_BREAK_SPACE, text) if pattern else text
