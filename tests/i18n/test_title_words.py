"""Each title speaks in the words of its own rulebook, not in those of another title."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ironbridge.i18n.bundles import game_files, language_files, title_files
from ironbridge.i18n.choice_phrases import phrase_names
from ironbridge.i18n.rulebook import rulebook
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names, parts
from tests.rulebook.age_of_industry.positions import germany
from tests.rulebook.birmingham.positions import canal
from tests.rulebook.lancashire import positions as lancashire

FOREIGN: Final = {
    ("age_of_industry", "en"): r"links?|tiles?|(on|from|to|is) the market(?! of)",
    ("age_of_industry", "fr"): r"liaisons?|tuiles?|(sur|du|au|le) marché(?! \{)",
    ("age_of_industry", "ru"): r"сообщени\w+|(на|с|к) рын(ке|ка|ку|ок)(?! \{)",
    ("lancashire", "en"): r"(the|no) market|merchants?|barrels?|beer",
    ("lancashire", "fr"): r"(le|du|au) marché(?! extérieur)|marchands?|tonneaux?|bière",
    (
        "lancashire",
        "ru",
    ): r"(?<!альнего )(?<!альний )(?<!альнему )рын(ок|ке|ку|ка)|коммерсант\w*|боч\w+|пив\w+",
    ("birmingham", "en"): r"demand|counters?|ports?|distant",
    ("birmingham", "fr"): r"demande de charbon|piste de demande|ports?|extérieur",
    ("birmingham", "ru"): r"шкал\w+ спроса|порт\w*|дальн\w+",
}
"""Words of other rulebooks, by title and language."""
NAMED: Final = {"industry", "other", "goods"}
"""Variables that select a name, from those of the industries and goods of all titles."""
TYPED: Final = re.compile(r"prompt-(?!any|nothing|more|give-up|beer|free-development)[a-z-]+")


class Pieces(Visitor):
    """Collects the literal texts of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.references: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else "{" for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if not (isinstance(selector, ast.VariableReference) and selector.id.name in NAMED):
            self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.append(node.id.name)


@cache
def messages(title: str, language: str) -> dict[str, Pieces]:
    """Returns the messages that a game of a title uses: shared ones, replaced by its own."""
    shared = language_files(language, game_files(language))
    own = [path for part in parts(title) for path in title_files(language, part)]
    return {name: pieces for path in [*shared, *own] for name, pieces in messages_in(path)}


def messages_in(path: Path) -> Iterator[tuple[str, Pieces]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            pieces = Pieces()
            pieces.visit(entry)
            yield entry.id.name, pieces


def said(title: str, language: str, name: str) -> list[str]:
    """Returns the literal texts of a message with those of the messages in it."""
    pieces = messages(title, language)[name]
    inner = (text for part in pieces.references for text in said(title, language, part))
    return [*pieces.texts, *inner]


def spoken(title: str) -> set[str]:
    """Returns the ids of the messages that can occur in games of a title."""
    spec = make_spec(title, find(title).default_seats, {})
    reasons = {
        f"reason-{reason}"
        for part in parts(title)
        for rule in rulebook(part).rules.values()
        for reason in rule.reasons
    }
    events = {f"event-{kind.name.replace(' ', '-')}" for kind in spec.events.values()}
    prompts = {name for name in messages(title, "en") if TYPED.fullmatch(name)}
    markets = {"headline-from-market", "headline-to-market", "headline-links"}
    unused = set() if title == "birmingham" else {"event-beer-taken", "choice-beer"}
    return (reasons | events | prompts | markets | phrase_names(spec)) - unused


@pytest.mark.parametrize(("title", "language"), list(FOREIGN))
def test_sentences_use_the_words_of_their_rulebook(title: str, language: str) -> None:
    known = messages(title, language)
    wrong = [
        f"{name}: {text}"
        for name in sorted(spoken(title) & set(known))
        for text in said(title, language, name)
        if re.search(rf"(?<!\w)(?:{FOREIGN[title, language]})(?!\w)", text, re.IGNORECASE)
    ]
    assert wrong == []


def test_every_title_is_checked() -> None:
    assert {title for title, _ in FOREIGN} == set(names())


def why_not(game: Any, action: str) -> str:
    return str(game.why_not(action).text)


def test_lancashire_has_a_demand_track() -> None:
    mine = lancashire.canal(
        tiles="Wigan.1=coal1 of 1 sold", hand0="Wigan, coal", mat0=lancashire.lowest("coal", 2)
    )
    assert why_not(mine, "build coal Wigan.1").endswith(
        "only when no coal is left on tiles or on the demand track:"
        " now 0 on tiles, 8 on the demand track."
    )
    mill = lancashire.canal(hand0="Bury, coal", mat0=lancashire.lowest("cotton", 2))
    assert why_not(mill, "build cotton Bury.1").startswith(
        "No coal reaches Bury: no coal mine with coal is connected,"
        " and neither is the demand track."
    )


def test_age_of_industry_has_rails_and_counters() -> None:
    game = germany()
    assert why_not(game, "link Berlin-Leipzig") == (
        "You have nothing on the board yet, and a rail begins at a counter or a rail of yours:"
        " build a counter first."
    )
    game = germany(tiles="Berlin.1=cotton1 of 0", links="Berlin-Leipzig of 1")
    assert why_not(game, "link Berlin-Leipzig") == "Leipzig–Berlin is taken by a rail of Seat 1."
    assert why_not(game, "link Magdeburg-Hanover").endswith(
        " This rail would do it: Berlin–Magdeburg."
    )


MERCHANTS = (
    "Warrington.1=manufacturer with beer, Warrington.2=cotton with beer,"
    " Nottingham.1=cotton with beer, Nottingham.2=blank, Shrewsbury.1=pottery with beer,"
    " Gloucester.1=blank, Gloucester.2=blank, Oxford.1=any with beer,"
    " Oxford.2=manufacturer with beer"
)


@pytest.mark.parametrize(
    ("beer", "sentence"),
    [
        ("Warrington.1", "The merchant in Warrington (space 1) does not buy from a cotton mill."),
        ("Oxford.1", "The merchant in Oxford (space 1) is not connected to Stoke-on-Trent."),
    ],
)
def test_a_merchant_is_named_by_its_space(beer: str, sentence: str) -> None:
    game = canal(
        seats=4,
        merchants=MERCHANTS,
        tiles="Stoke-on-Trent.1=cotton1 of 0, Stafford.1=brewery1 of 0 with 1",
        links="Stoke-on-Trent-Warrington of 0",
    )
    game.play("sell Stoke-on-Trent.1")
    assert why_not(game, f"beer {beer}") == (
        f"{sentence} Merchant beer for this sale: Warrington (space 2)."
    )
