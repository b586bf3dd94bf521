"""Reviews of finished games, computed turn by turn in worker processes and kept in the database."""

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec

from ironbridge.bots import expected_score
from ironbridge.review.game_review import GameReview, evaluator_version
from ironbridge.review.ledger import LuckLedger
from ironbridge.review.played_turns import played_turns
from ironbridge.review.seat_summary import SeatReview
from ironbridge.review.turn_review import TurnReview
from ironbridge.server.api.review_schemas import ActionShown, ReviewState, TurnShown
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.answer_cache import CachedAnswer
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.review_jobs import ReviewJob
from ironbridge.server.live.work_budget import ACTION, ENTRY
from ironbridge.server.problems import Problem
from ironbridge.server.store.review_rows import (
    ReviewRow,
    claim_review,
    find_review,
    keep_review,
    note_asked,
    release_review,
)
from ironbridge.server.tokens import fresh_name

LOG: Final = logging.getLogger(__name__)
START: Final = 1500.0
"""Work that the start of a review is charged with; its time is charged like that of bots."""
LEASE: Final = 90.0
"""Seconds for which a process holds a review after the last turn that it stored."""
NOTED: Final = 10.0
"""Seconds after which it is noted again that a client asks for a review."""
ABANDONED: Final = 60.0
"""Seconds without a client after which a review stops; its turns are kept."""
MOST_AT_ONCE: Final = 4
"""Maximum number of turns of one game that are reviewed at the same time."""


class ReviewBody(msgspec.Struct, kw_only=True):
    """What is stored of a review."""

    turns: list[TurnReview] = []
    summary: list[SeatReview] = []
    ledger: LuckLedger | None = None


def check_reviewable(live_game: LiveGame) -> None:
    """Raises a problem for a game that was not played to its end, or without an evaluator."""
    if not live_game.over or live_game.session.ended:
        raise Problem(403, "no-review")
    if not expected_score.knows(live_game.game.spec):
        raise Problem(409, "not-reviewable")


async def current(registry: GameRegistry, live_game: LiveGame) -> ReviewRow | None:
    """Returns the stored review of a game by this version of the evaluator."""
    check_reviewable(live_game)
    found = await find_review(registry.store, live_game.row.id)
    version = evaluator_version(live_game.game.spec)
    return found if found is not None and found.version == version else None


async def state_of(registry: GameRegistry, live_game: LiveGame, since: int) -> ReviewState:
    """Returns the review of a game, with the turns from number ``since`` on."""
    row = await current(registry, live_game)
    if row is None:
        spec = live_game.game.spec
        total = len(played_turns(live_game.game))
        return ReviewState(
            status="none", version=evaluator_version(spec), total=total, done=0, turns=[]
        )
    now = time.time()
    is_held = row.runner is not None and row.lease >= now
    if is_held and now - row.asked > NOTED:
        await note_asked(registry.store, live_game.row.id, now)
    body = msgspec.json.decode(row.body, type=ReviewBody)
    done = body.ledger is not None
    return ReviewState(
        status="done" if done else "running" if is_held else "stopped",
        version=row.version,
        total=row.total,
        done=len(body.turns),
        turns=body.turns[since:],
        summary=body.summary,
        ledger=body.ledger,
    )


async def start(registry: GameRegistry, live_game: LiveGame) -> None:
    """Starts the review of a game, or continues it; does nothing where one runs or is finished."""
    row, now, game = await current(registry, live_game), time.time(), live_game.row.id
    body = ReviewBody() if row is None else msgspec.json.decode(row.body, type=ReviewBody)
    if body.ledger is not None or (row is not None and row.runner and row.lease >= now):
        return
    registry.work.spend(START, game)
    claimed = ReviewRow(
        game=game,
        version=evaluator_version(live_game.game.spec),
        total=len(played_turns(live_game.game)),
        body=msgspec.json.encode(body).decode(),
        runner=fresh_name(16),
        lease=now + LEASE,
        asked=now,
    )
    if await claim_review(registry.store, claimed, now):
        running = ReviewRun(registry, claimed, live_game.game.record, body)
        registry.reviews[game] = asyncio.create_task(running.run())


