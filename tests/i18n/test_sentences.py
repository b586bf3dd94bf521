"""Formatted sentences: names, numbers, plurals, and missing parts."""

import sys
from pathlib import Path
from typing import Any

import pytest

import ironbridge
from ironbridge import i18n
from ironbridge.core.events import BOUGHT, CARD_DRAWN, POINTS_GAINED, TILE_BUILT
from ironbridge.core.position import IRON
from ironbridge.errors import Refused
from ironbridge.i18n.localizer import Localizer, bundle
from ironbridge.i18n.rulebook import rulebook
from ironbridge.i18n.title_messages import title_messages
from ironbridge.notation.headers import make_spec
from tests.rulebook.birmingham.positions import canal, rail

BIRMINGHAM = make_spec("birmingham", 2, {})


def why_not(game: Any, action: str, language: str = "en") -> str:
    """Returns the sentence of a refusal."""
    game.language = language
    refusal = game.why_not(action)
    assert refusal is not None
    return str(refusal.text)


# Refusals


def test_the_missing_link_is_named() -> None:
    game = canal(hand0="cotton/manufacturer, coal", links="Dudley-Birmingham of 0")
    assert why_not(game, "build coal Tamworth.1") == (
        "Tamworth is not in your network. This link would do it: Tamworth–Birmingham."
    )
    assert why_not(game, "build coal Tamworth.1", "fr") == (
        "Tamworth ne fait pas partie de votre réseau."
        " Cette liaison suffirait\xa0: Tamworth–Birmingham."
    )
    assert why_not(game, "build coal Tamworth.1", "ru") == (
        "Тамуэрт не входит в вашу транспортную сеть."
        " Хватило бы жетона сообщения на линии Тамуэрт — Бирмингем."
    )


def test_every_missing_link_is_named_in_its_order() -> None:
    game = canal(links="Gloucester-Worcester of 0", hand0="Coventry, coal")
    assert why_not(game, "link Kidderminster-Coalbrookdale") == (
        "Kidderminster–Coalbrookdale is not next to your network."
        " This link would do it: Kidderminster–Worcester."
    )
    assert why_not(game, "link Stone-Stafford").endswith(
        " These links would do it: Birmingham–Worcester, Tamworth–Birmingham,"
        " Burton-on-Trent–Tamworth and Stone–Burton-on-Trent."
    )


def test_a_place_that_nothing_reaches() -> None:
    game = canal(tiles="Dudley.1=coal1 of 0", hand0="brewery, coal")
    assert why_not(game, "build brewery Uttoxeter.1") == (
        "Uttoxeter is not in your network. No link of this era could bring it in."
    )


def test_the_missing_money_is_counted() -> None:
    game = canal(hand0="Dudley, coal", seat0="money 3")
    assert why_not(game, "build coal Dudley") == (
        "The coal mine 1 costs £5 and you have £3: £2 short."
    )
    assert why_not(game, "build coal Dudley", "fr") == (
        "La mine de charbon (niv.\xa01) coûte 5\xa0£ et vous avez 3\xa0£\xa0: il manque 2\xa0£."
    )
    assert why_not(game, "build coal Dudley", "ru") == (
        "Угольная шахта 1 стоит 5\xa0£, а у вас 3\xa0£: не хватает 2\xa0£."
    )


def test_bought_cubes_are_part_of_the_price() -> None:
    game = canal(
        hand0="Redditch, Coventry", seat0="money 5", links="Redditch-Oxford of 1", coal=4, iron=0
    )
    assert why_not(game, "build iron Redditch") == (
        "The iron works 1 costs £11 (£6 of it for coal from the market) and you have £5: £6 short."
    )


def test_where_coal_would_come_from() -> None:
    game = canal(hand0="Redditch, Coventry")
    assert why_not(game, "build iron Redditch") == (
        "No coal reaches Redditch: no coal mine with coal is connected, and neither is the market."
        " The nearest connection to the market is Oxford."
        " This link would do it: Redditch–Oxford."
    )


