"""Reasons, events and position fields of Millbrook.

A title's own verbs begin at ``FIRST_TITLE_VERB``, its questions at ``FIRST_TITLE_QUESTION``, its
reasons at ``FIRST_TITLE_REASON``, its events at ``FIRST_TITLE_EVENT`` and its position fields at
``TITLE_AT`` of ``core/layout.py``; eight fields are free.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.event_kinds import EventKind

# Fields of the position
BOUGHT: Final[i64] = 8  # number of mills that the harbour has bought from in this era

# Reasons
HARBOUR_FULL: Final[i64] = 40

REASON_NAMES: Final = {40: "HARBOUR_FULL"}

# Events
COTTON_SHIPPED: Final[i64] = 40  # seat, slot

EVENTS: Final = {40: EventKind("cotton shipped", ("slot",), own_pieces=True)}
"""Events of the title by number."""
