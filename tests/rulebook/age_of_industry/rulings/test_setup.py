"""The start of a game, limits of undo, and hidden information."""

from collections import Counter

import pytest

import ironbridge
from tests.helpers.seen import plain
from tests.reference_engines.age_of_industry.pair import BOARDS, listed
from tests.reference_engines.age_of_industry.scatter import DECK
from tests.rulebook.age_of_industry.rulings.lay import first_words, lay, line, order, rails, track
from tests.rulebook.table import mat, seat, table

COUNTERS = {"cotton": 7, "factory": 5, "both": 3, "no demand": 3}
KINDS = ("cotton", "factory", "iron", "coal", "port", "ship")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("board", BOARDS)
def test_the_start(board: str, seats: int) -> None:
    game = ironbridge.new("age_of_industry", seats=seats, board=board, seed=seats)
    hands = [listed(line(game, f"hand {number}")) for number in range(seats)]
    assert [len(hand) for hand in hands] == [6] * seats
    display, pile = listed(line(game, "display")), listed(line(game, "pile"))
    assert (len(display), len(pile)) == (2, 66 - 6 * seats - 2)
    dealt = [card for hand in hands for card in hand]
    assert Counter(DECK) == Counter([*dealt, *display, *pile])
    assert track(game) == (6, 6)
    assert list(table(game)["loans"]) == [0] * seats
    first = order(game)[0]
    assert order(game) == [(first + n) % seats for n in range(seats)]
    for number in range(seats):
        own = seat(game, number)
        assert (own["money"], own["links_left"]) == (0, 12)
        assert sum(sum(mat(game, number, kind)) for kind in KINDS) == 35
    laid = Counter(row["counter"] for row in table(game)["markets"].values())
    assert sum(laid.values()) == 10
    assert all(laid[kind] <= many for kind, many in COUNTERS.items())


def test_the_first_player_and_the_markets_are_drawn_by_lot() -> None:
    games = [ironbridge.new("age_of_industry", seats=3, seed=seed) for seed in range(20)]
    assert {order(game)[0] for game in games} == {0, 1, 2}
    assert len({line(game, "markets") for game in games}) > 10
    assert len({line(game, "pile") for game in games}) == 20


def test_what_the_first_round_offers() -> None:
    game = lay(round=1, hand0="cotton, coal")
    assert first_words(game) == {"build", "develop", "draw", "pass"}
    assert rails(game) == set()


def test_others_see_neither_hand_nor_pile() -> None:
    game = lay(hand0="cotton, coal", pile="iron, port", display="grey, grey")
    for view in (plain(game, 1), plain(game, None)):
        assert view["seats"][0]["hand"] is None
        assert (view["seats"][0]["hand_size"], view["pile_size"]) == (2, 2)
        assert "pile" not in view
    assert sorted(plain(game, 0)["seats"][0]["hand"]) == ["coal", "cotton"]


def test_a_card_seen_cannot_be_put_back() -> None:
    game = lay(hand0="cotton", pile="iron, port, coal, coal", display="grey, brown")
    game.play("draw")
    assert game.can_undo
    game.play("take brown")
    assert game.can_undo
    game.play("take grey")
    assert not game.can_undo
    blind = lay(hand0="cotton", pile="iron, port, coal, coal", display="grey, brown")
    blind.play("draw")
    blind.play("take pile")
    assert not blind.can_undo


def test_a_game_is_played_again_from_its_record() -> None:
    for board in BOARDS:
        game = ironbridge.new("age_of_industry", seats=4, board=board, seed=8)
        while not game.over:
            found = list(game.choices)
            game.play(found[len(game.events) * 7919 % len(found)])
        assert ironbridge.replay(game.record).text == game.text
