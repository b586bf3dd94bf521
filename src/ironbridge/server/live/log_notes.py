"""Notes of the log: entries that are no actions, as sentences."""

from collections.abc import Sequence

from ironbridge.server.api.schemas import Note
from ironbridge.server.live.clock_text import duration
from ironbridge.server.messages import house, say
from ironbridge.server.store.game_log import SEAT_CHANGED, LogEntry


def note_of(entry: LogEntry, names: Sequence[str], action: int, language: str) -> Note:
    """Returns the note of an entry after ``action`` actions; ``names`` are those of the players.

    A person who sat down without a name may be another one than the player now.
    """
    seat, body = entry.seat or 0, entry.body
    text = say(
        language,
        f"note-{body.note or body.kind}",
        seat=seat + 1,
        name=body.name or (house(language, seat) if body.kind == "person" else names[seat]),
        was=body.was or house(language, seat),
        bot=body.bot or "",
        time=duration(language, body.seconds),
        later=body.later,
    )
    kind = body.note or body.kind or ""
    return Note(entry=entry.number, seat=entry.seat, text=text, kind=kind, action=action)


def is_note(entry: LogEntry) -> bool:
    """Returns whether the log tells an entry that is no action."""
    return entry.kind == SEAT_CHANGED or bool(entry.body.note)


def seed_note(language: str) -> Note:
    """Returns the note that the host chose the number of the deal; it stands before all entries."""
    text = say(language, "note-seed-chosen")
    return Note(entry=-1, seat=None, text=text, kind="seed-chosen", action=0)
