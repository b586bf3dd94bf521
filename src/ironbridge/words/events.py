"""What happened, in words: one sentence for each event of the log.

An event is four numbers: what, whose, and two details.  What a detail is decides which variables
its message gets:

| detail | variables |
|---|---|
| ``card`` | ``$card``, which is ``hidden`` when the number is negative |
| ``slot`` | ``$slot`` and ``$place`` |
| ``space`` | ``$space`` and ``$place`` (a space for counters, such as a merchant's) |
| ``tile`` | ``$industry`` and ``$level`` |
| ``link`` | ``$link`` |
| ``era`` | ``$era`` |
| ``rank`` | ``$rank``, counted from 1 |
| ``from``, ``to`` | spaces of the income track: ``$from`` and ``$from-level``, ``$to`` and so on |
| ``change`` | ``$amount``, never negative, and ``$change``: ``up``, ``down`` or ``none`` |
| any other word | a variable of that name: the number itself |
"""

from typing import Final

from ironbridge.core import events
from ironbridge.core.position import BEER, COAL, IRON
from ironbridge.words.chapters import chapters
from ironbridge.words.voice import Facts, Voice

Event = tuple[int, int, int, int]

EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(events.CARD_PLAYED): ("card-played", ("card",)),
    int(events.TILE_BUILT): ("tile-built", ("slot", "tile")),
    int(events.TILE_REPLACED): ("tile-replaced", ("slot", "tile")),
    int(events.TILE_FLIPPED): ("tile-flipped", ("slot", "tile")),
    int(events.TILE_REMOVED): ("tile-removed", ("slot", "tile")),
    int(events.LINK_LAID): ("link-laid", ("link",)),
    int(events.TILE_DEVELOPED): ("tile-developed", ("tile",)),
    int(events.TAKEN + COAL): ("coal-taken", ("slot", "cubes")),
    int(events.TAKEN + IRON): ("iron-taken", ("slot", "cubes")),
    int(events.TAKEN + BEER): ("beer-taken", ("slot", "cubes")),
    int(events.BOUGHT + COAL): ("coal-bought", ("cubes", "money")),
    int(events.BOUGHT + IRON): ("iron-bought", ("cubes", "money")),
    int(events.SOLD + COAL): ("coal-sold", ("cubes", "money")),
    int(events.SOLD + IRON): ("iron-sold", ("cubes", "money")),
    int(events.PAID): ("paid", ("money",)),
    int(events.MONEY_GAINED): ("money-gained", ("money",)),
    int(events.INCOME_MOVED): ("income-moved", ("from", "to")),
    int(events.POINTS_GAINED): ("points-gained", ("change",)),
    int(events.LOAN_TAKEN): ("loan-taken", ("money", "levels")),
    int(events.CARD_DRAWN): ("card-drawn", ("card",)),
    int(events.TURN_ENDED): ("turn-ended", ()),
    int(events.ROUND_ENDED): ("round-ended", ("round",)),
    int(events.ORDER_SET): ("order-set", ("rank",)),
    int(events.INCOME_PAID): ("income-paid", ("change",)),
    int(events.LINKS_SCORED): ("links-scored", ("points",)),
    int(events.TILES_SCORED): ("tiles-scored", ("points",)),
    int(events.ERA_ENDED): ("era-ended", ("era",)),
    int(events.GAME_ENDED): ("game-ended", ()),
    int(events.PASSED): ("passed", ()),
}
"""Each event of the core: the end of its message's name, and what its details are."""


def tell(voice: Voice, event: Event) -> str:
    """The sentence for an event; an event without words of its own is named."""
    name, details = shape(voice, event[0])
    message = f"event-{name}"
    if not voice.has(message):
        return voice.say("event-any", {"event": name.replace("-", " ")})
    return voice.say(message, event_facts(voice, event, details))


def shape(voice: Voice, what: int) -> tuple[str, tuple[str, ...]]:
    """An event's name and what its details are."""
    if what in EVENTS:
        return EVENTS[what]
    name = voice.setting.event_names.get(what, str(what))
    for chapter in chapters(voice.setting):
        if name in chapter.events:
            return name.replace(" ", "-"), chapter.events[name]
    return name.replace(" ", "-"), ()


def event_facts(voice: Voice, event: Event, details: tuple[str, ...]) -> Facts:
    """The variables of an event's message."""
    facts: Facts = {"seat": voice.seat(event[1])} if event[1] >= 0 else {}
    for detail, number in zip(details, event[2:], strict=False):
        facts |= detail_facts(voice, detail, number)
    return facts


def detail_facts(voice: Voice, detail: str, number: int) -> Facts:
    """The variables of one detail."""
    names, tables = voice.setting.names, voice.setting.rules.tables
    if detail == "card":
        return {"card": voice.card(number)}
    if detail == "slot":
        return {"slot": voice.slot(number), "place": voice.place(names.slot_place[number])}
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
