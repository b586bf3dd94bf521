"""Making a game: who sits where, what opens each seat, and the deal that nobody knows yet."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ironbridge import bots
from ironbridge.core.bits import ids
from ironbridge.core.chance import fresh_seed
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.server import engine
from ironbridge.server.hall import Hall
from ironbridge.server.log import RULES_VERSION, Clock, Entry, Header, begin, table_of_choices
from ironbridge.server.models import Created, NewClock, NewGame, NewPlayer, SeatCode, SeatToken
from ironbridge.server.rows import GameRow, Invitation, SeatRow, TokenRow
from ironbridge.server.tokens import commitment, fresh_name, fresh_salt, fresh_token, hashed

WEEK: Final = 7 * 24 * 3600.0
DEFAULT_BOT: Final = "greedy"
KINDS: Final = {"me": "person", "here": "person", "friend": "free", "bot": "bot"}
AUTOMA: Final = "automa"


async def open_game(hall: Hall, wish: NewGame) -> Created:
    """Make the game that was wished for."""
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
        seats=game.setting.seats,
        options=dict(game.setting.options),
        choices=table_of_choices(game),
    )
    players = seat_players(game, wish.players)
    return await add(hall, header, seed, salt, game, players, wish.open)


def make_clock(wish: NewClock | None) -> Clock | None:
    """The clock that was wished for."""
    if wish is None:
        return None
    bot = wish.bot or DEFAULT_BOT
    bots.find(bot)
    return Clock(per=wish.per, seconds=wish.seconds, then=wish.then, bot=bot)


def seat_players(game: Game, wished: Sequence[NewPlayer]) -> list[NewPlayer]:
    """A player for every seat: as wished, and people at this device where nothing was said."""
    automatic = ids(game.setting.rules.tables.automatic)
    if len(wished) > game.setting.seats:
        raise BadInput(f"There are {game.setting.seats} seats, not {len(wished)}.")
    players = []
    for seat in range(game.setting.seats):
        player = wished[seat] if seat < len(wished) else None
        if seat in automatic:
            player = NewPlayer(kind="automa")
        elif player is None:
            player = NewPlayer(kind="here" if seat else "me")
        elif player.kind == AUTOMA:
            raise BadInput(f"The Automa does not play seat {seat} of this game.")
        if player.kind == "bot":
            bots.find(player.bot or DEFAULT_BOT)
        players.append(player)
    return players


async def add(
    hall: Hall,
    header: Header,
    seed: int | None,
    salt: str,
    game: Game,
    players: Sequence[NewPlayer],
    is_open: bool,
    log: Sequence[Entry] = (),
    status: str = "running",
) -> Created:
    """Put a game into the database, with tokens for who is here and invitations for friends."""
    now, name = time.time(), fresh_name()
    held = [
        SeatToken(seat=seat, token=fresh_token())
        for seat, player in enumerate(players)
        if player.kind in ("me", "here")
    ]
    invitations = [
        Invitation(
            id=fresh_name(16),
            game=name,
            seat=seat,
            kind="seat",
            is_host=False,
            expires=now + WEEK,
        )
        for seat, player in enumerate(players)
        if player.kind == "friend"
    ]
    host = None if held or status == "record" else fresh_token()
    rows = [token_row(name, each.token, each.seat, True, now) for each in held]
    if host is not None:
        rows.append(token_row(name, host, None, True, now))
    row = GameRow(
        id=name,
        title=header.title,
        header=header,
        seed=seed,
        salt=salt,
        status="finished" if game.over and status == "running" else status,
        is_open=is_open,
        entries=len(log),
        to_act=game.seat,
        deadline=None,
        summary=engine.summary(game),
        created=log[0].at if log else now,
        updated=now,
    )
    seats = [seat_row(name, seat, player) for seat, player in enumerate(players)]
    await hall.store.add_game(row, seats, rows, invitations, log)
    hall.announce(await hall.table(name))
    codes = [
        SeatCode(seat=each.seat, code=hall.signer.code(each.id), expires=each.expires)
        for each in invitations
    ]
    return Created(game=name, seats=held, invitations=codes, host=host)


def token_row(game: str, token: str, seat: int | None, is_host: bool, now: float) -> TokenRow:
    """What is kept of a token."""
    return TokenRow(hash=hashed(token), game=game, seat=seat, is_host=is_host, created=now)


def seat_row(game: str, seat: int, player: NewPlayer) -> SeatRow:
    """What is kept of a player."""
    is_bot = player.kind == "bot"
    values: dict[str, Any] = {"bot": (player.bot or DEFAULT_BOT) if is_bot else None}
    kind = KINDS.get(player.kind, AUTOMA)
    return SeatRow(game=game, seat=seat, kind=kind, name=player.name.strip(), **values)
