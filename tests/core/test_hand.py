"""Cards in hand."""

from ironbridge.core.bitset import ids
from ironbridge.core.events import CARD_DRAWN, CARD_PLAYED
from ironbridge.core.hand import (
    add_card,
    clear_discards,
    drop_card,
    pile_left,
    play_card,
    refill,
    refill_all,
    survey_hand,
)
from ironbridge.core.position import CARDS, HAND
from ironbridge.core.workspace import Workspace
from tests.core.toy import (
    ASH_COAL,
    ASH_COTTON,
    CARD_ASH,
    CARD_BAY,
    CARD_COAL,
    CARD_COTTON,
    COAL_MINE,
    events,
    fresh,
    toy,
)


def test_hands_are_dealt_by_seat_each_followed_by_its_face_down_card() -> None:
    pos = fresh(toy())
    assert [int(pos.in_hand(0, card)) for card in range(5)] == [3, 0, 0, 0, 0]
    assert [int(pos.in_hand(1, card)) for card in range(5)] == [0, 2, 1, 0, 0]
    assert int(pile_left(pos)) == 16 - 2 * 4


def test_a_card_comes_and_goes() -> None:
    pos = fresh(toy())
    add_card(pos, 0, CARD_COAL)
    assert (ids(pos.seat_value(0, HAND)), int(pos.seat_value(0, CARDS))) == (
        [CARD_ASH, CARD_COAL],
        4,
    )
    drop_card(pos, 0, CARD_ASH)
    assert ids(pos.seat_value(0, HAND)) == [CARD_ASH, CARD_COAL]  # two are left
    drop_card(pos, 0, CARD_COAL)
    assert (ids(pos.seat_value(0, HAND)), int(pos.seat_value(0, CARDS))) == ([CARD_ASH], 2)


def test_a_played_card_is_discarded_face_up() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    play_card(rules.tables, pos, work, CARD_ASH)
    assert pos.discarded(CARD_ASH) == 1
    assert events(work, int(CARD_PLAYED)) == [(0, CARD_ASH, 0)]
    clear_discards(rules.tables, pos)
    assert pos.discarded(CARD_ASH) == 0


def test_a_card_that_is_not_of_the_deck_goes_back_to_its_pile() -> None:
    rules = toy()
    rules.tables.card_copies[CARD_ASH] = 0
    pos = fresh(rules)
    play_card(rules.tables, pos, Workspace(), CARD_ASH)
    assert pos.discarded(CARD_ASH) == 0


def test_hands_are_filled_as_long_as_the_pile_lasts() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    for _ in range(2):
        drop_card(pos, 0, CARD_ASH)
    pos.drawn += 7  # one card is left
    refill(rules.tables, pos, work, 0)
    assert (int(pos.seat_value(0, CARDS)), int(pile_left(pos))) == (2, 0)
    assert len(events(work, int(CARD_DRAWN))) == 1


def test_everyone_draws_in_turn_order() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    drop_card(pos, 0, CARD_ASH)
    drop_card(pos, 1, CARD_BAY)
    refill_all(rules.tables, pos, work)
    assert [seat for seat, _, _ in events(work, int(CARD_DRAWN))] == [0, 1]


def test_a_survey_says_what_the_cards_allow_together() -> None:
    rules, work = toy(), Workspace()
    pos = fresh(rules)
    survey_hand(rules.tables, pos, work)
    assert (ids(work.hand_slots), ids(work.hand_kinds)) == ([ASH_COAL, ASH_COTTON], [])
    add_card(pos, 0, CARD_COAL)
    survey_hand(rules.tables, pos, work)
    assert ids(work.hand_kinds) == [COAL_MINE]
    assert CARD_COTTON not in ids(pos.seat_value(0, HAND))
