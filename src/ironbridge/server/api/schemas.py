"""Request and response types of the API: the schema at ``/schema/openapi.json``."""

from typing import Annotated, Any, Literal

import msgspec

from ironbridge.server.api.chat_schemas import ChatMessage
from ironbridge.server.api.clock_schemas import NewClock
from ironbridge.server.api.deal_schemas import DealProof, Digest, Gathering
from ironbridge.server.api.session_schemas import TableSession
from ironbridge.server.time_control import Clock, StillSpan
from ironbridge.types import Missing, Preview, View

Name = Annotated[str, msgspec.Meta(max_length=40)]
Code = Annotated[str, msgspec.Meta(max_length=400)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Said = Annotated[str, msgspec.Meta(max_length=400)]
ChoiceCode = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=2**62)]
Token = Annotated[str, msgspec.Meta(max_length=100)]


class StrictRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all request bodies: rejects unknown fields."""


class NewPlayer(StrictRequest, frozen=True, kw_only=True):
    """Player that a new game gives a seat to."""

    kind: Literal["me", "here", "friend", "bot", "automa"]
    name: Name = ""
    bot: Name | None = None


class NewGame(StrictRequest, frozen=True, kw_only=True):
    """Settings of a new game."""

    title: Name
    seats: SeatNumber | None = None
    variant: Name | None = None
    board: Name | None = None
    automa: Name | None = None
    mat: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    rules: dict[str, bool | str] = {}
    seed: Seed | None = None
    confirm_turns: bool = True
    players: Annotated[list[NewPlayer], msgspec.Meta(max_length=10)] = []
    clock: NewClock | None = None
    open: bool = False
    contribution: Digest | None = None
    """SHA-256 of 32 random bytes that this device adds to the deal; the game then waits for it."""


class SeatToken(msgspec.Struct, frozen=True, kw_only=True):
    """Seat number and the token that authorizes its moves."""

    seat: int
    token: str


class SeatCode(msgspec.Struct, frozen=True, kw_only=True):
    """Seat number and an invitation code for it."""

    seat: int
    code: str
    expires: float


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """New game with its tokens and invitation codes."""

    game: str
    seats: list[SeatToken]
    invitations: list[SeatCode]
    host: str | None = None
    """Token of the host, when the host holds no seat."""
    commitment: str | None = None
    """Commitment of the server to its part of the deal."""
    status: str
    """``gathering`` while the deal waits for contributions, otherwise ``running``."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Player of a seat."""

    seat: int
    kind: str
    """``person``, ``free``, ``bot`` or ``automa``."""
    name: str
    bot: str | None
    online: bool
    clock: float | None = None
    """Seconds left, when the game has a clock; below zero for overtime."""
    stand_in: bool = False
    """Whether the bot plays for a person, who may return."""
    host: bool = False
    """Whether the player is the host."""
    overtime: bool = False
    """Whether the time ran out and the host is to decide what happens."""
    deadline: float | None = None
    """When the time of the seat to act runs out, seconds since 1970."""
    still: list[StillSpan] = []
    """Next spans in which the clock of the seat to act stands still; the first may have begun."""
    low: float | None = None
    """Seconds below which the time of the seat to act is marked as short."""
    to_take: bool = False
    """Whether the seat can be taken without an invitation; not told in lists."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Line of the log that is no action: a seat changed hands, a bot failed."""

    entry: int
    seat: int | None
    text: str
    kind: str
    """What happened: ``person``, ``bot``, ``back``, ``bot-failed``, ``clock``, ..."""
    action: int
    """Number of actions in the log before it."""


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """View of a game for one seat or a spectator, after a number of log entries."""

    entry: int
    view: View
    players: list[Player]
    notes: list[Note]
    session: TableSession
    """What the people agreed on, and are asked."""
    chat: list[ChatMessage]
    """The last messages of the chat, the oldest first."""


class TableBeforeDeal(msgspec.Struct, frozen=True, kw_only=True):
    """Table of a game that waits for its deal: everything but the view."""

    entry: int
    view: View | None
    """``null`` until the cards are dealt."""
    players: list[Player]
    notes: list[Note]
    """Notes of the log: who took a seat, whose contribution was left out."""
    gathering: Gathering | None = None
    """What the game waits for; missing once the cards are dealt."""
    session: TableSession
    """What the people agreed on, and are asked."""
    chat: list[ChatMessage]
    """The last messages of the chat, the oldest first."""


class GameOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a finished game in a list, by seat."""

    points: list[int]
    places: list[int]


class ListedGame(msgspec.Struct, frozen=True, kw_only=True):
    """Row of a list of games."""

    id: str
    title: str
    options: dict[str, Any]
    players: list[Player]
    status: str
    to_act: int | None
    round: int
    era: str
    entries: int
    created: float
    updated: float
    result: GameOutcome | None
    mine: list[int]
    clock: float | None = None
    """Seconds that the seat to act has left; ``null`` without a running clock."""
    deadline: float | None = None
    """When the time of the seat to act runs out, seconds since 1970."""
    still: list[StillSpan] = []
    """Next spans in which its clock stands still; the first may have begun."""
    low: float | None = None
    """Seconds below which its time is marked as short."""
    control: Clock | None = None
    """The time control of the game; ``null`` without a clock."""
    seed_chosen: bool = False
    """Whether the host chose the number of the deal, and so knows all cards."""
    actions: int = 0
    """Number of finished actions; 0 while the first entry is awaited."""
    since: float | None = None
    """When the turn began, seconds since 1970; ``null`` before the first entry."""
    standing: str = ""
    """``paused``, ``ended`` (by agreement, without a winner), or empty."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Metadata of a game."""

    id: str
    title: str
    seats: int
    options: dict[str, Any]
    confirm_turns: bool
    rules: int
    players: list[Player]
    status: str
    entries: int
    created: float
    updated: float
    clock: Clock | None
    deadline: float | None
    commitment: str | None
    seed_chosen: bool
    seed: int | None
    salt: str | None
    deal: DealProof
    """Secret, contributions and key; their values once the game is over."""
    fork_of: str | None
    fork_at: int | None
    reviewable: bool = False
    """Whether the game is over and can be reviewed: an evaluator is trained for its table."""
    standing: str = ""
    """``paused``, ``ended`` (by agreement, without a winner), or empty."""


class NewEntry(StrictRequest, frozen=True, kw_only=True):
    """Choice to play, undo, or undo of the turn."""

    seat: SeatNumber
    seen: Number
    play: ChoiceCode | Said | None = None
    undo: bool = False
    undo_turn: bool = False


class LegalityRequest(StrictRequest, frozen=True, kw_only=True):
    """Choice whose legality is asked."""

    seat: SeatNumber
    choice: ChoiceCode | Said


class Legality(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a choice is legal; otherwise the refusal."""

    allowed: bool
    rule: str | None = None
    reason: str | None = None
    text: str | None = None
    missing: Missing | None = None


class PreviewRequest(StrictRequest, frozen=True, kw_only=True):
    """Choices to preview; when none is named, all legal ones."""

    seat: SeatNumber
    choices: Annotated[list[ChoiceCode | Said], msgspec.Meta(max_length=200)] | None = None


class PreviewReply(msgspec.Struct, frozen=True, kw_only=True):
    """Effects of a choice, or its refusal."""

    choice: int | str
    preview: Preview | None = None
    refusal: Legality | None = None


class TokenList(StrictRequest, frozen=True, kw_only=True):
    """Tokens whose games are listed."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)]


class JoinRequest(StrictRequest, frozen=True, kw_only=True):
    """Invitation code and the name of the player who accepts it."""

    code: Code
    name: Name = ""
    contribution: Digest | None = None
    """SHA-256 of 32 random bytes, for a game that waits for its deal."""


class CodeRequest(StrictRequest, frozen=True, kw_only=True):
    """Invitation code."""

    code: Code


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """Game and seat that an invitation gives access to."""

    game: str
    seat: int
    device: bool
    """Whether the invitation opens a taken seat on another device of its player."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Seat that was taken, with its token."""

    game: str
    seat: int
    token: str


class NameRequest(StrictRequest, frozen=True, kw_only=True):
    """New name of a player."""

    name: Name


class TakeRequest(NameRequest, frozen=True, kw_only=True):
    """Name and contribution of a player who takes a free seat."""

    contribution: Digest | None = None
    """SHA-256 of 32 random bytes, for a game that waits for its deal."""


class ReplaceRequest(StrictRequest, frozen=True, kw_only=True):
    """Bot that replaces an absent player; ``null`` gives the seat back to the player."""

    bot: Name | None = None
    back: bool = False


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """Link that opens a seat on another device."""

    code: str
    expires: float
    address: str
    svg: str
    """QR code of the link, as SVG."""


class ForkRequest(StrictRequest, frozen=True, kw_only=True):
    """Position to copy, in log entries or actions; hidden information is sampled while it runs."""

    at: Number | None = None
    action: Number | None = None
    seat: SeatNumber | None = None
    players: Annotated[list[NewPlayer], msgspec.Meta(max_length=16)] = []
    """Players of the seats; seats without one are played by people on this device."""


class RecordText(StrictRequest, frozen=True, kw_only=True):
    """Record to open for replay."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """Game that replays a record."""

    game: str


class SampleGameCard(msgspec.Struct, frozen=True, kw_only=True):
    """Sample game of a title."""

    name: str
    """Path of the sample game: ``birmingham/2-people``."""
    title: str
    about: str
    points: list[int]
    rounds: list[list[int]]
    """Points of each seat after each round, as if the era ended there."""


class ChartRound(msgspec.Struct, frozen=True, kw_only=True):
    """Standings at the end of a round."""

    era: str
    round: int
    entry: int
    points: list[int]
    """Points of each seat as if the era ended now."""
    income: list[int]
    money: list[int]


class GameChart(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of a game."""

    rounds: list[ChartRound]
    sources: dict[str, list[int]]
    """Points of a finished game by source, for each seat."""


class GameAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """Evaluation of a finished game after each action, without search."""

    points: list[list[float | None]]
    """Expected final points of each seat after each action; ``null`` for the Automa.

    Empty where no weights were trained for the title and player count.
    """
    chances: list[list[float]]
    """Win probability of each seat after each action, calibrated on games between bots.

    Empty where no calibration exists.
    """
