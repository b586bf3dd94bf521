"""A bot that fails: named with its file, and at a table replaced by a legal answer."""

import inspect
import logging
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import NamedTuple

from ironbridge.bots import Bot, SeatView
from ironbridge.errors import BadInput, shown
from ironbridge.game.choices import Choice

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # who wants no log hears the sentence alone


class SafeAnswer(NamedTuple):
    """What is played for a bot."""

    code: int
    failure: BadInput | None
    """What went wrong, to be said in a sentence; None when the bot chose for itself."""


def answer_of(bot: Bot, view: SeatView, rng: Random) -> SafeAnswer:
    """Returns the bot's answer; the first legal one, with a message, when it raises or errs."""
    try:
        chosen = bot.choose(view, rng)
        code = code_of(view, chosen)
    except Exception as wrong:  # whatever a stranger's bot does, the table goes on
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
    """Returns the code of a legal answer; None when it is not one."""
    if isinstance(chosen, str):
        return next((choice.code for choice in view.choices if choice.text == chosen), None)
    code = chosen.code if isinstance(chosen, Choice) else chosen
    return code if code in view.choices.codes else None


def failure_of(bot: Bot, wrong: Exception) -> BadInput:
    """Returns what a bot did: its name, its file with the line, and the error."""
    home = home_of(bot)
    lines = [frame.lineno for frame in extract_tb(wrong.__traceback__) if frame.filename == home]
    where = BadInput("line-of-file", file=home, number=lines[-1]) if lines else home
    said = f"{type(wrong).__name__}: {wrong}".rstrip(".")
    return BadInput("bot-failed", bot=bot.name, where=where, why=said)


def not_allowed(bot: Bot, chosen: object) -> BadInput:
    """Returns what a bot answered that is no answer."""
    return BadInput("bot-not-allowed", bot=bot.name, where=home_of(bot), said=shown(chosen))


def home_of(bot: Bot) -> str:
    """Returns the file of a bot's code."""
    try:
        return str(Path(inspect.getfile(type(bot))))
    except (OSError, TypeError):  # typed at a prompt
        return "-"
