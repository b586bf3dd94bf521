"""Action log for one reader: finished actions with events, sentences and effects."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec.structs import replace

from ironbridge.core.event_kinds import ERA, LINKS, ROUND, TILES, TURN, EventKind
from ironbridge.core.events import EventRecord
from ironbridge.core.position import Position
from ironbridge.game.action_effects import ActionFold
from ironbridge.game.era_end import era_end, era_scores
from ironbridge.game.event_effects import effect_of
from ironbridge.game.history import History
from ironbridge.i18n.action_headline import automatic_headline, headline
from ironbridge.i18n.event_text import format_event
from ironbridge.i18n.localizer import Localizer, require_language
from ironbridge.notation.event_data import known_to, topics, typed
from ironbridge.titles.spec import GameSpec, per_spec
from ironbridge.types import AutomaticTurn, LoggedAction, LogLine, SeatIncome

ActionSteps: TypeAlias = Sequence[tuple[int, Sequence[EventRecord]]]
"""Codes of the choices of an action, each with its events."""
REMEMBERED = 4000
"""Maximum number of cached sentences per game spec, which all games of a server share."""


def action_log(
    history: History, seat: int | None, since: int, language: str, players: Sequence[str] = ()
) -> list[LoggedAction]:
    """Returns the finished actions from a number on, as a seat or a spectator may know them."""
    require_language(language)
    if since >= len(history.action_lines):
        return []
    localizer = Localizer(history.spec, language, players)
    groups = by_action(history, since)
    moments = moments_of(history, groups, since)
    return [
        log_entry(history, localizer, number, group, before, moment, seat)
        for number, (group, before, moment) in enumerate(
            zip(groups, history.positions(since), moments), since
        )
    ]


def seats_with_private_log(history: History, since: int) -> set[int]:
    """Returns the seats whose log of the actions from a number on differs from a spectator's."""
    kinds = history.spec.events
    happened = history.kinds_and_seats(history.events_before(since))
    return {seat for kind, seat in happened if kinds[kind].hidden}


def private_log(
    history: History,
    public: Sequence[LoggedAction],
    seat: int,
    since: int,
    language: str,
    players: Sequence[str] = (),
) -> list[LoggedAction] | None:
    """Returns the log of a seat, made from the spectator's by naming the cards it drew.

    ``None`` where more than the drawn cards differs, since they were drawn before the turn ended.
    """
    localizer, found = Localizer(history.spec, language, players), []
    for action, steps in zip(public, by_action(history, since), strict=True):
        events = list(flat(steps))
        drawn = drawn_after_turn(history.spec, events, seat)
        if drawn is None or (drawn and action.automatic is not None):
            return None
        told, typed_events = list(action.sentences), list(action.events)
        for at in drawn:
            told[at] = sentence(localizer, events[at], action.era)
            typed_events[at] = typed(history.spec, events[at])
        found.append(replace(action, sentences=told, events=typed_events) if drawn else action)
    return found


def drawn_after_turn(spec: GameSpec, events: Sequence[EventRecord], seat: int) -> list[int] | None:
    """Returns the events that a seat alone knows; ``None`` unless all are draws at the end."""
    kinds = [spec.events[event.kind] for event in events]
    own = [at for at, kind in enumerate(kinds) if kind.hidden and events[at].seat == seat]
    end = next((at for at, kind in enumerate(kinds) if ends_action(kind)), len(events))
    is_plain = all(at > end and kinds[at].card == "drawn" for at in own)
    return own if is_plain else None


def log_entry(
    history: History,
    localizer: Localizer,
    number: int,
    steps: ActionSteps,
    before: Position,
    moment: tuple[int, int],
    reader: int | None,
) -> LoggedAction:
    """Returns one action as far as a reader may know it."""
    spec = history.spec
    seat, line = history.action_lines[number]
    era = spec.names.eras[moment[0]]
    shown = [(code, [known_to(spec, event, reader) for event in events]) for code, events in steps]
    events = list(flat(shown))
    fold = ActionFold(spec, before)
    first = own_part(spec, fold, shown)
    effects, highlights = fold.effects(), fold.highlights()
    money, points = brought(spec, events, seat)
    verb = history.texts.word(steps[0][0])
    sentences = [sentence(localizer, event, era) for event in events]
    fallback = main_sentences(spec, events, sentences) or line
    automatic = automatic_turn(localizer, fold, events, first, (era, fallback, sentences))
    lines = log_lines(spec, events, sentences, 0, automatic.first_event if automatic else None)
    return LoggedAction(
        number=number,
        seat=seat,
        line=line,
        verb=verb,
        headline=headline(localizer, seat, verb, era, effects, fallback),
        era=era,
        round=moment[1],
        sentences=sentences,
        lines=lines,
        money=money,
        points=points,
        events=[typed(spec, event) for event in events],
        effects=effects,
        highlights=highlights,
        income=incomes(spec, events, sentences),
        era_scores=era_scores(spec, events),
        era_end=era_end(spec, before, events),
        automatic=automatic,
    )


