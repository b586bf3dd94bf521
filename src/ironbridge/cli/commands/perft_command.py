"""The command ``perft``: counts actions and choices, or checks the counts of a perft file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ironbridge.cli.progress import counting, plain_table
from ironbridge.errors import BadInput
from ironbridge.game import Game, load
from ironbridge.game.game_file import read_game
from ironbridge.i18n.cli_messages import report
from ironbridge.notation.files import read_text
from ironbridge.sim.perft import (
    Count,
    PerftEntry,
    below_actions,
    below_choices,
    count_actions,
    read_perft,
    whole_actions,
)


def count_all(game: Game, depth: int, language: str = "en") -> dict[str, object]:
    """Returns the perft counts for depths 1 to ``depth``, and the split by action at the last."""
    spec, pos = game.spec, game.position
    counts = [count_actions(spec, pos, n) for n in range(1, depth)]
    actions = len(whole_actions(spec, pos))
    choices = len(game.choices) if depth > 1 else 1
    split: dict[str, int] = {}
    last = 0
    name = report(language, "bar-perft", title=spec.title, depth=depth)
    with counting(name, actions + choices) as done:
        for line, many in below_actions(spec, pos, depth):
            split[line] = many
            done(1)
        for many in below_choices(spec, pos, depth):
            last += many
            done(1)
    counts.append(Count(sum(split.values()), last))
    return {
        "title": spec.title,
        "seats": spec.seats,
        "depth": depth,
        "actions": [count.actions for count in counts],
        "choices": [count.choices for count in counts],
        "split": split,
    }


def count_file(path: Path, depth: int, language: str = "en") -> dict[str, object]:
    """Checks the counts of a perft file; for a position or a record, returns its perft counts."""
    text = read_text(path)
    if not text.lstrip().startswith(("id ", "#")):
        return count_all(read_game(path), depth, language)
    entries = read_perft(text)
    rows: list[dict[str, Any]] = []
    with counting(path.name, len(entries)) as done:
        for entry in entries:
            rows += count_entry(path, entry)
            done(1)
    return {"file": str(path), "counts": rows, "wrong": wrong_counts(rows)}


def count_entry(path: Path, entry: PerftEntry) -> Iterator[dict[str, Any]]:
    """Yields the expected and the actual counts of one position of a perft file."""
    try:
        game = load(entry.pos)
    except BadInput as wrong:
        raise BadInput("in-entry", file=path, entry=entry.id, wrong=wrong) from None
    for what, expected in (("actions", entry.actions), ("choices", entry.choices)):
        for depth, many in sorted(expected.items()):
            counted = getattr(count_actions(game.spec, game.position, depth), what)
            row = {"id": entry.id, "what": what, "depth": depth}
            yield {**row, "expected": many, "counted": counted}


def wrong_counts(entries: list[dict[str, Any]]) -> int:
    """Returns the number of wrong counts."""
    return sum(entry["expected"] != entry["counted"] for entry in entries)


def show_counts(console: Console, found: dict[str, Any], language: str = "en") -> None:
    """Prints perft counts as tables."""
    if "counts" in found:
        show_checked(console, found, language)
        return
    for line, many in sorted(found["split"].items()):
        console.print(Text(f"{many:>10}  {line}"), highlight=False)
    table = plain_table(language, (), ("depth", "actions", "choices"))
    for n, (actions, choices) in enumerate(zip(found["actions"], found["choices"]), 1):
        table.add_row(str(n), str(actions), str(choices))
    console.print(table)


def show_checked(console: Console, found: dict[str, Any], language: str) -> None:
    """Prints the counts of a perft file, wrong ones in red."""
    table = plain_table(language, ("id", "what"), ("depth", "expected", "counted"))
    for entry in found["counts"]:
        wrong = entry["expected"] != entry["counted"]
        shown = {**entry, "what": report(language, f"column-{entry['what']}")}
        table.add_row(*(str(value) for value in shown.values()), style="red" if wrong else None)
    console.print(table)
    console.print(
        report(language, "perft-wrong", wrong=found["wrong"], counts=len(found["counts"]))
    )
