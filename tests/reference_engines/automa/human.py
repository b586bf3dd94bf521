"""Simulated players of solo games, and the state between their turn and the Automa's."""

import random
from collections import Counter

import ironbridge
from ironbridge import Choice, Game
from tests.reference_engines.automa.oracle import Oracle
from tests.reference_engines.automa.printed import AUTOMA, HUMAN
from tests.reference_engines.automa.state import Table, differences, read, view_of

POLICIES: dict[str, dict[str, float]] = {
    "random": {},
    "builder": {"build": 30, "link": 2, "develop": 0.2, "pass": 0.01, "scout": 0.2},
    "pure builder": {"build": 40, "link": 0, "develop": 1, "pass": 0.05, "scout": 0.5},
    "linker": {"link": 30, "build": 5, "develop": 0.2, "pass": 0.01, "scout": 0.2},
    "passive": {"pass": 100},
    "seller": {"sell": 60, "build": 20, "link": 8, "develop": 1, "pass": 0.01, "scout": 0.2},
}
"""Weight of each verb by policy; 1 for others. All policies except the random and the passive one
borrow only when money is short."""


def pick(game: Game, policy: str, dice: random.Random) -> Choice:
    """Returns a choice of the simulated player."""
    weights = dict(POLICIES[policy])
    if policy not in ("random", "passive"):
        weights["loan"] = 40 if view_of(game)["seats"][HUMAN]["money"] < 12 else 0.02
    found = list(game.choices)
    weighed = [weights.get(choice.text.split()[0], 1.0) for choice in found]
    if not any(weighed):
        return dice.choice(found)
    return dice.choices(found, weighed)[0]


def between(text: str, choice: Choice) -> Table:
    """Returns the state after the person's last choice of a turn and before the Automa acts.

    The choice is replayed in a game with confirmed turns, where the turn waits for its end.
    """
    lines = dict(line.split(":", 1) for line in text.splitlines()[1:] if line)
    lines["confirm turns"] = " yes"
    game = ironbridge.load(position(lines))
    game.play(choice)
    assert not game.begun, (choice, game.begun)
    table = read(game)
    assert str(table.round) == lines["round"].strip(), "the Automa has acted"
    return table


def position(lines: dict[str, str]) -> str:
    """Returns the text of a position with these lines."""
    return "\n".join(["ironbridge position 1", *(f"{k}:{v}" for k, v in lines.items())]) + "\n"


def compare(game: Game, choice: Choice, log: Counter[str]) -> list[str]:
    """Plays a choice and compares the Automa's turn with the prediction; returns differences."""
    text, before, heard = game.text, read(game), len(game.events)
    owed = game.view(None).question.owed
    game.play(choice)
    news = game.events[heard:]
    if any(event.kind == "turn ended" and event.seat == AUTOMA for event in news):
        before = between(text, choice)
        oracle = Oracle(before, log)
        oracle.turn()
        log["(turns)"] += 1
        if not (before.era == "rail" and before.round == 10):
            oracle.pay_income()
    elif owed and choice.text.startswith("give up"):
        oracle = Oracle(before, log)
        slot = choice.text.removeprefix("give up ")
        oracle.pay_debt(owed, slot if slot in before.tiles else f"{slot}.1")
        log["(tiles given up)"] += 1
    else:
        return []
    if before.round == 10 and not oracle.owed:
        oracle.end_era()
    wrong = differences(oracle.t, read(game), frozenset({"round"}))
    if not wrong:
        return []
    return [f"{before.era} {before.round}", *wrong, "", text, choice.text, *map(str, news)]


def audit(
    level: str, policy: str, seed: int, log: Counter[str], mat: str | None = None
) -> list[str]:
    """Plays a solo game and predicts every turn of the Automa; returns the first difference."""
    dice = random.Random(f"{level} {policy} {seed}")
    game = ironbridge.new("birmingham", automa=level, mat=mat, seed=seed)
    while not game.over:
        wrong = compare(game, pick(game, policy, dice), log)
        if wrong:
            return [f"{level}, {policy}, seed {seed}", *wrong]
    return []
