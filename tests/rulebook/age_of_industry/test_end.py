"""Turn order, the end of the game, points and ties."""

from tests.rulebook.age_of_industry.positions import end_of_round, last_action, loans
from tests.rulebook.marks import rule
from tests.rulebook.table import money, points, table


@rule("AI-order-1")
def test_who_spent_least_plays_first() -> None:
    game = end_of_round(seat0="spent 9", seat1="spent 3", seat2="spent 5")
    game.play("pass")
    assert table(game)["order"] == [1, 2, 0]
    assert game.seat == 1


@rule("AI-order-1")
def test_spending_starts_at_zero_each_round() -> None:
    game = end_of_round(seat0="spent 9", seat1="spent 3", seat2="spent 5")
    game.play("pass")
    assert [seat["spent"] for seat in table(game)["seats"]] == [0, 0, 0]


@rule("AI-order-2")
def test_equal_spenders_keep_their_order() -> None:
    game = end_of_round(
        order="2 0 1", to_act=1, hand1="grey", seat0="spent 4", seat1="spent 4", seat2="spent 7"
    )
    game.play("pass")
    assert table(game)["order"] == [0, 1, 2]


@rule("AI-order-3")
def test_counters_rails_and_track_cubes_count() -> None:
    game = end_of_round(
        actions=2,
        hand2="purple",
        mat2="cotton 0 2 2",
        seat2="money 30",
        links="Cologne-Trier of 1, Trier-France of 1",
    )
    game.play("build cotton Cologne.1")
    assert table(game)["seats"][2]["spent"] == 6 + 1
    game.play("link Cologne-Belgium")
    assert table(game)["order"] == [0, 1, 2]
    assert money(game, 2) == 30 - 7 - 1


@rule("AI-end-1")
def test_the_game_ends_when_the_pile_and_a_hand_are_empty() -> None:
    game = last_action(hand0="coal", hand1="iron, iron")
    game.play("pass")
    assert game.over


@rule("AI-end-1")
def test_cards_lying_face_up_do_not_matter() -> None:
    game = last_action(display="coal, iron")
    game.play("pass")
    assert game.over


@rule("AI-end-1")
def test_not_while_the_pile_lasts_or_all_hands_hold() -> None:
    pile = last_action(pile="coal")
    pile.play("pass")
    assert not pile.over
    hands = last_action(hand0="coal", hand1="coal", hand2="ship, ship")
    hands.play("pass")
    assert not hands.over


@rule("AI-end-1")
def test_the_round_is_played_out() -> None:
    game = last_action(to_act=0, actions=1, hand0="coal", hand1="iron", hand2="ship")
    game.play("pass")
    assert (game.over, game.seat) == (False, 1)


@rule("AI-end-2")
def test_order_and_interest_in_the_last_round() -> None:
    game = last_action(loans="2 0 0", seat0="money 1, spent 7", seat1="spent 2", seat2="spent 3")
    game.play("pass")
    assert table(game)["order"] == [1, 2, 0]
    # $1 and a new loan pay the interest of two; $9 are left, three loans stay open.
    assert (loans(game, 0), money(game, 0)) == (3, 9)


@rule("AI-score-1")
def test_rails_pay() -> None:
    """Two dollars, Kassel's two counters, Frankfurt's one; then Trier the village and France."""
    game = last_action(
        tiles="Kassel.1=cotton1 of 1 sold, Kassel.2=iron1 of 2, Frankfurt.1=cotton1 of 1",
        links="Kassel-Frankfurt of 0, Trier-France of 1",
        markets="France market 1=no demand, France market 2=cotton",
        used="France market 2",
    )
    game.play("pass")
    assert money(game, 0) == 2 + 2 + 1
    assert money(game, 1) == 2 + 1 + 2


@rule("AI-score-2")
def test_loans_are_repaid_and_the_rest_costs_points() -> None:
    game = last_action(loans="3 0 0", seat0="money 28")
    game.play("pass")
    # $3 of interest, two loans repaid, $5 left: a point, less five.
    assert (loans(game, 0), money(game, 0), points(game, 0)) == (1, 5, 1 - 5)


@rule("AI-score-2")
def test_rail_money_repays() -> None:
    game = last_action(loans="1 0 0", seat0="money 6", links="Trier-France of 0")
    game.play("pass")
    assert (loans(game, 0), money(game, 0)) == (0, 6 - 1 + 5 - 10)


@rule("AI-score-3")
def test_five_dollars_a_point() -> None:
    game = last_action(seat0="money 24", seat1="money 25", seat2="money 4")
    game.play("pass")
    assert [points(game, seat) for seat in range(3)] == [4, 5, 0]


@rule("AI-score-4")
def test_counters_score_their_level() -> None:
    game = last_action(tiles="Cologne.1=factory4 of 0, Kiel.1=port2 of 0 sold, Essen.1=coal1 of 1")
    game.play("pass")
    assert [points(game, seat) for seat in range(3)] == [6, 1, 0]


@rule("AI-tie-1")
def test_ties_go_to_the_earlier_in_turn_order() -> None:
    game = last_action(
        seat0="money 10, spent 5", seat1="money 10, spent 2", seat2="money 5, spent 1"
    )
    game.play("pass")
    assert game.result is not None
    assert list(game.result.points) == [2, 2, 1]
    assert list(game.result.places) == [2, 1, 3]