async def stop(registry: GameRegistry, live_game: LiveGame) -> None:
    """Stops the review of a game, in whatever process it runs; keeps its turns."""
    check_reviewable(live_game)
    task = registry.reviews.pop(live_game.row.id, None)
    if task is not None:
        task.cancel()
    await release_review(registry.store, live_game.row.id)


class ReviewRun:
    """Computes the review of one game."""

    def __init__(
        self, registry: GameRegistry, row: ReviewRow, record: str, body: ReviewBody
    ) -> None:
        self.registry, self.row, self.record, self.body = registry, row, record, body
        self.owner = registry.owner()
        done = {turn.number for turn in body.turns}
        self.left = [number for number in range(row.total) if number not in done]
        self.is_held = True

    async def run(self) -> None:
        """Reviews the turns that are left, then adds up the summary; frees the row at the end."""
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(MOST_AT_ONCE):
                    group.create_task(self.review_turns())
            if self.is_held:
                answer = await self.run_job(ReviewJob(record=self.record, turns=self.in_order()))
                whole = msgspec.json.decode(answer, type=GameReview)
                self.body.summary, self.body.ledger = whole.summary, whole.ledger
                await self.keep()
        except* Exception:  # the client sees a review that stopped, and may start it again
            LOG.exception("review stopped", extra={"game": self.row.game})
        finally:
            self.registry.reviews.pop(self.row.game, None)
            with contextlib.suppress(Problem):
                await release_review(self.registry.store, self.row.game, self.row.runner)

    async def review_turns(self) -> None:
        """Reviews one turn after the other while some are left and a client asks for them."""
        while self.left and self.is_held:
            number = self.left.pop(0)
            answer = await self.run_job(ReviewJob(record=self.record, numbers=[number]))
            self.body.turns += msgspec.json.decode(answer, type=list[TurnReview])
            await self.keep()

    def in_order(self) -> list[TurnReview]:
        """Returns the reviewed turns in the order of the game."""
        return sorted(self.body.turns, key=lambda turn: turn.number)

    async def run_job(self, job: ReviewJob) -> bytes:
        """Runs a job in a worker process; returns its encoded answer."""
        registry = self.registry
        async with registry.workers.lend(self.owner, self.row.game) as worker:
            done = await worker.run_job(job, registry.options.bot_seconds)
        if done.error:
            raise RuntimeError(done.error)
        return bytes(done.body)

    async def keep(self) -> None:
        """Stores the progress; ends the review where the row is lost or no client asks."""
        now = time.time()
        body = msgspec.json.encode(self.body).decode()
        changed = msgspec.structs.replace(self.row, body=body, lease=now + LEASE)
        asked = await keep_review(self.registry.store, changed)
        self.is_held = self.is_held and asked is not None and now - asked < ABANDONED


async def turn_shown(
    registry: GameRegistry, live_game: LiveGame, number: int, language: str
) -> CachedAnswer:
    """Returns the best turn found in place of a reviewed turn, with the board after each action."""
    row = await current(registry, live_game)
    body = ReviewBody() if row is None else msgspec.json.decode(row.body, type=ReviewBody)
    turn = next((each for each in body.turns if each.number == number), None)
    if turn is None:
        raise Problem(404, "no-reviewed-turn")
    names = tuple(live_game.names(language))
    key = ("review", live_game.row.id, row and row.version, number, language, names)
    at = live_game.entry_of(turn.action)

    async def make() -> bytes:
        then = await registry.at_entry(live_game, at)
        shown = await asyncio.to_thread(played_on, then, turn, language)
        return msgspec.json.encode(shown)

    if registry.answers.find(key) is None:
        registry.work.spend(ENTRY * at + ACTION * len(turn.best), live_game.row.id)
    return await registry.answers.get(key, make)


def played_on(then: LiveGame, turn: TurnReview, language: str) -> TurnShown:
    """Plays the best turn found from the position before a turn; returns its actions."""
    game, names = then.game.copy(), then.names(language)
    game.language = language
    shown: list[ActionShown] = []
    for line in turn.best:
        since = rules_adapter.action_count(game)
        game.play(line)
        for action in rules_adapter.action_log(game, None, since, language, names):
            shown.append(ActionShown(action=action, view=game.view(None)))
    return TurnShown(turn=turn.number, best=shown)
