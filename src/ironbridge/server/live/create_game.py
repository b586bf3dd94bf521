"""Creates a game: players, seat tokens, invitations, and the secret deal."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ironbridge import bots
from ironbridge.core.bitset import ids
from ironbridge.core.rng import fresh_seed
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.server.api.schemas import Created, NewClock, NewGame, NewPlayer, SeatCode, SeatToken
from ironbridge.server.invitations import INVITATION_LIFETIME
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.game_log import (
    RULES_VERSION,
    Clock,
    Header,
    LogEntry,
    begin,
    table_of_choices,
)
from ironbridge.server.store.rows import GameRow, Invitation, SeatRow, TokenRow
from ironbridge.server.tokens import commitment, fresh_name, fresh_salt, fresh_token, hashed

DEFAULT_BOT: Final = "greedy"
KINDS: Final = {"me": "person", "here": "person", "friend": "free", "bot": "bot"}
AUTOMA: Final = "automa"


async def open_game(registry: GameRegistry, wish: NewGame) -> Created:
    """Creates the requested game; returns its tokens and invitation codes."""
    chosen = wish.seed is not None
    seed = fresh_seed() if wish.seed is None else wish.seed
    salt = fresh_salt()
    asked = ("variant", "board", "automa", "mat", "rules")
    options = {key: getattr(wish, key) for key in asked if getattr(wish, key)}
    header = Header(
        title=wish.title,
        seats=wish.seats or 0,
        options=options,
        confirm_turns=wish.confirm_turns,
        rules=RULES_VERSION,
        choices="",
        commitment=commitment(seed, salt),
        seed_chosen=chosen,
        clock=make_clock(wish.clock),
    )
    game = begin(header, seed)
    header = msgspec.structs.replace(
        header,
        seats=game.spec.seats,
        options=dict(game.spec.options),
        choices=table_of_choices(game),
    )
    players = seat_players(game, wish.players)
    plan = NewGamePlan(
        header=header, seed=seed, salt=salt, game=game, players=players, is_open=wish.open
    )
    return await add(registry, plan)


def make_clock(wish: NewClock | None) -> Clock | None:
    """Returns the time control of a request."""
    if wish is None:
        return None
    bot = wish.bot or DEFAULT_BOT
    bots.find(bot)
    return Clock(per=wish.per, seconds=wish.seconds, then=wish.then, bot=bot)


def seat_players(game: Game, wished: Sequence[NewPlayer]) -> list[NewPlayer]:
    """Returns a player for each seat: as requested, otherwise a person on this device."""
    automatic = ids(game.spec.rules.tables.automatic)
    if len(wished) > game.spec.seats:
        raise BadInput("seats-not", seats=game.spec.seats, said=len(wished))
    players = []
    for seat in range(game.spec.seats):
        player = wished[seat] if seat < len(wished) else None
        if seat in automatic:
            player = NewPlayer(kind="automa")
        elif player is None:
            player = NewPlayer(kind="here" if seat else "me")
        elif player.kind == AUTOMA:
            raise BadInput("automa-not-there", seat=seat)
        if player.kind == "bot":
            bots.find(player.bot or DEFAULT_BOT)
        players.append(player)
    return players


class NewGamePlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored for a new game."""

    header: Header
    seed: int | None
    salt: str
    game: Any
    """Game after its log has been applied."""
    players: list[NewPlayer]
    is_open: bool = False
    log: list[LogEntry] = []
    status: str = "running"
    name: str = ""
    """Identifier of the game; random when empty."""


async def add(registry: GameRegistry, plan: NewGamePlan) -> Created:
    """Stores a game; returns tokens for players on this device and invitations for friends."""
    now, name = time.time(), plan.name or fresh_name()
    held = [SeatToken(seat=seat, token=fresh_token()) for seat in seats_of(plan, "me", "here")]
    invitations = [invitation(name, seat, now) for seat in seats_of(plan, "friend")]
    host = None if held or plan.status == "record" else fresh_token()
    tokens = [token_row(name, each.token, each.seat, True, now) for each in held]
    if host is not None:
        tokens.append(token_row(name, host, None, True, now))
    seats = [seat_row(name, seat, player) for seat, player in enumerate(plan.players)]
    await registry.store.add_game(game_row(plan, name, now), seats, tokens, invitations, plan.log)
    registry.announce(await registry.live_game(name))
    codes = [
        SeatCode(seat=each.seat, code=registry.signer.code(each.id), expires=each.expires)
        for each in invitations
    ]
    return Created(game=name, seats=held, invitations=codes, host=host)


def seats_of(plan: NewGamePlan, *kinds: str) -> list[int]:
    """Returns the seats whose players are of these kinds."""
    return [seat for seat, player in enumerate(plan.players) if player.kind in kinds]


def game_row(plan: NewGamePlan, name: str, now: float) -> GameRow:
    """Returns the database row of a new game."""
    game: Game = plan.game
    return GameRow(
        id=name,
        title=plan.header.title,
        header=plan.header,
        seed=plan.seed,
        salt=plan.salt,
        status="finished" if game.over and plan.status == "running" else plan.status,
        is_open=plan.is_open,
        entries=len(plan.log),
        to_act=game.seat,
        deadline=first_deadline(plan, now),
        summary=rules_adapter.summary(game),
        created=plan.log[0].at if plan.log else now,
        updated=now,
    )


def first_deadline(plan: NewGamePlan, now: float) -> float | None:
    """Returns the deadline of the first player to act; ``None`` when the seat is free."""
    clock, seat = plan.header.clock, plan.game.seat
    if clock is None or seat is None or KINDS.get(plan.players[seat].kind) != "person":
        return None
    return now + clock.seconds


def invitation(
    game: str,
    seat: int,
    now: float,
    kind: str = "seat",
    is_host: bool = False,
    lasts: float = INVITATION_LIFETIME,
) -> Invitation:
    """Returns a new invitation that expires after ``lasts`` seconds."""
    return Invitation(
        id=fresh_name(16), game=game, seat=seat, kind=kind, is_host=is_host, expires=now + lasts
    )


def token_row(game: str, token: str, seat: int | None, is_host: bool, now: float) -> TokenRow:
    """Returns the database row of a token."""
    return TokenRow(hash=hashed(token), game=game, seat=seat, is_host=is_host, created=now)


def seat_row(game: str, seat: int, player: NewPlayer) -> SeatRow:
    """Returns the database row of a seat."""
    is_bot = player.kind == "bot"
    values: dict[str, Any] = {"bot": (player.bot or DEFAULT_BOT) if is_bot else None}
    kind = KINDS.get(player.kind, AUTOMA)
    return SeatRow(game=game, seat=seat, kind=kind, name=player.name.strip(), **values)
