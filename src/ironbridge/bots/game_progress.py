"""Progress of a game: the played share, by the cards that are left."""

from ironbridge.core.hand import pile_left
from ironbridge.core.position import ASK_NOTHING, CARDS, Position
from ironbridge.titles.spec import GameSpec


def era_progress(spec: GameSpec, pos: Position) -> float:
    """Returns the played share of the era: 1 - (pile + hands) / cards dealt in the era."""
    tables, deal = spec.rules.tables, pos.deal
    size = deal.era_start[pos.era + 1] - deal.era_start[pos.era]
    dealt = size - tables.removed[pos.era] - tables.face_down[pos.era] * pos.seats
    held = sum(int(pos.seat_value(seat, CARDS)) for seat in range(pos.seats))
    left = max(0, int(pile_left(pos))) + held
    return min(max(1 - left / max(int(dealt), 1), 0.0), 1.0)


def game_progress(spec: GameSpec, pos: Position) -> float:
    """Returns the played share of the game: (eras over + share of this era) / eras."""
    if pos.ask == ASK_NOTHING:
        return 1.0
    return (int(pos.era) + era_progress(spec, pos)) / int(spec.rules.tables.eras)
