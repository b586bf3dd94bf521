"""The generator of a bot does not give away the deal, in any place where bots play."""

from collections.abc import Callable
from random import Random
from typing import ClassVar

import pytest
from rich.console import Console

import ironbridge
from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.core.rng import split
from ironbridge.game.choices import Choice
from ironbridge.server.live.bot_worker import ChooseJob, WorkerState
from ironbridge.server.store.game_log import RULES_VERSION, Header
from ironbridge.sim.arena import Contest, Match, play_match
from ironbridge.terminal.session import Session

WORD = 0xFFFFFFFF
RNG_STEP, RNG_ODD = 0x1D872B41D3C5A76D, 0x2545F4914F6CDD1D
SPLIT_SEED, SPLIT_PART = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9
MODULUS = 1 << 62


# The attack: from the state of a Mersenne Twister to the number that seeded it, and from there
# through the linear congruential generator of ``split`` to the seed of the game.


def seeding_number(state: tuple[int, ...]) -> int:
    """Returns the number of 33 to 64 bits that seeded a generator, from its unused state."""
    words = list(state[:624])
    words[0] = words[623]  # as it was when the second pass of the seeding ended
    at = 1  # undo the second pass: 623 steps that began at word 2
    for _ in range(623):
        at = 623 if at == 1 else at - 1
        index = at + 1 if at < 623 else 1
        before = words[index - 1] if index > 1 else words[623]
        words[index] = ((words[index] + index) & WORD) ^ twisted(before, 1566083941)
    plain = [19650218]
    for number in range(1, 624):
        plain.append((1812433253 * (plain[-1] ^ plain[-1] >> 30) + number) & WORD)
    key = [0, 0]
    for index in (3, 4):  # the key has two words: word 3 was made with the first, 4 with the second
        part = (index - 1) % 2
        mixed = plain[index] ^ twisted(words[index - 1], 1664525)
        key[part] = (words[index] - mixed - part) & WORD
    return key[0] | key[1] << 32


def twisted(word: int, factor: int) -> int:
    return (word ^ word >> 30) * factor & WORD


def seed_before_split(number: int, part: int) -> int:
    """Returns the seed of which ``split(seed, part)`` is a number, below 62 bits."""
    inverse = pow(RNG_STEP, -1, MODULUS)
    for _ in range(3):
        number = (number - RNG_ODD) * inverse % MODULUS
    return (number - part * SPLIT_PART) * pow(SPLIT_SEED, -1, MODULUS) % MODULUS


def computed_seeds(rng: Random) -> set[int]:
    """Returns every seed of a game that the attack computes from a generator."""
    number = seeding_number(rng.getstate()[1])
    return {seed_before_split(number, part) for part in range(400)} | {number}


def test_the_attack_finds_a_seed_that_was_only_split() -> None:
    """The control: without a one-way function the attack succeeds."""
    for seed in (5, 2**55 + 12345):
        assert seed in computed_seeds(Random(split(seed, 3)))


# Where bots play


class Spy:
    """A bot that keeps the seeds it computes, and plays the first choice."""

    name = "spy"
    found: ClassVar[list[set[int]]] = []

    def choose(self, view: SeatView, rng: Random) -> Choice:
        if not Spy.found:
            Spy.found.append(computed_seeds(rng))
        return view.choices[0]


def in_simulate() -> set[int]:
    ironbridge.simulate("birmingham", seats=2, games=1, bots=(Spy(),), seed=5)
    return {split(5, number) for number in range(10)}


def in_arena() -> set[int]:
    play_match(Match(Contest("birmingham", 2, ("spy",), 1, seed=5), 0, ("spy", "spy")))
    return {split(5, number) for number in range(10)}


def in_terminal() -> set[int]:
    game = ironbridge.new("birmingham", seats=2, seed=5)
    session = Session(game, [Spy(), Spy()], Console(quiet=True))
    session.step()
    return {5}


def in_server_worker() -> set[int]:
    header = Header(
        title="birmingham",
        seats=2,
        options={},
        confirm_turns=False,
        rules=RULES_VERSION,
        choices="",
    )
    WorkerState().choose(
        ChooseJob(
            game="g",
            header=header,
            source=5,
            log=[],
            since=0,
            seat=ironbridge.new("birmingham", seats=2, seed=5).seat or 0,
            bot="spy",
            rng_secret=b"secret of the server",
        )
    )
    return {5}


@pytest.mark.parametrize("play", [in_simulate, in_arena, in_terminal, in_server_worker])
def test_no_bot_computes_the_seed_of_its_game(
    play: Callable[[], set[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    Spy.found = []
    monkeypatch.setattr("ironbridge.bots.find", lambda name, timed=True: Spy())
    monkeypatch.setattr("ironbridge.bots.given_bots.find", lambda name, timed=True: Spy())
    seeds = play()
    assert len(Spy.found) == 1
    assert not Spy.found[0] & (seeds | {5})


def test_equal_arguments_give_equal_generators() -> None:
    assert bot_rng(7, 1).random() == bot_rng(7, 1).random()
    numbers = {bot_rng(*parts).random() for parts in ((7, 1), (7, 2), (71, 2), (7, 12), (b"7",))}
    assert len(numbers) == 5