def own_part(spec: GameSpec, fold: ActionFold, steps: ActionSteps) -> int:
    """Folds the events of the action itself; returns their number."""
    count = 0
    for code, events in steps:
        fold.answer(code)
        for event in events:
            if ends_action(spec.events[event.kind]) or spec.events[event.kind].automatic:
                return count
            fold.write(event)
            count += 1
    return count


def ends_action(kind: EventKind) -> bool:
    """Returns whether an event of this kind comes after the action proper."""
    return bool(kind.ends) or kind.score in (LINKS, TILES)


def automatic_turn(
    localizer: Localizer,
    fold: ActionFold,
    events: Sequence[EventRecord],
    after: int,
    told: tuple[str, str, Sequence[str]],
) -> AutomaticTurn | None:
    """Returns the turn that an Automa played after an action; ``None`` without one.

    ``told`` is the era, the text of a turn without a headline, and all sentences.
    """
    era, fallback, sentences = told
    kinds = [localizer.spec.events[event.kind] for event in events]
    first = next((at for at, kind in enumerate(kinds) if kind.automatic), None)
    if first is None:
        return None
    for event in events[after:first]:
        fold.write(event)
    last = next((at for at in range(first, len(events)) if ends_action(kinds[at])), len(events))
    fold.begin(events[first].seat)
    fold.expect(events[first:last])
    for event in events[first:last]:
        fold.write(event)
    effects = fold.effects()
    return AutomaticTurn(
        seat=fold.seat,
        first_event=first,
        headline=automatic_headline(localizer, fold.seat, era, effects, fallback),
        lines=log_lines(localizer.spec, events, sentences, first, None),
        effects=effects,
        highlights=fold.highlights(),
    )


def log_lines(
    spec: GameSpec,
    events: Sequence[EventRecord],
    sentences: Sequence[str],
    first: int,
    end: int | None,
) -> list[LogLine]:
    """Returns the sentences of some events for a list, and says which come after the turn."""
    lines, over, about = [], False, topics(spec)
    for event, text in zip(events[first:end], sentences[first:end], strict=True):
        kind = spec.events[event.kind]
        over = over or ends_action(kind)
        if not (kind.card == "drawn" or kind.rank or kind.ends == TURN):
            lines.append(LogLine(text=text, topic=about[event.kind], after_turn=over))
    return lines


def incomes(
    spec: GameSpec, events: Sequence[EventRecord], sentences: Sequence[str]
) -> list[SeatIncome]:
    """Returns the income of each seat that was paid among some events."""
    return [
        SeatIncome(seat=event.seat, amount=effect_of(spec, event).money, text=text)
        for event, text in zip(events, sentences, strict=True)
        if spec.events[event.kind].pays_income
    ]


def main_sentences(spec: GameSpec, events: Sequence[EventRecord], sentences: Sequence[str]) -> str:
    """Returns the sentences of an action without those that every action has."""
    main = [
        text
        for event, text in zip(events, sentences, strict=True)
        if not goes_with_every_action(spec.events[event.kind])
    ]
    return " ".join(main or sentences[:1])


def goes_with_every_action(kind: EventKind) -> bool:
    """Returns whether a log entry shows events of this kind as numbers instead of sentences."""
    price = kind.spent and not kind.goods
    card = kind.card in ("played", "drawn")
    return price or card or kind.income or kind.rank or kind.pays_income or ends_action(kind)


def sentence(localizer: Localizer, event: EventRecord, era: str) -> str:
    """Returns the sentence of an event, from a cache that all readers share."""
    said = sentences(localizer.spec)
    key = (localizer.language, era, *localizer.players, event[:4])
    if key not in said:
        if len(said) >= REMEMBERED:
            said.clear()
        said[key] = format_event(localizer, event[:4], era)
    return said[key]


@per_spec
def sentences(spec: GameSpec) -> dict[tuple[object, ...], str]:
    """Returns the cache of formatted events of a game spec, empty at first."""
    return {}


def by_action(history: History, since: int) -> list[ActionSteps]:
    """Returns the codes and events of each finished action from a number on."""
    steps = history.by_step(history.start_of(since))
    starts = [history.start_of(n) for n in range(since, len(history.action_lines) + 1)]
    return [steps[start - starts[0] : end - starts[0]] for start, end in pairwise(starts)]


def flat(steps: ActionSteps) -> Iterator[EventRecord]:
    """Yields the events of an action without its choices."""
    for _, events in steps:
        yield from events


def moments_of(
    history: History, groups: Sequence[ActionSteps], since: int
) -> Iterator[tuple[int, int]]:
    """Yields the era and the round of each action from number ``since`` on."""
    era, round = history.moment_of(since)
    kinds, last = history.spec.events, history.spec.rules.tables.eras - 1
    for steps in groups:
        yield era, round
        for event in flat(steps):
            if kinds[event.kind].ends == ROUND:
                round += 1
            elif kinds[event.kind].ends == ERA and event.first < last:
                era, round = era + 1, 1


def brought(spec: GameSpec, events: Sequence[EventRecord], seat: int) -> tuple[int, int]:
    """Returns the money and points of a seat from an action, up to the end of its turn."""
    money = points = 0
    for event in events:
        effect = effect_of(spec, event)
        if effect.kind.ends == TURN:
            break
        if effect.seat == seat:
            money += effect.money
            points += effect.points
    return money, points
