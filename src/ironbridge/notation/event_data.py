"""Converts events between the numbers of the log and typed data, for one reader."""

from collections.abc import Sequence
from typing import Final

from ironbridge.core.event_kinds import EventKind
from ironbridge.core.events import EventRecord
from ironbridge.core.reasons import NAMES as REASONS
from ironbridge.titles.spec import GameSpec, per_spec
from ironbridge.types import Event

FROM_ONE: Final = ("rank", "number")
"""Details that are numbered from one."""
HIDDEN: Final = -1
"""Number that stands for a detail hidden from the reader."""


def typed(spec: GameSpec, happened: EventRecord) -> Event:
    """Returns an event with named details."""
    what, seat, a, b, action = happened
    kind = spec.events[what]
    return Event(
        kind=kind.name,
        topic=topics(spec)[what],
        seat=None if seat < 0 else seat,
        details={
            detail: value_of(spec, detail, number) for detail, number in zip(kind.details, (a, b))
        },
        action=action,
    )


def known_to(spec: GameSpec, happened: EventRecord, seat: int | None) -> EventRecord:
    """Returns the event as known to a seat or a spectator."""
    kind = spec.events[happened.kind]
    if not kind.hidden or happened.seat == seat:
        return happened
    a, b = (
        HIDDEN if detail in kind.hidden else number
        for detail, number in zip((*kind.details, "", "")[:2], happened[2:4])
    )
    return happened._replace(first=a, second=b)


def numbers_of(spec: GameSpec, event: Event) -> tuple[int, int, int, int]:
    """Returns the numbers of a typed event: kind, seat, and two details."""
    what, kind = kinds_by_name(spec)[event.kind]
    found = [number_of(spec, detail, event.details[detail]) for detail in kind.details]
    a, b = [*found, 0, 0][:2]
    return what, -1 if event.seat is None else event.seat, a, b


@per_spec
def topics(spec: GameSpec) -> dict[int, str]:
    """Returns the topic of each kind of event by number."""
    return {number: kind.topic for number, kind in spec.events.items()}


@per_spec
def kinds_by_name(spec: GameSpec) -> dict[str, tuple[int, EventKind]]:
    """Returns the number and the definition of each kind of event by name."""
    return {kind.name: (number, kind) for number, kind in spec.events.items()}


def value_of(spec: GameSpec, detail: str, number: int) -> int | str | None:
    """Returns the value of a detail: a name where it has one."""
    if number == HIDDEN and detail == "card":
        return None
    if detail == "reason":
        return (REASONS | dict(spec.reason_names))[number]
    names = named_details(spec).get(detail)
    if names:
        return names[number]
    return number + 1 if detail in FROM_ONE else number


def number_of(spec: GameSpec, detail: str, value: int | str | None) -> int:
    """Returns the number of a detail."""
    if value is None:
        return HIDDEN
    if isinstance(value, int):
        return value - 1 if detail in FROM_ONE else value
    if detail == "reason":
        reasons = REASONS | dict(spec.reason_names)
        return next(number for number, name in reasons.items() if name == value)
    return named_details(spec).get(detail, ()).index(value)


@per_spec
def named_details(spec: GameSpec) -> dict[str, Sequence[str]]:
    """Returns the names that the number of a detail indexes, by detail."""
    names = spec.names
    return {
        "card": names.cards,
        "slot": names.slots,
        "to_slot": names.slots,
        "space": names.spaces,
        "tile": names.tiles,
        "link": names.links,
        "place": names.places,
        "era": names.eras,
    }
