"""The words of Brass (2007): ports, the distant market, and the end of borrowing."""

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT
from ironbridge.core.market import market_places
from ironbridge.core.missing_links import way_to_connect
from ironbridge.i18n.localizer import Facts
from ironbridge.i18n.title_messages import RefusalContext, TitleMessages
from ironbridge.titles.lancashire.codes import TO_DISTANT, TO_PORT


def target(case: RefusalContext) -> tuple[int, int]:
    """Returns what a choice is about: for a port that might buy, its slot."""
    return (case.a if case.verb == TO_PORT else -1), -1


def refusal_facts(case: RefusalContext) -> Facts:
    """Returns what a sale can lack."""
    if case.reason == "NOT_CONNECTED":
        return way_to_sea(case) if case.verb == SELL else way_to_port(case)
    return {}


def way_to_sea(case: RefusalContext) -> Facts:
    """Returns the links missing between a mill and the nearest port or place outside."""
    sea = market_places(case.tables, case.pos)
    return {"mill": case.localizer.place(case.place), **way(case, BIT[case.place], sea)}


def way_to_port(case: RefusalContext) -> Facts:
    """Returns the links missing between the mill that sells and the port that was asked for."""
    mill = case.pos.slot
    start = BIT[case.names.slot_place[mill]]
    return {"mill": case.localizer.place_of(mill), **way(case, start, BIT[case.place])}


def way(case: RefusalContext, start: int, goals: int) -> Facts:
    found = way_to_connect(case.tables, case.pos, start, goals)
    links = found.links if found else []
    return {"missing": len(links), "links": case.localizer.links(links)}


CHAPTER = TitleMessages(
    verbs={TO_PORT: "buyer", TO_DISTANT: "buyer"},
    target=target,
    refusal_facts=refusal_facts,
)
