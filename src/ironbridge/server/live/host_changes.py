"""Changes that only the host makes: a taken seat is given up, another person becomes the host."""

import time

from sqlalchemy import Connection

from ironbridge.game import Game
from ironbridge.server.api.schemas import SeatCode
from ironbridge.server.live.create_game import invitation
from ironbridge.server.live.gathering import check_dealt
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.seat_changes import follow_holders, seat_of
from ironbridge.server.problems import Problem
from ironbridge.server.store import insert_all, schema
from ironbridge.server.store.game_log import HOST, EntryData
from ironbridge.server.store.notice_queue import remove_contacts
from ironbridge.server.store.rows import SeatRow
from ironbridge.server.store.seat_tokens import change_host, vacate


def check_running(live_game: LiveGame) -> None:
    """Raises a problem for a game that waits for its deal or is over."""
    check_dealt(live_game)
    if live_game.over:
        raise Problem(409, "game-over", entries=live_game.entries)


async def invite_again(registry: GameRegistry, live_game: LiveGame, seat: int) -> SeatCode:
    """Takes a seat from its person and returns a new invitation to it.

    The tokens of the seat and open invitations end in the transaction that frees the seat.
    """
    check_running(live_game)
    now = time.time()
    made = invitation(live_game.row.id, seat, now)
    end = (vacate(live_game.row.id, seat, now), remove_contacts(live_game.row.id, seat))

    def decide(row: SeatRow) -> EntryData:
        is_free = row.kind == "free"
        if not is_free and row.kind != "person" and not row.stand_in:
            raise Problem(409, "nobody-to-return")
        was = live_game.former_names.get(seat, "") if is_free else row.name
        return EntryData(kind="free", was=was, note="invited-again")

    def store(connection: Connection) -> None:
        for each in end:
            each(connection)
        insert_all(connection, schema.invitations, [made])

    await registry.change_hands(live_game, seat, decide, store)
    await follow_holders(registry, live_game, was_host=False)
    return SeatCode(seat=seat, code=registry.signer.code(made.id), expires=made.expires)


async def hand_over(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Makes the person of a seat the host; all other tokens lose the rights of the host."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        if seat_of(live_game, seat).kind != "person":
            raise Problem(409, "host-no-person", entries=live_game.entries)
        return HOST, EntryData(note="host")

    await registry.append(live_game, seat, None, carry_out, change_host(live_game.row.id, seat))
    await follow_holders(registry, live_game, was_host=False)
