"""Every reason, event and question has a whole sentence in every language."""

import re
from collections import Counter

import pytest

from ironbridge.core import events, reasons
from ironbridge.core.names import ANY_QUESTION
from ironbridge.core.position import ASK_NOTHING
from ironbridge.core.rng import Chance
from ironbridge.core.transitions import why_not
from ironbridge.core.workspace import Desk
from ironbridge.i18n import languages
from ironbridge.i18n.event_text import tell
from ironbridge.i18n.feature_names import message_of
from ironbridge.i18n.localizer import Voice, voice_of
from ironbridge.i18n.prompts import ask
from ironbridge.i18n.refusal_text import explain
from ironbridge.i18n.rulebook import reason_names, rule_of_reason, rulebook
from ironbridge.i18n.title_messages import chapters
from ironbridge.testing.title_check.fluent_messages import SENTENCES, needed, variables
from ironbridge.titles import find
from ironbridge.titles import parts as parts_of
from ironbridge.titles.spec import Setting
from tests.i18n.messages import NAMED_IN_CODE, messages, parts, raised, spoken
from tests.i18n.tables import label, random_game, settings

SENTENCE = re.compile(r"^\S.*[.?]$", re.DOTALL)
SLIPS = {
    "fr": re.compile(r"\b(à|de) les? [a-z]|\b1 (cartes|actions|tuiles|cubes|points)\b"),
    "en": re.compile(r"\b1 (cards|actions|tiles|cubes|points)\b"),
}
"""Forms that no sentence has: « à le », « 1 cartes »."""

at_every_table = pytest.mark.parametrize("setting", settings(), ids=label)


# Messages


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_everything_has_a_message(setting: Setting, language: str) -> None:
    assert (
        needed(setting, chapters(setting))
        - set(spoken(language, ("core", *parts_of(setting.title))))
        == set()
    )


@pytest.mark.parametrize("part", parts())
def test_the_languages_say_the_same_things(part: str) -> None:
    """The small words inside sentences differ; the sentences and their variables do not."""
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
    tables = [setting for setting in settings() if part in ("core", *parts_of(setting.title))]
    used = NAMED_IN_CODE | {message.rpartition("/")[2] for _, message, _ in raised()}
    for setting in tables:
        used |= needed(setting, chapters(setting))
        used |= {f"card-{name.replace(' ', '-')}" for name in setting.names.cards}
        voice = voice_of(setting, language)
        facts = setting.insight(setting.rules).names
        used |= {message_of(voice, name)[0] for name, _ in facts}
        for mentions in spoken(language, ("core", *parts_of(setting.title))).values():
            used |= mentions.messages
    assert not tables or set(messages(language, part)) - used == set()


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_every_fact_of_the_mind_has_words(setting: Setting, language: str) -> None:
    voice = Voice(setting, language)
    for name, _ in setting.insight(setting.rules).names:
        message, facts = message_of(voice, name)
        assert voice.has(message), name
        assert voice.say(message, facts)
    assert voice.errors == []


# Rules


@at_every_table
def test_a_reason_of_the_title_has_one_rule(setting: Setting) -> None:
    rules = [rule for part in parts_of(setting.title) for rule in rulebook(part).rules.values()]
    cited = Counter(reason for rule in rules for reason in rule.reasons)
    own = set(setting.reason_names.values())
    if rules:
        assert {reason for reason in own if cited[reason] != 1} == set()
    assert set(cited) - set(reason_names(setting).values()) == set()


def test_every_reason_of_the_core_has_a_rule() -> None:
    rules = [rule for setting in settings() for rule in rulebook(setting.title).rules.values()]
    cited = {reason for rule in rules for reason in rule.reasons}
    assert {name for code, name in reasons.NAMES.items() if code} - cited == set()


@at_every_table
def test_an_option_names_its_rule(setting: Setting) -> None:
    book = rulebook(setting.title)
    for option in find(setting.title).options if book.rules else ():
        assert book.rule_of_option(option.name) == option.rule, option.name


# Sentences


@at_every_table
@pytest.mark.parametrize("language", languages())
def test_sentences_of_real_games_are_whole(setting: Setting, language: str) -> None:
    voice, desk, chance = Voice(setting, language), Desk(), Chance(7)
    names, choices = reason_names(setting), int(setting.rules.tables.choices.size())
    said: set[str] = set()
    for pos, happened in random_game(setting, 11):
        said |= {tell(voice, event) for event in happened if event[0] != int(events.ANSWERED)}
        said.add(ask(voice, pos))
        assert voice.setting.question_name(pos.ask) != ANY_QUESTION, (
            f"question {pos.ask} has no name"
        )
        for code in {int(chance.below(choices)) for _ in range(6)}:
            reason = int(why_not(setting.rules, pos, desk, code))
            if reason:
                said.add(explain(voice, pos, code, names[reason]))
                if rulebook(setting.title).rules:
                    assert rule_of_reason(setting, names[reason]), names[reason]
        assert voice.errors == [], said
    assert pos.ask == ASK_NOTHING
    assert [text for text in said if not SENTENCE.match(text) or "{" in text] == []
    assert [text for text in said if (slip := SLIPS.get(language)) and slip.search(text)] == []
