"""Log lines of actions that a person did not play: the server or a stand-in did."""

from typing import Final

import msgspec

from ironbridge.server.messages import say
from ironbridge.types import LoggedAction, LogLine

PASS: Final = "pass"
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def clock_action(action: LoggedAction, language: str, name: str) -> LoggedAction:
    """Returns an action with headline and lines that say that the server played it."""
    reason = say(language, "clock-moved", verb=action.verb, name=name)
    passed = action.verb == PASS
    first = LogLine(text=reason if passed else f"{reason}.", topic="time", after_turn=False)
    own = [line for line in action.lines if line.topic != PASS]
    sentences = [
        reason if event.topic == PASS else text
        for event, text in zip(action.events, action.sentences, strict=True)
    ]
    headline = say(language, "clock-headline", verb=action.verb, name=name, action=action.headline)
    return msgspec.structs.replace(
        action, by_clock=True, headline=headline, lines=[first, *own], sentences=sentences
    )


def stand_in_action(action: LoggedAction, language: str, name: str, bot: str) -> LoggedAction:
    """Returns an action with headline and lines that say that a bot played it for a person."""
    headline = say(language, "stand-in-headline", name=name, action=action.headline)
    text = say(language, "stand-in-line", name=name, bot=bot)
    first = LogLine(text=text, topic="automa", after_turn=False)
    return msgspec.structs.replace(
        action, stand_in=bot, headline=headline, lines=[first, *action.lines]
    )


def duration(language: str, seconds: float) -> str:
    """Returns a time in words: minutes, hours and minutes, or days and hours."""
    whole = round(seconds)
    if whole >= DAY:
        return say(language, "time-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return say(language, "time-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return say(language, "time-minutes", minutes=max(1, round(whole / MINUTE)))
