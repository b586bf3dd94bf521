"""Random solo positions, for rules that games rarely reach."""

import random

from tests.reference_engines.automa.human import position
from tests.reference_engines.automa.printed import (
    BACKS,
    BARRELS,
    COAL_ROOM,
    IRON_ROOM,
    LINES,
    LINK_TILES,
    SPACES,
    TILES,
)

SPACES_OF_MERCHANTS = ["Shrewsbury.1", "Gloucester.1", "Gloucester.2", "Oxford.1", "Oxford.2"]


def _tile(dice: random.Random, stacks: dict[str, list[str]], takes: set[str], era: str) -> str:
    """Returns a random tile for a slot, with the tiles below it removed from the stack; or None."""
    industry = dice.choice(sorted(takes))
    stack = stacks[industry]
    while stack and (TILES[stack[0]].eras not in ("both", era) or dice.random() < 0.15):
        stack.pop(0)
    return stack.pop(0) if stack else ""


def _tiles(dice: random.Random, era: str, mats: list[dict[str, list[str]]]) -> list[str]:
    """Returns random tiles of both seats, some flipped or partly empty."""
    crowd, share = dice.uniform(0.05, 0.95) ** 1.5, dice.uniform(0.2, 0.8)
    found = []
    for place, spaces in SPACES.items():
        taken: set[int] = set()
        for number, takes in enumerate(spaces, 1):
            owner = int(dice.random() < share)
            if dice.random() > crowd or (era == "canal" and owner in taken):
                continue
            tile = _tile(dice, mats[owner], takes, era)
            if not tile:
                continue
            taken.add(owner)
            printed = TILES[tile]
            full = BARRELS[era] if printed.industry == "brewery" else printed.cubes
            row = f"{place}.{number}={tile} of {owner}"
            if dice.random() < 0.4:
                row += " sold"
            elif full:
                row += f" with {dice.randint(1, full)}"
            found.append(row)
    return found


def scattered(level: str, dice: random.Random, mat: dict[str, list[int]]) -> str:
    """Returns the text of a position in which the person has one action left."""
    era = dice.choice(["canal", "rail"])
    full: dict[str, list[str]] = {}
    own: dict[str, list[str]] = {}
    for name, printed in TILES.items():
        full.setdefault(printed.industry, []).extend([name] * printed.copies)
        copies = mat[printed.industry][printed.level - 1]
        own.setdefault(printed.industry, []).extend([name] * copies)
    tiles = _tiles(dice, era, [full, own])
    dense, share = dice.uniform(0, 0.9), dice.uniform(0.2, 0.9)
    links, laid = [], [0, 0]
    for line in dice.sample(list(LINES.values()), len(LINES)):
        owner = int(dice.random() < share)
        if getattr(line, era) and dice.random() < dense and laid[owner] < LINK_TILES:
            laid[owner] += 1
            links.append(f"{line.name} of {owner}")
    buys = dice.sample(["blank", "blank", "any", "manufacturer", "cotton"], 5)
    merchants = [
        f"{space}={tile}" + (" with beer" if tile != "blank" and dice.random() < 0.5 else "")
        for space, tile in zip(SPACES_OF_MERCHANTS, buys)
    ]
    cards = [str(card) for card in dice.sample(sorted(BACKS), len(BACKS))]
    left = dice.choice([0, 1, 2, 5, 12])
    left_on_mat = ", ".join(
        f"{industry} "
        + " ".join(str(stack.count(name)) for name in TILES if TILES[name].industry == industry)
        for industry, stack in own.items()
    )
    return position(
        {
            "title": " birmingham",
            "seats": " 2",
            "automa": f" {level}",
            "era": f" {era}",
            "round": f" {dice.randint(2, 9)}",
            "actions": " 1",
            "seat 0": f" money 30, income {dice.randint(10, 40)}, points {dice.randint(0, 50)}",
            "seat 1": f" points {dice.randint(0, 50)}",
            "mat 1": f" {left_on_mat}",
            "tiles": " " + ", ".join(tiles),
            "links": " " + ", ".join(links),
            "coal": f" {dice.randint(0, COAL_ROOM)}",
            "iron": f" {dice.randint(0, IRON_ROOM)}",
            "merchants": " " + ", ".join(merchants),
            "automa deck": " " + ", ".join(cards[:left]),
            "automa discards": " " + ", ".join(cards[left:]),
            "automa rail": " " + ", ".join(map(str, dice.sample(range(1, 23), 22))),
            "automa lots": " " + ", ".join(map(str, dice.sample(range(1, 23), 22))),
            "automa shuffles": f" {dice.choice([0, 0, 1, 2])}",
        }
    )
