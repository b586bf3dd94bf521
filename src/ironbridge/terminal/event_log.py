"""Formats the events of a game as lines of news for the people at the terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ironbridge import i18n
from ironbridge.core.bitset import ids
from ironbridge.game import Game
from ironbridge.terminal.screen import Screen
from ironbridge.types import Event

ALWAYS: Final = frozenset(
    [
        "era ended",
        "game ended",
        "income paid",
        "links scored",
        "points gained",
        "round ended",
        "tile flipped",
        "tile removed",
        "tile replaced",
        "tiles scored",
    ]
)
"""Events reported in addition to the line of their action."""
TAKEN: Final = ("coal taken", "iron taken", "beer taken")
"""Events reported to the owner of the tile."""
TRADED: Final = ("coal bought", "iron bought", "coal sold", "iron sold")
"""Events reported to the seat that caused them."""
DEEDS: Final = frozenset(
    [
        "card played",
        "link laid",
        "loan taken",
        "passed",
        "tile built",
        "tile developed",
    ]
)
"""Kinds of events that report an action in sentences."""
SILENT_AT_ZERO: Final = ("links scored", "tiles scored", "income paid", "points gained")


def event_sentence(game: Game, event: Event, players: Sequence[str] = ()) -> str:
    """Returns one event as a sentence, with the names of the players."""
    era = game.spec.names.eras[game.history.moment_of(event.action)[0]]
    said = i18n.event(game.spec, event, game.language, players, era)
    return said[:1].upper() + said[1:]


def begun_line(game: Game, screen: Screen) -> str:
    """Returns the answers of the action in progress: as typed in English, else localized."""
    said = list(game.begun)
    if game.language != "en":
        said = [
            i18n.choice(game.spec, step.before, step.code, game.language)
            for step in game.history.answered
            if step.asked
        ]
    return f"{screen.label('begun')} {f' {screen.marks.dot} '.join(said)}"


def news(
    game: Game,
    actions: int,
    events: int,
    screen: Screen,
    watched: Sequence[int],
    people: Sequence[int],
) -> list[RenderableType]:
    """Returns the news after the given numbers of actions and events.

    It reports the actions of the ``watched`` seats, and notable events of all seats.
    """
    lines: list[RenderableType] = [
        Padding.indent(Text.assemble(screen.name(seat), f": {line}"), 0)
        for seat, line in game.actions[actions:]
        if seat in watched and game.language == "en"
    ]
    told = remarkable(game, events, screen.spoken(), watched, people)
    return [*lines, *(Padding.indent(Text(sentence, "dim"), 2) for sentence in told)]


def remarkable(
    game: Game,
    since: int,
    players: Sequence[str] = (),
    watched: Sequence[int] = (),
    people: Sequence[int] = (),
) -> Iterator[str]:
    """Yields the notable events since a moment as sentences, limited to public information.

    An automatic seat's choices are not shown elsewhere, so all its events are reported.  A line of
    the notation is English; in other languages an action is reported by sentences.
    """
    own = {kind.name for kind in game.spec.extra_events.values()}
    automatic = ids(game.spec.rules.tables.automatic)
    tiles = game.view(None).tiles
    for event in game.events_for(None, since):
        standing = tiles.get(str(event.details.get("slot")))
        owners = [standing.owner] if standing else []
        if (
            event.kind in ALWAYS
            or event.kind in own
            or event.seat in automatic
            or (event.kind in TAKEN and set(owners) & set(people))
            or (event.kind in TRADED and event.seat in people)
            or (event.kind in DEEDS and event.seat in watched and game.language != "en")
        ) and (event.kind not in SILENT_AT_ZERO or any(event.details.values())):
            yield event_sentence(game, event, players)
