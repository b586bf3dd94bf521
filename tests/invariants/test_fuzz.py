"""Fuzzed texts are refused in one sentence or give a valid game; no input is half applied."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ironbridge
from ironbridge import BadInput, Refused
from ironbridge.game import Game
from ironbridge.titles import find
from tests.invariants.games import TITLES, state, stations, wander

JUNK = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cs",)) | st.sampled_from(",.;:=- \n\t0179"),
    max_size=12,
)
NUMBERS = st.sampled_from(["0", "1", "2", "7", "8", "15", "31", "62", "99", "255", "9999", "-1",
                           "2305843009213693951", "99999999999999999999", "1.5", "²"])  # fmt: skip


def one_sentence(error: Exception) -> None:
    """Asserts that an error is one sentence of limited length."""
    text = str(error)
    assert text.strip() == text
    assert text, "an empty complaint"
    assert "\n" not in text, text
    assert text[-1] in ".?!…", text
    assert len(text) < 600, text


def attempt(deed: Callable[[], Any]) -> Any:
    """Returns the result; None when it was refused in one sentence. Other errors fail."""
    try:
        return deed()
    except (BadInput, Refused) as error:
        one_sentence(error)
    return None


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """Returns a text with a few random corruptions."""
    for _ in range(draw(st.integers(1, 3))):
        text = draw(
            st.sampled_from(
                [characters, lines_lost, lines_swapped, numbers_changed, words_swapped, cut]
            )
        )(draw, text)
    return text


def characters(draw: st.DrawFn, text: str) -> str:
    """Replaces some characters."""
    at = draw(st.integers(0, max(len(text) - 1, 0)))
    return text[:at] + draw(JUNK) + text[at + draw(st.integers(0, 4)) :]


def lines_lost(draw: st.DrawFn, text: str) -> str:
    """Removes or repeats a line."""
    lines = text.splitlines() or [""]
    at = draw(st.integers(0, len(lines) - 1))
    lines[at : at + 1] = [lines[at]] * draw(st.sampled_from([0, 2]))
    return "\n".join(lines) + "\n"


def lines_swapped(draw: st.DrawFn, text: str) -> str:
    """Exchanges the values of two lines."""
    lines = text.splitlines() or [""]
    one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[one] = f"{lines[one].partition(':')[0]}:{lines[other].partition(':')[2]}"
    return "\n".join(lines) + "\n"


def numbers_changed(draw: st.DrawFn, text: str) -> str:
    """Replaces a number."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    number = draw(st.sampled_from(found))
    return text[: number.start()] + draw(NUMBERS) + text[number.end() :]


def words_swapped(draw: st.DrawFn, text: str) -> str:
    """Exchanges two items of a list."""
    parts = re.split(r"(, |; |\n)", text)
    one, other = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
    parts[one], parts[other] = parts[other], parts[one]
    return "".join(parts)


def cut(draw: st.DrawFn, text: str) -> str:
    """Truncates the text."""
    return text[: draw(st.integers(0, len(text)))]


def plays_on(game: Game) -> None:
    """Asserts that an accepted game can be viewed, written, read again and played."""
    text = game.text
    assert ironbridge.load(text).text == text
    for seat in range(game.spec.seats):
        game.view(seat)
    wander(game, Random(1), 12)
    assert ironbridge.load(game.text).text == game.text
    assert game.over or len(game.choices) > 0


# Positions and records


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_plays_on(title: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(stations(title)))
    text = data.draw(spoiled(game.text))
    loaded = attempt(lambda: ironbridge.load(text))
    if loaded is not None:
        plays_on(loaded)


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=60)
@given(data=st.data())
def test_a_spoiled_record_is_refused_or_replays(title: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(stations(title)[:5]))
    text = data.draw(spoiled(game.record))
    again = attempt(lambda: ironbridge.replay(text))
    if again is not None:
        assert ironbridge.replay(again.record).text == again.text


@settings(max_examples=200)
@given(text=st.text(max_size=200) | st.text("ironbdge posta1:\n,", max_size=80))
def test_garbage_is_no_position_and_no_record(text: str) -> None:
    assert attempt(lambda: ironbridge.load(text)) is None
    assert attempt(lambda: ironbridge.replay(text)) is None


# Actions


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_spoiled_action_is_refused_whole_or_played(title: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(stations(title)[:-1])).copy()
    lines = [line for _, line in data.draw(st.sampled_from(stations(title)[3:])).actions]
    texts = [choice.text for choice in game.choices]
    start = data.draw(st.sampled_from(lines) | st.sampled_from(texts))
    text = data.draw(st.just(start) | spoiled(start))
    before = state(game)
    why = attempt(lambda: game.why_not(text))
    assert state(game) == before
    if attempt(lambda: game.play(text) or True) is None:
        assert state(game) == before
    else:
        assert why is None


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=60)
@given(data=st.data())
def test_any_code_is_checked(title: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(stations(title))).copy()
    code = data.draw(st.integers(-3, 500) | st.integers())
    before = state(game)
    if attempt(lambda: game.play(code) or True) is None:
        assert state(game) == before
    else:
        assert code in before[4]  # type: ignore[operator]


# New games

ANYTHING = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats()


@settings(max_examples=200)
@given(data=st.data())
def test_any_wish_makes_a_game_or_a_sentence(data: st.DataObject) -> None:
    title = data.draw(st.sampled_from(TITLES))
    card = find(title)
    options = st.sampled_from([option.name for option in card.options]) | st.text(max_size=6)
    values = ANYTHING | st.sampled_from([v for option in card.options for v in option.values])
    wishes = {
        "seats": st.sampled_from([2, 3, 4, 5]) | ANYTHING,
        "seed": st.integers(0, 9) | ANYTHING,
        "variant": st.none() | st.sampled_from(["", *card.variants]) | ANYTHING,
        "board": st.none() | st.sampled_from(["", *card.boards]) | ANYTHING,
        "automa": st.none() | st.sampled_from(["", *card.automa]) | ANYTHING,
        "rules": st.none() | st.dictionaries(options, values, max_size=3) | ANYTHING,
    }
    chosen: dict[str, Any] = {
        key: data.draw(wishes[key]) for key in data.draw(st.sets(st.sampled_from(sorted(wishes))))
    }
    name = data.draw(st.just(title) | st.text(max_size=8))
    game = attempt(lambda: ironbridge.new(name, **chosen))
    if game is not None:
        plays_on(game)


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=80)
@given(data=st.data())
def test_a_spoiled_deal_is_refused_or_dealt(title: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(stations(title)[:1]))
    deal: dict[str, Any] = dict(game.deal)
    key = data.draw(st.sampled_from(sorted(deal)))
    value = deal[key]
    if isinstance(value, list):
        changed = data.draw(st.permutations(value) | st.lists(st.sampled_from(value)) | ANYTHING)
    else:
        keys = st.sampled_from(sorted(value)) | st.text(max_size=5)
        counters = st.sampled_from(sorted(value.values())) | ANYTHING
        changed = data.draw(st.dictionaries(keys, counters) | ANYTHING)
    deal[data.draw(st.just(key) | st.text(max_size=5))] = changed
    dealt = attempt(lambda: ironbridge.new(title, seats=game.spec.seats, deal=deal))
    if dealt is not None:
        assert ironbridge.replay(dealt.record).text == dealt.text
