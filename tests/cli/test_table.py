"""Terminal session on a screen of 80x24: output, quitting, saving."""

import re
from pathlib import Path
from random import Random

import pytest

import ironbridge
from ironbridge.game import Game
from ironbridge.terminal.choice_list import groups_of
from ironbridge.terminal.commands import HELPED
from ironbridge.terminal.labels import label
from ironbridge.terminal.new_game import Wanted, ask_seats, ask_title
from ironbridge.terminal.screen import Screen
from ironbridge.terminal.session import Session
from tests.cli.screens import Screenful, sit, table

PRICE = re.compile(r"£\d+")


def later(game: Game, choices: int, seed: int = 1) -> Game:
    """Plays at least ``choices`` random choices, up to the beginning of an action."""
    rng = Random(seed)
    while choices > 0 or game.begun:
        game.play(rng.choice(game.choices.codes))
        choices -= 1
    return game


# Help and quitting


@pytest.mark.parametrize("way", ["quit", "q", "exit", "QUIT"])
def test_the_title_question_takes_help_and_quit(way: str) -> None:
    screen = Screenful("?", "nonsense", way)
    assert "quit leaves" in screen.watch(lambda console: ask_title(console, "en"))
    assert screen.typed == []


def test_a_title_by_number_name_or_beginning() -> None:
    for typed in ("2", "birmingham", "Birm", "brass: b"):
        found: list[str | None] = []
        Screenful(typed).watch(lambda console, found=found: found.append(ask_title(console, "en")))
        assert found == ["birmingham"]


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("", Wanted(4)),
        ("2", Wanted(2)),
        ("3 dice greedy", Wanted(3, ("dice", "greedy"))),
        ("1", Wanted(1, automa="easy")),
        ("1 hard", Wanted(1, automa="hard")),
        ("quit", None),
    ],
)
def test_the_players_question(typed: str, wanted: Wanted | None) -> None:
    found: list[Wanted | None] = []
    screen = Screenful("?", "9", "2 nobody", typed)
    said = screen.watch(lambda console: found.append(ask_seats(console, "birmingham", "en")))
    assert found == [wanted]
    assert said.count("quit leaves.") == 3
    assert "greedy" in said


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("loan", "Begun: loan"), ("1", "Pass the screen to player 2")],
    ids=["in the midst of an action", "while the screen is handed over"],
)
def test_help_and_quit(typed: str, shown: str) -> None:
    out = sit(table("birmingham", seats=2), typed, "?", "quit", "")
    assert shown in out
    assert "play choice 7" in out
    assert out.endswith("Goodbye.\n")


def test_everything_that_can_be_typed_is_helped_with() -> None:
    out = sit(table("birmingham", seats=2), "?")
    for name in HELPED[2:]:
        assert f"\n{name}" in out


# The end


def finished() -> Game:
    game = table("birmingham", seats=2, variant="introductory")
    rng = Random(5)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    return game


def test_the_table_stays_open_after_the_game(tmp_path: Path) -> None:
    game = finished()
    path = tmp_path / "game.record"
    out = sit(game, "board", "?", "log 3", "7", f"record {path}", "quit")
    assert "The game is over." in out
    assert out.count("Stoke-on-Trent") >= 2
    assert "play choice 7" in out
    assert ironbridge.replay(path.read_text("utf-8")).actions == game.actions
    assert out.endswith("Goodbye.\n")


def test_the_final_map_has_the_links_that_were_scored() -> None:
    game = finished()
    links = game.view(None).before_scoring
    assert links is not None
    assert not game.view(None).links
    shown = " ".join(sit(game, "quit").split())
    assert [link for link in links.links if link not in shown] == []


