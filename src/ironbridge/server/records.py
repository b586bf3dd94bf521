"""Records of games: written for whoever asks, and read to be leafed through."""

import time

from ironbridge.errors import BadInput
from ironbridge.game import replay
from ironbridge.notation.headers import header_lines, read_lines
from ironbridge.notation.records import check_seed, read_record
from ironbridge.server import engine
from ironbridge.server.hall import Hall
from ironbridge.server.log import (
    PLAY,
    RULES_VERSION,
    Body,
    Entry,
    Header,
    begin,
    table_of_choices,
)
from ironbridge.server.models import NewPlayer
from ironbridge.server.opening import Plan, add
from ironbridge.server.table import Table
from ironbridge.server.tokens import commitment, same


def record_of(table: Table) -> str:
    """The record of a game; of a running one without what is hidden: the deal."""
    game, header = table.game, table.row.header
    promise = [] if header.commitment is None else [f"commitment: {header.commitment}"]
    if table.status == "running":
        lines = ["ironbridge record 1", *header_lines(game.setting), *promise, ""]
        return "\n".join([*lines, *(f"{seat}: {line}" for seat, line in game.actions)]) + "\n"
    if header.commitment is not None:
        promise.append(f"salt: {table.row.salt}")
    head, gap, rest = game.record.partition("\n\n")
    return "\n".join([head, *promise]) + gap + rest


async def open_record(hall: Hall, text: str) -> str:
    """A record as a game that can be leafed through, one entry for each action."""
    setting, seed, _, actions = read_record(text)
    whole = replay(text)
    header = Header(
        title=setting.title,
        seats=setting.seats,
        options={key: value for key, value in setting.options.items() if key != "confirm_turns"},
        confirm_turns=bool(setting.options.get("confirm_turns")),
        rules=RULES_VERSION,
        choices=table_of_choices(whole),
        start=None if seed is not None else engine.start_text(whole),
    )
    game, now = begin(header, seed), time.time()
    log: list[Entry] = []
    for _, seat, action in actions:
        codes = engine.play(game, action)
        body = Body(codes=codes, texts=engine.choice_texts(game, codes))
        log.append(Entry(number=len(log), kind=PLAY, seat=seat, body=body, at=now))
    players = [NewPlayer(kind="friend") for _ in range(setting.seats)]
    plan = Plan(
        header=header, seed=seed, salt="", game=game, players=players, log=log, status="record"
    )
    return (await add(hall, plan)).game


def verify(text: str) -> str:
    """Check a record against the promise that was made when its game began; what was found."""
    lines, _ = read_lines(text, "record")
    for key in ("commitment", "salt", "seed"):
        if key not in lines:
            raise BadInput(f"The record has no line '{key}': there is nothing to check.")
    seed = check_seed(lines["seed"][1])
    if not same(commitment(seed, lines["salt"][1]), lines["commitment"][1]):
        raise BadInput("The seed is not the one that was promised when the game began.")
    game = replay(text)
    return f"The deal is the one that was promised, and all {len(game.actions)} actions replay."
