"""What happened, in words: one sentence for each event of the log.

An event is four numbers: what, whose, and two details.  What a detail is decides which variables
its message gets:

| detail | variables |
|---|---|
| ``card`` | ``$card``, which is ``hidden`` when the number is negative |
| ``slot`` | ``$slot`` and ``$place`` |
| ``to-slot`` | ``$to-slot``: a second slot |
| ``space`` | ``$space`` and ``$place`` (a space for counters, such as a merchant's) |
| ``tile`` | ``$industry`` and ``$level`` |
| ``link`` | ``$link`` |
| ``era`` | ``$era`` |
| ``rank`` | ``$rank``, counted from 1 |
| ``from``, ``to`` | spaces of the income track: ``$from`` and ``$from-level``, ``$to`` and so on |
| ``change`` | ``$amount``, never negative, and ``$change``: ``up``, ``down`` or ``none`` |
| any other word | a variable of that name: the number itself |
"""

from typing import Final, TypeAlias

from ironbridge.core.events import NAMES
from ironbridge.words.chapters import chapters
from ironbridge.words.voice import Facts, Voice

Event: TypeAlias = tuple[int | str, int | None, int, int]
"""What (its number or its name), whose (-1 or None: nobody's), and two details."""

DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "card played": ("card",),
    "tile built": ("slot", "tile"),
    "tile replaced": ("slot", "tile"),
    "tile flipped": ("slot", "tile"),
    "tile removed": ("slot", "tile"),
    "link laid": ("link",),
    "tile developed": ("tile",),
    "coal taken": ("slot", "cubes"),
    "iron taken": ("slot", "cubes"),
    "beer taken": ("slot", "cubes"),
    "coal bought": ("cubes", "money"),
    "iron bought": ("cubes", "money"),
    "coal sold": ("cubes", "money"),
    "iron sold": ("cubes", "money"),
    "paid": ("money",),
    "money gained": ("money",),
    "income moved": ("from", "to"),
    "points gained": ("change",),
    "loan taken": ("money", "levels"),
    "card drawn": ("card",),
    "round ended": ("round",),
    "order set": ("rank",),
    "income paid": ("change",),
    "links scored": ("points",),
    "tiles scored": ("points",),
    "era ended": ("era",),
}
"""What the details of the core's events are; an event that is not named here has none."""


def tell(voice: Voice, event: Event) -> str:
    """The sentence for an event; an event without words of its own is named."""
    name = name_of(voice, event[0])
    message = f"event-{name.replace(' ', '-')}"
    if not voice.has(message):
        return voice.say("event-any", {"event": name})
    facts = event_facts(voice, event, details(voice, name))
    for chapter in chapters(voice.setting):
        facts |= chapter.event_facts(voice, name, event[2], event[3])
    return voice.say(message, facts)


def name_of(voice: Voice, what: int | str) -> str:
    """An event's name."""
    if isinstance(what, str):
        return what
    return NAMES.get(what) or voice.setting.event_names.get(what, str(what))


def details(voice: Voice, name: str) -> tuple[str, ...]:
    """What an event's details are; a title may say it of its own events."""
    for chapter in chapters(voice.setting):
        if name in chapter.events:
            return chapter.events[name]
    return DETAILS.get(name, ())


def event_facts(voice: Voice, event: Event, details: tuple[str, ...]) -> Facts:
    """The variables of an event's message."""
    _, seat, *numbers = event
    facts: Facts = {} if seat is None or seat < 0 else {"seat": voice.seat(seat)}
    for detail, number in zip(details, numbers, strict=False):
        facts |= detail_facts(voice, detail, number)
    return facts


def detail_facts(voice: Voice, detail: str, number: int) -> Facts:
    """The variables of one detail."""
    names, tables = voice.setting.names, voice.setting.rules.tables
    if detail == "card":
        return {"card": voice.card(number)}
    if detail == "slot":
        return {"slot": voice.slot(number), "place": voice.place(names.slot_place[number])}
    if detail == "to-slot":
        return {"to-slot": voice.slot(number)}
    if detail == "space":
        return {"space": names.spaces[number], "place": names.spaces[number].rsplit(".", 1)[0]}
    if detail == "tile":
        return voice.tile(number)
    if detail == "link":
        return {"link": voice.link(number)}
    if detail == "era":
        return {"era": voice.era(number)}
    if detail == "rank":
        return {"rank": number + 1}
    if detail in ("from", "to"):
        return {detail: number, f"{detail}-level": int(tables.income_level[number])}
    if detail == "change":
        change = "up" if number > 0 else "down" if number < 0 else "none"
        return {"amount": abs(number), "change": change}
    return {detail: number}
