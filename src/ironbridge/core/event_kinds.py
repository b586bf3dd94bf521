"""The table of events: for each kind its name, what its numbers mean, and its effects as data.

Names, typed details, undo, what is hidden, sentences and every account (preview, log, data set,
test ledger) read this table.  A title has a table of its own events (and of those whose numbers
mean something else in it).
"""

from dataclasses import dataclass
from typing import Final

from ironbridge.core import events
from ironbridge.core.names import GOODS
from ironbridge.core.position import BEER, COAL, IRON

AMOUNTS: Final = ("money", "points", "change")
"""Details that are the amount which an account gains or loses."""
MARKET: Final = "market"
"""A source or a target of goods: the market of these goods."""

BUILT: Final = "built"
REPLACED: Final = "replaced"
REMOVED: Final = "removed"
FLIPPED: Final = "flipped"
DEVELOPED: Final = "developed"
"""What becomes of a tile; a developed one leaves its mat for the box."""

LINKS: Final = "links"
TILES: Final = "tiles"
LOANS: Final = "loans"
GAINED: Final = "gained"
"""Where points come from; ``GAINED`` is a bonus, money turned into points or a debt unpaid."""

TURN: Final = "turn"
ROUND: Final = "round"
ERA: Final = "era"
GAME: Final = "game"
"""What an event ends."""


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its effects are fields, and ``no_effects`` where it has none."""

    name: str
    details: tuple[str, ...] = ()
    """What its two numbers are: ``slot``, ``tile``, ``card``, ``money`` ...; fewer where one says
    nothing.  Things have names, and so have reasons; any other word is a plain number."""
    money: int = 0
    """1: its seat gains the amount; -1: its seat pays it."""
    spent: bool = False
    """What its seat pays is a price: it counts for the turn order."""
    points: int = 0
    """1: its seat scores the amount."""
    shows: bool = False
    """It shows something new: no undo goes back past it."""
    hidden: tuple[str, ...] = ()
    """Details that only its own seat may know."""
    goods: str = ""
    """Goods that move: ``coal``, ``iron`` or ``beer``."""
    source: str = "space"
    """Where the goods come from: the detail ``slot`` or ``space``, ``market``, or ``built`` for
    the tile built last."""
    target: str = ""
    """``market`` where the goods go there; empty where the piece of the action uses them."""
    tile: str = ""
    """What becomes of the tile that it names: one of ``BUILT`` to ``DEVELOPED``."""
    link: bool = False
    """Its seat lays the link that it names."""
    income: bool = False
    """The income marker of its seat moves."""
    pays_income: bool = False
    """Its money is the income of a round, or interest."""
    score: str = ""
    """The source that its points belong to: one of ``LINKS`` to ``GAINED``."""
    rank: bool = False
    """Its seat takes a place in the turn order."""
    card: str = ""
    """What becomes of the card that it names: ``played``, ``drawn``, ``taken`` or ``shown``."""
    ends: str = ""
    """What it ends: one of ``TURN`` to ``GAME``."""
    buyer: str = ""
    """The detail that names who buys a tile's goods, or ``MARKET`` for the distant market."""
    loan: bool = False
    """Its money is a loan taken, or paid back."""
    develops: bool = False
    """An automatic seat spends the cubes that it names on developing."""
    own_pieces: bool = False
    """It changes pieces or cards that only its title has."""
    automatic: bool = False
    """It belongs to the turn of a seat that plays by itself."""
    no_effects: bool = False
    """It changes nothing: it says what was read, refused, passed or decided."""
    about: str = ""
    """The topic, where the effects do not say it: see ``topic``."""

    def amount(self, a: int, b: int) -> int:
        """Returns the number that accounts are about; 0 where there is none."""
        for detail, number in zip(self.details, (a, b)):
            if detail in AMOUNTS:
                return number
        return 0

    def number(self, detail: str, a: int, b: int) -> int:
        """Returns the number of a detail; -1 where this kind has none of that name."""
        for name, number in zip(self.details, (a, b)):
            if name == detail:
                return number
        return -1

    @property
    def effects(self) -> tuple[str, ...]:
        """Returns the names of the fields that say what this kind of event changes."""
        return tuple(name for name in EFFECT_FIELDS if getattr(self, name))

    @property
    def topic(self) -> str:
        """Returns what an event of this kind is about, in one word: a page has a symbol for it."""
        if self.about:
            return self.about
        if self.goods or self.tile:
            return self.goods or self.tile
        if self.score:
            return LINKS if self.score == LINKS else "points"
        for topic in ("loan", "link", "income", "card", "buyer", "money"):
            if getattr(self, topic):
                return topic
        return "time" if self.ends or self.rank else "automa" if self.automatic else ""


