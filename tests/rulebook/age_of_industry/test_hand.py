"""Developing, drawing cards and passing."""

from tests.rulebook.age_of_industry.positions import display, germany, pile
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, mat, reason, table

NINE = "ship, ship, ship, brown, brown, brown, grey, grey, grey"
EIGHT = "ship, ship, ship, brown, brown, brown, grey, grey"


@rule("AI-develop-1")
def test_the_lowest_counter_of_one_industry() -> None:
    game = germany(tiles="Cologne.1=iron1 of 1")
    game.play("develop cotton")
    assert (mat(game, 0, "cotton"), len(hand(game, 0))) == ([1, 2, 2], 2)
    assert table(game)["actions"] == 1
    assert table(game)["iron"] == 6


@rule("AI-develop-1")
def test_an_empty_column() -> None:
    game = germany(mat0="cotton 0 0 0")
    assert reason(game, "develop cotton") == "NOTHING_TO_DEVELOP"


@rule("AI-develop-2")
def test_ships_in_germany() -> None:
    game = germany()
    game.play("develop ship")
    assert mat(game, 0, "ship") == [0, 2, 2]


@rule("AI-draw-1")
def test_from_pile_and_display() -> None:
    game = germany(hand0="ship", display="brown, coal", pile="grey, cotton, iron, port")
    game.play("draw")
    assert choices(game) == {"take pile", "take brown", "take coal"}
    game.play("take pile")
    assert hand(game, 0) == ["grey", "ship"]
    game.play("take coal")
    assert hand(game, 0) == ["coal", "grey", "ship"]
    assert table(game)["actions"] == 1


@rule("AI-draw-1")
def test_what_is_not_there() -> None:
    game = germany(hand0="ship", display="brown, coal", pile="")
    game.play("draw")
    assert reason(game, "take pile") == "PILE_EMPTY"
    assert reason(game, "take grey") == "NOT_IN_DISPLAY"


@rule("AI-draw-2")
def test_the_display_is_filled_after_the_action() -> None:
    game = germany(hand0="ship", display="brown, coal", pile="grey, cotton, iron, port")
    game.play("draw")
    game.play("take brown")
    assert (display(game), choices(game)) == (["coal"], {"take pile", "take coal"})
    game.play("take pile")
    assert (display(game), pile(game)) == (["cotton", "coal"], ["iron", "port"])


@rule("AI-draw-2")
def test_as_long_as_the_pile_lasts() -> None:
    game = germany(hand0="ship", display="brown, coal", pile="grey")
    game.play("draw, take brown, take coal")
    assert (display(game), pile(game)) == (["grey"], [])


@rule("AI-draw-3")
def test_nine_cards_at_most() -> None:
    assert reason(germany(hand0=NINE), "draw") == "HAND_FULL"


@rule("AI-draw-3")
def test_with_eight_one_is_drawn() -> None:
    game = germany(hand0=EIGHT, display="cotton, coal", pile="iron, iron")
    game.play("draw, take coal")
    assert (len(hand(game, 0)), table(game)["actions"]) == (9, 1)


@rule("AI-draw-4")
def test_nothing_to_draw() -> None:
    game = germany(display="-, -", pile="")
    assert reason(game, "draw") == "NOTHING_TO_DRAW"


@rule("AI-draw-4")
def test_what_there_is_is_taken() -> None:
    game = germany(hand0="ship", display="coal, -", pile="")
    game.play("draw")
    assert (hand(game, 0), table(game)["actions"]) == (["coal", "ship"], 1)


@rule("AI-draw-4")
def test_two_must_be_drawn() -> None:
    game = germany(hand0="ship", display="coal, -", pile="iron")
    game.play("draw, take coal")
    assert hand(game, 0) == ["coal", "iron", "ship"]


@rule("AI-pass-1")
def test_passing_costs_a_card() -> None:
    game = germany(hand0="ship, brown")
    game.play("pass with brown")
    assert (hand(game, 0), table(game)["actions"]) == (["ship"], 1)


@rule("AI-pass-2")
def test_free_with_no_card_and_no_pile() -> None:
    game = germany(hand0="", pile="", display="coal, iron", tiles="Cologne.1=cotton1 of 0")
    game.play("pass")
    assert table(game)["actions"] == 1


@rule("AI-pass-2")
def test_not_while_the_pile_lasts() -> None:
    game = germany(hand0="", pile="coal", display="coal, iron")
    assert reason(game, "pass") == "NO_CARD_LEFT"
    assert choices(game) == {"draw"}
