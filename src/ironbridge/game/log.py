"""What happened, told to one reader: finished actions, each with its events and sentences."""

from collections.abc import Iterator, Sequence

from ironbridge.core.events import ERA_ENDED, ROUND_ENDED, TURN_ENDED, EventRecord
from ironbridge.game.history import History
from ironbridge.i18n.event_text import tell
from ironbridge.i18n.localizer import Localizer
from ironbridge.notation.event_data import known_to, typed
from ironbridge.titles.spec import GameSpec
from ironbridge.types import LoggedAction

REMEMBERED = 4000
"""So many events are kept as they were told: a server tells those of many tables."""


def action_log(
    history: History, seat: int | None, since: int, language: str, players: Sequence[str] = ()
) -> list[LoggedAction]:
    """Returns the finished actions from a number on, as a seat or a spectator may know them."""
    spec, localizer = history.spec, Localizer(history.spec, language, players)
    if since >= len(history.action_lines):
        return []
    groups = by_action(history, since)
    return [
        log_entry(
            spec, localizer, history.action_lines[number], number, groups[number - since], at, seat
        )
        for number, at in enumerate(moments(history, groups, since), since)
    ]


def seats_with_private_log(history: History, since: int) -> set[int]:
    """Returns the seats that are told more of the actions from a number on than a spectator is."""
    kinds = history.spec.events
    happened = history.events(history.events_before(since))
    return {event.seat for event in happened if kinds[event.kind].hidden}


def log_entry(
    spec: GameSpec,
    localizer: Localizer,
    line: tuple[int, str],
    number: int,
    events: Sequence[EventRecord],
    moment: tuple[int, int],
    reader: int | None,
) -> LoggedAction:
    """Returns one action as it is told."""
    seat, text = line
    era = spec.names.eras[moment[0]]
    shown = [known_to(spec, event, reader) for event in events]
    money, points = brought(spec, events, seat)
    return LoggedAction(
        number=number,
        seat=seat,
        line=text,
        era=era,
        round=moment[1],
        sentences=[sentence(localizer, event, era) for event in shown],
        money=money,
        points=points,
        events=[typed(spec, event) for event in shown],
    )


def sentence(localizer: Localizer, event: EventRecord, era: str) -> str:
    """Returns what an event is told as, formatted once for all who may know the same of it."""
    said = localizer.spec.cached("events told", lambda made: dict[tuple[object, ...], str]())
    key = (localizer.language, era, *localizer.players, event[:4])
    if key not in said:
        if len(said) >= REMEMBERED:
            said.clear()
        said[key] = tell(localizer, event[:4], era)
    return said[key]


def by_action(history: History, since: int) -> list[list[EventRecord]]:
    """Returns the events of each finished action from a number on."""
    groups: list[list[EventRecord]] = [[] for _ in history.action_lines[since:]]
    for event in history.events(history.events_before(since)):
        if since <= event.action < len(history.action_lines):
            groups[event.action - since].append(event)
    return groups


def moments(
    history: History, groups: Sequence[Sequence[EventRecord]], since: int
) -> Iterator[tuple[int, int]]:
    """The era and the round in which each action was played, from a number on."""
    era, round = history.moment_of(since)
    for events in groups:
        yield era, round
        for event in events:
            if event.kind == ROUND_ENDED:
                round += 1
            elif event.kind == ERA_ENDED and event.first < history.spec.rules.tables.eras - 1:
                era, round = era + 1, 1


def brought(spec: GameSpec, events: Sequence[EventRecord], seat: int) -> tuple[int, int]:
    """Returns money and points that an action brought its seat, before anything else happened."""
    money = points = 0
    for event in events:
        if event.kind == TURN_ENDED:
            break
        if event.seat == seat:
            kind = spec.events[event.kind]
            money += kind.money * kind.amount(event.first, event.second)
            points += kind.points * kind.amount(event.first, event.second)
    return money, points
