"""Validation of a title's tables: they contain every answer that the core itself gives.

A missing answer would show as an endless loop during play, so the check runs once, when the rules
of a title are made.
"""

from ironbridge.core.action_table import CARD, DONE, GIVE_UP, LINK, LOAN, PASS, TAKE
from ironbridge.core.bitset import count, ids
from ironbridge.core.tables import Tables


def missing(tables: Tables) -> str:
    """Returns the first missing answer as a sentence; empty when none is missing."""
    if count(tables.automatic) >= tables.seats:
        return "Every seat of this title is automatic: no question is ever asked."
    debts = False
    for level in tables.income_level:
        debts = debts or level < 0
    wanted: list[tuple[str, int, list[int]]] = [
        ("pass", int(PASS), [0]),
        ("done", int(DONE), [0]),
        ("card", int(CARD), list(range(tables.cards))),
        ("link", int(LINK), list(range(tables.links))),
        ("loan", int(LOAN), list(range(len(tables.loan_money)))),
        ("give up", int(GIVE_UP), list(range(tables.slots)) if debts else []),
    ]
    for goods, kind in enumerate(tables.goods_kind):
        if kind >= 0:
            wanted.append(("take", int(TAKE) + goods, ids(tables.kind_slots[kind])))
    for verb in ids(tables.free_verbs):
        wanted.append(("free action", verb, [0]))
    for what, verb, objects in wanted:
        for thing in objects:
            if tables.choices.code(verb, thing) < 0:
                return f"The table of choices has no '{what}', or not for everything."
    for what, verb in (("card", CARD), ("link", LINK)):
        first = tables.choices.start[verb]
        for thing in range(tables.cards if verb == CARD else tables.links):
            if tables.choices.code(verb, thing) != first + thing:
                return f"The choices '{what}' do not stand one after the other."
    return ""
