"""Reference engine of Brass: Birmingham: the state in plain lists and dicts, and queries."""

from typing import NamedTuple

from tests.reference_engines.birmingham.printed import (
    ENDS,
    FULL_MAT,
    LAST_SPACE,
    LEVEL,
    LINES_AT,
    MARKET_START,
    PLACE_OF,
    RIM,
    SETUP,
    TILE,
    deck,
    number,
)

DEFAULT_RULES: dict[str, object] = {
    "coal_split": False,
    "gloucester_optional": False,
    "free_start_overbuild": False,
    "income_tie": "space",
    "intro_last_income": False,
    "shortfall_zero": "skip",
}


class Illegal(Exception):
    """Raised when the rules forbid an action."""


class Seat:
    """One seat: money, markers, cards, mat."""

    def __init__(self) -> None:
        self.money = 0
        self.income = 0
        self.points = 0
        self.spent = 0
        self.hand: list[str] = []
        self.mat: dict[tuple[str, int], int] = {}

    def copy(self) -> "Seat":
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        twin.hand = list(self.hand)
        twin.mat = dict(self.mat)
        return twin

    @property
    def level(self) -> int:
        return LEVEL[self.income]

    def lowest(self, industry: str) -> int | None:
        """Returns the lowest level of an industry on the mat."""
        levels = [level for (name, level), left in self.mat.items() if name == industry and left]
        return min(levels, default=None)

    def advance(self, spaces: int) -> None:
        self.income = min(LAST_SPACE, self.income + spaces)


class Tile(NamedTuple):
    """An industry tile on the board."""

    industry: str
    level: int
    owner: int
    cubes: int = 0
    sold: bool = False

    @property
    def print(self) -> dict[str, int]:
        return TILE[self.industry, self.level]


class Table:
    """The full state, including hidden cards."""

    def __init__(
        self, seats: int, deal: dict[str, object], rules: dict[str, object], intro: bool
    ) -> None:
        self.rules = {**DEFAULT_RULES, **rules}
        self.intro = intro
        setup = SETUP[seats]
        order, canal, merchants = deal["order"], deal["canal deck"], deal["merchants"]
        rail = deal.get("rail deck", canal)  # an introductory game has no other era
        assert isinstance(order, list)
        assert isinstance(canal, list)
        assert isinstance(rail, list)
        assert isinstance(merchants, dict)
        assert sorted(order) == list(range(seats))
        assert sorted(canal) == sorted(rail) == sorted(deck(seats))
        self.era = "canal"
        self.round = 1
        self.rounds = number(setup["rounds"])
        self.order: list[int] = list(order)
        self.to_act: int | None = order[0]
        self.actions = number(setup["first"])
        self.tiles: dict[str, Tile] = {}
        self.links: dict[str, int] = {}
        self.market = dict(MARKET_START)
        self.merchants: dict[str, str] = dict(merchants)
        self.barrels = {space for space, tile in self.merchants.items() if tile != "blank"}
        self.discards: list[str] = []
        self.face_down: list[str] = []
        self.pile: list[str] = list(canal)
        self.rail_deck: list[str] = list(rail)
        self.unpaid: list[int] = []
        """Seats whose income is not settled yet, in order."""
        self.debt = 0
        """Debt of the first of them after it paid all its money."""
        self.over = False
        self.seats: list[Seat] = []
        for _ in range(seats):
            seat = Seat()
            seat.money = number(setup["money"])
            seat.income = number(setup["income"])
            seat.mat = dict(FULL_MAT)
            self.seats.append(seat)
            seat.hand = [self.pile.pop(0) for _ in range(number(setup["hand"]))]
            self.face_down.append(self.pile.pop(0))
        self.notes: list[str] = []
        """Counts of what happened."""
        self.buyers: list[set[str]] = []
        """For each sale of the action, the possible merchants' places."""

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        for name in ("order", "discards", "face_down", "pile", "unpaid", "notes", "buyers"):
            setattr(twin, name, list(getattr(self, name)))
        twin.tiles = dict(self.tiles)
        twin.links = dict(self.links)
        twin.market = dict(self.market)
        twin.barrels = set(self.barrels)
        twin.seats = [seat.copy() for seat in self.seats]
        return twin

    def note(self, what: str) -> None:
        self.notes.append(what)

    # ------------------------------------------------------------------ reading the board

    def nothing_on_board(self, seat: int) -> bool:
        tiles = any(tile.owner == seat for tile in self.tiles.values())
        return not tiles and seat not in self.links.values()

    def network(self, seat: int) -> set[str]:
        """Returns places with an own tile or an adjacent own link."""
        places = {PLACE_OF[slot] for slot, tile in self.tiles.items() if tile.owner == seat}
        for link, owner in self.links.items():
            if owner == seat:
                places.update(ENDS[link])
        return places

    def distances(self, starts: list[str]) -> dict[str, int]:
        """Returns the number of links to each connected place, over links of all seats."""
        reached = dict.fromkeys(starts, 0)
        edge = list(starts)
        for place in edge:  # the list grows during iteration
            for link in LINES_AT[place]:
                for end in ENDS[link] if link in self.links else []:
                    if end not in reached:
                        reached[end] = reached[place] + 1
                        edge.append(end)
        return reached

    def reaches_market(self, starts: list[str]) -> bool:
        return bool(RIM & set(self.distances(starts)))

    def sources(self, industry: str) -> list[str]:
        """Returns slots with an unflipped mine, works or brewery that is not empty."""
        return [
            slot
            for slot, tile in self.tiles.items()
            if tile.industry == industry and not tile.sold and tile.cubes > 0
        ]

    # ------------------------------------------------------------------ moving pieces

    def pay(self, seat: int, pounds: int) -> None:
        """Pays money for an action, which counts for the turn order."""
        if self.seats[seat].money < pounds:
            raise Illegal(f"seat {seat} cannot pay {pounds}")
        self.seats[seat].money -= pounds
        self.seats[seat].spent += pounds

    def flip(self, slot: str) -> None:
        tile = self.tiles[slot]
        assert not tile.sold
        self.tiles[slot] = tile._replace(sold=True)
        self.seats[tile.owner].advance(tile.print["income"])
        if self.seats[tile.owner].income == LAST_SPACE:
            self.note("income at the end of the track")

    def take_from(self, slot: str) -> None:
        """Takes one cube or barrel from a tile; the last one flips it."""
        tile = self.tiles[slot]
        assert tile.cubes > 0
        self.tiles[slot] = tile._replace(cubes=tile.cubes - 1)
        if tile.cubes == 1:
            self.flip(slot)

    def discard(self, seat: int, card: str) -> None:
        """Discards a card; wild cards return to their pile."""
        self.seats[seat].hand.remove(card)
        if not card.startswith("wild"):
            self.discards.append(card)
