"""Creates a game: players, seat tokens, invitations, and the secret deal."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ironbridge import bots
from ironbridge.core.bitset import ids
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.notation.records import DealSource
from ironbridge.server.api.schemas import Created, NewGame, NewPlayer, SeatCode, SeatToken
from ironbridge.server.fair_deal import deal_key, secret_commitment, seed_commitment
from ironbridge.server.invitations import INVITATION_LIFETIME
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.clock_wishes import DEFAULT_BOT, make_clock
from ironbridge.server.live.contributions import REVEAL_SECONDS
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.player_names import all_distinct
from ironbridge.server.store.game_log import (
    RULES_VERSION,
    Header,
    LogEntry,
    begin,
    table_of_choices,
)
from ironbridge.server.store.quota import quota_check
from ironbridge.server.store.rows import GameRow, Invitation, SeatRow, TokenRow
from ironbridge.server.time_control import runs_out
from ironbridge.server.tokens import fresh_name, fresh_salt, fresh_secret, fresh_token, hashed

GAME_NAME: Final = 14
"""Length of a game's identifier: 69 bits, because the link to a private table is its only key."""
KINDS: Final = {"me": "person", "here": "person", "friend": "free", "bot": "bot"}
AUTOMA: Final = "automa"


async def open_game(registry: GameRegistry, wish: NewGame) -> Created:
    """Creates the requested game; returns its tokens and invitation codes."""
    return await add(registry, plan_game(wish))


def plan_game(wish: NewGame) -> "NewGamePlan":
    """Returns what is stored for the requested game, with a fresh secret of its deal."""
    name, salt, secret = fresh_name(GAME_NAME), fresh_salt(), fresh_secret().hex()
    gathers = wish.contribution is not None and wish.seed is None
    source: DealSource | None
    if wish.seed is None:
        source, promise = deal_key(name, secret, {}), secret_commitment(name, secret, salt)
    else:
        source, promise = wish.seed, seed_commitment(wish.seed, salt)
    asked = ("variant", "board", "automa", "mat", "rules")
    options = {key: getattr(wish, key) for key in asked if getattr(wish, key)}
    header = Header(
        title=wish.title,
        seats=wish.seats or 0,
        options=options,
        confirm_turns=wish.confirm_turns,
        rules=RULES_VERSION,
        choices="",
        commitment=promise,
        seed_chosen=wish.seed is not None,
        clock=make_clock(wish.clock),
    )
    game = begin(header, source)
    header = msgspec.structs.replace(
        header,
        seats=game.spec.seats,
        options=dict(game.spec.options),
        choices=table_of_choices(game),
    )
    players = seat_players(game, wish.players)
    if gathers:
        header, source = msgspec.structs.replace(header, commitments=first(wish, players)), None
    return NewGamePlan(
        header=header,
        source=source,
        status="gathering" if gathers else "running",
        secret=secret if wish.seed is None else None,
        salt=salt,
        game=game,
        players=players,
        is_open=wish.open,
        name=name,
    )


def first(wish: NewGame, players: Sequence[NewPlayer]) -> dict[int, str]:
    """Returns the commitment of the creating device by its first seat; none without a seat."""
    held = [seat for seat, player in enumerate(players) if player.kind in ("me", "here")]
    return {} if wish.contribution is None else dict.fromkeys(held[:1], wish.contribution)


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
    source: DealSource | None
    """Seed or key of the deal."""
    secret: str | None = None
    """Secret that the key is derived from."""
    salt: str = ""
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
    now, name = time.time(), plan.name or fresh_name(GAME_NAME)
    header = msgspec.structs.replace(plan.header, owner=registry.owner())
    plan = msgspec.structs.replace(plan, header=header)
    held = [SeatToken(seat=seat, token=fresh_token()) for seat in seats_of(plan, "me", "here")]
    invitations = [invitation(name, seat, now) for seat in seats_of(plan, "friend")]
    # Only the maker of a study may watch it without a seat, by the host token.
    has_key = bool(held) and not header.private_until
    host = None if has_key or plan.status == "record" else fresh_token()
    tokens = [token_row(name, each.token, each.seat, now, is_host=True) for each in held]
    if host is not None:
        tokens.append(token_row(name, host, None, now, is_host=True))
    names = all_distinct([player.name for player in plan.players])
    seats = [seat_row(name, seat, plan.players[seat], called) for seat, called in enumerate(names)]
    row, check = game_row(plan, name, now), quota_check(header.owner, registry.options.owner_games)
    await registry.store.add_game(row, seats, tokens, invitations, plan.log, check)
    registry.announce(await registry.live_game(name))
    codes = [
        SeatCode(seat=each.seat, code=registry.signer.code(each.id), expires=each.expires)
        for each in invitations
    ]
    promise = plan.header.commitment
    return Created(
        game=name, seats=held, invitations=codes, host=host, commitment=promise, status=plan.status
    )


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
        seed=plan.source if isinstance(plan.source, int) else None,
        deal_key=plan.source if isinstance(plan.source, str) else None,
        deal_secret=plan.secret,
        salt=plan.salt,
        status="finished" if game.over and plan.status == "running" else plan.status,
        is_open=plan.is_open,
        entries=len(plan.log),
        to_act=None if plan.status == "gathering" else game.seat,
        deadline=first_deadline(plan, now),
        summary=rules_adapter.summary(game),
        created=plan.log[0].at if plan.log else now,
        updated=now,
    )


def first_deadline(plan: NewGamePlan, now: float) -> float | None:
    """Returns the deadline of the first player to act, or to reveal; ``None`` when it is free."""
    if plan.status == "gathering":
        return None if seats_of(plan, "friend") else now + REVEAL_SECONDS
    clock, seat = plan.header.clock, plan.game.seat
    if clock is None or seat is None or KINDS.get(plan.players[seat].kind) != "person":
        return None
    return runs_out(clock.rest, (), now, clock.seconds)


def invitation(
    game: str,
    seat: int,
    now: float,
    kind: str = "seat",
    is_host: bool = False,
    lasts: float = INVITATION_LIFETIME,
    for_other: bool = False,
) -> Invitation:
    """Returns a new invitation that expires after ``lasts`` seconds."""
    return Invitation(
        id=fresh_name(16),
        game=game,
        seat=seat,
        kind=kind,
        is_host=is_host,
        expires=now + lasts,
        for_other=for_other,
    )


def token_row(
    game: str,
    token: str,
    seat: int | None,
    now: float,
    origin: str = "created",
    is_host: bool = False,
    for_other: bool = False,
) -> TokenRow:
    """Returns the database row of a token."""
    return TokenRow(
        hash=hashed(token),
        game=game,
        seat=seat,
        is_host=is_host,
        created=now,
        origin=origin,
        for_other=for_other,
    )


def seat_row(game: str, seat: int, player: NewPlayer, name: str) -> SeatRow:
    """Returns the database row of a seat."""
    is_bot = player.kind == "bot"
    values: dict[str, Any] = {"bot": (player.bot or DEFAULT_BOT) if is_bot else None}
    kind = KINDS.get(player.kind, AUTOMA)
    values["is_host"] = player.kind in ("me", "here")
    return SeatRow(game=game, seat=seat, kind=kind, name=name, **values)
