"""French and Russian screens contain no English: every screen is opened, every word checked.

Typed text is notation in every language; places, titles and bots are proper names.
"""

import io
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import ironbridge
from benchmarks import bench_messages
from ironbridge.bots import names as bot_names
from ironbridge.cli.commands.replay import print_lines, step_through
from ironbridge.cli.commands.titles import show_titles
from ironbridge.game import Game
from ironbridge.game.board_data import sheet_of
from ironbridge.terminal.commands import COMMANDS
from ironbridge.terminal.labels import Speech
from ironbridge.terminal.new_game import ask_seats, ask_title
from ironbridge.terminal.reference_tables import markets_table, tiles_table
from tests.cli.screens import Screenful, sit, table
from tests.helpers.extent import LONG

SOURCES = Path(ironbridge.__file__).parent
WORD = re.compile(r"[^\W\d_]{2,}")
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
TABLES = {
    "birmingham": {"seats": 3},
    "lancashire": {"seats": 3},
    "age_of_industry": {"seats": 3},
    "automa": {"automa": "easy"},
    "new england": {"seats": 3, "board": "new_england"},
}
TYPED = {
    *COMMANDS,
    *("file", "fichier", "action", "enter", "load", "build", "coal", "dudley", "link", "terminal"),
    *("fr", "ru", "en", "easy", "medium", "hard"),
}
"""Text that a person types, and keys."""
ROMAN = {"ii", "iii", "iv", "vi", "vii", "viii"}
PLAYED = 40 if LONG else 10
"""Number of choices in a sitting."""


def wanted(name: str, language: str, seed: int = 7) -> Game:
    """Returns a game of one of the ``TABLES`` in a language."""
    title = {"automa": "birmingham", "new england": "age_of_industry"}.get(name, name)
    return table(title, language, seed, **TABLES[name])


def words_of(text: str) -> set[str]:
    """Returns the lower-case words of a text."""
    return {word.lower() for word in WORD.findall(text)}


def names_at(game: Game) -> set[str]:
    """Returns the words of proper names at a table: places, titles, bots, rule ids."""
    names = game.spec.names
    named = [*names.places, *names.links, *bot_names(), "Ironbridge", "Brass"]
    named += [title.full_name for title in ironbridge.titles()]
    named += [title.name for title in ironbridge.titles()]
    return words_of(" ".join(named).replace("_", " "))


@cache
def said_in(language: str) -> set[str]:
    """Returns every word of a language's Fluent files and rulebooks."""
    files = [
        *(SOURCES / "i18n" / language).glob("*.ftl"),
        *(bench_messages.FOLDER / language).glob("*.ftl"),
        *SOURCES.glob(f"titles/**/i18n/{language}.ftl"),
    ]
    values = [
        re.sub(r"\{[^{}]*\}|^\s*\*?\[[^\]]*\]|^#.*|^[\w-]+ =", " ", line)
        for file in files
        for line in file.read_text("utf-8").splitlines()
    ]
    for file in SOURCES.glob(f"titles/**/rulebook.{language}.toml"):
        rules = file.read_text("utf-8")
        values.append(re.sub(r"""(?m)^("[^"]*"|\w+) =|^\[.*\]|^#.*""", " ", rules))
    return words_of(" ".join(values))


def english_in(shown: str, game: Game, language: str) -> set[str]:
    """Returns the English words on a screen."""
    shown = re.sub(r"\[[A-Z]+-[\w-]+\]|\S+…", " ", shown)  # rule ids, shortened names
    allowed = names_at(game) | TYPED | ROMAN
    if language == "ru":
        return {word.lower() for word in LATIN.findall(shown)} - allowed
    return (words_of(shown) & (said_in("en") - said_in(language))) - allowed


def typed_out(shown: str, typed: list[str]) -> str:
    """Returns the output without the echo of typed lines."""
    for line in typed:
        shown = shown.replace(f"> {line}\n", ">\n")
    return shown


def choices_of(game: Game, rng: Random, many: int) -> list[str]:
    """Returns lines that continue a game: numbers, and an Enter where a prompt may wait."""
    return [line for _ in range(many) for line in (str(rng.randrange(1, 6)), "")]


at_every_table = pytest.mark.parametrize("name", list(TABLES))
in_both = pytest.mark.parametrize("language", ["fr", "ru"])