def test_where_beer_would_come_from() -> None:
    game = rail(
        tiles="Worcester.1=cotton2 of 0, Stone.1=brewery2 of 1 with 2",
        links="Gloucester-Worcester of 0",
        merchants="Shrewsbury.1=blank, Gloucester.1=cotton, Gloucester.2=blank,"
        " Oxford.1=any, Oxford.2=manufacturer",
    )
    assert why_not(game, "sell Worcester.1") == (
        "The sale of the cotton mill 2 in Worcester needs one barrel, and none is within reach;"
        " beer that is not connected stands in Stone."
    )


def test_who_would_buy() -> None:
    game = canal(
        tiles="Worcester.1=cotton1 of 0",
        merchants="Shrewsbury.1=blank, Gloucester.1=cotton with beer, Gloucester.2=blank,"
        " Oxford.1=any with beer, Oxford.2=manufacturer with beer",
    )
    assert why_not(game, "sell Worcester.1") == (
        "No merchant connected to Worcester buys from a cotton mill."
        " Gloucester and Oxford would buy. To Gloucester: Gloucester–Worcester."
    )


def test_a_refusal_names_rule_and_reason() -> None:
    game = canal(hand0="Dudley, coal", seat0="money 3")
    refusal = game.why_not("build coal Dudley")
    assert (refusal.rule, refusal.reason) == ("BB-turn-8", "CANNOT_PAY")
    assert rulebook("birmingham").text("BB-turn-8").startswith("The money for an action")


# Typing errors


def test_what_no_choice_can_mean() -> None:
    game = canal()
    assert why_not(game, "buidl coal Dudley") == (
        "'buidl coal Dudley' is no action or choice here. Did you mean 'build coal Dudley'?"
    )
    assert why_not(game, "", "ru") == "Ничего не введено."
    assert why_not(game, "loan; sell Worcester.1", "fr") == (
        "L’action est déjà complète avant «\xa0sell Worcester.1\xa0»."
    )


def test_a_suggestion_names_what_may_be_played() -> None:
    """``sell`` with one legal sale suggests that sale."""
    game = ironbridge.load(
        "ironbridge position 1\ntitle: birmingham\nseats: 2\nround: 3\n"
        "hand 0: Dudley, coal, iron\nhand 1: Leek, Derby\n"
        "merchants: Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=cotton with beer, "
        "Oxford.1=any with beer, Oxford.2=manufacturer with beer\n"
        "tiles: Worcester.1=cotton1 of 0\nlinks: Worcester-Gloucester of 0\n"
    )
    assert why_not(game, "sell") == (
        "'sell' is no action or choice here. Did you mean 'sell Worcester.1'?"
    )
    assert "'build coal Dudley'" in why_not(game, "build")
    assert "''" not in why_not(game, "xyzzy")


def test_what_cannot_be_taken_back() -> None:
    game = canal()
    with pytest.raises(Refused, match=r"^There is nothing to undo\.$"):
        game.undo()


# Events and questions


def test_players_have_names() -> None:
    tile = BIRMINGHAM.names.tiles.index("coal1")
    slot = BIRMINGHAM.names.slots.index("Dudley.1")
    built = (int(TILE_BUILT), 1, slot, tile)
    assert i18n.event(BIRMINGHAM, built) == "Seat 1 builds a coal mine 1 in Dudley."
    named = i18n.event(BIRMINGHAM, built, "ru", players=("Анна", "Борис"))
    assert named == "Борис строит угольную шахту 1 в Дадли."
    assert i18n.event(BIRMINGHAM, built, "fr") == (
        "Le joueur 1 construit une mine de charbon (niv.\xa01) à Dudley."
    )


