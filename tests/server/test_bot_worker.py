"""A bot worker caches its games, and requests the whole log where the cache is outdated."""

from msgspec.structs import replace

import ironbridge
from ironbridge.server.live.bot_worker import KEPT, ChooseJob, WorkerState
from ironbridge.server.store.game_log import Header, table_of_choices


def first_job() -> ChooseJob:
    """Returns the job of the first choice of a game."""
    game = ironbridge.new("birmingham", seats=2, seed=7)
    choices = table_of_choices(game)
    header = Header(
        title="birmingham", seats=2, options={}, confirm_turns=False, rules=1, choices=choices
    )
    seat = game.seat or 0
    return ChooseJob(
        game="a", header=header, source=7, log=[], since=0, seat=seat, bot="dice", rng_secret=b"1"
    )


def test_a_bot_chooses_in_a_game_that_is_told_from_the_start() -> None:
    state, job = WorkerState(), first_job()
    found = state.choose(job)
    assert not found.missing
    game = ironbridge.new("birmingham", seats=2, seed=7)
    for code in found.codes:
        game.play(code)
    assert len(game.actions) == 1
    assert state.choose(job) == found


def test_a_worker_that_lacks_entries_says_so() -> None:
    state, job = WorkerState(), first_job()
    later = replace(job, since=1)
    assert state.choose(later).missing
    state.choose(job)
    assert state.choose(later).missing
    assert not state.choose(job).missing


def test_a_worker_keeps_a_bounded_number_of_games() -> None:
    state, job = WorkerState(), first_job()
    names = [f"game {number}" for number in range(KEPT + 2)]
    for name in names:
        state.position(replace(job, game=name))
    assert list(state.games) == names[2:]
