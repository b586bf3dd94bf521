"""What happened, told to one reader: finished actions, each with its events and sentences."""

from collections.abc import Iterator, Sequence

from ironbridge.core.events import ERA_ENDED, ROUND_ENDED, TURN_ENDED, Happened
from ironbridge.game.history import Course
from ironbridge.i18n.event_text import tell
from ironbridge.i18n.localizer import Voice
from ironbridge.notation.event_data import known_to, typed
from ironbridge.titles.spec import Setting
from ironbridge.types import ActionTold

REMEMBERED = 4000
"""So many events are kept as they were told: a server tells those of many tables."""


def told(
    course: Course, seat: int | None, since: int, language: str, players: Sequence[str] = ()
) -> list[ActionTold]:
    """Returns the finished actions from a number on, as a seat or a spectator may know them."""
    setting, voice = course.setting, Voice(course.setting, language, players)
    if since >= len(course.lines):
        return []
    groups = by_action(course, since)
    return [
        action_told(setting, voice, course.lines[number], number, groups[number - since], at, seat)
        for number, at in enumerate(moments(course, groups, since), since)
    ]


def told_alone(course: Course, since: int) -> set[int]:
    """Returns the seats that are told more of the actions from a number on than a spectator is."""
    kinds = course.setting.events
    happened = course.events(course.events_before(since))
    return {event.seat for event in happened if kinds[event.what].hidden}


def action_told(
    setting: Setting,
    voice: Voice,
    line: tuple[int, str],
    number: int,
    events: Sequence[Happened],
    moment: tuple[int, int],
    reader: int | None,
) -> ActionTold:
    """Returns one action as it is told."""
    seat, text = line
    shown = [known_to(setting, event, reader) for event in events]
    money, points = brought(setting, events, seat)
    return ActionTold(
        number=number,
        seat=seat,
        line=text,
        era=setting.names.eras[moment[0]],
        round=moment[1],
        sentences=[sentence(voice, event) for event in shown],
        money=money,
        points=points,
        events=[typed(setting, event) for event in shown],
    )


def sentence(voice: Voice, event: Happened) -> str:
    """Returns what an event is told as, formatted once for all who may know the same of it."""
    said = voice.setting.once("events told", lambda made: dict[tuple[object, ...], str]())
    key = (voice.language, *voice.players, event[:4])
    if key not in said:
        if len(said) >= REMEMBERED:
            said.clear()
        said[key] = tell(voice, event[:4])
    return said[key]


def by_action(course: Course, since: int) -> list[list[Happened]]:
    """Returns the events of each finished action from a number on."""
    groups: list[list[Happened]] = [[] for _ in course.lines[since:]]
    for event in course.events(course.events_before(since)):
        if since <= event.action < len(course.lines):
            groups[event.action - since].append(event)
    return groups


def moments(
    course: Course, groups: Sequence[Sequence[Happened]], since: int
) -> Iterator[tuple[int, int]]:
    """The era and the round in which each action was played, from a number on."""
    era, round = course.moment_of(since)
    for events in groups:
        yield era, round
        for event in events:
            if event.what == ROUND_ENDED:
                round += 1
            elif event.what == ERA_ENDED and event.a < course.setting.rules.tables.eras - 1:
                era, round = era + 1, 1


def brought(setting: Setting, events: Sequence[Happened], seat: int) -> tuple[int, int]:
    """Returns money and points that an action brought its seat, before anything else happened."""
    money = points = 0
    for event in events:
        if event.what == TURN_ENDED:
            break
        if event.seat == seat:
            kind = setting.events[event.what]
            money += kind.money * kind.amount(event.a, event.b)
            points += kind.points * kind.amount(event.a, event.b)
    return money, points
