"""Positions of recorded games on a server, for questions that are rare."""

import functools
import json
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page

import ironbridge
from ironbridge.game import Game
from ironbridge.titles.sample_games import sample_games

PATIENCE = 60_000
RECORDS = Path(__file__).resolve().parents[1] / "build_parity" / "records"


def record_of(name: str) -> str:
    """Returns the text of a record: of the tests, or of a title."""
    kept = {game.name: game.record for game in sample_games()}
    return kept.get(name) or (RECORDS / f"{name}.record").read_text("utf-8")


@functools.cache
def game_of(record: str) -> Game:
    """Returns the game of a record, replayed once."""
    return ironbridge.replay(record)


@functools.cache
def opened(address: str, record: str) -> str:
    """Returns the id of the game of a record on a server, where it is opened once."""
    made = httpx.post(f"{address}/api/records", json={"text": record}, timeout=60)
    return str(made.raise_for_status().json()["game"])


@functools.cache
def steps_to(
    record: str, kind: str, verb: str | None, least: int = 2, after: int = 0
) -> tuple[Game, int]:
    """Returns the first position of a record with this question and at least ``least`` choices.

    ``after`` is the number of steps that are left out at the beginning.
    """
    game = game_of(record)
    for step in range(after, len(game.steps)):
        then = game.at(step)
        question = then.view(None).question
        if question.kind == kind and question.verb in (verb, None) and len(then.choices) >= least:
            return then, step
    raise AssertionError(f"{kind} is never asked in this record.")


def moment(
    address: str, name: str, kind: str, verb: str | None = None, least: int = 2, after: int = 0
) -> dict[str, Any]:
    """Returns a game on the server at such a position, with its seats and the seat to act."""
    record = record_of(name)
    then, step = steps_to(record, kind, verb, least, after)
    steps, done = game_of(record).steps, len(then.actions)
    fork = f"{address}/api/games/{opened(address, record)}/fork"
    made = httpx.post(fork, json={"action": done}, timeout=60).json()
    begun = next(n for n in range(step + 1) if len(then.at(n).actions) == done)
    for code in steps[begun:step]:
        answer(address, made, code)
    return {**made, "to_act": seen(address, made)["view"]["question"]["seat"]}


def seen(address: str, made: dict[str, Any]) -> dict[str, Any]:
    """Returns the public view of a game."""
    found: dict[str, Any] = httpx.get(f"{address}/api/games/{made['game']}/view", timeout=60).json()
    return found


def answer(address: str, made: dict[str, Any], code: int) -> None:
    """Plays a choice with the token of the seat to act."""
    now = seen(address, made)
    seat = now["view"]["question"]["seat"]
    token = next(one["token"] for one in made["seats"] if one["seat"] == seat)
    httpx.post(
        f"{address}/api/games/{made['game']}/entries",
        json={"seat": seat, "seen": now["entry"], "play": code},
        headers={"Authorization": f"Bearer {token}"},
        timeout=60,
    ).raise_for_status()


def sit(page: Page, address: str, made: dict[str, Any]) -> None:
    """Opens a game at the seat to act, past the actions of others."""
    own = [seat for seat in made["seats"] if seat["seat"] == made["to_act"]]
    kept = json.dumps({made["game"]: {"seats": own}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}")
    page.locator(".stepper .go, [data-asked]").first.wait_for(timeout=PATIENCE)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
