"""Data sets of self-play games as Parquet: games, and positions with observations and results.

A data set is a folder of shards.  A shard is written to a temporary name and renamed when complete
(atomic write), so an interrupted run can be resumed and a shard is never incomplete.
"""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ironbridge._version import __version__
from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.given_bots import given_name, load_bot
from ironbridge.core.rng import split
from ironbridge.errors import BadInput
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.research.encoding import VERSION as ENCODING_VERSION
from ironbridge.research.encoding import Encoding
from ironbridge.research.game_summary import event_totals
from ironbridge.research.rewards import shares
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import AUTOMATIC, Plan, check_bots, seats_taken, spec_of

CARD: Final = "card.json"
ACTIONS: Final = "actions.json"
"""File with the name of every choice code, in order."""
SHARD: Final = 50
"""Number of games per shard."""

PAGE: Final = """# {games} games of {title}

{seats} seats, {options}; played by {bots} (the names go round the seats), seed {seed},
Ironbridge {ironbridge}.

`games-*.parquet`: one row a game: its seed, who sat where, the first turn order, points, places,
the layout of counters, the first action, the tiles built and where the points came from, of each
seat, and the record, which `ironbridge.replay` plays again.

`positions-*.parquet`: one row a decision: the game, the step, the seat, the code of the choice
(`actions.json` lists the names of all codes in order), the observation (encoding {encoding}; the
encoding page of the documentation has every entry), and what the seat's game came to:
`final_points`, and `share`, its share of the win less its fair part.
"""


@dataclass(frozen=True)
class DatasetShard:
    """The games of one shard and its target folder."""

    plan: Plan
    first: int
    past: int
    folder: Path

    @property
    def games_file(self) -> Path:
        return self.folder / f"games-{self.first:07}.parquet"

    @property
    def positions_file(self) -> Path:
        return self.folder / f"positions-{self.first:07}.parquet"

    @property
    def done(self) -> bool:
        """Returns whether all its games are stored. The file of games is renamed last."""
        if not self.games_file.exists():
            return False
        kept: int = pq.read_metadata(self.games_file).num_rows
        return kept >= self.past - self.first


class Files(NamedTuple):
    """The contents of a shard's two files, in bytes."""

    games: bytes
    positions: bytes


@dataclass
class Columns:
    """The rows of one shard, column by column."""

    games: dict[str, list[Any]] = field(default_factory=dict)
    positions: dict[str, list[Any]] = field(default_factory=dict)
    observations: list[np.ndarray[Any, Any]] = field(default_factory=list)

    def add_game(self, row: dict[str, Any]) -> None:
        for key, value in row.items():
            self.games.setdefault(key, []).append(value)

    def add_position(self, row: dict[str, Any]) -> None:
        for key, value in row.items():
            self.positions.setdefault(key, []).append(value)


