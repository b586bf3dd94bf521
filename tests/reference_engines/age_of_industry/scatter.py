"""Random positions of Age of Industry, for rules that games rarely reach."""

import random
from typing import Any

from tests.reference_engines.age_of_industry.table import KINDS, PRINT, Print, place_of
from tests.rulebook.table import position

COLOURS = ("brown", "light green", "purple", "blue", "orange", "grey")
SIZES = {row["card"]: row["count"] for row in PRINT["cards"]["industry"]}
DECK = [card for card, many in SIZES.items() for _ in range(many)] + [
    colour for colour in COLOURS for _ in range(5)
]
MARKETS = ("cotton", "factory", "both", "no demand")


def mats(dice: random.Random, printed: Print) -> tuple[str, list[str]]:
    """Returns a random mat and the counters that have left it."""
    line, gone = [], []
    for kind in KINDS:
        stack = [
            level
            for level in printed.levels[kind]
            for _ in range(printed.counters[kind, level]["copies"])
        ]
        many = dice.randint(0, len(stack))
        left = [stack[many:].count(level) for level in printed.levels[kind]]
        line.append(" ".join([kind, *map(str, left)]))
        gone += [f"{kind}{level}" for level in stack[:many] if level]
    return ", ".join(line), gone


def counter_text(dice: random.Random, printed: Print, tile: str, seat: int, dry: bool) -> str:
    full = printed.counters[tile[:-1], int(tile[-1])]["cubes"]
    cubes = 0 if dry else dice.randint(0, full)
    if full and cubes:
        return f"{tile} of {seat} with {cubes}"
    sold = full or dice.random() < 0.4
    return f"{tile} of {seat}" + (" sold" if sold else "")


def board(dice: random.Random, printed: Print, stacks: list[list[str]]) -> dict[str, str]:
    """Returns random counters on free slots, ports before ships; imports, rails and markets."""
    dry = dice.random() < 0.3
    taken: dict[str, tuple[str, int]] = {}
    loose = [(tile, seat) for seat, stack in enumerate(stacks) for tile in stack]
    dice.shuffle(loose)
    loose.sort(key=lambda pair: pair[0].startswith("ship"))
    for tile, seat in loose:
        for slot in dice.sample(printed.slots(), len(printed.slots())):
            place = place_of(slot)
            own = sum(place_of(s) == place and who == seat for s, (_, who) in taken.items())
            if slot in taken or not printed.takes(slot, tile[:-1]):
                continue
            if own >= (2 if len(printed.spaces[place]) >= 4 else 1) or dice.random() < 0.5:
                continue
            ports = {place_of(s) for s, (other, _) in taken.items() if other.startswith("port")}
            if tile.startswith("ship") and not ports & set(printed.lanes[place]):
                continue
            taken[slot] = (tile, seat)
            break
    rails = dice.sample(printed.rails, dice.randint(0, len(printed.rails) * 3 // 4))
    owners = dice.sample([seat for seat in range(len(stacks)) for _ in range(12)], len(rails))
    links = [f"{a}-{b} of {seat}" for (a, b), seat in zip(rails, owners, strict=True)]
    lines = {"links": ", ".join(links), "coal": "0", "iron": "0"}
    if not dry:
        lines |= {"coal": str(dice.randint(0, 6)), "iron": str(dice.randint(0, 6))}
    texts = {}
    imports, rebuilt, used = [], [], []
    names = [name for markets in printed.markets.values() for name in markets]
    kinds = {name: dice.choice(MARKETS[:3]) for name in names}
    kinds[dice.choice(names)] = "no demand"
    for name in names:
        if dice.random() < 0.4 and kinds[name] != "no demand":
            used.append(name)
    for slot, (tile, seat) in taken.items():
        texts[slot] = counter_text(dice, printed, tile, seat, dry)
        if not tile.startswith("ship"):
            continue
        place = place_of(slot)
        market = printed.markets[place][0]
        cubes = 0 if dry else dice.randint(0, printed.coal[place])
        done = not cubes and (market in used or kinds[market] == "no demand")
        over = tile == "ship4" and dice.random() < 0.5
        if over:
            rebuilt.append(slot)
        imports.append(f"{place}={cubes}")
        texts[slot] = f"{tile} of {seat}" + (" sold" if done and not over else "")
    lines["tiles"] = ", ".join(f"{slot}={text}" for slot, text in texts.items())
    lines["markets"] = ", ".join(f"{name}={kind}" for name, kind in kinds.items())
    lines |= {"used": ", ".join(used), "imports": ", ".join(imports), "rebuilt": ", ".join(rebuilt)}
    return {key: text for key, text in lines.items() if text}


def scatter(dice: random.Random, side: str, seats: int, rules: str = "") -> Any:
    """Returns a random position between two actions."""
    printed = Print(side)
    deck = dice.sample(DECK, len(DECK))
    lines: dict[str, str] = {}
    stacks = []
    for seat in range(seats):
        lines[f"mat{seat}"], gone = mats(dice, printed)
        stacks.append(gone)
        lines[f"seat{seat}"] = f"money {dice.randint(0, 30)}, spent {dice.randint(0, 9)}"
        lines[f"hand{seat}"] = ", ".join(deck.pop() for _ in range(dice.choice((0, 1, 3, 6, 8, 9))))
    lines["display"] = ", ".join(dice.choice((deck.pop(), "-")) for _ in range(2))
    lines["pile"] = ", ".join(deck[: dice.choice((0, 0, 1, 2, 5))])
    lines["loans"] = " ".join(str(dice.randint(0, 3)) for _ in range(seats))
    order = dice.sample(range(seats), seats)
    lines["order"] = " ".join(map(str, order))
    lines["to_act"] = str(dice.choice(order))
    lines["actions"] = str(dice.choice((1, 2, 2)))
    lines |= board(dice, printed, stacks)
    lines["round"] = "5"
    if rules:
        lines["rules"] = rules
    return position("age_of_industry", seats=seats, board=side, **lines)
