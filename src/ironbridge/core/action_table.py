"""The fixed table of choices: every answer a title can ever be given, as one small integer.

A choice is a verb with up to two objects.  The table is built once for a title; its codes never
change while a game is played, so that records, bots and masks can rely on them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.position import MAX_CARDS, MAX_KINDS, MAX_SLOTS

BUILD: Final[i64] = 0  # kind, slot
LINK: Final[i64] = 1  # link
DEVELOP: Final[i64] = 2  # kind
SELL: Final[i64] = 3  # slot
LOAN: Final[i64] = 4  # amount
PASS: Final[i64] = 5
DONE: Final[i64] = 6
CARD: Final[i64] = 7  # card
TAKE: Final[i64] = 8  # slot; TAKE + COAL, IRON or BEER
GIVE_UP: Final[i64] = 11  # slot
DOUBLE_BUILD: Final[i64] = 12  # kind, slot: a build anywhere for both actions of a turn
END_TURN: Final[i64] = 13

FIRST_TITLE_VERB: Final[i64] = 16
LAST_VERB: Final[i64] = 32


@final
@mypyc_attr(acyclic=True)
class ChoiceTable:
    """Codes of a title: what each means, and which code a meaning has."""

    def __init__(self) -> None:
        self.verb = vec[i64]()
        self.a = vec[i64]()
        self.b = vec[i64]()
        self.start = vec[i64]([-1] * int(LAST_VERB))
        """The first code of each verb, -1 when the title has none."""
        self.code_at = vec[i64]([-1] * int(LAST_VERB * 64))
        """``code_at[verb * 64 + a]``: the code of a verb with one object (or none: a = 0)."""
        self.build_at = vec[i64]([-1] * int(MAX_KINDS * MAX_SLOTS))
        """``build_at[kind * MAX_SLOTS + slot]``: the code of a build."""
        self.double_at = vec[i64]([-1] * int(MAX_KINDS * MAX_SLOTS))
        """``double_at[kind * MAX_SLOTS + slot]``: the code of a build for both actions."""

    def add(self, verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
        """Adds a choice to the table; returns its code."""
        code = len(self.verb)
        self.verb = append(self.verb, verb)
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        if self.start[verb] < 0:
            self.start[verb] = code
        if verb == BUILD:
            self.build_at[a * MAX_SLOTS + b] = code
        elif verb == DOUBLE_BUILD:
            self.double_at[a * MAX_SLOTS + b] = code
        else:
            self.code_at[verb * 64 + a] = code
        return code

    def close(self) -> None:
        """Adds the choice that every table ends with, unless the table has it already."""
        if self.start[END_TURN] < 0:
            self.add(END_TURN)

    def code(self, verb: i64, a: i64 = 0) -> i64:
        """Returns the code of a verb with one object, -1 when the title has no such choice."""
        return self.code_at[verb * 64 + a]

    def size(self) -> i64:
        """Returns the number of choices of the title."""
        return len(self.verb)


def add_builds(table: ChoiceTable, verb: i64, slot_kinds: list[int], kinds: int) -> None:
    """Adds a build of every industry on every slot that takes it."""
    for slot, allowed in enumerate(slot_kinds):
        for kind in range(kinds):
            if allowed >> kind & 1:
                table.add(verb, kind, slot)


def add_common(
    table: ChoiceTable, slot_kinds: list[int], links: int, kinds: int, cards: int
) -> None:
    """Adds the choices that every title has: build, link, develop, done, cards and cube sources."""
    add_builds(table, BUILD, slot_kinds, kinds)
    for link in range(links):
        table.add(LINK, link)
    for kind in range(kinds):
        table.add(DEVELOP, kind)
    table.add(PASS)
    table.add(DONE)
    for card in range(min(cards, int(MAX_CARDS))):
        table.add(CARD, card)
