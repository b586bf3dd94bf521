"""Types of a view: the table as one seat sees it, and everything in it.

Things (slots, links, cards, tiles, industries, places) have the names of the notation:
``Dudley.1``, ``Stone-Stafford``, ``coal1``, ``wild location``.  ``docs/view.md`` explains every
field.
"""

from typing import Any, Final

from msgspec import Struct

VERSION: Final = 1
"""Version of this format; it increases when a field is removed or changes its meaning."""


class TileView(Struct, frozen=True, kw_only=True):
    """A tile on the board."""

    tile: str
    owner: int
    cubes: int
    sold: bool


class PlayerView(Struct, frozen=True, kw_only=True):
    """Public information about one seat, and its hand where the viewer may see it."""

    money: int
    income: int
    level: int
    points: int
    points_if_era_ended: int
    """Points after scoring links and tiles as they stand; from public information only."""
    spent: int
    hand_size: int
    mat: dict[str, list[int]]
    links_left: int
    discards: list[str]
    hand: list[str] | None = None


class ChoiceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal answer: its text, and the things it names."""

    code: int
    text: str
    verb: str
    industry: str | None = None
    slot: str | None = None
    link: str | None = None
    card: str | None = None
    space: str | None = None
    amount: int | None = None
    place: str | None = None
    number: int | None = None


class OpenQuestion(Struct, frozen=True, kw_only=True):
    """The open question: its kind, its subject, and what remains to be paid or chosen."""

    kind: str
    seat: int | None
    text: str
    begun: list[str]
    said: list[str]
    verb: str | None
    industry: str | None
    slot: str | None
    link: str | None
    cards_due: int
    due: dict[str, int]
    owed: int
    worth: dict[str, int]
    """What the bank pays for each tile that may be given up, by slot; empty elsewhere."""
    note: str
    """What follows from the answer, where the question alone does not say it; often empty."""


class BoardView(Struct, frozen=True, kw_only=True):
    """The pieces on the board at one moment."""

    tiles: dict[str, TileView]
    links: dict[str, int]


class ScoreSource(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points of one seat that came from one source."""

    source: str
    points: int
    era: str | None = None
    industry: str | None = None


class ResultView(Struct, frozen=True, kw_only=True):
    """The result of a finished game."""

    points: list[int]
    places: list[int]
    tie_break: str | None
    winners: list[int]
    sources: list[list[ScoreSource]]


