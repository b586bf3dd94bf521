"""The end of an era in the log: the board as it is scored, points by seat, and what leaves."""

from collections.abc import Iterable, Sequence

from ironbridge.core.event_kinds import LINKS, REMOVED, TILES
from ironbridge.core.events import EventRecord
from ironbridge.core.position import Position
from ironbridge.game.event_effects import Accounts, effect_of
from ironbridge.titles.spec import GameSpec
from ironbridge.types import EraEnd, EraScore, TileView


def era_scores(spec: GameSpec, events: Iterable[EventRecord]) -> list[EraScore]:
    """Returns the points of an era that was scored, by seat; empty where none was."""
    found: dict[int, dict[str, int]] = {}
    for event in events:
        kind = spec.events[event.kind]
        if kind.score in (LINKS, TILES) and event.seat >= 0:
            effect = effect_of(spec, event)
            points = found.setdefault(effect.seat, {LINKS: 0, TILES: 0})
            points[kind.score] += effect.points
    return [
        EraScore(seat=seat, links=points[LINKS], tiles=points[TILES])
        for seat, points in found.items()
    ]


def era_end(spec: GameSpec, before: Position, events: Sequence[EventRecord]) -> EraEnd | None:
    """Returns the board when scoring begins, and the tiles removed; ``None`` without scoring."""
    if not any(spec.events[event.kind].score in (LINKS, TILES) for event in events):
        return None
    effects = [effect_of(spec, event) for event in events]
    first = next((at for at, one in enumerate(effects) if one.kind.score in (LINKS, TILES)), None)
    if first is None:
        return None
    scored = Accounts(spec, before)
    for effect in effects[:first]:
        scored.apply(effect)
    names = spec.names
    return EraEnd(
        tiles={
            names.slots[slot]: TileView(
                tile=names.tiles[tile],
                owner=owner,
                cubes=max(scored.cubes[slot], 0),
                sold=flipped,
            )
            for slot, (owner, tile, flipped) in scored.tiles.items()
        },
        links={names.links[link]: owner for link, owner in scored.links.items()},
        removed=[
            names.slots[effect.slot] for effect in effects[first:] if effect.kind.tile == REMOVED
        ],
    )
