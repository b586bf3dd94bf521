"""What happened, told line by line to one seat."""

from collections.abc import Iterator, Sequence

from ironbridge import words
from ironbridge.choice import Event
from ironbridge.core.bits import ids
from ironbridge.core.events import CARD_DRAWN
from ironbridge.core.events import NAMES as EVENT_NAMES
from ironbridge.game import Game
from ironbridge.titles.setting import Setting

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


def numbers(setting: Setting) -> dict[str, int]:
    """The number of each event by its name."""
    names = {name: what for what, name in EVENT_NAMES.items()}
    return names | {name: what for what, name in setting.event_names.items()}


def tell(game: Game, event: Event, seats: Sequence[int]) -> str:
    """One event as a sentence; cards that these seats may not see stay hidden."""
    what = numbers(game.setting)[event.name]
    seat = -1 if event.seat is None else event.seat
    card = -1 if what == int(CARD_DRAWN) and event.seat not in seats else event.a
    return words.event(game.setting, (what, seat, card, event.b), game.language)


def news(game: Game, since: int) -> Iterator[str]:
    """The remarkable events since a moment, in words.

    Nobody saw a seat that plays by itself choose: all it did is told.
    """
    own = set(game.setting.event_names.values())
    automatic = ids(game.setting.rules.tables.automatic)
    for event in game.events[since:]:
        if event.name in ALWAYS or event.name in own or event.seat in automatic:
            if event.a or event.name not in ("links scored", "tiles scored", "income paid"):
                yield tell(game, event, ())