@at_every_table
@in_both
def test_a_sitting(name: str, language: str) -> None:
    """Table, help, board, links, mats, reference tables, log, refusals, previews, actions."""
    game = wanted(name, language)
    first = game.choices[0].text
    looks = ["?", "board", "ways", "mat", "printed", "hand", "log", "undo", "999", "fly away"]
    looks += ["why", "preview", "save", "load", "language xx", "preview 1", "why 1"]
    looks += [f"why {text}" for text in refused(game)]
    played = choices_of(game, Random(3), PLAYED)
    bots = () if name == "automa" else ("greedy",)
    shown = sit(game, *looks, *played, "log 99", "quit", "?", "", bots=bots, height=200)
    shown = shown.replace("fly away", " ").replace(first, " ")
    assert english_in(typed_out(shown, looks), game, language) == set()


def refused(game: Game) -> list[str]:
    """Returns some illegal actions, one of each verb."""
    codes = set(game.choices.codes)
    found: dict[str, str] = {}
    from ironbridge.game.view import choices_of as every_choice

    for choice in every_choice(game.spec):
        if choice.code not in codes:
            found.setdefault(choice.verb, choice.text)
    return list(found.values())


@at_every_table
@in_both
def test_the_end_of_a_game(name: str, language: str) -> None:
    game = wanted(name, language)
    rng = Random(2)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    shown = sit(game, "board", "log 400", "7", "quit", height=500)
    assert english_in(typed_out(shown, ["board", "log 400", "7"]), game, language) == set()


@in_both
def test_the_questions_before_a_game(language: str) -> None:
    game = wanted("birmingham", language)
    screen = Screenful("?", "9", "quit")
    shown = screen.watch(lambda console: ask_title(console, language))
    screen = Screenful("?", "x", "quit")
    shown += screen.watch(lambda console: ask_seats(console, "birmingham", language))
    assert english_in(shown, game, language) == set()


@in_both
def test_two_people_at_one_screen(language: str) -> None:
    game = wanted("lancashire", language)
    shown = sit(game, "1", "?", "", "text", "quit", "", height=60)
    shown = re.sub(r"(?ms)^ironbridge position 1.*?^$", "", shown)
    assert english_in(shown, game, language) == set()


@at_every_table
@in_both
def test_a_record_that_is_followed(name: str, language: str) -> None:
    """Replays a record as a list, and step by step with the board."""
    game = wanted(name, language)
    rng = Random(5)
    while len(game.actions) < 30:
        game.play(rng.choice(game.choices.codes))
    record = ironbridge.replay(game.record).record
    shown = Screenful(height=400).watch(
        lambda console: print_lines(record, None, console, language)
    )
    screen = Screenful("", "?", "b", "", "q")
    shown += screen.watch(lambda console: step_through(record, None, console, language))
    assert english_in(shown, game, language) == set()


@in_both
def test_the_list_of_titles(language: str) -> None:
    game = wanted("birmingham", language)
    shown = Screenful().watch(lambda console: show_titles(console, ironbridge.titles(), language))
    offered = [option.name for title in ironbridge.titles() for option in title.options]
    offered += [
        str(value).lower()
        for title in ironbridge.titles()
        for option in title.options
        for value in option.values
    ]
    offered += [name for title in ironbridge.titles() for name in (*title.variants, *title.boards)]
    offered += ["alpha", "beta", "production", "IRONBRIDGE_AGE_OF_INDUSTRY_PRINT"]
    notation = words_of(" ".join(offered).replace("_", " "))
    notation |= names_at(wanted("lancashire", language)) | names_at(wanted("new england", language))
    assert english_in(shown.replace("_", " "), game, language) - notation == set()


def test_english_is_found() -> None:
    """The test can fail: an English screen contains English words."""
    game = wanted("birmingham", "en")
    shown = sit(game, "?", "quit")
    assert {"cotton", "player"} <= english_in(shown, game, "ru")
    assert {"player", "points", "money"} & english_in(shown, game, "fr")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("title", ["birmingham", "lancashire", "age_of_industry"])
def test_tables_of_printed_tiles_are_whole_in_80_columns(title: str, language: str) -> None:
    spec = ironbridge.new(title, seats=4, seed=1).spec
    sheet, speech = sheet_of(spec), Speech(spec, language)
    console = Console(width=80, file=io.StringIO())
    console.print(tiles_table(sheet, speech), markets_table(sheet, speech))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