def make(
    plan: Plan,
    folder: Path,
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Plays the missing games of a data set; returns its total number of games."""
    spec_of(plan)
    check_bots(plan.bots, jobs)
    folder.mkdir(parents=True, exist_ok=True)
    check_card(plan, folder)
    shards = [
        DatasetShard(plan, first, min(first + SHARD, plan.games), folder)
        for first in range(0, plan.games, SHARD)
    ]
    missing = [shard for shard in shards if not shard.done]
    progress(sum(shard.past - shard.first for shard in shards if shard.done))
    for shard, played in zip(missing, spread(play_shard, missing, jobs, cluster), strict=True):
        write(played.positions, shard.positions_file)
        write(played.games, shard.games_file)
        progress(shard.past - shard.first)
    return plan.games


def play_shard(shard: DatasetShard) -> Files:
    """Plays the games of a shard; returns its files for the caller to write.

    A worker may run on another machine, without access to the folder.
    """
    encoding = Encoding(spec_of(shard.plan))
    columns = Columns()
    for number in range(shard.first, shard.past):
        play_into(shard.plan, encoding, number, columns)
    flat = pa.array(np.concatenate(columns.observations), pa.int16())
    observations = pa.FixedSizeListArray.from_arrays(flat, encoding.width)
    positions = pa.table({**columns.positions, "observation": observations})
    return Files(as_file(pa.table(columns.games)), as_file(positions))


def as_file(table: pa.Table) -> bytes:
    """Returns a table as the bytes of a Parquet file."""
    held = pa.BufferOutputStream()
    pq.write_table(table, held, compression="zstd")
    return bytes(held.getvalue())


def write(content: bytes, path: Path) -> None:
    """Writes a file atomically."""
    part = path.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, path)


def play_into(plan: Plan, encoding: Encoding, number: int, columns: Columns) -> None:
    """Plays one game and stores every decision with the observation of its seat."""
    spec = encoding.spec
    players = seats_taken(spec, plan.bots)
    seed = split(plan.seed, number)
    game = begin(spec, seed, deal_from_seed(spec, seed))
    bots = [None if player == AUTOMATIC else load_bot(player, timed=False) for player in players]
    rngs = [bot_rng(seed, seat) for seat in range(spec.seats)]
    start = game.position
    decisions: list[tuple[int, int]] = []
    while game.seat is not None:
        seat = game.seat
        bot = bots[seat]
        assert bot is not None, "a seat that plays by itself is never asked"
        columns.observations.append(encoding.vector(game.position, seat))
        choice = bot.choose(SeatView(game, seat), rngs[seat])
        decisions.append((seat, code_of(game, choice)))
        game.play(choice)
    result = game.result
    assert result is not None
    paid = shares(result)
    for step, (seat, code) in enumerate(decisions):
        had, share = result.points[seat], paid[seat]
        row = {"game": number, "step": step, "seat": seat, "choice": code}
        columns.add_position({**row, "final_points": had, "share": share})
    order = [start.in_order(turn) for turn in range(spec.seats)]
    columns.add_game(
        {
            "game": number,
            "seed": seed,
            "bots": [given_name(player) for player in players],
            "order": order,
            **event_totals(game),
        }
    )


def code_of(game: Game, choice: Any) -> int:
    """Returns the code of a bot's answer."""
    if isinstance(choice, str):
        return next(found.code for found in game.choices if found.text == choice)
    return int(getattr(choice, "code", choice))


# The card


def check_card(plan: Plan, folder: Path) -> None:
    """Writes the data card; ``BadInput`` when the folder holds a different data set."""
    card = card_of(plan)
    path = folder / CARD
    if path.exists():
        old = json.loads(path.read_text(encoding="utf-8"))
        differing = [key for key in card if key != "games" and old.get(key) != card[key]]
        if differing:
            raise BadInput(
                "other-data-set", folder=folder, key=differing[0], value=repr(old.get(differing[0]))
            )
        card["games"] = max(card["games"], old["games"])
    path.write_text(json.dumps(card, indent=1, ensure_ascii=False), encoding="utf-8")
    actions = json.dumps(Encoding(spec_of(plan)).actions(), indent=0, ensure_ascii=False)
    (folder / ACTIONS).write_text(actions, encoding="utf-8")
    (folder / "README.md").write_text(page_of(card), encoding="utf-8")


def card_of(plan: Plan) -> dict[str, Any]:
    """Returns the data card: every parameter that determines the games."""
    return {
        "title": plan.title,
        "seats": spec_of(plan).seats,
        "options": plan.options,
        "bots": [given_name(player) for player in plan.bots],
        "seed": plan.seed,
        "encoding": ENCODING_VERSION,
        "ironbridge": __version__,
        "games": plan.games,
    }


def page_of(card: dict[str, Any]) -> str:
    """Returns the data card as Markdown."""
    options = [f"{key} {value}" for key, value in card["options"].items() if value]
    return PAGE.format(
        **{
            **card,
            "options": ", ".join(options) or "all as printed",
            "bots": ", ".join(card["bots"]),
        }
    )


def read_games(folder: Path) -> Iterator[dict[str, Any]]:
    """Yields every game of a data set in order."""
    found = sorted(folder.glob("games-*.parquet"))
    if not found:
        raise BadInput("no-data-set", folder=folder)
    for path in found:
        yield from pq.read_table(path).to_pylist()
