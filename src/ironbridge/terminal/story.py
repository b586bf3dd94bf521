"""What happened, told line by line to one seat."""

from collections.abc import Iterator, Sequence

from ironbridge import words
from ironbridge.core.bits import ids
from ironbridge.game import Game
from ironbridge.seen import Event

ALWAYS = frozenset(
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
"""Events worth telling even when the action that brought them about was told."""
SILENT_AT_ZERO = ("links scored", "tiles scored", "income paid")


def tell(game: Game, event: Event, players: Sequence[str] = ()) -> str:
    """One event as a sentence, the players by their names."""
    said = words.event(game.setting, event, game.language, players)
    return said[:1].upper() + said[1:]


def news(game: Game, since: int, players: Sequence[str] = ()) -> Iterator[str]:
    """The remarkable events since a moment, in words, as everyone may know them.

    Nobody saw a seat that plays by itself choose: all it did is told.
    """
    own = {kind.name for kind in game.setting.own_events.values()}
    automatic = ids(game.setting.rules.tables.automatic)
    for event in game.events_for(None, since):
        if event.kind in ALWAYS or event.kind in own or event.seat in automatic:
            if event.kind not in SILENT_AT_ZERO or any(event.details.values()):
                yield tell(game, event, players)
