"""Log lines of actions that the server played because the time of a seat ran out."""

import msgspec

from ironbridge.server.messages import say
from ironbridge.types import LoggedAction, LogLine

PASS = "pass"


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
