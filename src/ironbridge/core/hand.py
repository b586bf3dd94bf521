"""Cards in hand: playing, discarding, drawing."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import CARD_DRAWN, CARD_PLAYED
from ironbridge.core.position import (
    CARDS,
    HAND,
    Position,
)
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def survey_hand(tables: Tables, pos: Position, work: Workspace) -> None:
    """Computes what the acting seat's cards allow together."""
    slots: i64 = 0
    kinds: i64 = 0
    cards = pos.seat_value(pos.seat, HAND)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        slots |= tables.card_slots[card]
        kinds |= tables.card_kinds[card]
    work.hand_slots = slots
    work.hand_kinds = kinds


def add_card(pos: Position, seat: i64, card: i64) -> None:
    """Adds a card to a hand."""
    pos.set_in_hand(seat, card, pos.in_hand(seat, card) + 1)
    pos.set_seat_value(seat, HAND, pos.seat_value(seat, HAND) | BIT[card])
    pos.add_seat_value(seat, CARDS, 1)


def drop_card(pos: Position, seat: i64, card: i64) -> None:
    """Removes a card from a hand."""
    left = pos.in_hand(seat, card) - 1
    pos.set_in_hand(seat, card, left)
    if left == 0:
        pos.set_seat_value(seat, HAND, pos.seat_value(seat, HAND) & ~BIT[card])
    pos.add_seat_value(seat, CARDS, -1)


def play_card(tables: Tables, pos: Position, work: Workspace, card: i64) -> None:
    """Moves a card of the acting seat to the discards, or back to its pile if it is wild."""
    # BB-card-7
    drop_card(pos, pos.seat, card)
    if tables.card_copies[card]:
        pos.set_discarded(card, pos.discarded(card) + 1)
    work.log.say(CARD_PLAYED, pos.seat, card, 0)


def pile_left(pos: Position) -> i64:
    """Returns the number of cards left in the draw pile of this era."""
    return pos.deal.era_start[pos.era + 1] - pos.drawn


def refill(tables: Tables, pos: Position, work: Workspace, seat: i64) -> None:
    """Draws up to a full hand, as long as the pile lasts."""
    # BB-turn-3, BB-turn-5, BL-hand-1, BL-hand-2
    if tables.automatic & BIT[seat]:
        return
    while pos.seat_value(seat, CARDS) < tables.hand_size and pile_left(pos) > 0:
        card = i64(pos.deal.cards[pos.drawn])
        pos.drawn += 1
        add_card(pos, seat, card)
        work.log.say(CARD_DRAWN, seat, card, 0)


def refill_all(tables: Tables, pos: Position, work: Workspace) -> None:
    """Fills all hands, one after the other in turn order."""
    turn: i64 = 0
    while turn < pos.seats:
        refill(tables, pos, work, pos.in_order(turn))
        turn += 1


def deal_hands(tables: Tables, pos: Position, work: Workspace) -> None:
    """Deals a hand to each seat by seat number, then removes cards unseen."""
    # BB-setup-8, BL-setup-2, BL-setup-3, AI-setup-3
    seat: i64 = 0
    while seat < pos.seats:
        refill(tables, pos, work, seat)
        pos.drawn += tables.face_down[pos.era]
        seat += 1
    pos.drawn += tables.removed[pos.era]


def clear_discards(tables: Tables, pos: Position) -> None:
    """Clears the discards: all cards go into the deck of a new era."""
    card: i64 = 0
    while card < tables.cards:
        pos.set_discarded(card, 0)
        card += 1
