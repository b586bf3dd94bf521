"""What requests and answers hold: the types behind the schema at ``/schema/openapi.json``."""

from typing import Annotated, Any, Literal

import msgspec

from ironbridge.bots.levels import BotKind
from ironbridge.server.store.game_log import Clock
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
    """What every request's body has in common: a misspelt field is not passed over."""


class NewPlayer(StrictRequest, frozen=True, kw_only=True):
    """Who is to sit on a seat."""

    kind: Literal["me", "here", "friend", "bot", "automa"]
    name: Name = ""
    bot: Name | None = None


class NewClock(StrictRequest, frozen=True, kw_only=True):
    """A limit on thinking."""

    per: Literal["turn", "game"]
    seconds: Annotated[float, msgspec.Meta(ge=5, le=90 * 24 * 3600)]
    then: Literal["move", "bot", "nothing"] = "move"
    bot: Name | None = None


class NewGame(StrictRequest, frozen=True, kw_only=True):
    """A game to be made."""

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


class SeatToken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and what holds it."""

    seat: int
    token: str


class SeatCode(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a seat."""

    seat: int
    code: str
    expires: float


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was made, and what opens it."""

    game: str
    seats: list[SeatToken]
    invitations: list[SeatCode]
    host: str | None = None
    """The host's token, when the host sits on no seat."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat."""

    seat: int
    kind: str
    """``person``, ``free``, ``bot`` or ``automa``."""
    name: str
    bot: str | None
    online: bool
    clock: float | None = None
    """Seconds left, when the game has a clock."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log that is no action: a seat that changed hands, a bot that failed."""

    entry: int
    seat: int | None
    text: str


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat sees it, at one moment."""

    entry: int
    view: View
    players: list[Player]
    notes: list[Note]


class GameOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game in a list ended, by seat."""

    points: list[int]
    places: list[int]


class ListedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a list."""

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


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a game besides its table."""

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
    fork_of: str | None
    fork_at: int | None


class NewEntry(StrictRequest, frozen=True, kw_only=True):
    """A play, an undo, or an undo of the turn."""

    seat: SeatNumber
    seen: Number
    play: ChoiceCode | Said | None = None
    undo: bool = False
    undo_turn: bool = False


class LegalityRequest(StrictRequest, frozen=True, kw_only=True):
    """Is this allowed?"""

    seat: SeatNumber
    choice: ChoiceCode | Said


class Legality(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a choice is allowed; if not, why."""

    allowed: bool
    rule: str | None = None
    reason: str | None = None
    text: str | None = None
    missing: Missing | None = None


class PreviewRequest(StrictRequest, frozen=True, kw_only=True):
    """Choices to be looked at before they are made; none named: all that are open."""

    seat: SeatNumber
    choices: Annotated[list[ChoiceCode | Said], msgspec.Meta(max_length=200)] | None = None


class PreviewReply(msgspec.Struct, frozen=True, kw_only=True):
    """What a choice would bring, or why it is refused."""

    choice: int | str
    preview: Preview | None = None
    refusal: Legality | None = None


class TokenList(StrictRequest, frozen=True, kw_only=True):
    """Tokens whose games are wanted."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)]


class JoinRequest(StrictRequest, frozen=True, kw_only=True):
    """An invitation code and the name of the player who accepts it."""

    code: Code
    name: Name = ""


class CodeRequest(StrictRequest, frozen=True, kw_only=True):
    """An invitation code."""

    code: Code


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """What an invitation opens."""

    game: str
    seat: int
    device: bool
    """The seat has its player, who opens it on another device."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was taken."""

    game: str
    seat: int
    token: str


class NameRequest(StrictRequest, frozen=True, kw_only=True):
    """What a player wants to be called."""

    name: Name


class ReplaceRequest(StrictRequest, frozen=True, kw_only=True):
    """A bot for an absent player, or the player again."""

    bot: Name | None = None
    back: bool = False


class WebhookRequest(StrictRequest, frozen=True, kw_only=True):
    """Where turn notices of a seat go; nowhere when it is null."""

    url: Annotated[str, msgspec.Meta(max_length=500)] | None


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """What opens a seat on another device."""

    code: str
    expires: float
    address: str
    svg: str
    """The address as a QR code."""


class ForkRequest(StrictRequest, frozen=True, kw_only=True):
    """The moment to copy, in entries or in actions; of a running game, as the seat knows it."""

    at: Number | None = None
    action: Number | None = None
    seat: SeatNumber | None = None


class RecordText(StrictRequest, frozen=True, kw_only=True):
    """A record to leaf through."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A record that was opened as a game."""

    game: str


class SampleGameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A real game that a title keeps, to leaf through."""

    name: str
    """``birmingham/2-people``."""
    title: str
    about: str
    points: list[int]
    rounds: list[list[int]]
    """Everyone's points after each round, as if the era ended there."""


class ChartRound(msgspec.Struct, frozen=True, kw_only=True):
    """How the seats stood at the end of a round."""

    era: str
    round: int
    entry: int
    points: list[int]
    """As if the era ended now."""
    income: list[int]
    money: list[int]


class GameChart(msgspec.Struct, frozen=True, kw_only=True):
    """A game in figures."""

    rounds: list[ChartRound]
    sources: dict[str, list[int]]
    """Points of a finished game by where they came from, for each seat."""


class GameAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """What the mind expected at each moment of a game that is over, at first sight."""

    points: list[list[float | None]]
    """Expected final points of each seat after each action; ``null`` for the Automa.

    Empty where no weights were learned for the table.
    """
    chances: list[list[float]]
    """Win probability of each seat after each action, as measured between computers.

    Empty where that was not measured.
    """


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """A contested rule that can be chosen."""

    name: str
    values: list[bool | str]
    default: bool | str
    about: str
    rule: str


class TitleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A title and all it offers."""

    name: str
    full_name: str
    seats: list[int]
    default_seats: int
    variants: list[str]
    boards: list[str]
    automa: list[str]
    options: list[OptionCard]
    stage: str
    notes: str


class RuleCard(msgspec.Struct, frozen=True, kw_only=True):
    """One rule, in our words."""

    id: str
    chapter: str
    text: str
    source: str


class PlaceText(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a language: its name, and the forms that sentences need, by their function."""

    name: str
    forms: dict[str, str]


class NamesCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the boards of all titles are called in a language, by the English names."""

    places: dict[str, PlaceText]
    map: dict[str, str]
    """Waters and lands."""


class BotCard(msgspec.Struct, frozen=True, kw_only=True):
    """A bot one can play against."""

    name: str
    """Name in requests: ``medium``."""
    about: str
    """Description, in the caller's language for our bots."""
    strength: float | None
    """Rating that a bot of another package states for itself."""
    kind: BotKind
    """``level`` to play against, ``baseline`` for measurements, or ``installed`` by a package."""
    order: int
    """Position in the list of all bots; levels go from weak to strong."""
    label: str
    """Name in the caller's language."""


class LanguageCard(msgspec.Struct, frozen=True, kw_only=True):
    """A language of sentences and of the page."""

    code: str
    """Code for ``lang`` and ``Accept-Language``: ``fr``."""
    name: str
    """Name of the language in the language itself."""


class LanguageMessages(msgspec.Struct, frozen=True, kw_only=True):
    """The page's messages in one language."""

    code: str
    """Code of the language."""
    messages: str
    """Fluent source; it may lack messages, for which the English ones stand in."""