@pytest.mark.parametrize("way", ["quit", KeyboardInterrupt, EOFError])
def test_leaving_offers_to_keep_the_game(way: str | type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "kept.record"
    out = sit(table("birmingham", seats=2), "loan", "1", "", way, "?", str(path))
    assert "Keep the game?" in out
    assert "terminal --load FILE" in " ".join(out.split())
    first = ironbridge.replay(path.read_text("utf-8")).actions[0]
    assert first[1].startswith("loan")


def test_nothing_is_offered_where_nothing_is_lost(tmp_path: Path) -> None:
    assert "Keep" not in sit(table("birmingham", seats=2), "quit")
    out = sit(table("birmingham", seats=2), "loan", "1", "", f"save {tmp_path / 'p'}", "quit")
    assert "Keep" not in out


def test_an_interruption_while_a_bot_thinks_offers_to_keep_the_game() -> None:
    class Sleepy:
        name = "sleepy"

        def choose(self, view: object, rng: Random) -> int:
            raise KeyboardInterrupt

    game = table("birmingham", seats=2)
    screen = Screenful("loan", "1", "")
    seated = [None if seat == game.seat else Sleepy() for seat in range(2)]
    out = screen.watch(lambda console: Session(game, seated, console).run())
    assert "Keep the game?" in out
    assert out.endswith("Goodbye.\n")


# What is shown


def test_players_are_spoken_of_by_name() -> None:
    out = sit(table("birmingham", seats=2), "1", "1", "log", "quit", "", bots=("greedy",))
    assert "● you " in out
    assert "Greedy ▲ " in out
    assert not re.search(r"[Ss]eat \d", out)


@pytest.mark.parametrize("title", [title.name for title in ironbridge.titles()])
def test_loans_read_as_money_and_nothing_is_quoted_that_is_empty(title: str) -> None:
    game = table(title, seats=3)
    out = sit(game, "sell", "build", "why sell", "why", "preview", "quit", "", height=60)
    assert re.search(r"loan [£$]\d+", out) or title == "age_of_industry"
    assert "''" not in out
    assert "«»" not in out


def test_cards_of_age_of_industry_name_their_cities() -> None:
    out = sit(table("age_of_industry", seats=3), "printed", "quit", height=400)
    assert re.search(r"\ngrey +5  Berlin, Magdeburg, Leipzig, Bohemia", out)


@pytest.mark.parametrize("title", [title.name for title in ironbridge.titles()])
@pytest.mark.parametrize("choices", [0, 14, 90])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_turn_fits_on_the_screen(title: str, choices: int, language: str) -> None:
    """A whole turn fits the screen: heading, board or a note on it, choices, prompt."""
    game = later(table(title, language), choices)
    out = sit(game, "quit")
    shown = out[: out.index(">")].splitlines()
    first = max(number for number, line in enumerate(shown) if line.startswith("──"))
    assert len(shown) - first <= 24
    assert max(map(len, shown)) <= 80
    assert label("keys", language) in out or label("keys-short", language) in out
    if game.view(None).tiles:
        assert label("no-room", language) in out or re.search(r"\n[●▲■◆★] .* \w{3}\d", out)


def test_every_choice_shows_what_it_costs_with_what_must_be_bought() -> None:
    """The displayed price is the money that the seat pays when it plays the choice."""
    tried = 0
    for title, choices in (("birmingham", 6), ("birmingham", 60), ("lancashire", 50)):
        game = later(table(title, seats=3), choices)
        screen = Screen(Screenful().console, game.spec, [""] * game.spec.seats)
        view = game.view(game.seat)
        verbs = {choice.code: choice.verb for choice in view.choices}
        for group in groups_of(game, screen.speech, screen.marks, screen.sheet.tiles):
            for offer in group.offers:
                if verbs[offer.code] in ("build", "link", "develop"):
                    told = PRICE.search(offer.text)
                    assert told is not None, offer
                    assert int(told[0][1:]) == spent_by(game, offer.code), offer
                    tried += 1
    assert tried > 20


def spent_by(game: Game, code: int) -> int:
    """Returns the money paid in an action that begins with a choice, as in its preview."""
    line = game.preview(code).line
    twin = game.copy()
    twin.play(line)
    events = twin.events_for(None, len(game.events))
    kinds = ("paid", "coal bought", "iron bought")
    return sum(int(event.details["money"] or 0) for event in events if event.kind in kinds)


def test_what_a_choice_replaces_and_whose_cubes_it_uses() -> None:
    text = """ironbridge position 1
title: birmingham
seats: 2
era: rail
seat 0: money 60
hand 0: Dudley, Coalbrookdale, coal, iron
hand 1: Leek, Derby
tiles: Dudley.1=coal1 of 0 with 2, Wolverhampton.2=coal2 of 1 with 1, Coalbrookdale.3=coal2 of 0
links: Dudley-Wolverhampton of 0, Coalbrookdale-Wolverhampton of 0
"""
    out = sit(ironbridge.load(text), "build", "link", "quit", "", height=60)
    assert re.search(r"Dudley\S* £\d+ \(over coal mine 1\)", out)
    assert re.search(r"£\d+ \(\d, own coal\)", out)
    assert re.search(r"£\d+ \(\d, ▲ coal\)", out) or "▲ coal" in out


def test_cubes_from_ones_own_mine_are_told() -> None:
    text = """ironbridge position 1
title: birmingham
seats: 2
era: rail
seat 0: money 60
hand 0: Dudley, coal
hand 1: Leek, Derby
tiles: Dudley.1=coal2 of 0 with 2
"""
    out = sit(ironbridge.load(text), "link Dudley-Wolverhampton", "1", "done", "quit", "")
    assert "Player 1 ● takes 1 coal from Dudley" in out


def test_a_long_list_is_shown_page_by_page() -> None:
    out = sit(table("birmingham", seats=2), "printed", "", "q", "quit")
    assert out.count("Enter: more, q: enough.") == 2
    assert "cotton mill 1 " in out


def test_what_the_next_tiles_cost_and_give() -> None:
    out = sit(table("birmingham", seats=2), "mat")
    row = next(line for line in out.splitlines() if line.startswith("cotton mill 1 "))
    assert row.split() == ["cotton", "mill", "1", "£12", "5", "+5", "1", "0", "1"]


# Texts that can be pasted back


@pytest.mark.parametrize("title", [title.name for title in ironbridge.titles()])
def test_text_can_be_pasted_back_and_betrays_nothing(title: str) -> None:
    game = later(table(title), 20)
    out = sit(game, "text", "quit", "")
    text = out[out.index("ironbridge position 1") :]
    text = text[: text.index("\n\n") + 1]
    pasted = ironbridge.load(text)
    assert game.seat is not None
    assert (
        pasted.view(game.seat).seats[game.seat].hand == game.view(game.seat).seats[game.seat].hand
    )
    assert pasted.view(None).tiles == game.view(None).tiles
    assert pasted.text == game.guess(game.seat, Random(0)).text  # hidden cards are dealt again
    again = sit(table(title), *text.splitlines(), "", "", "text", "quit")
    assert again.count("ironbridge position 1") == 2


def test_a_pasted_position_of_another_table_is_refused() -> None:
    text = table("lancashire", seats=3).text
    out = sit(table("birmingham", seats=2), *text.splitlines(), "", "quit")
    assert "That is a game of lancashire with 3 players" in out
