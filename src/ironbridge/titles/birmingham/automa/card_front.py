"""Fronts of the Automa's cards: plays the first legal line from the top."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import COAL, NETWORK, Position
from ironbridge.core.reasons import NO_COAL, OK, OUTSIDE_NETWORK
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.actions import (
    build,
    iron_price,
    lay,
    lay_from,
    link_for,
    network,
    why_not_site,
)
from ironbridge.titles.birmingham.automa.player import (
    MINE_LINE,
    NETWORK_LINE,
    NO_LINK,
    NOWHERE,
    Automa,
)
from ironbridge.titles.birmingham.codes import (
    AUTOMA_LINE_READ,
    AUTOMA_LINE_REFUSED,
    AUTOMA_PLACE_REFUSED,
    IRON_TOO_CHEAP,
    NO_LINE,
)


def play_front(automa: Automa, pos: Position, work: Workspace, card: i64) -> i64:
    """Plays the first legal line; returns the number of actions it took, 0 for none."""
    # BA-turn-1
    script = automa.script
    line = script.line_start[card]
    while line < script.line_start[card + 1]:
        work.log.say(AUTOMA_LINE_READ, pos.seat, line, 0)
        if script.line_does[line] == NETWORK_LINE:
            done = network_line(automa, pos, work, line)
        elif script.line_does[line] == MINE_LINE:
            done = mine_line(automa, pos, work, line)
        else:
            done = build_line(automa, pos, work, line, 2)
        if done:
            return done
        line += 1
    return 0


def play_first_front(automa: Automa, pos: Position, work: Workspace, card: i64) -> bool:
    """Plays the only action of the first turn; returns whether any was legal.

    Builds without a link, or else builds one link from a town of the last line.
    """
    # BA-first-3, BA-first-4, BA-first-5
    script = automa.script
    line = script.line_start[card]
    while script.line_does[line] != NETWORK_LINE:
        work.log.say(AUTOMA_LINE_READ, pos.seat, line, 0)
        if build_line(automa, pos, work, line, 1):
            return True
        line += 1
    work.log.say(AUTOMA_LINE_READ, pos.seat, line, 0)
    town = script.town_start[line]
    while town < script.town_start[line + 1]:
        if lay_from(automa, pos, work, script.towns[town]) != NOWHERE:
            return True
        work.log.say(AUTOMA_PLACE_REFUSED, pos.seat, script.towns[town], NO_LINE)
        town += 1
    return False


def build_line(automa: Automa, pos: Position, work: Workspace, line: i64, actions: i64) -> i64:
    """Builds in the first legal town; returns the number of actions it took.

    Builds a link first where the card allows it, the build needs it, and an action is left for it.
    """
    # BA-build-3, BA-build-12, BA-build-14
    script = automa.script
    if iron_price(automa, pos) < script.line_iron[line]:  # BA-build-1
        work.log.say(AUTOMA_LINE_REFUSED, pos.seat, line, IRON_TOO_CHEAP)
        return 0
    kind = script.line_kind[line]
    with_link = script.line_link[line] == 1 and actions > 1
    town = script.town_start[line]
    while town < script.town_start[line + 1]:
        place = script.towns[town]
        reason = why_not_site(automa, pos, work, kind, place)
        if reason == OK:
            build(automa, pos, work, kind, place)
            return 1
        if with_link and lacks_link(reason):  # BA-build-11, BA-build-15
            link = link_for(automa, pos, work, kind, place)
            if link != NO_LINK:
                lay(automa, pos, work, link)
                build(automa, pos, work, kind, place)
                return 2
        work.log.say(AUTOMA_PLACE_REFUSED, pos.seat, place, reason)
        town += 1
    return 0


def lacks_link(reason: i64) -> bool:
    """Returns whether a link would remove this refusal: no connection to coal, or to a farm."""
    return reason in (NO_COAL, OUTSIDE_NETWORK)


def mine_line(automa: Automa, pos: Position, work: Workspace, line: i64) -> i64:
    """Builds a mine in the first legal town, then a network action from there.

    Returns the number of actions it took.
    """
    # BA-mine-1, BA-mine-2
    script = automa.script
    town = script.town_start[line]
    while town < script.town_start[line + 1]:
        place = script.towns[town]
        reason = why_not_site(automa, pos, work, automa.tables.goods_kind[COAL], place)
        if reason == OK:
            build(automa, pos, work, automa.tables.goods_kind[COAL], place)
            return 2 if network(automa, pos, work, place) else 1
        work.log.say(AUTOMA_PLACE_REFUSED, pos.seat, place, reason)
        town += 1
    return 0


def network_line(automa: Automa, pos: Position, work: Workspace, line: i64) -> i64:
    """Builds links from the first town of the network that has one; returns the actions taken."""
    # BA-network-1, BA-network-2
    script = automa.script
    town = script.town_start[line]
    while town < script.town_start[line + 1]:
        place = script.towns[town]
        reason: i64 = OUTSIDE_NETWORK
        if pos.seat_value(pos.seat, NETWORK) & BIT[place]:
            if network(automa, pos, work, place):
                return 1
            reason = NO_LINE
        work.log.say(AUTOMA_PLACE_REFUSED, pos.seat, place, reason)
        town += 1
    return 0
