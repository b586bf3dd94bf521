"""Prints the behaviour of one checkout as JSON: one side of ``tools/compare_versions.py``.

Runs in the Python of the checkout, and knows the module names of that checkout and of version 0.1.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

Found = dict[str, Any]
SEED = 7
BOT_MOMENTS = (0, 60, 150)
"""Steps of a random game at which the bots are asked."""


def first_of(*places: str) -> Any:
    """Returns the first existing object among names like ``module:attribute``."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise SystemExit(f"none of these is there: {', '.join(places)}")


def digest(data: object) -> str:
    return hashlib.sha256(repr(data).encode()).hexdigest()[:16]


def cases(options: bool = True) -> list[Any]:
    """Returns every title with every number of seats, board, variant, Automa and option."""
    installed: Callable[..., list[Any]] = first_of(
        "ironbridge.testing.configurations:installed_cases", "ironbridge.sim.cases:installed_cases"
    )
    return installed(options=options)


def new_game(case: Any) -> Any:
    return first_of("ironbridge:new")(case.title, seats=case.seats, seed=SEED, **case.options)


def spec_of(game: Any) -> Any:
    return game.spec if hasattr(type(game), "spec") or hasattr(game, "spec") else game.setting


def history_of(game: Any) -> Any:
    return game.history if hasattr(game, "history") else game.course


def position_of(game: Any) -> Any:
    return history_of(game).pos


def random_steps(game: Any) -> Iterator[int]:
    """Plays a random game; yields the code of each choice before it is played."""
    rng = Random(SEED)
    while not game.over:
        code = rng.choice(game.choices.codes)
        yield code
        game.play(code)


# What is compared


def public_names() -> Found:
    """Returns the public names of the package and of a game."""
    package, game = importlib.import_module("ironbridge"), first_of("ironbridge:Game")
    names = {
        name: type(value).__name__
        for name, value in vars(package).items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType)
    }
    return names | {f"Game.{name}": "" for name in dir(game) if not name.startswith("_")}


def commands() -> Found:
    """Returns the options of every command."""
    group = first_of("ironbridge.cli.main:ironbridge_command", "ironbridge.cli:ironbridge_command")
    found: Found = {}
    for name, command in group.commands.items():
        chosen = command.choose([]) if hasattr(command, "choose") else command
        found[name] = sorted("/".join(each.opts) for each in chosen.params)
    return found


def bots() -> Found:
    return dict.fromkeys(first_of("ironbridge.bots:names")(), "")


def openapi() -> Found:
    """Returns parameters and fields of every operation by path, without names of components."""
    config = first_of("ironbridge.server.config:ServerConfig", "ironbridge.server.options:Options")
    completed = first_of(
        "ironbridge.server.api.openapi:completed", "ironbridge.server.described:completed"
    )
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        app = first_of("ironbridge.server.app:create_app")(config(data=folder))
        schema = completed(app.openapi_schema.to_schema())
    found: Found = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            if not isinstance(operation, dict) or "responses" not in operation:
                continue
            where = f"{method.upper()} {path}"
            for each in operation.get("parameters", []):
                if "$ref" in each:
                    each = schema["components"]["parameters"][each["$ref"].rsplit("/", 1)[-1]]
                found[f"{where} ?{each['name']}"] = each["in"]
            body = operation.get("requestBody", {}).get("content", {})
            for media, content in body.items():
                found |= fields(schema, content.get("schema", {}), f"{where} body {media}")
            for status, answer in operation["responses"].items():
                for media, content in answer.get("content", {}).items():
                    at = f"{where} {status} {media}"
                    found |= fields(schema, content.get("schema", {}), at)
    return found


