"""Rematches: the people of a finished table play another game, each at the next seat.

Every answer is an entry of the finished game's log.  The entry that names the next game and the
game itself are written in one transaction.  A person gets the token of the new seat by the token of
the old one; spectators of the old game are not told the name of the new one.
"""

import time

import msgspec
from sqlalchemy import Connection

from ironbridge import bots
from ironbridge.game import Game
from ironbridge.server.api.clock_schemas import NewClock
from ironbridge.server.api.schemas import Joined, NewGame, NewPlayer
from ironbridge.server.live.create_game import (
    NewGamePlan,
    game_row,
    invitation,
    plan_game,
    seat_row,
    seats_of,
    token_row,
)
from ironbridge.server.live.device_tokens import check_room
from ironbridge.server.live.gathering import settle
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.player_names import all_distinct
from ironbridge.server.problems import Problem
from ironbridge.server.store import insert_game
from ironbridge.server.store.game_log import REMATCH, REMATCHED, EntryData
from ironbridge.server.store.quota import quota_check
from ironbridge.server.store.rows import SeatRow
from ironbridge.server.store.seat_tokens import add_token, tokens_of
from ironbridge.server.tokens import fresh_token

ORIGIN = "rematch"
"""Origin of a token that a person got for the seat in the game before."""
OPTIONS = ("variant", "board", "automa", "mat", "rules")


def check_over(live_game: LiveGame) -> None:
    """Raises a problem unless the game is over and was played at a table of people."""
    if live_game.status != "finished":
        raise Problem(409, "not-over", entries=live_game.entries)
    if live_game.session.rematch.game:
        raise Problem(409, "rematch-made", entries=live_game.entries)


