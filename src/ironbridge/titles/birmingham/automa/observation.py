"""Observation encoding of the Automa: its deck, and the card whose back is visible."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.observation import observe_set
from ironbridge.core.position import Position
from ironbridge.titles.birmingham.automa.deck import top
from ironbridge.titles.birmingham.automa.player import CARDS, Automa
from ironbridge.titles.birmingham.codes import AUTOMA_DECK, AUTOMA_SHUFFLES

SOLO_NUMBERS: Final[i64] = CARDS + 2


def observe_automa(automa: Automa, pos: Position, row: vec[i16], at: i64) -> None:
    """Writes the cards of its deck, the number of shuffles, and the card whose back is visible."""
    at = observe_set(pos.words[AUTOMA_DECK], CARDS, row, at)
    row[at] = i16(pos.words[AUTOMA_SHUFFLES])
    row[at + 1] = i16(top(automa, pos) + 1)
