"""Rights at a table: the one judge of who may change its seats, its host and its course."""

from typing import Final

from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.problems import Problem
from ironbridge.server.store.rows import TokenRow

DECIDE: Final = "decide"
"""About an absent player: a bot, more time, an open seat.  The host; where the host is absent,
every other person."""
MANAGE: Final = "manage"
"""Invitations and the deal.  The host."""
VACATE: Final = "vacate"
"""Takes a seat from its person and invites again.  The host, for the seats of others."""
HAND_OVER: Final = "hand-over"
"""Makes another person the host.  The host."""
ASK: Final = "ask"
"""Asks all people, or answers.  A person, for the own seat."""


def why_not(live_game: LiveGame, act: str, by: TokenRow, seat: int | None) -> Problem | None:
    """Returns why the holder of a token may not do something; ``None`` where it is allowed.

    ``seat`` is the seat that the act concerns.
    """
    if seat is not None and not 0 <= seat < len(live_game.seats):
        return Problem(404, "no-seat")
    is_here = by.game == live_game.row.id
    if act == ASK:
        return why_not_ask(live_game, by, seat)
    if act == DECIDE and seat is not None and is_here and stands_in_for_host(live_game, by, seat):
        return None
    if not is_here or not by.is_host:
        return Problem(403, "not-the-host")
    if act == VACATE and seat == by.seat:
        return Problem(403, "own-seat")
    if act == HAND_OVER and seat is not None and live_game.seats[seat].kind != "person":
        return Problem(409, "host-no-person")
    return None


def why_not_ask(live_game: LiveGame, by: TokenRow, seat: int | None) -> Problem | None:
    """Returns why the holder of a token may not ask or answer for a seat."""
    if by.game != live_game.row.id or seat is None or by.seat != seat:
        return Problem(403, "not-your-seat")
    if live_game.seats[seat].kind != "person":
        return Problem(403, "seat-replaced")
    return None


def stands_in_for_host(live_game: LiveGame, by: TokenRow, seat: int) -> bool:
    """Returns whether a person decides about the host, whose time ran out."""
    if by.seat is None or by.seat == seat:
        return False
    overtime = live_game.thinking.asked and live_game.game.seat == seat
    is_person = live_game.seats[by.seat].kind == "person"
    return overtime and live_game.seats[seat].is_host and is_person
