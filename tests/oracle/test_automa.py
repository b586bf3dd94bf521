"""The Automa does in random games what its oracle foretells, deed by deed."""

from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge import Game
from tests.oracle.automa import Oracle
from tests.rulebook.automa.solo import NO_BREWERY, NO_MANUFACTURER

FONDNESS = {
    "anything": {},
    "builder": {"build": 8.0, "sell": 20.0, "loan": 3.0, "pass": 0.05, "scout": 0.2},
    "railwayman": {"link": 10.0, "build": 2.0, "loan": 4.0, "pass": 0.05, "scout": 0.2},
    "idler": {"pass": 30.0},
}
"""How fond a person is of a choice by its first word; what is not named counts 1."""


def numbers(game: Game, key: str) -> list[int]:
    """The cards or lots of one line of the position."""
    for row in game.text.splitlines():
        name, _, value = row.partition(":")
        if name == key:
            return [int(part) for part in value.split(",") if part.strip()]
    return []


def foretold(game: Game) -> list[str]:
    """What the oracle says the Automa will do next."""
    shuffles = (numbers(game, "automa shuffles") or [0])[0]
    lots = numbers(game, "automa lots")
    return Oracle(game.view(None), numbers(game, "automa deck"), lots, shuffles).foretell()


def done(game: Game, since: int) -> list[str]:
    """What the Automa did, in the words of the oracle."""
    names = game.setting.names
    deeds: list[str] = []
    selling = False
    for event in game.events[since:]:
        a, b = event.a, event.b
        kind = event.name.split()[0]
        if event.name == "turn ended" and event.seat == 1:
            break
        if event.seat != 1:
            continue
        if event.name == "automa back read":
            selling = True
            deeds.append(f"back {a + 1}")
        elif event.name == "tile flipped":
            goods = names.tiles[b][:-1] in ("cotton", "manufacturer", "pottery")
            deeds += [f"sell {names.slots[a]}"] if goods and selling else []
        elif event.name in ("coal taken", "iron taken", "beer taken"):
            deeds += [f"{kind} {names.slots[a]}"] * b
        elif event.name in ("coal bought", "iron bought"):
            deeds += [f"market {kind}"] * a
        else:
            deeds += told(names, event.name, a, b)
    return deeds


def told(names: Any, name: str, a: int, b: int) -> list[str]:
    """The deed of an event that needs no more than itself."""
    deeds = {
        "automa card drawn": f"draw {a + 1}",
        "automa card refused": f"refuse {a + 1}",
        "automa shuffled": f"shuffle {a}",
        "automa developed": f"develop {a}",
        "passed": "pass",
    }
    if name == "tile built":
        return [f"build {names.tiles[b]} {names.slots[a]}"]
    if name == "link laid":
        return [f"link {names.links[a]}"]
    if name == "barrel taken":
        return [f"barrel {names.spaces[a]}"]
    return [deeds[name]] if name in deeds else []


def choose(game: Game, rng: Random, fondness: dict[str, float]) -> int:
    """A choice at random, some more likely than others."""
    choices = list(game.choices)
    weights = [fondness.get(choice.text.split()[0], 1.0) for choice in choices]
    return rng.choices(choices, weights)[0].code


def play_along(game: Game, rng: Random, fondness: dict[str, float]) -> int:
    """Play a game; before each turn of the Automa let the person pass on a copy and compare."""
    turns = 0
    while not game.over:
        if game.position.ask == 0 and game.position.actions == 1:
            twin = game.copy()
            wanted = foretold(twin)
            since = len(twin.events)
            card = twin.view(0)["seats"][0]["hand"][0]  # type: ignore[index]
            twin.play(f"pass with {card}")
            assert done(twin, since) == wanted, game.text
            turns += 1
        game.play(choose(game, rng, fondness))
    return turns


@pytest.mark.parametrize("fond_of", FONDNESS)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", range(2))
def test_the_automa_does_what_was_foretold(level: str, fond_of: str, seed: int) -> None:
    game = ironbridge.new("birmingham", automa=level, seed=seed)
    assert play_along(game, Random(seed), FONDNESS[fond_of]) == 20


@pytest.mark.parametrize("mat", [NO_BREWERY, NO_MANUFACTURER, "coal 0 0 0 0, iron 0 0 0 0"])
def test_with_mats_that_make_it_hard(mat: str) -> None:
    game = ironbridge.new("birmingham", automa="medium", mat=mat, seed=9)
    assert play_along(game, Random(9), FONDNESS["builder"]) == 20
