"""``Refusal.missing``: links, price, goods, cards and slots as data."""

from collections import Counter
from typing import Any

import pytest

from ironbridge import i18n
from ironbridge.core.action_table import BUILD, DOUBLE_BUILD, LINK
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import Refusal
from ironbridge.game.board_data import sheet_of
from ironbridge.i18n.localizer import Localizer
from ironbridge.i18n.refusal_text import explain
from ironbridge.titles import names as titles
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Missing, MissingGoods, MissingPrice
from tests.i18n.tables import all_specs, label, random_game
from tests.rulebook.age_of_industry.positions import germany, new_england
from tests.rulebook.birmingham.positions import DRY_MERCHANTS, canal, rail
from tests.rulebook.lancashire.positions import canal as canal_of_lancashire
from tests.rulebook.lancashire.positions import rail as rail_of_lancashire


def refused(game: Any, action: str, reason: str) -> Missing:
    """What is missing for an action that is refused for this reason."""
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.reason == reason
    missing = refusal.missing
    assert isinstance(missing, Missing)
    return missing


# ----------------------------------------------------------------------------- each reason


def test_a_refusal_without_anything_missing_says_so() -> None:
    assert Refusal("rule", "REASON", "text").missing == Missing()
    assert refused(canal(), "sell Dudley.1", "NOT_SELLABLE") == Missing()


def test_the_links_into_the_network() -> None:
    game = canal(links="Gloucester-Worcester of 0", hand0="Coventry, coal")
    assert refused(game, "link Stone-Stafford", "LINK_OUTSIDE_NETWORK") == Missing(
        links=(
            "Birmingham-Worcester",
            "Tamworth-Birmingham",
            "Burton-on-Trent-Tamworth",
            "Stone-Burton-on-Trent",
        )
    )


def test_a_link_with_three_ends() -> None:
    game = canal(links="Gloucester-Worcester of 0", hand0="Coventry, coal")
    missing = refused(game, "link Kidderminster-Coalbrookdale", "LINK_OUTSIDE_NETWORK")
    (ends,) = [link.ends for link in sheet_of(game.spec).links if link.link in missing.links]
    assert len(ends) == 3
    assert missing == Missing(links=("Kidderminster-Worcester",))


def test_the_links_to_a_place() -> None:
    game = canal(hand0="cotton/manufacturer, coal", links="Dudley-Birmingham of 0")
    missing = refused(game, "build coal Tamworth.1", "OUTSIDE_NETWORK")
    assert missing == Missing(links=("Tamworth-Birmingham",))


def test_the_price_in_parts() -> None:
    game = canal(
        hand0="Redditch, Coventry", seat0="money 5", links="Redditch-Oxford of 1", coal=4, iron=0
    )
    assert refused(game, "build iron Redditch", "CANNOT_PAY") == Missing(
        price=MissingPrice(base=5, coal=6, iron=0, total=11, money=5)
    )


def test_the_price_of_a_link() -> None:
    game = canal(seat0="money 2", links="Gloucester-Worcester of 0")
    missing = refused(game, "link Kidderminster-Worcester", "CANNOT_PAY")
    assert missing == Missing(price=MissingPrice(base=3, coal=0, iron=0, total=3, money=2))


def test_the_price_of_developing() -> None:
    game = canal(seat0="money 1", iron=0)
    missing = refused(game, "develop coal", "CANNOT_PAY")
    assert missing == Missing(price=MissingPrice(base=0, coal=0, iron=6, total=6, money=1))


def test_coal_out_of_reach() -> None:
    game = canal(hand0="Redditch, Coventry")
    assert refused(game, "build iron Redditch", "NO_COAL") == Missing(
        links=("Redditch-Oxford",),
        goods=(MissingGoods(goods="coal", needed=1, available=0),),
    )


def test_beer_out_of_reach() -> None:
    game = rail(
        tiles="Worcester.1=cotton2 of 0, Stone.1=brewery2 of 1 with 2",
        links="Gloucester-Worcester of 0",
        merchants=DRY_MERCHANTS,
    )
    assert refused(game, "sell Worcester.1", "NO_BEER") == Missing(
        goods=(MissingGoods(goods="beer", needed=1, available=0),)
    )


def test_the_cards_that_would_do() -> None:
    game = canal(hand0="Coventry, Coventry")
    assert refused(game, "build coal Dudley", "NO_CARD") == Missing(
        cards=("Dudley", "coal", "wild location", "wild industry")
    )


def test_the_links_to_a_merchant() -> None:
    game = canal(tiles="Worcester.1=cotton1 of 0")
    missing = refused(game, "sell Worcester.1", "NO_MERCHANT")
    assert missing == Missing(links=("Gloucester-Worcester",))


def test_the_slot_to_use_first() -> None:
    game = canal_of_lancashire(hand0="Preston, Preston")
    missing = refused(game, "build port Preston.2", "SINGLE_SPACE_FIRST")
    assert missing == Missing(slots=("Preston.1",))


def test_the_links_to_the_sea() -> None:
    game = canal_of_lancashire(tiles="Bury.1=cotton1 of 0, Warrington & Runcorn.2=port1 of 1")
    missing = refused(game, "sell Bury.1", "NOT_CONNECTED")
    assert missing == Missing(links=("Bury-Manchester", "Manchester-Warrington & Runcorn"))


