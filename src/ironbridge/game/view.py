"""Views: the information and choices of one seat as typed data, without hidden information."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ironbridge.core.bitset import count
from ironbridge.core.equal_parts import discards_equal, links_equal, seat_equal, tiles_equal
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
from ironbridge.game.era_points import points_if_era_ended
from ironbridge.game.prompt import question_of
from ironbridge.game.result import result_of
from ironbridge.i18n.localizer import split_number
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
from ironbridge.titles.spec import GameSpec, per_spec
from ironbridge.types import (
    VERSION,
    BoardView,
    ChoiceView,
    OpenQuestion,
    PlayerView,
    ResultView,
    ScoreSource,
    TileView,
    View,
)

__all__ = [
    "BoardView",
    "ChoiceView",
    "EarlierView",
    "OpenChoices",
    "OpenQuestion",
    "OwnView",
    "PastActions",
    "PlayerView",
    "ResultView",
    "TileView",
    "View",
    "open_view",
    "own_view",
    "seen_from",
]


class PastActions(NamedTuple):
    """History data that a view needs beyond the position, limited to public information."""

    begun: Sequence[str] = ()
    """Answers given so far in the unfinished action."""
    answered: Sequence[Step] = ()
    """The answers as steps, with the positions in which they were given."""
    discards: Sequence[Sequence[int]] = ()
    """Cards that each seat discarded in this era, as far as they are public."""
    scored: Mapping[int, int] | None = None
    """For a finished game, the owners of the links before the last scoring."""
    sources: Sequence[Sequence[ScoreSource]] = ()
    """For a finished game, the sources of each seat's points."""


class OpenChoices(NamedTuple):
    """The legal choices of the seat to act."""

    codes: Sequence[int]
    """Codes of the legal choices."""
    can_undo: bool
    can_undo_turn: bool


class EarlierView(NamedTuple):
    """Spectator's view of an earlier moment of a game, in any language."""

    view: View
    pos: Position
    discards: Sequence[Sequence[int]]
    """Cards that each seat had discarded, as in ``PastActions``."""


class OwnView(Struct, frozen=True, kw_only=True):
    """Parts of a view that its seat alone sees."""

    hand: list[str]
    choices: list[ChoiceView]
    can_undo: bool
    can_undo_turn: bool


def open_view(
    spec: GameSpec,
    pos: Position,
    past: PastActions,
    language: str,
    earlier: EarlierView | None = None,
) -> View:
    """Returns the spectator's view, without any hand.

    Parts that have not changed are those of the earlier view, not copies of them.
    """
    to_act = pos.seat
    thrown = past.discards or [()] * spec.seats
    board = board_parts(spec, pos, earlier)
    return View(
        version=VERSION,
        title=spec.title,
        options=dict(spec.options),
        seat=None,
        era=spec.names.eras[pos.era],
        round=pos.round,
        order=turn_order(pos),
        to_act=None if to_act < 0 else to_act,
        actions=pos.actions,
        seats=seats_seen(spec, pos, thrown, earlier),
        tiles=board.tiles,
        links=board.links,
        discards=board.discards,
        pile_size=pile_left(pos),
        coal=pos.market(COAL),
        iron=pos.market(IRON),
        own=spec.hooks.extra_view(pos),
        question=question_of(spec, pos, past.begun, past.answered, language),
        choices=[],
        can_undo=False,
        can_undo_turn=False,
        result=result_seen(spec, pos, past.sources),
        before_scoring=before_scoring(spec, pos, past.scored),
    )


class BoardParts(NamedTuple):
    """Parts of a view that show the board and the discards."""

    tiles: dict[str, TileView]
    links: dict[str, int]
    discards: list[str]


def board_parts(spec: GameSpec, pos: Position, earlier: EarlierView | None) -> BoardParts:
    """Returns the parts of the board; those that have not changed are the earlier view's."""
    if earlier is None:
        return BoardParts(tiles_seen(spec, pos), links_seen(spec, pos), discards(spec, pos))
    then, before = earlier.pos, earlier.view
    return BoardParts(
        before.tiles if tiles_equal(pos, then) else tiles_seen(spec, pos),
        before.links if links_equal(pos, then) else links_seen(spec, pos),
        before.discards if discards_equal(pos, then) else discards(spec, pos),
    )


