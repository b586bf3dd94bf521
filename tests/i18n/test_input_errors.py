"""Input errors of texts, options and deals have a message in every language."""

import pickle
from pathlib import Path

import pytest

import ironbridge
from ironbridge.errors import BadInput
from ironbridge.i18n import languages
from ironbridge.i18n.bundles import INPUT, title_files
from ironbridge.testing.title_check.fluent_messages import File, variables
from ironbridge.titles import names, parts
from tests.architecture.sources import PACKAGE
from tests.i18n.messages import raised

SAID_BY_ITSELF = {"as-said", "in-line", "one-of", "system"}


def known(language: str) -> dict[str, set[str]]:
    """Returns the error messages of a language with variables; a title's as ``title/message``."""
    shared = File(PACKAGE / "i18n" / language / INPUT)
    assert (shared.unread, shared.repeated) == ([], [])
    found = {name: variables(shared.messages, name) for name in shared.messages}
    for title in names():
        for part in parts(title):
            paths = [path for path in title_files(language, part) if path.stem == language]
            own = File(paths[0]).messages if paths else {}
            both = shared.messages | own
            found |= {f"{part}/{name}": variables(both, name) for name in own}
    return found


@pytest.mark.parametrize("language", languages())
def test_every_complaint_has_its_message_with_these_facts(language: str) -> None:
    messages = known(language)
    found = list(raised())
    assert len(found) > 150
    assert [(at, message) for at, message, _ in found if message not in messages] == []
    lacking = [
        (at, message, messages[message] - facts)
        for at, message, facts in found
        if messages[message] - facts
    ]
    assert lacking == []


def test_the_languages_complain_about_the_same_things_in_their_own_words() -> None:
    said = {language: texts(PACKAGE / "i18n" / language / INPUT) for language in languages()}
    small = {"no-such", "A-kind", "Kind", "number-range", "system"}
    for language in ("fr", "ru"):
        assert set(said[language]) - small == set(said["en"]) - small
        same = {name for name, text in said[language].items() if text == said["en"].get(name)}
        system = {"system-error", "system-error-file"}
        assert same - small <= {"as-said", "in-file", "in-entry", "check-unknown", *system}
        mine, english = known(language), known("en")
        used = {message for _, message, _ in raised()}
        assert {name for name in used if mine[name] != english[name]} == set()


def texts(path: Path) -> dict[str, str]:
    """Returns the messages of a file as written."""
    rows = path.read_text("utf-8").splitlines()
    pairs = (row.partition(" = ") for row in rows if not row.startswith((" ", "#", "}")))
    return {name: text for name, equals, text in pairs if equals}


def test_no_complaint_is_left_unused() -> None:
    used = {message for _, message, _ in raised()} | SAID_BY_ITSELF
    used |= {"no-such", "check-unknown-what"}
    assert set(texts(PACKAGE / "i18n" / "en" / INPUT)) - used == set()


# Formatted sentences


def wrong(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        ironbridge.load(text)
    return caught.value


def test_a_text_is_refused_in_the_language_of_its_reader() -> None:
    error = wrong("ironbridge position 1\ntitle: birmingham\nseats: 2\ntiles: Dudley.9=coal1 of 0")
    assert str(error) == "Line 4: there is no slot called 'Dudley.9'."
    assert (
        error.text("fr") == "Ligne 4\xa0: il n’y a pas d’emplacement du nom de «\xa0Dudley.9\xa0»."
    )
    assert error.text("ru") == "Строка 4: нет клетки «Dudley.9»."


def test_a_title_complains_in_every_language_too() -> None:
    with pytest.raises(BadInput) as caught:
        ironbridge.new("lancashire", seats=3, variant="two_players")
    assert str(caught.value) == "The variant two_players of Brass (2007) is for two seats."
    assert caught.value.text("ru") == ("Вариант two_players игры Brass (2007) — для двух игроков.")


def test_a_refused_line_of_a_record_is_told_in_the_language_of_its_reader() -> None:
    record = ironbridge.new("birmingham", seats=2, seed=3).record
    with pytest.raises(BadInput) as caught:
        ironbridge.replay(f"{record}\n1: sell Dudley.1\n")
    assert "Il n’y a pas de tuile" in caught.value.text("fr")
    assert "жетона" in caught.value.text("ru")


def test_a_sentence_of_a_stranger_is_said_as_it_is() -> None:
    assert BadInput("The moon is full.").text("fr") == "The moon is full."


def test_what_the_system_says_is_translated_too() -> None:
    try:
        Path("/nowhere/at/all").read_text("utf-8")
    except OSError as wrong:
        error = BadInput("unreadable", file="x", why=wrong)
    assert str(error) == "x cannot be read: No such file or directory."
    assert error.text("ru") == "x не читается: такого файла или папки нет."


def test_a_complaint_survives_the_way_between_processes() -> None:
    error = BadInput("no-seat", seat=7, last=3)
    again = pickle.loads(pickle.dumps(error))
    assert (again.text("fr"), str(again)) == (error.text("fr"), str(error))


def test_long_and_broken_texts_are_cut_and_cleaned() -> None:
    error = BadInput("no-bot", bot="x\n\x1b[31m" + "y" * 500, bots="dice")
    assert str(error) == f"There is no bot 'x �[31m{'y' * 53}...'; installed are dice."
