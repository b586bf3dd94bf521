"""What one seat may know and do, as a typed view; the only thing that leaves towards a seat."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ironbridge.core.bitset import count
from ironbridge.core.hand import pile_left
from ironbridge.core.position import (
    ASK_NOTHING,
    CARDS,
    COAL,
    INCOME,
    IRON,
    LINKS,
    MONEY,
    POINTS,
    SPENT,
    Position,
)
from ironbridge.game.prompt import question_of
from ironbridge.game.result import result_of
from ironbridge.notation.action_text import Step
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.readers import (
    card_names,
    discards,
    hand,
    income_level,
    links_on,
    mat_left,
    tiles_on,
    turn_order,
)
from ironbridge.titles.spec import Setting
from ironbridge.types import (
    VERSION,
    BoardSeen,
    ChoiceSeen,
    Question,
    ResultSeen,
    SeatSeen,
    TileSeen,
    View,
)

__all__ = [
    "BoardSeen",
    "ChoiceSeen",
    "Offer",
    "Past",
    "Question",
    "ResultSeen",
    "SeatSeen",
    "TileSeen",
    "View",
    "open_view",
    "seen_from",
]


class Past(NamedTuple):
    """What a game remembers that its position does not say, as far as everyone may know it."""

    begun: Sequence[str] = ()
    """What was answered so far of the action begun."""
    answered: Sequence[Step] = ()
    """The same answers, with the positions they were given in."""
    thrown: Sequence[Sequence[int]] = ()
    """Cards that each seat discarded in this era, as far as they were seen."""
    scored: Mapping[int, int] | None = None
    """Of a finished game: the owners of the links before they were scored."""


class Offer(NamedTuple):
    """What the seat to act may do."""

    codes: Sequence[int]
    """The legal choices."""
    can_undo: bool
    can_undo_turn: bool


def open_view(setting: Setting, pos: Position, past: Past, language: str) -> View:
    """Returns the table as everyone sees it: a spectator's view, without any hand."""
    to_act = pos.seat
    thrown = past.thrown or [()] * setting.seats
    return View(
        version=VERSION,
        title=setting.title,
        options=dict(setting.options),
        seat=None,
        era=setting.names.eras[pos.era],
        round=pos.round,
        order=turn_order(pos),
        to_act=None if to_act < 0 else to_act,
        actions=pos.actions,
        seats=[seat_seen(setting, pos, n, thrown[n]) for n in range(setting.seats)],
        tiles=tiles_seen(setting, pos),
        links=links_seen(setting, pos),
        discards=discards(setting, pos),
        pile_size=pile_left(pos),
        coal=pos.market(COAL),
        iron=pos.market(IRON),
        own=setting.own_view(pos),
        question=question_of(setting, pos, past.begun, past.answered, language),
        choices=[],
        can_undo=False,
        can_undo_turn=False,
        result=result_seen(setting, pos),
        before_scoring=before_scoring(setting, pos, past.scored),
    )


def seen_from(
    open_to_all: View,
    setting: Setting,
    pos: Position,
    seat: int,
    offer: Offer | None,
) -> View:
    """Returns the same table from a seat, which sees its own hand and what it may do.

    ``offer`` is made to the seat to act alone.
    """
    seats = list(open_to_all.seats)
    seats[seat] = replace(seats[seat], hand=hand(setting, pos, seat))
    if offer is None:
        return replace(open_to_all, seat=seat, seats=seats)
    offered = choices_of(setting)
    return replace(
        open_to_all,
        seat=seat,
        seats=seats,
        choices=[offered[code] for code in offer.codes],
        can_undo=offer.can_undo,
        can_undo_turn=offer.can_undo_turn,
    )


def choices_of(setting: Setting) -> list[ChoiceSeen]:
    """Returns every choice of the title by its code, made once."""
    return setting.once("choices seen", all_choices)


def all_choices(setting: Setting) -> list[ChoiceSeen]:
    texts = texts_of(setting)
    return [
        ChoiceSeen(
            code=code,
            text=texts.text[code],
            verb=texts.word(code),
            amount=texts.amount(code),
            **texts.about(code),
        )
        for code in range(texts.size)
    ]


def seat_seen(setting: Setting, pos: Position, seat: int, thrown: Sequence[int]) -> SeatSeen:
    """Returns what everyone knows of a seat: everything but the hand."""
    return SeatSeen(
        money=pos.word(seat, MONEY),
        income=pos.word(seat, INCOME),
        level=income_level(setting, pos, seat),
        points=pos.word(seat, POINTS),
        spent=pos.word(seat, SPENT),
        hand_size=pos.word(seat, CARDS),
        mat=mat_left(setting, pos, seat),
        links_left=(setting.rules.tables.link_tiles - count(pos.word(seat, LINKS))),
        discards=card_names(setting, thrown),
        hand=None,
    )


def tiles_seen(setting: Setting, pos: Position) -> dict[str, TileSeen]:
    """Returns every tile on the board by slot."""
    names = setting.names
    return {
        names.slots[slot]: TileSeen(
            tile=names.tiles[tile], owner=owner, cubes=pos.cubes_on(slot), sold=sold
        )
        for slot, (owner, tile, sold) in tiles_on(pos).items()
    }


def links_seen(setting: Setting, pos: Position) -> dict[str, int]:
    """Returns every link on the board with its owner."""
    return {setting.names.links[link]: seat for link, seat in links_on(setting, pos).items()}


def before_scoring(
    setting: Setting, pos: Position, scored: Mapping[int, int] | None
) -> BoardSeen | None:
    """Returns the board of a finished game as it stood before the last scoring.

    Tiles stay as they are.
    """
    if pos.ask != ASK_NOTHING:
        return None
    links = links_on(setting, pos) if scored is None else scored
    names = setting.names.links
    return BoardSeen(
        tiles=tiles_seen(setting, pos), links={names[link]: links[link] for link in sorted(links)}
    )


def result_seen(setting: Setting, pos: Position) -> ResultSeen | None:
    """Returns points and places once the game is over."""
    if pos.ask != ASK_NOTHING:
        return None
    result = result_of(setting, pos)
    return ResultSeen(
        points=result.points,
        places=result.places,
        tie_break=result.tie_break,
        winners=result.winners,
    )
