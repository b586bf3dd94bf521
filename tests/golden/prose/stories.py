"""Games told aloud: a record with every event as a sentence below the action that led to it.

``python -m tests.golden.prose.stories`` writes all of them again; read what has changed.
"""

from pathlib import Path

import ironbridge
from ironbridge import Game, i18n
from ironbridge.types import Event

FOLDER = Path(__file__).parent
PLAYERS = ("Ada",)
"""The person; the Automa has its own name."""
INDENT = "    "


def record_of(story: str) -> str:
    """The record inside a story: all that is not indented."""
    header, _, body = story.partition("\n\n")
    actions = [line for line in body.splitlines() if line and not line.startswith(INDENT)]
    return "\n".join([header, "", *actions, ""])


def story_of(record: str) -> str:
    """The record with its events told; the turn of the Automa stands apart."""
    header, _, body = record.partition("\n\n")
    game = ironbridge.replay(f"{header}\n\n")
    lines = [header, ""]
    for line in body.splitlines():
        told = len(game.events)
        game.play(line.partition(": ")[2])
        lines += [line, *paragraphs(game, list(game.events[told:]))]
    return "\n".join(lines) + "\n"


def paragraphs(game: Game, events: list[Event]) -> list[str]:
    """Sentences, with an empty line before and after the turn of the Automa."""
    lines: list[str] = []
    turn_over = False
    for event in events:
        if event.kind == "turn ended":
            turn_over = True
            continue
        if turn_over and event.seat != 0:
            lines.append("")
            turn_over = False
        lines.append(INDENT + i18n.event(game.spec, event, "en", PLAYERS))
    return [*lines, ""]


def stories() -> list[Path]:
    """Every story of this folder."""
    return sorted(FOLDER.glob("*.txt"))


if __name__ == "__main__":
    for path in stories():
        path.write_text(story_of(record_of(path.read_text("utf-8"))), "utf-8")