async def answer(
    registry: GameRegistry, live_game: LiveGame, seat: int, yes: bool, commitment: str
) -> None:
    """Answers a rematch; makes the next game when all people have said yes."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        check_over(live_game)
        note = "rematch-yes" if yes else "rematch-no"
        return REMATCH, EntryData(yes=yes, commitment=commitment if yes else "", note=note)

    check_over(live_game)
    await registry.append(live_game, seat, None, carry_out)
    await settle_rematch(registry, live_game)


def is_unanimous(live_game: LiveGame) -> bool:
    """Returns whether all people have said yes and the next game is still to be made."""
    if not live_game.session.rematch.yes or live_game.status != "finished":
        return False
    state = live_game.table_session().rematch
    return state is not None and not (state.waits_for or state.no or state.made)


async def settle_rematch(registry: GameRegistry, live_game: LiveGame) -> None:
    """Makes the next game when all people have said yes."""
    if is_unanimous(live_game):
        await make(registry, live_game, min(live_game.session.rematch.yes), None)


async def start(registry: GameRegistry, live_game: LiveGame, seat: int, bot: str | None) -> None:
    """Makes the next game with those who have said yes; for one of them."""
    check_over(live_game)
    if seat not in live_game.session.rematch.yes:
        raise Problem(409, "rematch-first-yes", entries=live_game.entries)
    state = live_game.table_session().rematch
    if state is not None and state.waits_for and not live_game.seats[seat].is_host:
        raise Problem(409, "rematch-waits", entries=live_game.entries)
    if bot is not None:
        bots.find(bot)
    await make(registry, live_game, seat, bot)


async def make(registry: GameRegistry, live_game: LiveGame, seat: int, bot: str | None) -> None:
    """Makes the next game from the answers as they are; nothing where another request was first."""
    while not live_game.session.rematch.game:
        try:
            await store_next(registry, live_game, seat, bot)
        except Problem as problem:
            if problem.kind not in ("stale", "rematch-made"):
                raise


async def store_next(
    registry: GameRegistry, live_game: LiveGame, seat: int, bot: str | None
) -> None:
    """Stores the next game together with the entry that names it."""
    answers, now, owner = live_game.session.rematch, time.time(), registry.owner()
    plan = next_game(live_game, bot)
    header = msgspec.structs.replace(plan.header, owner=owner)
    plan = msgspec.structs.replace(plan, header=header)
    row, seats = game_row(plan, plan.name, now), next_seats(live_game, plan)
    links = [invitation(plan.name, free, now) for free in seats_of(plan, "friend")]
    check = quota_check(owner, registry.options.owner_games)

    def carry_out(game: Game) -> tuple[str, EntryData]:
        check_over(live_game)
        if live_game.session.rematch != answers:
            raise Problem(409, "stale", entries=live_game.entries)
        return REMATCHED, EntryData(game=plan.name, note="rematched")

    def store(connection: Connection) -> None:
        if check is not None:
            check(connection)
        insert_game(connection, row, seats, links)

    await registry.append(live_game, seat, None, carry_out, store)
    made = await registry.live_game(plan.name)
    registry.announce(made)
    await settle(registry, made)


def next_seat(live_game: LiveGame, seat: int) -> int:
    """Returns the seat in the next game: the one after, among those that no automaton holds."""
    turning = [row.seat for row in live_game.seats if row.kind != "automa"]
    return turning[(turning.index(seat) + 1) % len(turning)]


def next_game(live_game: LiveGame, bot: str | None) -> NewGamePlan:
    """Returns the plan of the next game: the same options and clock, every player one seat on."""
    header, yes = live_game.row.header, live_game.session.rematch.yes
    players: list[NewPlayer] = [NewPlayer(kind="automa")] * len(live_game.seats)
    for row in live_game.seats:
        if row.kind == "automa":
            continue
        if row.kind == "person" and row.seat in yes:
            player = NewPlayer(kind="here", name=row.name)
        elif row.kind == "bot" and not row.stand_in:
            player = NewPlayer(kind="bot", bot=row.bot)
        else:
            player = NewPlayer(kind="friend") if bot is None else NewPlayer(kind="bot", bot=bot)
        players[next_seat(live_game, row.seat)] = player
    clock = header.clock
    plan = plan_game(
        NewGame(
            title=header.title,
            seats=header.seats,
            confirm_turns=header.confirm_turns,
            players=players,
            clock=None if clock is None else msgspec.convert(msgspec.to_builtins(clock), NewClock),
            open=live_game.row.is_open,
            **{key: value for key, value in header.options.items() if key in OPTIONS},
        )
    )
    promised = {next_seat(live_game, seat): value for seat, value in yes.items() if value}
    if len(yes) < 2 or not promised:
        return plan
    header = msgspec.structs.replace(plan.header, commitments=promised)
    return msgspec.structs.replace(plan, header=header, source=None, status="gathering")


def next_seats(live_game: LiveGame, plan: NewGamePlan) -> list[SeatRow]:
    """Returns the seats of the next game; its host is the present one, or who said yes first."""
    yes = live_game.session.rematch.yes
    old = next((row.seat for row in live_game.seats if row.is_host and row.seat in yes), None)
    host = next_seat(live_game, next(iter(yes)) if old is None else old)
    names = all_distinct([player.name for player in plan.players])
    rows = [
        seat_row(plan.name, seat, plan.players[seat], called) for seat, called in enumerate(names)
    ]
    return [msgspec.structs.replace(row, is_host=row.seat == host) for row in rows]


async def claim(registry: GameRegistry, live_game: LiveGame, seat: int) -> Joined:
    """Returns a token for the seat that a person has in the next game.

    It is refused once the seat belongs to another person, or a device of it was ended.
    """
    rematch = live_game.session.rematch
    if not rematch.game or seat not in rematch.yes:
        raise Problem(409, "no-rematch", entries=live_game.entries)
    made, there = await registry.live_game(rematch.game), next_seat(live_game, seat)
    row = made.seats[there]
    held = await tokens_of(registry.store, rematch.game, there, ended_too=True)
    if row.kind != "person" or any(one.ended is not None or one.origin != ORIGIN for one in held):
        raise Problem(403, "rematch-gone")
    await check_room(registry, rematch.game, there)
    token = fresh_token()
    await add_token(
        registry.store,
        token_row(rematch.game, token, there, time.time(), ORIGIN, is_host=row.is_host),
    )
    return Joined(game=rematch.game, seat=there, token=token)
