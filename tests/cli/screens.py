"""A terminal session in this process: typed lines in, the output of an 80x24 screen out."""

import builtins
from collections.abc import Callable, Sequence
from io import StringIO
from unittest.mock import patch

from rich.console import Console

import ironbridge
from ironbridge.bots import Bot
from ironbridge.game import Game
from ironbridge.terminal.new_game import seat_bots
from ironbridge.terminal.session import Session

Typed = Sequence[str | type[BaseException]]


class Screenful:
    """A terminal of 80 columns and 24 rows without colours, with typed lines."""

    def __init__(self, *typed: str | type[BaseException], height: int = 24) -> None:
        self.typed = list(typed)
        self.file = StringIO()
        self.console = Console(
            file=self.file,
            force_terminal=True,
            color_system=None,
            width=80,
            height=height,
            legacy_windows=False,
        )
        self.console._environ = {}

    def input(self, prompt: str = "") -> str:
        """Returns the next typed line, as ``input`` does; raises ``EOFError`` after the last."""
        self.file.write(prompt.replace("\x01", "").replace("\x02", ""))
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        if not isinstance(line, str):
            raise line
        self.file.write(f"{line}\n")
        return line

    def watch(self, work: Callable[[Console], object]) -> str:
        """Returns all output while a function runs on this terminal."""
        with patch.object(builtins, "input", self.input):
            work(self.console)
        return self.file.getvalue()


def sit(
    game: Game,
    *typed: str | type[BaseException],
    bots: Sequence[str] = (),
    seat: int | None = 0,
    height: int = 24,
) -> str:
    """Plays a game in the terminal; returns all output."""
    seated: list[Bot | None] = seat_bots(game, bots, seat)
    return Screenful(*typed, height=height).watch(
        lambda console: Session(game, seated, console).run()
    )


def table(title: str, language: str = "en", seed: int = 7, **wishes: object) -> Game:
    """Returns a new game in a language."""
    game = ironbridge.new(title, seed=seed, **wishes)  # type: ignore[arg-type]
    game.language = language
    return game
