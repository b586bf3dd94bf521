"""Parses a finished action line of Brass: Birmingham."""

import re
from typing import NamedTuple

from tests.reference_engines.birmingham.printed import SELLABLE, slot_meant
from tests.reference_engines.birmingham.table import Illegal, Table

SALE = re.compile(r"^sell (\S+) (.+) to (.+)$")


class Line(NamedTuple):
    """The parts of a line: first choice, later answers, cards, sales."""

    text: str
    first: str
    parts: list[str]
    cards: list[str]
    sales: list[tuple[str, str, str]]
    """Industry, slot and merchant's place of each sale, which are redundant."""

    def check(self, before: Table, after: Table) -> None:
        """Raises ``Illegal`` where the redundant parts of a line are wrong."""
        if len(self.sales) != len(after.buyers):
            raise Illegal(f"{self.text!r}: {len(after.buyers)} sales, not {len(self.sales)}")
        for (industry, where, place), buyers in zip(self.sales, after.buyers, strict=True):
            slot = slot_meant(where, SELLABLE)
            if before.tiles[slot].industry != industry:
                raise Illegal(f"{self.text!r}: no {industry} on {slot}")
            if place not in buyers:
                raise Illegal(f"{self.text!r}: {place} does not buy, {buyers} do")


def read_line(text: str) -> Line:
    """Parses ``link A-B, coal X; link C-D, beer Y with card``."""
    body, _, cards = text.partition(" with ")
    parts, sales = [], []
    for part in re.split(r"[;,] ", body):
        sale = SALE.match(part)
        if sale:
            industry, slot, place = sale.groups()
            sales.append((industry, slot, place))
            parts.append(f"sell {slot}")
        else:
            parts.append(part)
    held = [f"with {card}" for card in cards.split(", ") if card]
    return Line(text, parts[0], parts[1:], held, sales)