def fields(schema: Found, part: Found, at: str, seen: tuple[str, ...] = ()) -> Found:
    """Returns the types of all fields below a part of the OpenAPI document."""
    if "$ref" in part:
        name = part["$ref"].rsplit("/", 1)[-1]
        if name in seen:
            return {at: "again"}
        return fields(schema, schema["components"]["schemas"][name], at, (*seen, name))
    found: Found = {at: str(part.get("type", "any"))}
    for name, value in part.get("properties", {}).items():
        need = "" if name in part.get("required", ()) else "?"
        found |= fields(schema, value, f"{at}.{name}{need}", seen)
    for key in ("oneOf", "anyOf", "allOf"):
        for each in part.get(key, ()):
            found |= fields(schema, each, f"{at}|", seen)
    if isinstance(part.get("items"), dict):
        found |= fields(schema, part["items"], f"{at}[]", seen)
    return found


def choice_tables() -> Found:
    """Returns a hash of the texts of all choices, by table."""
    found = {}
    for case in cases():
        texts = list(history_of(new_game(case)).texts.text)
        found[case.name] = f"{len(texts)} {digest(texts)}"
    return found


def games() -> Found:
    """Returns hashes of positions, choices, events and record of a random game of each table."""
    found = {}
    for case in cases():
        game = new_game(case)
        texts = [(game.text, tuple(game.choices.codes), code) for code in random_steps(game)]
        kinds = spec_of(game).events
        events = [
            (kinds[what].name, int(seat), int(a), int(b))
            for what, seat, a, b, _ in history_of(game).events(0)
        ]
        found[case.name] = (
            f"{len(texts)} steps {digest(texts)} end {digest(game.text)} "
            f"events {digest(events)} record {digest(game.record)}"
        )
    return found


def perft() -> Found:
    """Returns the numbers of choices and whole actions of the first position of each table."""
    walk_actions = first_of("ironbridge.sim.perft:walk_actions")
    walk_choices = first_of("ironbridge.sim.perft:walk_choices")
    found = {}
    for case in cases(options=False):
        game = new_game(case)
        spec, pos = spec_of(game), position_of(game)
        found[case.name] = f"{walk_choices(spec, pos, 3)} {walk_actions(spec, pos, 1)}"
    return found


def bot_choices() -> Found:
    """Returns the choices of the bots in positions of a random game, without a clock."""
    find, view = first_of("ironbridge.bots:find"), first_of("ironbridge.bots:SeatView")
    found: Found = {}
    for case in cases(options=False):
        game = new_game(case)
        made = {name: list[object]() for name in ("greedy", "easy", "medium", "hard")}
        for step, _ in enumerate(random_steps(game)):
            if step in BOT_MOMENTS:
                for name, chosen in made.items():
                    bot = find(name)
                    if hasattr(bot, "level"):
                        bot.level = bot.level._replace(seconds=1e9)
                    if name == "hard":
                        bot.level = bot.level._replace(width=8, samples=24)
                    answer = bot.choose(view(game, game.seat), Random(3))
                    chosen.append(answer if isinstance(answer, int | str) else answer.code)
        found |= {f"{case.name} {name}": str(chosen) for name, chosen in made.items()}
    return found


def weights() -> Found:
    """Returns a hash of the weights of the evaluator of each table."""
    make = first_of(
        "ironbridge.bots.weights_file:evaluator_for", "ironbridge.bots.weights:judge_for"
    )
    found = {}
    for case in cases(options=False):
        evaluator = make(spec_of(new_game(case)))
        numbers = [int(one) for one in evaluator.weights]
        found[case.name] = f"{len(numbers)} {digest(numbers)}"
    return found


PARTS: dict[str, Callable[[], Found]] = {
    "public names": public_names,
    "commands": commands,
    "bots": bots,
    "openapi": openapi,
    "choice tables": choice_tables,
    "games": games,
    "perft": perft,
    "bot choices": bot_choices,
    "weights": weights,
}


if __name__ == "__main__":
    tree, *wanted = sys.argv[1:]
    sys.path.insert(0, str(Path(tree) / "src"))
    sys.stdout.write(json.dumps({name: PARTS[name]() for name in wanted or PARTS}))
