"""What lies on the table before the first action."""

from collections import Counter

import pytest

import ironbridge
from ironbridge.errors import BadInput
from tests.rulebook.age_of_industry.positions import display, germany, line, loans, pile
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, mat, money, reason, seat, table

BOARDS = ("germany", "new_england")


@rule("AI-setup-1")
@pytest.mark.parametrize("board", BOARDS)
def test_three_to_five_players_on_both_sides(board: str) -> None:
    for seats in (3, 4, 5):
        assert len(ironbridge.new("age_of_industry", seats=seats, seed=1, board=board).choices)
    for seats in (2, 6):
        with pytest.raises(BadInput):
            ironbridge.new("age_of_industry", seats=seats, seed=1, board=board)


@rule("AI-setup-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_whole_deck_for_any_number_of_players(seats: int) -> None:
    deck = ironbridge.new("age_of_industry", seats=seats, seed=3).deal["deck"]
    assert isinstance(deck, list)
    found = Counter(str(card) for card in deck)
    assert sum(found.values()) == 66
    colours = ("brown", "light green", "purple", "blue", "orange", "grey")
    assert all(found[colour] == 5 for colour in colours)
    industries = ("cotton", "factory", "iron", "coal", "port", "ship")
    assert sum(found[industry] for industry in industries) == 36


@rule("AI-setup-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_six_cards_each_by_seat_number(seats: int) -> None:
    game = ironbridge.new("age_of_industry", seats=seats, seed=5)
    deck = game.deal["deck"]
    assert isinstance(deck, list)
    for number in range(seats):
        assert hand(game, number) == sorted(deck[6 * number : 6 * number + 6])


@rule("AI-setup-4")
def test_the_next_two_cards_lie_face_up() -> None:
    game = ironbridge.new("age_of_industry", seats=4, seed=5)
    deck = game.deal["deck"]
    assert isinstance(deck, list)
    assert display(game) == deck[24:26]
    assert pile(game) == deck[26:]


@rule("AI-setup-5")
@pytest.mark.parametrize("board", BOARDS)
def test_a_counter_on_each_market_space(board: str) -> None:
    game = ironbridge.new("age_of_industry", seats=4, seed=5, board=board)
    markets = table(game)["markets"]
    assert len(markets) == 10
    most = {"cotton": 7, "factory": 5, "both": 3, "no demand": 3}
    found = Counter(market["counter"] for market in markets.values())
    assert all(many <= most[counter] for counter, many in found.items())
    assert not any(market["used"] for market in markets.values())


@rule("AI-setup-6")
def test_the_track_starts_full() -> None:
    game = ironbridge.new("age_of_industry", seats=4, seed=5)
    assert (table(game)["coal"], table(game)["iron"]) == (6, 6)


@rule("AI-setup-7")
def test_what_a_player_starts_with() -> None:
    game = ironbridge.new("age_of_industry", seats=5, seed=5)
    for number in range(5):
        assert (money(game, number), loans(game, number)) == (0, 0)
        assert seat(game, number)["links_left"] == 12
        assert sum(sum(levels) for levels in seat(game, number)["mat"].values()) == 35
        assert (mat(game, number, "ship"), mat(game, number, "cotton")) == ([1, 2, 2], [2, 2, 2])


@rule("AI-setup-8")
def test_the_others_follow_the_first_player() -> None:
    firsts = set()
    for seed in range(12):
        order = ironbridge.new("age_of_industry", seats=4, seed=seed).view(None).order
        assert isinstance(order, list)
        first = order[0]
        firsts.add(first)
        assert order == [(first + turn) % 4 for turn in range(4)]
    assert len(firsts) > 2


@rule("AI-setup-9")
def test_loans_and_cubes_never_run_out() -> None:
    game = germany(hand0="purple, purple", loans="40 0 0", coal=0, links="Cologne-Trier of 1")
    game.play("build coal Essen.1 with purple")
    assert loans(game, 0) == 41


@rule("AI-setup-10")
def test_ship_cards_in_germany() -> None:
    game = germany()
    assert "develop ship" in choices(game)
    assert "pass" in choices(game)
    assert reason(game, "build double cotton Cologne.1 with ship") is None
    assert not any(text.startswith("build ship") for text in choices(game))
    assert line(game, "hand 0") == "ship, ship, ship"
