"""Stories: records with each event as a sentence below its action.

``python -m tests.golden.prose.stories`` rewrites all of them; read the diff.
"""

from pathlib import Path

import ironbridge
from ironbridge import Game, i18n
from ironbridge.types import Event

FOLDER = Path(__file__).parent
PLAYERS = ("Ada",)
"""Name of the person; the Automa has its own."""
INDENT = "    "


def record_of(story: str) -> str:
    """Returns the record inside a story: all lines without indentation."""
    header, _, body = story.partition("\n\n")
    actions = [line for line in body.splitlines() if line and not line.startswith(INDENT)]
    return "\n".join([header, "", *actions, ""])


def story_of(record: str) -> str:
    """Returns a record with its events as sentences; the turn of the Automa is a paragraph."""
    header, _, body = record.partition("\n\n")
    game = ironbridge.replay(f"{header}\n\n")
    lines = [header, ""]
    for line in body.splitlines():
        told = len(game.events)
        game.play(line.partition(": ")[2])
        lines += [line, *paragraphs(game, list(game.events[told:]))]
    return "\n".join(lines) + "\n"


def paragraphs(game: Game, events: list[Event]) -> list[str]:
    """Returns sentences, with an empty line before and after the turn of the Automa."""
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
    """Returns every story of this folder."""
    return sorted(FOLDER.glob("*.txt"))


if __name__ == "__main__":
    for path in stories():
        path.write_text(story_of(record_of(path.read_text("utf-8"))), "utf-8")