def test_the_mine_to_take_from_instead() -> None:
    game = rail_of_lancashire(
        hand0="Liverpool, Liverpool",
        mat0="shipyard 0 0 2",
        seat0="money 60",
        tiles="Wigan.1=coal2 of 1, Warrington & Runcorn.1=coal2 of 2",
        links="Liverpool-Southport of 1, Southport-Wigan of 1, Liverpool-Warrington & Runcorn of 1",
    )
    missing = refused(game, "build shipyard Liverpool, coal Wigan.1", "NOT_NEAREST")
    assert missing == Missing(slots=("Warrington & Runcorn.1",))


def test_a_loan_that_cannot_be_repaid() -> None:
    game = germany(seat0="money 9", loans="1 0 0")
    missing = refused(game, "repay", "CANNOT_REPAY")
    assert missing == Missing(price=MissingPrice(base=10, coal=0, iron=0, total=10, money=9))


def test_iron_out_of_reach_of_a_counter() -> None:
    game = germany(
        hand0="purple, purple",
        mat0="cotton 0 0 2",
        tiles="Essen.1=coal1 of 1, Kassel.1=iron1 of 2",
        links="Essen-Cologne of 1",
    )
    missing = refused(game, "build cotton Cologne.1", "NO_IRON")
    assert missing.goods == (MissingGoods(goods="iron", needed=1, available=0),)
    assert len(missing.links) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "needs 2 coal; connected sources have 1, and neither a port"),
        ("fr", "demande 2 cubes de charbon ; les sources reliées en ont 1, et ni port"),
        ("ru", "нужно угля: 2. У соединённых источников — 1, а пути к порту"),
    ],
)
def test_coal_that_is_connected_but_too_little(
    monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    game = germany(
        tiles="Essen.1=coal1 of 0 with 1, Breslau.1=coal1 of 1 with 2",
        links="Essen-Kassel of 0",
    )
    monkeypatch.setattr(game.spec.rules.chart, "rail_coal", 2)
    missing = refused(game, "link Kassel-Erfurt", "NO_COAL")
    assert missing.goods == (MissingGoods(goods="coal", needed=2, available=1),)
    assert missing.links == ("Essen-Netherlands",)
    table, link = game.spec.rules.tables.choices, game.spec.names.links.index("Kassel-Erfurt")
    (code,) = [n for n in range(len(table.verb)) if (table.verb[n], table.a[n]) == (LINK, link)]
    text = explain(Localizer(game.spec, language), game.position, code, "NO_COAL")
    assert told in text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_port_that_a_ship_needs() -> None:
    game = new_england(hand0="ship", mat0="ship 0 2 2")
    missing = refused(game, "build ship Massachusetts Bay with ship", "SHIP_NEEDS_PORT")
    assert missing == Missing(slots=("Boston.1", "Boston.2"))


# ----------------------------------------------------------------------------- unlisted choices


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("build pottery Dudley", "WRONG_INDUSTRY", "takes no pottery"),
        ("coal Stoke-on-Trent", "NOT_A_SOURCE", "has no coal to give."),
        ("sell Dudley.1", "NOT_SELLABLE", "There is no tile on"),
    ],
)
def test_a_text_in_no_table_has_a_reason(text: str, reason: str, sentence: str) -> None:
    refusal = canal().why_not(text)
    assert refusal.reason == reason
    assert sentence in refusal.text


def test_goods_that_the_title_does_not_have_are_named() -> None:
    refusal = canal_of_lancashire().why_not("beer Wigan")
    assert refusal.text == "Wigan (space 1) has no beer to give."


# ----------------------------------------------------------------------------- invariants


EVERY = 12
"""Number of choices between two checked positions of a random game."""
PER_VERB = 8
"""Maximum number of refused choices of a verb checked in a position."""


def refusals(spec: GameSpec) -> list[tuple[str, Refusal]]:
    """Refused links and builds of a random game, each with the text of its own link."""
    table, work, rng = spec.rules.tables.choices, Workspace(), Rng(3)
    codes = {
        verb: [code for code in range(int(table.size())) if table.verb[code] == verb]
        for verb in (LINK, BUILD, DOUBLE_BUILD)
    }
    localizer, found = Localizer(spec, "en"), []
    for step, (pos, _) in enumerate(random_game(spec, 5)):
        for verb, own in codes.items() if step % EVERY == 0 else ():
            for _ in range(PER_VERB if own else 0):
                code = own[int(rng.below(len(own)))]
                reason = int(why_not(spec.rules, pos, work, code))
                if reason:
                    subject = localizer.link(table.a[code]) if verb == LINK else ""
                    found.append((subject, i18n.refusal(spec, pos, code, reason)))
    return found


@pytest.mark.parametrize("title", titles())
def test_every_link_that_a_sentence_names_is_in_the_data(title: str) -> None:
    drawn: Counter[str] = Counter()
    for spec in [spec for spec in all_specs() if spec.title == title]:
        localizer = Localizer(spec, "en")
        called = {link: localizer.link(n) for n, link in enumerate(spec.names.links)}
        board = {link.link for link in sheet_of(spec).links}
        slots = {slot.slot for slot in sheet_of(spec).slots}
        cards = {card.card for card in sheet_of(spec).cards}
        for subject, refusal in refusals(spec):
            missing = refusal.missing
            named = {text for text in called.values() if text in refusal.text} - {subject}
            assert named == {called[link] for link in missing.links}, (label(spec), refusal)
            assert set(missing.links) <= board
            assert set(missing.slots) <= slots
            assert set(missing.cards) <= cards
            if missing.price is not None:
                price = missing.price
                assert price.base + price.coal + price.iron == price.total > price.money
                assert str(price.total) in refusal.text
            for goods in missing.goods:
                assert goods.available < goods.needed
            drawn.update(missing.links)
    assert len(drawn) > 3