EFFECT_FIELDS: Final = (
    "money",
    "points",
    "goods",
    "tile",
    "link",
    "income",
    "score",
    "rank",
    "card",
    "ends",
    "buyer",
    "loan",
    "develops",
    "own_pieces",
)
"""The fields of a kind that are effects."""


EVENT_KINDS: Final = {
    int(events.CARD_PLAYED): EventKind("card played", ("card",), card="played"),
    int(events.TILE_BUILT): EventKind("tile built", ("slot", "tile"), tile=BUILT),
    int(events.TILE_REPLACED): EventKind("tile replaced", ("slot", "tile"), tile=REPLACED),
    int(events.TILE_FLIPPED): EventKind("tile flipped", ("slot", "tile"), tile=FLIPPED),
    int(events.TILE_REMOVED): EventKind("tile removed", ("slot", "tile"), tile=REMOVED),
    int(events.LINK_LAID): EventKind("link laid", ("link",), link=True),
    int(events.TILE_DEVELOPED): EventKind("tile developed", ("tile",), tile=DEVELOPED),
    **{
        int(events.TAKEN) + number: EventKind(
            f"{GOODS[number]} taken", ("slot", "cubes"), goods=GOODS[number], source="slot"
        )
        for number in (int(COAL), int(IRON), int(BEER))
    },
    **{
        int(events.BOUGHT) + number: EventKind(
            f"{GOODS[number]} bought",
            ("cubes", "money"),
            money=-1,
            spent=True,
            goods=GOODS[number],
            source=MARKET,
        )
        for number in (int(COAL), int(IRON))
    },
    **{
        int(events.SOLD) + number: EventKind(
            f"{GOODS[number]} sold",
            ("cubes", "money"),
            money=1,
            goods=GOODS[number],
            source="built",
            target=MARKET,
        )
        for number in (int(COAL), int(IRON))
    },
    int(events.PAID): EventKind("paid", ("money",), money=-1, spent=True),
    int(events.MONEY_GAINED): EventKind("money gained", ("money",), money=1),
    int(events.INCOME_MOVED): EventKind("income moved", ("from", "to"), income=True),
    int(events.POINTS_GAINED): EventKind("points gained", ("change",), points=1, score=GAINED),
    int(events.LOAN_TAKEN): EventKind("loan taken", ("money", "levels"), money=1, loan=True),
    int(events.CARD_DRAWN): EventKind(
        "card drawn", ("card",), shows=True, hidden=("card",), card="drawn"
    ),
    int(events.TURN_ENDED): EventKind("turn ended", ends=TURN),
    int(events.ROUND_ENDED): EventKind("round ended", ("round",), ends=ROUND),
    int(events.ORDER_SET): EventKind("order set", ("rank",), rank=True),
    int(events.INCOME_PAID): EventKind("income paid", ("change",), money=1, pays_income=True),
    int(events.LINKS_SCORED): EventKind("links scored", ("points",), points=1, score=LINKS),
    int(events.TILES_SCORED): EventKind("tiles scored", ("points",), points=1, score=TILES),
    int(events.ERA_ENDED): EventKind("era ended", ("era",), ends=ERA),
    int(events.GAME_ENDED): EventKind("game ended", ends=GAME),
    int(events.PASSED): EventKind("passed", no_effects=True, about="pass"),
}
"""The kinds of event that every title may have, by number."""
