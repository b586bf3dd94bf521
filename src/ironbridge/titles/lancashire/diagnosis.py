"""Diagnoses refused sales of Brass (2007): missing links to a port or to an external place."""

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT
from ironbridge.core.market import market_places
from ironbridge.titles.diagnosis import connection
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice, one


def diagnose(choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
    """Returns the diagnosis of a refused sale; otherwise the shared one."""
    if choice.reason != "NOT_CONNECTED":
        return shared
    return way_to_sea(choice) if choice.verb == SELL else way_to_port(choice)


def way_to_sea(choice: RefusedChoice) -> Diagnosis:
    """Returns the links between a mill and the nearest port or external place."""
    sea = market_places(choice.tables, choice.pos)
    return connection(choice, BIT[choice.place], sea).add(mill=one("place", choice.place))


def way_to_port(choice: RefusedChoice) -> Diagnosis:
    """Returns the links between the mill on sale and the port of the choice."""
    mill = choice.names.slot_place[choice.pos.slot]
    return connection(choice, BIT[mill], BIT[choice.place]).add(mill=one("place", mill))
