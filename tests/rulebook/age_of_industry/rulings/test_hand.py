"""Cards: drawing, passing, developing, both actions in one, the first round."""

from typing import Any

import pytest

from tests.rulebook.age_of_industry.rulings.lay import builds, first_words, lay, line, places, texts
from tests.rulebook.table import hand, mat, money, name_of, reason, spent, table


def display(game: Any) -> list[str]:
    return list(table(game)["display"])


def test_the_second_card_is_chosen_after_the_first_is_seen() -> None:
    game = lay(hand0="ship", display="coal, brown", pile="iron, port, grey, grey")
    game.play("draw")
    assert texts(game) == {"take pile", "take coal", "take brown"}
    game.play("take pile")
    assert hand(game, 0) == ["iron", "ship"]
    assert texts(game) == {"take pile", "take coal", "take brown"}
    game.play("take pile")
    assert hand(game, 0) == ["iron", "port", "ship"]
    assert display(game) == ["coal", "brown"]


def test_d08_a_gap_stays_until_the_action_is_over() -> None:
    game = lay(hand0="ship", display="coal, brown", pile="iron, port, grey, grey")
    game.play("draw")
    game.play("take coal")
    assert texts(game) == {"take pile", "take brown"}
    game.play("take brown")
    assert hand(game, 0) == ["brown", "coal", "ship"]
    assert sorted(display(game)) == ["iron", "port"]
    assert line(game, "pile") == "grey, grey"
    assert table(game)["actions"] == 1


def test_one_from_the_display_and_one_from_the_pile() -> None:
    game = lay(hand0="ship", display="coal, brown", pile="iron, port, grey, grey")
    game.play("draw")
    game.play("take brown")
    game.play("take pile")
    assert hand(game, 0) == ["brown", "iron", "ship"]
    assert sorted(display(game)) == ["coal", "port"]


def test_equal_cards_lying_face_up() -> None:
    game = lay(hand0="ship", display="coal, coal", pile="iron, port, grey, grey")
    game.play("draw")
    game.play("take coal")
    assert texts(game) == {"take pile", "take coal"}


@pytest.mark.parametrize(("held", "drawn"), [(7, 2), (8, 1), (9, 0)])
def test_nine_cards_at_most(held: int, drawn: int) -> None:
    cards = ["cotton"] * 8 + ["coal"]
    game = lay(hand0=", ".join(cards[:held]), display="brown, brown", pile="iron, iron, iron")
    if drawn == 0:
        assert "draw" not in texts(game)
        assert reason(game, "draw") == "HAND_FULL"
        return
    game.play("draw")
    for _ in range(drawn):
        assert table(game)["actions"] == 2
        game.play("take pile")
    assert table(game)["actions"] == 1
    assert len(hand(game, 0)) == held + drawn


def test_r24_an_empty_pile_leaves_the_cards_face_up() -> None:
    game = lay(hand0="ship", display="coal, brown", pile="")
    game.play("draw")
    game.play("take brown")
    assert hand(game, 0) == ["brown", "coal", "ship"]
    assert line(game, "display") == "-, -"
    assert reason(game, "draw") == "NOTHING_TO_DRAW"


def test_r24_the_display_is_filled_while_the_pile_lasts() -> None:
    game = lay(hand0="ship", display="coal, brown", pile="iron")
    game.play("draw")
    game.play("take coal")
    game.play("take brown")
    assert "iron" in display(game)
    assert line(game, "pile") == ""


def test_r24_a_single_card_is_drawn_alone() -> None:
    game = lay(hand0="ship", display="coal, -", pile="")
    game.play("draw")
    assert hand(game, 0) == ["coal", "ship"]
    assert table(game)["actions"] == 1


def test_r25_an_empty_hand_cannot_pass_while_the_pile_lasts() -> None:
    game = lay(hand0="", display="coal, brown", pile="iron, iron")
    assert first_words(game) == {"draw"}
    assert reason(game, "pass") == "NO_CARD_LEFT"
    assert reason(game, "develop ship") == "NO_CARD_LEFT"


