"""Absent players: they return, get more time, or their seat is opened to others."""

from ironbridge.game import Game
from ironbridge.server.live.gathering import check_dealt
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.seat_changes import free_name, seat_of
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import BACK, MORE_TIME, TIME, EntryData
from ironbridge.server.store.rows import SeatRow


async def come_back(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Gives a seat back to the person who holds its token, also in the middle of a turn."""
    if seat_of(live_game, seat).kind == "person":
        return  # sent again after a lost response

    def decide(row: SeatRow) -> EntryData:
        if not row.stand_in and row.kind != "free":
            raise Problem(409, "nobody-to-return")
        name = row.name or free_name(live_game, seat, live_game.former_names.get(seat, ""))
        return EntryData(kind="person", name=name, note=BACK)

    await registry.change_hands(live_game, seat, decide)


async def open_seat(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Opens the seat of an absent person to others; until one takes it, the person may return."""
    check_dealt(live_game)
    seat_of(live_game, seat)

    def decide(row: SeatRow) -> EntryData:
        if row.kind != "person" and not row.stand_in:
            raise Problem(409, "nobody-to-return")
        return EntryData(kind="free", was=row.name, note="opened")

    await registry.change_hands(live_game, seat, decide)


async def give_time(registry: GameRegistry, live_game: LiveGame, seat: int, seconds: float) -> None:
    """Gives the seat to act more time, as an entry of the log."""
    check_dealt(live_game)

    def carry_out(game: Game) -> tuple[str, EntryData]:
        if live_game.row.header.clock is None:
            raise Problem(409, "no-clock", entries=live_game.entries)
        if game.seat != seat or seat_of(live_game, seat).kind != "person":
            raise Problem(409, "not-to-act", entries=live_game.entries)
        return TIME, EntryData(note=MORE_TIME, seconds=seconds)

    await registry.append(live_game, seat, None, carry_out)
