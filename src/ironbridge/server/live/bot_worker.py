"""Worker process for bots and analyses: reads one JSON job per line, writes one result per line."""

import os
import sys
from collections import OrderedDict
from typing import BinaryIO, Final, TypeAlias

import msgspec

from ironbridge import bots
from ironbridge.bots import expected_score
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.given_bots import offer_bot
from ironbridge.bots.win_probability import chances_for
from ironbridge.game import Game
from ironbridge.notation.records import DealSource
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.read_jobs import ReadJob, read
from ironbridge.server.live.review_jobs import ReviewJob, review
from ironbridge.server.store.game_log import Header, LogEntry, apply, begin, table_of_choices

KEPT: Final = 32
"""Maximum number of games that a worker caches between jobs."""
LEAST: Final = 0.001
"""Lower bound of a reported win probability: before the end no seat has lost."""
READY: Final = b"ready\n"
"""First line that a worker writes; the time limit of a job starts after it."""


class ChooseJob(msgspec.Struct, frozen=True, kw_only=True, tag="job"):
    """Job: choose an action for a seat."""

    game: str
    header: Header
    source: DealSource | None
    log: list[LogEntry]
    """Log entries from number ``since`` on."""
    since: int
    seat: int
    bot: str
    rng_secret: bytes
    """Secret of the bot's random number generator."""


class AnalyseJob(msgspec.Struct, frozen=True, kw_only=True, tag="study"):
    """Job: evaluate a finished game after each action."""

    header: Header
    source: DealSource | None
    log: list[LogEntry]


Job: TypeAlias = ChooseJob | AnalyseJob | ReadJob | ReviewJob


class JobResult(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a job; ``missing`` asks for the job again with the whole log."""

    codes: list[int] = []
    points: list[expected_score.Expected] = []
    """Expected final points after each action, for an analysis."""
    chances: list[list[float]] = []
    """Win probability of each seat after each action, for an analysis."""
    body: msgspec.Raw = msgspec.Raw(b"null")
    """Encoded answer of a job that reads or reviews."""
    error: str = ""
    stalled: bool = False
    """Whether the job took longer than its limit; for a worker on another machine."""
    missing: bool = False


class WorkerState:
    """Cache of replayed games of this process."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[Game, int]] = OrderedDict()

    def run(self, job: Job) -> JobResult:
        """Runs a job."""
        if isinstance(job, ReadJob):
            return JobResult(body=msgspec.Raw(read(job)))
        if isinstance(job, ReviewJob):
            return JobResult(body=msgspec.Raw(review(job)))
        return analyse(job) if isinstance(job, AnalyseJob) else self.choose(job)

    def choose(self, job: ChooseJob) -> JobResult:
        """Lets the bot choose until one action is finished; returns the codes of its choices."""
        found = self.position(job)
        if found is None:
            return JobResult(missing=True)
        game = found.copy()
        bot, rng = bots.find(job.bot), bot_rng(job.rng_secret, job.seat)
        codes: list[int] = []
        actions = len(game.actions)
        while game.seat == job.seat and (
            len(game.actions) == actions or rules_adapter.must_end(game)
        ):
            choice = bot.choose(bots.SeatView(game, job.seat), rng)
            codes += rules_adapter.play(game, choice)
        return JobResult(codes=codes)

    def position(self, job: ChooseJob) -> Game | None:
        """Returns the game before the bot's choice; ``None`` when earlier entries are missing."""
        game, known = self.games.pop(job.game, (None, 0))
        if job.since == 0:
            game, known = begin(job.header, job.source), 0
        if game is None or known < job.since:
            return None
        by_text = table_of_choices(game) != job.header.choices
        for entry in job.log[known - job.since :]:
            apply(game, entry, by_text)
        self.games[job.game] = (game, job.since + len(job.log))
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return game


def analyse(study: AnalyseJob) -> JobResult:
    """Evaluates every seat after each action; empty without weights for the title and seats.

    Leaves out undone actions, like the record.
    """
    game = begin(study.header, study.source)
    if not expected_score.knows(game.spec):
        return JobResult()
    by_text = table_of_choices(game) != study.header.choices
    search = expected_score.ExpectedScore(game.spec)
    found = [search.of(game.position)]
    for entry in study.log:
        apply(game, entry, by_text)
        done = len(game.actions)
        del found[done + 1 :]
        # One entry may hold an action and the end of the turn.
        while len(found) <= done:
            found.append(search.of(game.position))
    return JobResult(points=found, chances=chances_of(game, found))


def chances_of(game: Game, expected: list[expected_score.Expected]) -> list[list[float]]:
    """Returns the win probabilities after each action; at the end the winners share 1."""
    measured = chances_for(game.spec)
    if measured is None or game.result is None:
        return []
    winners = game.result.winners
    end = [(seat in winners) / len(winners) for seat in range(game.spec.seats)]
    rows = [measured.of(one, at / len(expected)) for at, one in enumerate(expected[:-1])]
    told = [[min(max(round(chance, 3), LEAST), 1 - LEAST) for chance in row] for row in rows]
    return [*told, end]


def main() -> None:
    """Processes jobs from standard input until it ends.

    The arguments are the places of the bots that the operator offers.
    """
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Output that a bot prints must not be read as a result.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for place in sys.argv[1:]:
        offer_bot(place)
    answers.write(READY)
    answers.flush()
    serve(sys.stdin.buffer, answers)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Reads jobs, writes results."""
    state = WorkerState()
    for line in jobs:
        try:
            done = state.run(msgspec.json.decode(line, type=Job))
        except Exception as error:  # reported to the game, whatever a bot raises
            done = JobResult(error=f"{type(error).__name__}: {error}"[:300])
        answers.write(msgspec.json.encode(done) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