def own_view(
    spec: GameSpec,
    pos: Position,
    seat: int,
    offer: OpenChoices | None,
    held: list[str] | None = None,
) -> OwnView:
    """Returns what a seat alone sees: its hand, and its choices if it is to act.

    ``offer`` is given for the seat to act only, ``held`` where the hand is known already.
    """
    held = hand(spec, pos, seat) if held is None else held
    if offer is None:
        return OwnView(hand=held, choices=[], can_undo=False, can_undo_turn=False)
    offered = choices_of(spec)
    return OwnView(
        hand=held,
        choices=[offered[code] for code in offer.codes],
        can_undo=offer.can_undo,
        can_undo_turn=offer.can_undo_turn,
    )


def seen_from(open_to_all: View, seat: int, own: OwnView) -> View:
    """Returns the view of a seat: the spectator's view with what the seat alone sees."""
    seats = list(open_to_all.seats)
    seats[seat] = replace(seats[seat], hand=own.hand)
    return replace(
        open_to_all,
        seat=seat,
        seats=seats,
        choices=own.choices,
        can_undo=own.can_undo,
        can_undo_turn=own.can_undo_turn,
    )


@per_spec
def choices_of(spec: GameSpec) -> list[ChoiceView]:
    """Returns every choice of the title by code."""
    texts = texts_of(spec)
    found = []
    for code in range(texts.size):
        about = texts.about(code)
        place, number = place_and_number(spec, about.get("slot") or about.get("space"))
        view = ChoiceView(
            code=code,
            text=texts.text[code],
            verb=texts.word(code),
            amount=texts.amount(code),
            place=place,
            number=number,
            **about,
        )
        found.append(view)
    return found


def place_and_number(spec: GameSpec, name: str | None) -> tuple[str | None, int | None]:
    """Returns the place of a slot or space, and its number there where it has one."""
    if name is None or name not in (*spec.names.slots, *spec.names.spaces):
        return None, None
    place, number = split_number(name)
    return place, int(number) if number else None


def seats_seen(
    spec: GameSpec, pos: Position, thrown: Sequence[Sequence[int]], earlier: EarlierView | None
) -> list[PlayerView]:
    """Returns the public data of all seats."""
    found = []
    for seat, points in enumerate(points_if_era_ended(spec, pos)):
        if earlier is not None and seat_equal(pos, earlier.pos, seat):
            before = earlier.view.seats[seat]
            same_discards = thrown[seat] == earlier.discards[seat]
            if same_discards and before.points_if_era_ended == points:
                found.append(before)
                continue
        found.append(seat_seen(spec, pos, seat, thrown[seat], points))
    return found


def seat_seen(
    spec: GameSpec, pos: Position, seat: int, thrown: Sequence[int], if_era_ended: int
) -> PlayerView:
    """Returns the public data of a seat: everything but the hand."""
    return PlayerView(
        money=pos.seat_value(seat, MONEY),
        income=pos.seat_value(seat, INCOME),
        level=income_level(spec, pos, seat),
        points=pos.seat_value(seat, POINTS),
        points_if_era_ended=if_era_ended,
        spent=pos.seat_value(seat, SPENT),
        hand_size=pos.seat_value(seat, CARDS),
        mat=mat_left(spec, pos, seat),
        links_left=(spec.rules.tables.link_tiles - count(pos.seat_value(seat, LINKS))),
        discards=card_names(spec, thrown),
        hand=None,
    )


def tiles_seen(spec: GameSpec, pos: Position) -> dict[str, TileView]:
    """Returns every tile on the board by slot."""
    names = spec.names
    return {
        names.slots[slot]: TileView(
            tile=names.tiles[tile], owner=owner, cubes=pos.cubes_on(slot), sold=sold
        )
        for slot, (owner, tile, sold) in tiles_on(pos).items()
    }


def links_seen(spec: GameSpec, pos: Position) -> dict[str, int]:
    """Returns every link on the board with its owner."""
    return {spec.names.links[link]: seat for link, seat in links_on(spec, pos).items()}


def before_scoring(
    spec: GameSpec, pos: Position, scored: Mapping[int, int] | None
) -> BoardView | None:
    """Returns the board of a finished game before the last scoring.

    Tiles are unchanged.
    """
    if pos.ask != ASK_NOTHING:
        return None
    links = links_on(spec, pos) if scored is None else scored
    names = spec.names.links
    return BoardView(
        tiles=tiles_seen(spec, pos), links={names[link]: links[link] for link in sorted(links)}
    )


def result_seen(
    spec: GameSpec, pos: Position, sources: Sequence[Sequence[ScoreSource]]
) -> ResultView | None:
    """Returns points and ranks of a finished game."""
    if pos.ask != ASK_NOTHING:
        return None
    result = result_of(spec, pos)
    return ResultView(
        points=result.points,
        places=result.places,
        tie_break=result.tie_break,
        winners=result.winners,
        sources=[list(found) for found in sources],
    )
