"""Starting positions of Brass: Birmingham other than the printed one, for rare situations."""

from collections.abc import Callable

import ironbridge
from tests.reference_engines.birmingham.compare import mat
from tests.reference_engines.birmingham.oracle import Oracle
from tests.reference_engines.birmingham.table import Table, Tile


def printed(table: Table) -> None:
    """Changes nothing: the printed start."""


def rich(table: Table) -> None:
    """Gives every seat money for everything."""
    for seat in table.seats:
        seat.money, seat.income = 150, 45


def poor(table: Table) -> None:
    """Gives every seat negative income from the first round."""
    for seat in table.seats:
        seat.money, seat.income = 3, 3


def dry(table: Table) -> None:
    """Empties both markets."""
    for seat in table.seats:
        seat.money, seat.income = 80, 30
    table.market = {"coal": 0, "iron": 0}


def modern(table: Table) -> None:
    """Removes low tiles; two mines are equally near; income is near the end of the track."""
    for seat in table.seats:
        seat.money, seat.income = 150, 80
    clear_mats(table, {"cotton": 1, "manufacturer": 2, "pottery": 2, "coal": 1, "iron": 1})
    for link in ("Tamworth-Birmingham", "Birmingham-Coventry"):
        table.links[link] = table.order[-1]
    for slot, owner in zip(("Tamworth.1", "Tamworth.2"), table.order, strict=False):
        table.tiles[slot] = Tile("coal", 2, owner, 3, False)
        table.seats[owner].mat["coal", 2] -= 1


def raid(table: Table) -> None:
    """Places empty mines and works of one seat, some beside a free slot, for all to overbuild."""
    dry(table)
    clear_mats(table, {"coal": 2, "iron": 2})
    old = {"Dudley.1": ("coal", 1), "Cannock.1": ("coal", 2), "Birmingham.3": ("iron", 1)}
    old |= {"Coalbrookdale.1": ("iron", 2), "Wolverhampton.2": ("coal", 2)}
    for slot, (industry, level) in old.items():
        table.tiles[slot] = Tile(industry, level, table.order[-1], 0, True)


def fair(table: Table) -> None:
    """Places canals from Birmingham to two merchants, beer, and tiles that need much beer."""
    rich(table)
    clear_mats(table, {"cotton": 1, "manufacturer": 4, "pottery": 2, "brewery": 1})
    for link in ("Birmingham-Coventry", "Birmingham-Worcester", "Birmingham-Oxford"):
        table.links[link] = table.order[-1]
    for link in ("Redditch-Oxford", "Redditch-Gloucester", "Gloucester-Worcester"):
        table.links[link] = table.order[-1]
    cellars = ("Uttoxeter.1", "Stone.1", "Burton-on-Trent.2", "Derby.1")
    for slot, owner in zip(cellars, table.order, strict=False):
        table.tiles[slot] = Tile("brewery", 1, owner, 1, False)


STARTS: dict[str, Callable[[Table], None]] = {
    start.__name__: start for start in (printed, rich, poor, dry, modern, raid, fair)
}


def clear_mats(table: Table, gone: dict[str, int]) -> None:
    """Removes the tiles up to a level from every mat."""
    for seat in table.seats:
        for industry, level in seat.mat:
            if level <= gone.get(industry, 0):
                seat.mat[industry, level] = 0


def begin(
    seats: int, seed: int, rules: dict[str, object], variant: str | None, start: str
) -> tuple[ironbridge.Game, Oracle, Oracle]:
    """Returns a game, an engine that answers its questions, and one that reads its lines."""
    game = ironbridge.new("birmingham", seats=seats, seed=seed, variant=variant, rules=rules)
    one, other = (Oracle(seats, game.deal, rules, variant == "introductory") for _ in range(2))
    STARTS[start](one.table)
    STARTS[start](other.table)
    if start != "printed":
        lines = dict(line.partition(":")[::2] for line in game.text.splitlines()[1:])
        lines |= lines_of(one.table)
        text = "\n".join(f"{key}:{value}" for key, value in lines.items())
        game = ironbridge.load(f"{game.text.splitlines()[0]}\n{text}\n")
    return game, one, other


def lines_of(table: Table) -> dict[str, str]:
    """Returns the lines of a position that a start may change."""
    lines = {goods: f" {cubes}" for goods, cubes in table.market.items()}
    for n, seat in enumerate(table.seats):
        lines[f"seat {n}"] = f" money {seat.money}, income {seat.income}"
        left = {name: " ".join(map(str, levels)) for name, levels in mat(seat).items()}
        lines[f"mat {n}"] = " " + ", ".join(f"{name} {levels}" for name, levels in left.items())
    tiles = []
    for slot, tile in table.tiles.items():
        state = "sold" if tile.sold else f"with {tile.cubes}"
        tiles.append(f"{slot}={tile.industry}{tile.level} of {tile.owner} {state}")
    lines["tiles"] = " " + ", ".join(tiles)
    lines["links"] = " " + ", ".join(f"{link} of {owner}" for link, owner in table.links.items())
    return lines
