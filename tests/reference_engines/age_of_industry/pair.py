"""Compares a game of Age of Industry with the reference engine, question by question."""

import random
from collections.abc import Mapping
from typing import Any

from tests.helpers.seen import plain
from tests.reference_engines.age_of_industry import deeds
from tests.reference_engines.age_of_industry.table import Counter, Print, Table
from tests.rulebook.age_of_industry.rulings.lay import line, texts

BOARDS = ("germany", "new_england")


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def table_of(game: Any) -> Table:
    """Returns the state of a game between two actions as plain data."""
    view = plain(game, None)
    printed = Print(line(game, "board") or "germany")
    seats = len(view["seats"])
    money, spent, points = (
        [row[key] for row in view["seats"]] for key in ("money", "spent", "points")
    )
    table = Table(
        printed,
        seats,
        money,
        spent,
        list(view["loans"]),
        points,
        [listed(line(game, f"hand {seat}")) for seat in range(seats)],
        [{kind: list(left) for kind, left in row["mat"].items()} for row in view["seats"]],
        listed(line(game, "pile")),
        listed(line(game, "display")),
        {name: row["counter"] for name, row in view["markets"].items()},
        list(view["order"]),
    )
    for slot, row in view["tiles"].items():
        kind, level = row["tile"][:-1], int(row["tile"][-1])
        table.counters[slot] = Counter(kind, level, row["owner"], row["cubes"], row["sold"])
    table.rails = {
        ends: view["links"]["-".join(ends)]
        for ends in printed.rails
        if "-".join(ends) in view["links"]
    }
    table.imports = dict(view["imports"])
    table.rebuilt = set(view["rebuilt"])
    table.used = {name for name, row in view["markets"].items() if row["used"]}
    table.track = {"coal": view["coal"], "iron": view["iron"]}
    for text in listed(line(game, "rules")):
        name, _, value = text.partition("=")
        setattr(table.options, name.strip(), value.strip() == "true")
    table.round, table.actions = view["round"], view["actions"]
    table.turn = table.order.index(view["to_act"])
    return table


def full(table: Table, text: str) -> str:
    """Returns a choice with the number of its slot."""
    words = text.split()
    if words[0] not in {"build", "sell", "coal", "iron", "to"}:
        return text
    kinds: tuple[str, ...] = {"sell": ("cotton",), "to": ("port",)}.get(words[0], (words[0],))
    start = 1
    if words[0] == "build":
        start = 3 if words[1] == "double" else 2
        kinds = (words[start - 1],)
    place = " ".join(words[start:])
    if place not in table.printed.spaces:
        return text
    slots = [f"{place}.{n + 1}" for n in range(len(table.printed.spaces[place]))]
    fitting = [slot for slot in slots if table.printed.takes(slot, kinds[0])]
    assert len(fitting) == 1, text
    return " ".join([*words[:start], fitting[0]])