def test_passing_is_free_without_cards_and_pile() -> None:
    game = lay(hand0="", display="coal, brown", pile="")
    assert first_words(game) == {"draw", "pass"}
    game.play("pass")
    assert table(game)["actions"] == 1
    assert hand(game, 0) == []


def test_passing_costs_a_card_even_when_the_pile_is_empty() -> None:
    game = lay(hand0="coal, brown", display="-, -", pile="")
    game.play("pass with coal")
    assert hand(game, 0) == ["brown"]
    assert line(game, "discards") == "coal"
    assert (money(game, 0), spent(game, 0)) == (0, 0)


def test_r09_developing_takes_the_lowest_of_any_industry() -> None:
    game = lay(hand0="ship, ship", mat0="coal 0 1 2, iron 2 2 2", iron=0)
    found = {text for text in texts(game) if text.startswith("develop")}
    kinds = ("cotton", "factory", "iron", "coal", "port", "ship")
    assert found == {f"develop {kind}" for kind in kinds}
    game.play("develop coal")
    assert mat(game, 0, "coal") == [0, 0, 2]
    assert hand(game, 0) == ["ship"]
    assert spent(game, 0) == 0
    assert table(game)["actions"] == 1


def test_an_empty_column_cannot_be_developed() -> None:
    game = lay(mat0="coal 0 0 0")
    assert "develop coal" not in texts(game)
    assert reason(game, "develop coal") == "NOTHING_TO_DEVELOP"
    assert reason(lay(hand0="coal", mat0="coal 0 0 0"), "build coal Essen.1") == "NO_TILE_LEFT"


def test_d20_ships_are_developed_on_the_german_side() -> None:
    game = lay(hand0="ship, ship")
    game.play("develop ship")
    assert mat(game, 0, "ship") == [0, 2, 2]


def test_both_actions_build_anything_anywhere_with_one_card() -> None:
    game = lay(hand0="ship, blue", tiles="Kiel.1=port1 of 0", seat0="money 4")
    assert "Regensburg" in places(game, "cotton", double=True)
    assert "Regensburg" not in places(game, "cotton")
    game.play("build double cotton Regensburg with ship")
    assert name_of(game, "Regensburg.1") == "cotton1"
    assert hand(game, 0) == ["blue"]
    assert table(game)["to_act"] == 1
    assert spent(game, 0) == 4


def test_both_actions_with_the_last_card() -> None:
    game = lay(hand0="ship", tiles="Kiel.1=port1 of 0")
    game.play("build double cotton Regensburg")
    assert hand(game, 0) == []


def test_both_actions_keep_the_other_rules() -> None:
    game = lay(
        hand0="ship",
        mat0="cotton 0 2 2",
        tiles="Kiel.1=port1 of 0, Munich.1=iron1 of 0, Cologne.1=cotton1 of 1",
    )
    assert reason(game, "build double cotton Regensburg with ship") == "NO_COAL"
    assert reason(game, "build double cotton Kiel with ship") is not None
    assert reason(game, "build double iron Munich.2 with ship") == "PLACE_LIMIT"
    assert reason(game, "build double iron Cologne.1 with ship") is not None
    assert reason(game, "build double factory Leipzig.1 with ship") == "NEVER_BUILT"


def test_d18_not_after_a_first_action_and_not_in_the_first_round() -> None:
    game = lay(hand0="ship, ship", actions=1, tiles="Kiel.1=port1 of 0")
    assert builds(game, double=True) == set()
    assert reason(game, "build double cotton Regensburg with ship") == "BOTH_ACTIONS"
    first = lay(hand0="ship, ship", round=1)
    assert builds(first, double=True) == set()
    assert reason(first, "build double cotton Regensburg with ship") == "BOTH_ACTIONS"


def test_both_actions_need_a_card() -> None:
    game = lay(hand0="", pile="coal")
    assert builds(game, double=True) == set()


def test_a_played_card_is_gone_and_chosen_among_those_that_fit() -> None:
    game = lay(hand0="cotton, brown, brown, ship", links="Munich-Austria of 0")
    game.play("build cotton Munich.1")
    assert texts(game) == {"with cotton", "with brown"}
    game.play("with brown")
    assert hand(game, 0) == ["brown", "cotton", "ship"]
    assert line(game, "discards") == "brown"
