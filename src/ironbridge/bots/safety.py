"""A bot at a table with others: if it fails, that costs one message and a legal answer instead."""

import logging
from random import Random
from typing import NamedTuple

from ironbridge.bots import Bot, SeatView
from ironbridge.choice import Choice

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """What is played for a bot."""

    code: int
    failure: str | None
    """What went wrong, in a sentence; None when the bot chose for itself."""


def answer_of(bot: Bot, view: SeatView, rng: Random) -> Answer:
    """The bot's answer; the first legal one, with a message, when it raises or errs."""
    try:
        chosen = bot.choose(view, rng)
        code = code_of(view, chosen)
    except Exception as wrong:  # whatever a stranger's bot does, the table goes on
        failure = f"The bot '{bot.name}' failed: {type(wrong).__name__}: {wrong}"
        log.exception(failure)
    else:
        if code is not None:
            return Answer(code, None)
        failure = f"The bot '{bot.name}' answered {chosen!r}, which is not allowed."
        log.error(failure)
    first = view.choices.codes[0]
    return Answer(first, f"{failure} Its seat plays '{view.choices[0].text}' instead.")


def code_of(view: SeatView, chosen: Choice | int | str) -> int | None:
    """The code of a legal answer; None when it is not one."""
    if isinstance(chosen, str):
        return next((choice.code for choice in view.choices if choice.text == chosen), None)
    code = chosen.code if isinstance(chosen, Choice) else chosen
    return code if code in view.choices.codes else None