class View(Struct, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may see it."""

    version: int
    title: str
    options: dict[str, Any]
    seat: int | None
    era: str
    round: int
    order: list[int]
    to_act: int | None
    actions: int
    seats: list[PlayerView]
    tiles: dict[str, TileView]
    links: dict[str, int]
    discards: list[str]
    pile_size: int
    coal: int
    iron: int
    own: Any
    question: OpenQuestion
    choices: list[ChoiceView]
    can_undo: bool
    can_undo_turn: bool
    result: ResultView | None
    before_scoring: BoardView | None


class Event(Struct, frozen=True, kw_only=True):
    """One event of a game."""

    kind: str
    topic: str
    seat: int | None
    details: dict[str, int | str | None]
    action: int


class RouteStage(Struct, frozen=True, kw_only=True):
    """One link of a route, from the place where it is entered to the place where it is left."""

    link: str
    start: str
    end: str


class Haul(Struct, frozen=True, kw_only=True):
    """Cubes or barrels that travel, with the way they take."""

    goods: str
    count: int
    source: str
    place: str | None
    owner: int | None
    path: list[str]
    stages: list[RouteStage]
    to: str
    money: int


class Flip(Struct, frozen=True, kw_only=True):
    """A flipped tile, and the seat whose income changes."""

    slot: str
    place: str
    tile: str
    owner: int
    income_from: int
    income_to: int
    sold: bool


class TilePiece(Struct, frozen=True, kw_only=True):
    """A tile that was added to the board or removed."""

    slot: str
    place: str
    tile: str
    owner: int


class SeatChange(Struct, frozen=True, kw_only=True):
    """Change of one seat by an action: money, points, and spaces of the income track."""

    seat: int
    money: int
    points: int
    income: int


class EraScore(Struct, frozen=True, kw_only=True):
    """Points of a seat from the scoring of an era."""

    seat: int
    links: int
    tiles: int


class ActionEffects(Struct, frozen=True, kw_only=True):
    """Effects of an action: the sum of its events up to the end of its turn."""

    seats: list[SeatChange]
    affected: list[int]
    """Other seats whose tiles, goods, money, points or income the action changed."""
    built: list[TilePiece]
    replaced: list[TilePiece]
    removed: list[TilePiece]
    developed: list[str]
    laid: list[str]
    flips: list[Flip]
    hauls: list[Haul]
    sold: list[Haul]
    buyers: list[str]
    cards: list[str | None]
    loan: int
    develop_iron: int
    flipped_points: int


class Highlights(Struct, frozen=True, kw_only=True):
    """Pieces and places of the board that an action touches; ``hauls`` has the routes of goods."""

    slots: list[str]
    links: list[str]
    spaces: list[str]
    markets: list[str]


class LogLine(Struct, frozen=True, kw_only=True):
    """One sentence of a log entry, with the topic that names its icon."""

    text: str
    topic: str
    after_turn: bool
    """Whether it tells what came when the turn, the round or the era was over."""


class EraEnd(Struct, frozen=True, kw_only=True):
    """The board at the end of an era: as it is scored, and what leaves it."""

    tiles: dict[str, TileView]
    links: dict[str, int]
    removed: list[str]
    """Slots whose tiles leave the board."""


class AutomaticTurn(Struct, frozen=True, kw_only=True):
    """Turn of an automatic seat after an action, before the next human choice."""

    seat: int
    first_event: int
    headline: str
    lines: list[LogLine]
    effects: ActionEffects
    highlights: Highlights


class SeatIncome(Struct, frozen=True, kw_only=True):
    """Income of a seat at the end of a round; interest on loans is negative income."""

    seat: int
    amount: int
    text: str


class LoggedAction(Struct, frozen=True, kw_only=True):
    """A finished action with its effects."""

    number: int
    seat: int
    line: str
    verb: str
    headline: str
    era: str
    round: int
    sentences: list[str]
    lines: list[LogLine]
    """Sentences for a list, without cards drawn and turns ended, up to the automatic turn."""
    money: int
    points: int
    events: list[Event]
    effects: ActionEffects
    highlights: Highlights
    income: list[SeatIncome]
    """Income that was paid after the action, in order; empty where no round ended."""
    era_scores: list[EraScore]
    era_end: EraEnd | None
    """The end of the era that was scored; ``None`` where none was."""
    automatic: AutomaticTurn | None
    by_clock: bool = False
    """Whether a server played the action because the time of the seat ran out."""
    stand_in: str = ""
    """Bot that played the action in place of an absent person; empty for all others."""


class Effect(Struct, frozen=True, kw_only=True):
    """One predicted event, as a sentence."""

    kind: str
    text: str


class SeatAfter(Struct, frozen=True, kw_only=True):
    """Figures of a seat after a previewed action."""

    money: int
    income: int
    level: int
    points: int
    spent: int
    place_next: int


class TileGain(Struct, frozen=True, kw_only=True):
    """What a tile gives once it flips."""

    slot: str
    tile: str
    points: int
    """Points in each scoring of the tile."""
    income: int
    """Spaces on the income track; 0 in titles without one."""
    link_points: int
    """Points for every link at its place."""


class LinkGain(Struct, frozen=True, kw_only=True):
    """Points of a link at the end of the era."""

    link: str
    now: int
    """Points with the tiles that are flipped after the action."""
    possible: int
    """Points once every tile at its ends is flipped."""


class Preview(Struct, frozen=True, kw_only=True):
    """Predicted effects of an action, limited to the knowledge of its seat."""

    line: str
    assumed: list[str]
    whole: bool
    price: dict[str, int]
    built: dict[str, TileView]
    laid: list[str]
    developed: list[str]
    developed_open: int
    """Number of tiles at the end of ``developed`` that are assumed: the player still chooses."""
    removed: list[str]
    hauls: list[Haul]
    sold: list[Haul]
    flips: list[Flip]
    tile_gains: list[TileGain]
    """Gains of the tiles that the action builds and does not flip."""
    link_gains: list[LinkGain]
    """Points of the links that the action lays; empty in titles where links score nothing."""
    seats: list[SeatAfter]
    coal: int
    iron: int
    effects: list[Effect]


class MissingPrice(Struct, frozen=True, kw_only=True):
    """A price that is higher than the money of the acting seat, in parts."""

    base: int
    """Price of the tile or link itself, or of the loan to repay."""
    coal: int
    """Price of the coal to be bought."""
    iron: int
    """Price of the iron to be bought."""
    total: int
    money: int
    """Money of the acting seat."""


class MissingGoods(Struct, frozen=True, kw_only=True):
    """Cubes or barrels that a choice needs, and the number within reach."""

    goods: str
    needed: int
    available: int


class Missing(Struct, frozen=True, kw_only=True):
    """What a refused choice lacks, by the names of the notation; empty where nothing is missing."""

    links: tuple[str, ...] = ()
    """Links to lay first, in order of travel."""
    price: MissingPrice | None = None
    goods: tuple[MissingGoods, ...] = ()
    cards: tuple[str, ...] = ()
    """Cards of which any one would allow the choice."""
    slots: tuple[str, ...] = ()
    """Slots to use first or instead."""
