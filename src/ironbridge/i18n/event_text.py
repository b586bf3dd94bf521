"""Sentences of the log: one for each event.

The type of a detail (``core/event_kinds``) decides which variables its message gets:

| detail | variables |
|---|---|
| ``card`` | ``$card``, which is ``hidden`` when the number is negative |
| ``slot`` | ``$slot`` and ``$place`` |
| ``to_slot`` | ``$to-slot`` and ``$to-place``: a second slot |
| ``space`` | ``$space`` and ``$place`` (a space for counters, such as a merchant's) |
| ``tile`` | ``$industry`` and ``$level`` |
| ``link`` | ``$link`` and ``$era``: ``canal``, ``rail``, or ``both`` where the era is unknown |
| ``place`` | ``$place`` |
| ``era`` | ``$era`` |
| ``reason`` | ``$reason``, by name |
| ``rank``, ``number`` | counted from 1 |
| ``from``, ``to`` | spaces of the income track: ``$from`` and ``$from-level``, ``$to`` and so on |
| ``change`` | ``$amount``, never negative, and ``$change``: ``up``, ``down`` or ``none`` |
| any other word | a variable of that name: the number itself |
"""

from typing import TypeAlias

from ironbridge.i18n.localizer import Facts, Localizer, split_number
from ironbridge.i18n.rulebook import reason_names
from ironbridge.i18n.title_messages import messages_of

Numbers: TypeAlias = tuple[int, int, int, int]
"""An event as numbers: kind, seat (-1 for none), and two details."""


def format_event(localizer: Localizer, event: Numbers, era: str = "") -> str:
    """Returns the sentence of an event; the name of an event without a message.

    ``era`` is the era of the event, where the caller knows it.
    """
    what, seat, a, b = event
    kind = localizer.spec.events[what]
    message = f"event-{kind.name.replace(' ', '-')}"
    if not localizer.has(message):
        return localizer.format("event-any", {"event": kind.name})
    facts: Facts = {} if seat < 0 else {"seat": localizer.seat(seat)}
    for detail, number in zip(kind.details, (a, b)):
        facts |= detail_facts(localizer, detail, number)
    for chapter in messages_of(localizer.spec):
        facts |= chapter.event_facts(localizer, kind.name, a, b)
    if era and "link" in kind.details:
        facts["era"] = era
    return localizer.format(message, facts)


def detail_facts(localizer: Localizer, detail: str, number: int) -> Facts:
    """Returns the variables of one detail."""
    names, tables = localizer.spec.names, localizer.spec.rules.tables
    if detail == "card":
        return {"card": localizer.card(number)}
    if detail == "slot":
        return {"slot": localizer.slot(number), "place": localizer.place_of(number)}
    if detail == "to_slot":
        return {"to-slot": localizer.slot(number), "to-place": localizer.place_of(number)}
    if detail == "space":
        return {
            "space": localizer.space(number),
            "place": localizer.place_called(split_number(names.spaces[number])[0]),
        }
    if detail == "tile":
        return localizer.tile(number)
    if detail == "link":
        return {"link": localizer.link(number), "era": localizer.era_of_link(number)}
    if detail == "era":
        return {"era": localizer.era(number)}
    if detail == "place":
        return {"place": localizer.place(number)}
    if detail == "reason":
        return {"reason": reason_names(localizer.spec)[number]}
    if detail in ("rank", "number"):
        return {detail: number + 1}
    if detail in ("from", "to"):
        return {detail: number, f"{detail}-level": tables.income_level[number]}
    if detail == "change":
        change = "up" if number > 0 else "down" if number < 0 else "none"
        return {"amount": abs(number), "change": change}
    return {detail: number}
