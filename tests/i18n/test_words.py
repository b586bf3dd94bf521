"""Every reason, event and question has a whole sentence in every language."""

import re
from collections import Counter

import pytest

from ironbridge.core import events, reasons
from ironbridge.core.names import ANY_QUESTION
from ironbridge.core.position import ASK_NOTHING
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import why_not
from ironbridge.core.workspace import Workspace
from ironbridge.i18n import languages
from ironbridge.i18n.event_text import format_event
from ironbridge.i18n.feature_names import message_of
from ironbridge.i18n.localizer import Localizer, localizer_of
from ironbridge.i18n.prompts import open_question
from ironbridge.i18n.refusal_text import explain
from ironbridge.i18n.rulebook import reason_names, rule_of_reason, rulebook
from ironbridge.testing.title_check.fluent_messages import SENTENCES, needed, variables
from ironbridge.titles import find
from ironbridge.titles import parts as parts_of
from ironbridge.titles.spec import GameSpec
from tests.i18n.messages import NAMED_IN_CODE, messages, parts, raised, spoken
from tests.i18n.tables import all_specs, label, random_game

SENTENCE = re.compile(r"^\S.*[.?]$", re.DOTALL)
SLIPS = {
    "fr": re.compile(r"\b(à|de) les? [a-z]|\b1 (cartes|actions|tuiles|cubes|points)\b"),
    "en": re.compile(r"\b1 (cards|actions|tiles|cubes|points)\b"),
}
"""Grammatical errors that no sentence may contain: « à le », « 1 cartes »."""

at_every_table = pytest.mark.parametrize("spec", all_specs(), ids=label)


# Messages


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_everything_has_a_message(spec: GameSpec, language: str) -> None:
    assert needed(spec) - set(spoken(language, ("core", *parts_of(spec.title)))) == set()


@pytest.mark.parametrize("part", parts())
def test_the_languages_say_the_same_things(part: str) -> None:
    """All languages have equal messages and variables; parts of sentences may differ."""
    said = {
        language: {
            name: variables(spoken(language, ("core", part)), name)
            for name in messages(language, part)
            if name.startswith(SENTENCES)
        }
        for language in languages()
    }
    assert said["fr"] == said["en"]
    assert said["ru"] == said["en"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", parts())
def test_no_message_is_left_unused(part: str, language: str) -> None:
    tables = [spec for spec in all_specs() if part in ("core", *parts_of(spec.title))]
    used = NAMED_IN_CODE | {message.rpartition("/")[2] for _, message, _ in raised()}
    for spec in tables:
        used |= needed(spec)
        used |= {f"card-{name.replace(' ', '-')}" for name in spec.names.cards}
        localizer = localizer_of(spec, language)
        facts = spec.hooks.feature_extractor().names
        used |= {message_of(localizer, name)[0] for name, _ in facts}
        for mentions in spoken(language, ("core", *parts_of(spec.title))).values():
            used |= mentions.messages
    assert not tables or set(messages(language, part)) - used == set()


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_every_fact_of_the_mind_has_words(spec: GameSpec, language: str) -> None:
    localizer = Localizer(spec, language)
    for name, _ in spec.hooks.feature_extractor().names:
        message, facts = message_of(localizer, name)
        assert localizer.has(message), name
        assert localizer.format(message, facts)
    assert localizer.errors == []


# Rules


@at_every_table
def test_a_reason_of_the_title_has_one_rule(spec: GameSpec) -> None:
    rules = [rule for part in parts_of(spec.title) for rule in rulebook(part).rules.values()]
    cited = Counter(reason for rule in rules for reason in rule.reasons)
    own = set(spec.reason_names.values())
    if rules:
        assert {reason for reason in own if cited[reason] != 1} == set()
    assert set(cited) - set(reason_names(spec).values()) == set()


def test_every_reason_of_the_core_has_a_rule() -> None:
    rules = [rule for spec in all_specs() for rule in rulebook(spec.title).rules.values()]
    cited = {reason for rule in rules for reason in rule.reasons}
    assert {name for code, name in reasons.NAMES.items() if code} - cited == set()


@at_every_table
def test_an_option_names_its_rule(spec: GameSpec) -> None:
    book = rulebook(spec.title)
    for option in find(spec.title).options if book.rules else ():
        assert book.rule_of_option(option.name) == option.rule, option.name


# Sentences


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_sentences_of_real_games_are_whole(spec: GameSpec, language: str) -> None:
    localizer, work, rng = Localizer(spec, language), Workspace(), Rng(7)
    names, choices = reason_names(spec), int(spec.rules.tables.choices.size())
    said: set[str] = set()
    for pos, happened in random_game(spec, 11):
        said |= {
            format_event(localizer, event) for event in happened if event[0] != int(events.ANSWERED)
        }
        said.add(open_question(localizer, pos))
        assert localizer.spec.question_name(pos.ask) != ANY_QUESTION, (
            f"question {pos.ask} has no name"
        )
        for code in {int(rng.below(choices)) for _ in range(6)}:
            reason = int(why_not(spec.rules, pos, work, code))
            if reason:
                said.add(explain(localizer, pos, code, names[reason]))
                if rulebook(spec.title).rules:
                    assert rule_of_reason(spec, names[reason]), names[reason]
        assert localizer.errors == [], said
    assert pos.ask == ASK_NOTHING
    assert [text for text in said if not SENTENCE.match(text) or "{" in text] == []
    assert [text for text in said if (slip := SLIPS.get(language)) and slip.search(text)] == []