class Pair:
    """A game and the reference engine, side by side."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game
        self.table = table_of(game)
        self.random = random.Random(seed)
        self.weights = {"build": 2, "link": 5, "sell": 60, "draw": 40, "develop": 6, "pass": 1}

    def ask(self, expected: set[str], weights: Mapping[str, int] | None = None) -> str:
        """Compares the question and answers it at random."""
        found = {full(self.table, text): text for text in texts(self.game)}
        assert set(found) == expected, f"{set(found) ^ expected}\n{self.game.text}"
        order = sorted(found)
        weigh = [(weights or {}).get(text.split()[0], 1) for text in order]
        chosen = self.random.choices(order, weigh)[0]
        self.game.play(found[chosen])
        return chosen

    def pick(self, word: str, options: set[str]) -> str:
        """Returns a random answer; a single answer is not asked."""
        if len(options) == 1:
            return next(iter(options))
        return self.ask({f"{word} {name}" for name in options}).removeprefix(f"{word} ")

    def step(self) -> None:
        chosen = self.ask(deeds.choices(self.table), self.weights)
        word, _, rest = chosen.partition(" ")
        getattr(self, f"do_{word}")(rest)
        self.compare()

    def do_build(self, rest: str) -> None:
        table = self.table
        words = rest.split()
        double = words[0] == "double"
        kind, slot = words[double], " ".join(words[double + 1 :])
        need = table.printed.counters[kind, table.next_level(table.seat, kind) or 0]
        cubes = [cube for cube in ("coal", "iron") if need[cube]]
        fitting = set(table.hands[table.seat]) if double else deeds.cards(table, kind, slot)
        card = self.pick("with", fitting)
        sources = {cube: self.pick(cube, table.supply(cube, slot, kind)) for cube in cubes}
        deeds.discard(table, card)
        deeds.build(table, kind, slot, sources)
        deeds.finish(table, 2 if double else 1)

    def do_link(self, rest: str) -> None:
        table = self.table
        ends = next(pair for pair in table.printed.rails if "-".join(pair) == rest)
        cubes = ("coal", "iron") if table.seat in table.rails.values() else ()
        sources = {cube: self.pick(cube, table.rail_supply(cube, ends)) for cube in cubes}
        deeds.lay_rail(table, ends, sources)
        deeds.finish(table, 1)

    def do_sell(self, slot: str) -> None:
        table = self.table
        while True:
            deeds.sell(table, slot, self.pick("to", table.buyers(slot)))
            more = table.sales(table.seat)
            chosen = self.ask({f"sell {name}" for name in more} | {"done"}) if more else "done"
            if chosen == "done":
                break
            slot = chosen.removeprefix("sell ")
        deeds.finish(table, 1)

    def do_develop(self, kind: str) -> None:
        deeds.discard(self.table, self.pick("with", set(self.table.hands[self.table.seat])))
        deeds.develop(self.table, kind)
        deeds.finish(self.table, 1)

    def do_pass(self, _: str) -> None:
        hand = set(self.table.hands[self.table.seat])
        if hand:
            deeds.discard(self.table, self.pick("with", hand))
        deeds.finish(self.table, 1)

    def do_draw(self, _: str) -> None:
        table = self.table
        for _time in range(2):
            if len(table.hands[table.seat]) < 9 and deeds.offered(table):
                deeds.take_card(table, self.pick("take", deeds.offered(table)))
        deeds.refill(table)
        deeds.finish(table, 1)

    def do_repay(self, _: str) -> None:
        deeds.repay(self.table)

    def do_end(self, _: str) -> None:
        deeds.pass_on(self.table, willing=False)

    def compare(self) -> None:
        table, view = self.table, plain(self.game, None)
        found = {
            slot: (row["tile"], row["owner"], row["cubes"], row["sold"])
            for slot, row in view["tiles"].items()
        }
        own = {
            slot: (f"{one.kind}{one.level}", one.owner, one.cubes, one.sold)
            for slot, one in table.counters.items()
        }
        assert found == own
        assert dict(view["links"]) == {"-".join(ends): seat for ends, seat in table.rails.items()}
        for name in ("money", "spent", "points"):
            assert [row[name] for row in view["seats"]] == getattr(table, name), name
        assert [row["mat"] for row in view["seats"]] == table.mats
        assert list(view["loans"]) == table.loans
        assert (view["coal"], view["iron"]) == (table.track["coal"], table.track["iron"])
        behind = {ship: cubes for ship, cubes in view["imports"].items() if cubes}
        assert behind == {ship: cubes for ship, cubes in table.imports.items() if cubes}
        assert {name for name, row in view["markets"].items() if row["used"]} == table.used
        assert (view["round"], list(view["order"])) == (table.round, table.order)
        hands = [sorted(listed(line(self.game, f"hand {seat}"))) for seat in range(table.seats)]
        assert hands == [sorted(hand) for hand in table.hands]
        assert listed(line(self.game, "pile")) == table.pile
        assert sorted(listed(line(self.game, "display"))) == sorted(table.display)
        assert self.game.over is table.over
        if not table.over:
            assert (view["to_act"], view["actions"]) == (table.seat, table.actions)

    def ranks(self) -> list[int]:
        table = self.table
        best = sorted(table.order, key=lambda seat: -table.points[seat])
        return [best.index(seat) + 1 for seat in range(table.seats)]
