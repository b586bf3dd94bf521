"""Commands of the terminal besides answers: each is a function of the session."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ironbridge import i18n
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.game.choices import Choice
from ironbridge.game.game_file import read_game
from ironbridge.i18n.language import languages
from ironbridge.i18n.rulebook import rule_of_id
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.files import write_text
from ironbridge.terminal.event_log import tell
from ironbridge.terminal.line_input import HELP, LEAVE, in_pages, is_number_typed

if TYPE_CHECKING:
    from ironbridge.terminal.session import Session

TOLD: Final = 12
"""How many lines of the log are shown unless asked for more."""
SAME: Final = 0
"""The unseen is always dealt in the same way: the same knowledge gives the same text."""

HELPED: Final = (
    *("number", "build", "why", "preview", "undo", "reset", "board", "ways", "mat", "printed"),
    *("hand", "log", "text", "save", "record", "load", "language", "quit"),
)
"""What help tells of, in order: what is typed is the message ``typed-NAME``, what it does
``help-NAME``."""


def show_help(session: Session, rest: str) -> None:
    """Everything that can be typed."""
    table = Table.grid(padding=(0, 2))
    for name in HELPED:
        typed = Text(session.screen.label(f"typed-{name}"), "bold")
        table.add_row(typed, session.screen.label(f"help-{name}"))
    session.console.print(table)


def said(session: Session, rest: str, empty: str) -> Choice | str:
    """Returns what a command is about: a choice by its number, or a text."""
    if not rest:
        raise BadInput(session.screen.label(empty))
    return session.numbered(int(rest)) if is_number_typed(rest) else rest


def why(session: Session, rest: str) -> None:
    """Why something is not allowed, and the rule that forbids it."""
    refusal = session.game.why_not(said(session, rest, "why-what"))
    if refusal is None:
        session.screen.say(session.screen.label("allowed"), "green")
        return
    session.show_refusal(refusal)
    rule = rule_of_id(session.game.spec.title, refusal.rule, session.game.language)
    if rule is not None:
        session.screen.say(f"{rule.title}. {rule.text}", "dim")


def preview(session: Session, rest: str) -> None:
    """What an action would do, and what it would cost; nothing is played."""
    screen = session.screen
    asked = said(session, rest, "preview-what")
    found = session.game.preview(asked, screen.speech.language, screen.spoken())
    if screen.speech.language == "en":  # the line is notation; the effects say the same
        screen.say(found.line, "bold")
    price = screen.speech.money(found.price["total"])
    screen.say(screen.label("preview-price", price=price), "bold")
    if found.assumed:
        answers = ", ".join(assumed(session.game, found.assumed))
        screen.say(screen.label("assumed", answers=answers), "dim")
    for effect in found.effects:
        screen.say(f"  {effect.text[:1].upper()}{effect.text[1:]}")


def assumed(game: Game, answers: list[str]) -> list[str]:
    """Returns answers that a preview took for granted; in English as they are typed."""
    if game.language == "en":
        return answers
    texts = texts_of(game.spec)
    return [
        i18n.choice(game.spec, game.position, texts.codes(answer)[0], game.language)
        for answer in answers
    ]


def undo_turn(session: Session, rest: str) -> None:
    """Back to the beginning of the turn."""
    twin = session.game.copy()
    twin.undo_turn()
    session.show_game(twin)
    session.screen.say(session.screen.label("taken-back"))


def undo(session: Session, rest: str) -> None:
    """Back to a person's last choice; bots' choices in between go too."""
    twin = session.game.copy()
    twin.undo()
    while twin.seat is not None and session.bots[twin.seat] is not None:
        twin.undo()
    session.show_game(twin)
    session.screen.say(session.screen.label("taken-back"))


def show(session: Session, *parts: RenderableType) -> None:
    """Something long, page by page on a screen."""

    def more() -> bool:
        typed = session.ask(Text(session.screen.label("more"), "dim")).lower()
        return not typed

    in_pages(session.console, more, *parts)


def board(session: Session, rest: str) -> None:
    """The whole board."""
    show(session, *session.screen.board(session.game.view(session.looking)))


def ways(session: Session, rest: str) -> None:
    """Every place and where links lead from it."""
    show(session, session.screen.ways(session.game.view(session.looking)))


def mat(session: Session, rest: str) -> None:
    """What the next tiles cost and give, and what everyone can still build."""
    show(session, *session.screen.mats(session.game.view(session.looking)))


def printed(session: Session, rest: str) -> None:
    """Everything that is printed on tiles, board and cards."""
    show(session, *session.screen.printed())


def hand(session: Session, rest: str) -> None:
    """The cards, and the choices again."""
    session.screen.show_hand(session.game.view(session.looking))
    session.fresh = True


def log(session: Session, rest: str) -> None:
    """What happened lately."""
    many = int(rest) if is_number_typed(rest) else TOLD
    happened = session.game.events_for(session.looking)[-many:] if many else []
    lines = [tell(session.game, event, session.screen.spoken()) for event in happened]
    show(session, *(Text(line) for line in lines or [session.screen.label("nothing-yet")]))


def save(session: Session, rest: str) -> None:
    """The position into a file."""
    write(session, rest, session.game.text)


def record(session: Session, rest: str) -> None:
    """The whole game into a file."""
    write(session, rest, session.game.record)


def write(session: Session, name: str, text: str) -> None:
    """A text into a file that was named."""
    if not name:
        raise BadInput(session.screen.label("file"))
    write_text(Path(name), text)
    session.kept = len(session.game.steps)
    session.screen.say(session.screen.label("written", file=name))


def load(session: Session, rest: str) -> None:
    """Go on from a file."""
    if not rest:
        raise BadInput(session.screen.label("file"))
    session.change_to(read_game(Path(rest)))
    session.screen.say(session.screen.label("loaded", file=rest))


def text(session: Session, rest: str) -> None:
    """Prints the position as text; information hidden from the seat is determinized."""
    game = session.game
    if not game.over:
        seat = session.looking if session.looking is not None else 0
        game = game.guess(seat, Random(SAME))
        session.screen.say(session.screen.label("text-dealt"), "dim")
    for line in game.text.splitlines():
        session.console.print(line, markup=False, highlight=False, soft_wrap=True)
    session.screen.say()


def speak(session: Session, rest: str) -> None:
    """Another language."""
    if rest not in languages():
        known = ", ".join(languages())
        raise BadInput(session.screen.label("which-language", languages=known))
    session.game.language = rest
    session.screen.speak(session.game.spec, rest)
    session.redraw()
    session.screen.say(session.screen.label("language"))


def quit_game(session: Session, rest: str) -> None:
    """Leave; a game that is in no file is offered to be kept."""
    session.leaving = True
    while session.console.is_terminal and session.kept < len(session.game.steps):
        name = session.ask(session.screen.label("keep"))
        if not name or name.lower() in LEAVE:
            break
        if name.lower() in HELP:
            session.screen.say(session.screen.label("keep-help"))
            continue
        try:
            record(session, name)
        except BadInput as wrong:
            session.screen.say(wrong.text(session.game.language), "yellow")
    session.screen.say(session.screen.label("bye"))


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    **dict.fromkeys(HELP, show_help),
    "why": why,
    "preview": preview,
    "reset": undo_turn,
    **dict.fromkeys(("undo", "u"), undo),
    **dict.fromkeys(("board", "b"), board),
    **dict.fromkeys(("ways", "w"), ways),
    **dict.fromkeys(("mat", "m"), mat),
    **dict.fromkeys(("printed", "p"), printed),
    **dict.fromkeys(("hand", "h"), hand),
    "log": log,
    "save": save,
    "record": record,
    "load": load,
    "text": text,
    "language": speak,
    **dict.fromkeys(LEAVE, quit_game),
}
