"""Error handling for bots: reports a failure with bot and file, falls back to a legal answer."""

import inspect
import logging
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import NamedTuple

from ironbridge.bots import Bot, SeatView, name_of
from ironbridge.errors import BadInput, shown
from ironbridge.game.choices import Choice

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # unconfigured logging prints the sentence alone


class SafeAnswer(NamedTuple):
    """The answer to play for a bot."""

    code: int
    failure: BadInput | None
    """The failure to report; None when the bot answered legally."""


def answer_of(bot: Bot, view: SeatView, rng: Random) -> SafeAnswer:
    """Returns the answer of a bot, or the first legal one and the failure if it has none."""
    try:
        chosen = bot.choose(view, rng)
        code = code_of(view, chosen)
    except Exception as wrong:  # a failing bot must not stop the game
        failure = failure_of(bot, wrong)
        log.exception(str(failure))
    else:
        if code is not None:
            return SafeAnswer(code, None)
        failure = not_allowed(bot, chosen)
        log.error(str(failure))
    first = view.choices[0]
    return SafeAnswer(first.code, BadInput("bot-replaced", wrong=failure, choice=first.text))


def code_of(view: SeatView, chosen: Choice | int | str) -> int | None:
    """Returns the code of a legal answer; None for any other value."""
    if isinstance(chosen, str):
        return next((choice.code for choice in view.choices if choice.text == chosen), None)
    code = chosen.code if isinstance(chosen, Choice) else chosen
    return code if code in view.choices.codes else None


def failure_of(bot: Bot, wrong: Exception) -> BadInput:
    """Returns the error for an exception in a bot: its name, its file and line, and the message."""
    home = home_of(bot)
    lines = [frame.lineno for frame in extract_tb(wrong.__traceback__) if frame.filename == home]
    where = BadInput("line-of-file", file=home, number=lines[-1]) if lines else home
    said = f"{type(wrong).__name__}: {wrong}".rstrip(".")
    return BadInput("bot-failed", bot=name_of(bot), where=where, why=said)


def not_allowed(bot: Bot, chosen: object) -> BadInput:
    """Returns the error for an illegal answer of a bot."""
    return BadInput("bot-not-allowed", bot=name_of(bot), where=home_of(bot), said=shown(chosen))


def home_of(bot: Bot) -> str:
    """Returns the source file of a bot."""
    try:
        return str(Path(inspect.getfile(type(bot))))
    except (OSError, TypeError):  # defined interactively
        return "-"
