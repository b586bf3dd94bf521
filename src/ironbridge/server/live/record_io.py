"""Exports games as records, and opens records as games for replay."""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from ironbridge.game import Game, replay
from ironbridge.notation.headers import header_lines, read_lines
from ironbridge.notation.records import (
    DIGITS,
    END,
    DealSource,
    lingers_with,
    places_worth_writing,
    read_record,
)
from ironbridge.server.api.schemas import NewPlayer, SampleGameCard
from ironbridge.server.game_stats import chart_of
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.create_game import NewGamePlan, add
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.game_log import (
    PLAY,
    RULES_VERSION,
    EntryData,
    Header,
    LogEntry,
    begin,
    table_of_choices,
)
from ironbridge.server.tokens import settled_name
from ironbridge.titles.sample_games import sample_games

STAND_INS: Final = "stand-ins"
"""Key of the line of a record with the actions that bots played for absent people."""


ENDED_LINE: Final = "ended: by agreement"
"""Line of the record of a game that all people agreed to end before its last action."""


class ReplayedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record converted to a log: one entry per action and per end of a turn."""

    header: Header
    source: DealSource | None
    game: Game
    """Game after its log has been applied."""
    log: list[LogEntry]


def record_of(live_game: LiveGame) -> str:
    """Returns the record of a game; of a running game without the deal."""
    game, header = live_game.game, live_game.row.header
    promise = [] if header.commitment is None else [f"commitment: {header.commitment}"]
    promise += stand_in_lines(live_game)
    if live_game.session.ended:
        promise.append(ENDED_LINE)
    if not live_game.over:
        lines = ["ironbridge record 1", *header_lines(game.spec), *promise, ""]
        return "\n".join([*lines, *(f"{seat}: {line}" for seat, line in game.actions)]) + "\n"
    if header.commitment is not None:
        promise += proof_lines(live_game)
    head, gap, rest = game.record.partition("\n\n")
    return "\n".join([head, *promise]) + gap + rest


def stand_in_lines(live_game: LiveGame) -> list[str]:
    """Returns the line that says which actions of the record bots played for absent people."""
    game = live_game.game
    places: Iterable[int] = range(len(game.actions))
    if live_game.over:
        places = places_worth_writing(game.spec, game.actions)
    marks = [
        f"{number}={live_game.stand_ins[at]}"
        for number, at in enumerate(places, 1)
        if at in live_game.stand_ins
    ]
    return [f"{STAND_INS}: {', '.join(marks)}"] if marks else []


def stand_ins_in(text: str) -> dict[int, str]:
    """Returns the bots that played actions of a record for absent people, by place from 0."""
    lines, _ = read_lines(text, "record")
    _, value = lines.get(STAND_INS, (0, ""))
    found = (mark.strip().partition("=") for mark in value.split(",") if value)
    return {int(number) - 1: bot[:40] for number, _, bot in found if DIGITS.fullmatch(number)}


def proof_lines(live_game: LiveGame) -> list[str]:
    """Returns the lines of a finished game's record that open its commitment."""
    row, values = live_game.row, live_game.contributions.values
    lines = [f"salt: {row.salt}"]
    if row.deal_secret is not None:
        lines += [f"game: {row.id}", f"secret: {row.deal_secret}"]
    return lines + [f"contribution {seat}: {value}" for seat, value in sorted(values.items())]


def read_past(text: str) -> ReplayedRecord:
    """Replays a record; returns it as a log."""
    spec, source, _, actions = read_record(text)
    whole = replay(text)
    header = Header(
        title=spec.title,
        seats=spec.seats,
        options={key: value for key, value in spec.options.items() if key != "confirm_turns"},
        confirm_turns=bool(spec.options.get("confirm_turns")),
        rules=RULES_VERSION,
        choices=table_of_choices(whole),
        start=None if source is not None else rules_adapter.start_text(whole),
    )
    game, now = begin(header, source), time.time()
    log: list[LogEntry] = []
    stand_ins = stand_ins_in(text)
    for at, (_, seat, action) in enumerate(actions):
        # Records leave out the ends of turns that the next line implies.
        waiting = game.history.pos.seat
        ends = game.turn_waits and not lingers_with(spec, waiting, seat, action)
        for who, line, place in [(waiting, END, at - 1)] * ends + [(seat, action, at)]:
            codes = rules_adapter.play(game, line)
            texts, bot = rules_adapter.choice_texts(game, codes), stand_ins.get(place)
            body = EntryData(codes=codes, texts=texts, bot=bot, stand_in=bot is not None)
            log.append(LogEntry(number=len(log), kind=PLAY, seat=who, body=body, at=now))
    return ReplayedRecord(header=header, source=source, game=game, log=log)


async def open_record(registry: GameRegistry, text: str) -> str:
    """Opens a record for replay; returns the identifier of its game, equal for equal records."""
    name = settled_name(text)
    if await registry.store.game(name) is not None:
        return name
    past = await asyncio.to_thread(read_past, text)
    plan = NewGamePlan(
        header=past.header,
        source=past.source,
        game=past.game,
        players=[NewPlayer(kind="friend") for _ in range(past.header.seats)],
        log=past.log,
        status="record",
        name=name,
    )
    with contextlib.suppress(IntegrityError):  # another request has just added it
        await add(registry, plan)
    return name


@cache
def sample_game_cards(language: str) -> list[SampleGameCard]:
    """Returns the sample games of the titles, with the points after each round."""
    return [
        SampleGameCard(
            name=kept.name,
            title=kept.title,
            about=kept.about.get(language, kept.about["en"]),
            points=list(kept.points),
            rounds=list(points_by_round(kept.record)),
        )
        for kept in sample_games()
    ]


@cache
def points_by_round(record: str) -> tuple[list[int], ...]:
    """Returns the points of each seat after each round of a record."""
    past = read_past(record)
    return tuple(row.points for row in chart_of(past.header, past.source, past.log).rounds)
