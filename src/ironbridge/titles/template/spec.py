"""Game spec of Millbrook: names, position lines and hooks."""

from collections.abc import Mapping

from ironbridge.core.position import Position
from ironbridge.errors import Fault
from ironbridge.titles.spec import GameSpec, TitleLine, is_count
from ironbridge.titles.template import board
from ironbridge.titles.template.codes import BOUGHT, EVENTS, REASON_NAMES
from ironbridge.titles.template.hooks import TemplateHooks
from ironbridge.titles.template.rules import TemplateRules
from ironbridge.titles.template.tables import make_names, make_tables


def make(seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns the spec for a number of seats."""
    names = make_names()
    tables = make_tables(seats, names)
    asked = options.get("rules", {})
    assert isinstance(asked, Mapping)
    busy = bool(asked.get("busy_harbour", False))
    rules = TemplateRules(tables, board.HARBOUR_BUYS * (2 if busy else 1))
    return GameSpec(
        title="template",
        seats=seats,
        options=dict(options),
        rules=rules,
        names=names,
        hooks=TemplateHooks(rules, names),
        decks=[f"{era} deck" for era in names.eras],
        piles=[],
        reason_names=REASON_NAMES,
        extra_events=EVENTS,
        extra_verbs={},
        extra_lines=[TitleLine("harbour", write_harbour, read_harbour)],
        tie_breaks=("income", "money"),
    )


MOST_BOUGHT = 99


def write_harbour(pos: Position) -> str:
    """Returns the number of mills that the harbour has bought from, as text."""
    return str(pos.words[BOUGHT])


def read_harbour(pos: Position, text: str) -> None:
    """Reads the number of mills that the harbour has bought from."""
    if not is_count(text, MOST_BOUGHT):
        raise Fault("own-number", key="harbour", most=MOST_BOUGHT, said=text[:20])
    pos.words[BOUGHT] = int(text)