def test_a_hidden_card_stays_hidden() -> None:
    assert i18n.event(BIRMINGHAM, (int(CARD_DRAWN), 0, -1, 0)) == "Seat 0 draws a card."


@pytest.mark.parametrize(
    ("cubes", "language", "said"),
    [
        (1, "en", "Seat 0 buys 1 iron for £4."),
        (1, "fr", "Le joueur 0 achète un cube de fer pour 4\xa0£."),
        (2, "fr", "Le joueur 0 achète 2 cubes de fer pour 4\xa0£."),
        (1, "ru", "Игрок 0 покупает 1 кубик железа за 4\xa0£."),
        (2, "ru", "Игрок 0 покупает 2 кубика железа за 4\xa0£."),
        (5, "ru", "Игрок 0 покупает 5 кубиков железа за 4\xa0£."),
        (21, "ru", "Игрок 0 покупает 21 кубик железа за 4\xa0£."),
    ],
)
def test_plurals(cubes: int, language: str, said: str) -> None:
    assert i18n.event(BIRMINGHAM, (int(BOUGHT + IRON), 0, cubes, 4), language) == said


def test_points_are_lost_and_gained() -> None:
    assert (
        i18n.event(BIRMINGHAM, (int(POINTS_GAINED), 0, -2, 0)) == "Seat 0 loses 2 victory points."
    )
    assert (
        i18n.event(BIRMINGHAM, (int(POINTS_GAINED), 0, 1, 0)) == "Seat 0 gains one victory point."
    )
    assert i18n.event(BIRMINGHAM, (int(POINTS_GAINED), 0, 3, 0), "ru") == (
        "Игрок 0 получает 3\xa0ПО."
    )


def test_two_equally_near_mines() -> None:
    game = rail(
        seat0="money 40",
        tiles="Dudley.1=coal2 of 0 with 3, Cannock.2=coal2 of 1 with 3",
        links="Wolverhampton-Dudley of 0, Cannock-Wolverhampton of 0",
    )
    game.play("link Coalbrookdale-Wolverhampton")
    assert game.prompt == "Two coal mines are equally near: which gives the coal?"
    game.language = "ru"
    assert game.prompt == "Две шахты одинаково близко: какая даёт уголь?"


def test_cards_are_called_by_what_they_show() -> None:
    cards = BIRMINGHAM.names.cards
    for name, said in (
        ("Leek", "Leek"),
        ("coal", "mine de charbon"),
        ("cotton/manufacturer", "filature de coton ou manufacture"),
        ("wild location", "joker Lieu"),
    ):
        assert i18n.card(BIRMINGHAM, cards.index(name), "fr") == said


# Titles of other packages


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^Ironbridge speaks en, fr, ru, not 'xx'\.$"):
        Localizer(BIRMINGHAM, "xx")


def test_a_title_from_elsewhere_brings_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "lacework"
    (package / "i18n").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "i18n" / "__init__.py").write_text(
        "from ironbridge.i18n.title_messages import TitleMessages\n"
        "TITLE_MESSAGES = TitleMessages(verbs={40: 'lace'})\n"
    )
    (package / "i18n" / "en.ftl").write_text("reason-NO_LACE = There is no lace.\n")
    (package / "rulebook.toml").write_text(
        '[[rule]]\nid = "SX-lace-1"\ntitle = "Lace"\ntext = "Lace."\nwhere = "p. 1"\n'
        'reasons = ["NO_LACE"]\n'
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(
        sys.modules["ironbridge.titles"], "modules", lambda: {"lacework": "lacework"}
    )

    # A title without Russian messages falls back to English.
    messages = bundle("ru", ("lacework",))
    pattern = messages.get_message("reason-NO_LACE").value
    assert pattern is not None
    assert messages.format_pattern(pattern, {}) == ("There is no lace.", [])
    assert title_messages("lacework").verbs == {40: "lace"}
    assert rulebook("lacework").rule_of_reason("NO_LACE") == "SX-lace-1"
