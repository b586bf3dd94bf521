"""Commands of the terminal besides answers: each is a function of the session and its argument."""

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
from ironbridge.terminal.event_log import event_sentence
from ironbridge.terminal.line_input import HELP, LEAVE, in_pages, is_number_typed

if TYPE_CHECKING:
    from ironbridge.terminal.session import Session

TOLD: Final = 12
"""Default number of lines of the log."""
SAME: Final = 0
"""Seed of the determinization: equal knowledge gives equal text."""

HELPED: Final = (
    *("number", "build", "why", "preview", "undo", "reset", "board", "ways", "mat", "printed"),
    *("hand", "log", "text", "save", "record", "load", "language", "quit"),
)
"""Commands in the order of the help; ``typed-NAME`` and ``help-NAME`` are their messages."""


def show_help(session: Session, rest: str) -> None:
    """Prints all commands."""
    table = Table.grid(padding=(0, 2))
    for name in HELPED:
        typed = Text(session.screen.label(f"typed-{name}"), "bold")
        table.add_row(typed, session.screen.label(f"help-{name}"))
    session.console.print(table)


def choice_argument(session: Session, rest: str, empty: str) -> Choice | str:
    """Returns the argument of a command: a choice for its number, or a text."""
    if not rest:
        raise BadInput(session.screen.label(empty))
    return session.numbered(int(rest)) if is_number_typed(rest) else rest


def why(session: Session, rest: str) -> None:
    """Prints why a choice is illegal, with the rule."""
    refusal = session.game.why_not(choice_argument(session, rest, "why-what"))
    if refusal is None:
        session.screen.say(session.screen.label("allowed"), "green")
        return
    session.show_refusal(refusal)
    rule = rule_of_id(session.game.spec.title, refusal.rule, session.game.language)
    if rule is not None:
        session.screen.say(f"{rule.title}. {rule.text}", "dim")


def preview(session: Session, rest: str) -> None:
    """Prints the predicted effects and price of a choice without playing it."""
    screen = session.screen
    asked = choice_argument(session, rest, "preview-what")
    found = session.game.preview(asked, screen.speech.language, screen.spoken())
    if screen.speech.language == "en":  # the line is English notation
        screen.say(found.line, "bold")
    price = screen.speech.money(found.price["total"])
    screen.say(screen.label("preview-price", price=price), "bold")
    if found.assumed:
        answers = ", ".join(assumed(session.game, found.assumed))
        screen.say(screen.label("assumed", answers=answers), "dim")
    for effect in found.effects:
        screen.say(f"  {effect.text[:1].upper()}{effect.text[1:]}")


def assumed(game: Game, answers: list[str]) -> list[str]:
    """Returns the answers that a preview assumed: as typed in English, localized otherwise."""
    if game.language == "en":
        return answers
    texts = texts_of(game.spec)
    return [
        i18n.choice(game.spec, game.position, texts.codes(answer)[0], game.language)
        for answer in answers
    ]


def undo_turn(session: Session, rest: str) -> None:
    """Goes back to the beginning of the turn."""
    twin = session.game.copy()
    twin.undo_turn()
    session.show_game(twin)
    session.screen.say(session.screen.label("taken-back"))


def undo(session: Session, rest: str) -> None:
    """Goes back to the last choice of a person; choices of bots after it are undone too."""
    twin = session.game.copy()
    twin.undo()
    while twin.seat is not None and session.bots[twin.seat] is not None:
        twin.undo()
    session.show_game(twin)
    session.screen.say(session.screen.label("taken-back"))


def show(session: Session, *parts: RenderableType) -> None:
    """Prints long output page by page."""

    def more() -> bool:
        typed = session.read_answer(Text(session.screen.label("more"), "dim")).lower()
        return not typed

    in_pages(session.console, more, *parts)


def board(session: Session, rest: str) -> None:
    """Prints the whole board."""
    show(session, *session.screen.board(session.game.view(session.looking)))


def ways(session: Session, rest: str) -> None:
    """Prints the links of each place."""
    show(session, session.screen.ways(session.game.view(session.looking)))


def mat(session: Session, rest: str) -> None:
    """Prints the next tiles of the viewer, and the tiles left to every seat."""
    show(session, *session.screen.mats(session.game.view(session.looking)))


def printed(session: Session, rest: str) -> None:
    """Prints the reference tables of tiles, markets and cards."""
    show(session, *session.screen.printed())


def hand(session: Session, rest: str) -> None:
    """Prints the hand, and the choices again."""
    session.screen.show_hand(session.game.view(session.looking))
    session.fresh = True


def log(session: Session, rest: str) -> None:
    """Prints the last events."""
    many = int(rest) if is_number_typed(rest) else TOLD
    happened = session.game.events_for(session.looking)[-many:] if many else []
    lines = [event_sentence(session.game, event, session.screen.spoken()) for event in happened]
    show(session, *(Text(line) for line in lines or [session.screen.label("nothing-yet")]))


def save(session: Session, rest: str) -> None:
    """Saves the position to a file."""
    write(session, rest, session.game.text)


def record(session: Session, rest: str) -> None:
    """Saves the record of the game to a file."""
    write(session, rest, session.game.record)


def write(session: Session, name: str, text: str) -> None:
    """Writes a text to a named file."""
    if not name:
        raise BadInput(session.screen.label("file"))
    write_text(Path(name), text)
    session.kept = len(session.game.steps)
    session.screen.say(session.screen.label("written", file=name))


def load(session: Session, rest: str) -> None:
    """Loads a position or a record from a file."""
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
    """Changes the language."""
    if rest not in languages():
        known = ", ".join(languages())
        raise BadInput(session.screen.label("which-language", languages=known))
    session.game.language = rest
    session.screen.speak(session.game.spec, rest)
    session.redraw()
    session.screen.say(session.screen.label("language"))


def quit_game(session: Session, rest: str) -> None:
    """Ends the session; offers to save a game that is not in a file."""
    session.leaving = True
    while session.console.is_terminal and session.kept < len(session.game.steps):
        name = session.read_answer(session.screen.label("keep"))
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
