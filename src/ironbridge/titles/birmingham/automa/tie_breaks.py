"""Tie-breaks of the Automa: criteria in their printed order.

Candidates are a set of links, of slots or of merchant spaces.  Each criterion scores the
candidates, and those with the highest score remain.  A list of criteria is a range of numbers; the
lowest number, which is the printed order, decides among candidates that are still tied.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, count, index, lowest
from ironbridge.core.link import place_link
from ironbridge.core.position import LINKS, NETWORK, TILES, Position
from ironbridge.core.supply import nearest_mines
from ironbridge.core.tiles import slots_of
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.deck import back
from ironbridge.titles.birmingham.automa.player import LINES_ROW, NOWHERE, Automa
from ironbridge.titles.birmingham.codes import AUTOMA_TIE_BROKEN
from ironbridge.titles.birmingham.rules import BONUS_POINTS

# A link from a place
INLAND: Final[i64] = 0  # BA-line-1: not to a merchant place, unless nothing else is left
TO_NETWORK: Final[i64] = 1  # BA-line-3: to a place in its network
MOST_TILES: Final[i64] = 2  # BA-line-4: to the place with the most tiles
MOST_SPACES: Final[i64] = 3  # BA-line-5: to the place with the most empty slots
OWN_COAL: Final[i64] = 4  # BA-line-6: its coal comes from an own mine
CLOCKWISE: Final[i64] = 5  # BA-line-7: the first clockwise from straight up

# A building
BALANCE: Final[i64] = 6  # BA-tie-1: most own links less the person's at its place
ALPHABET: Final[i64] = 7  # BA-tie-2: the first place of the alphabet
ICON: Final[i64] = 8  # BA-tie-3, BA-tie-5: by the little picture on the back

# A link that completes a sale, when the candidates start from several places
BIGGEST_ENDS: Final[i64] = 9  # BA-sell-9: most slots at its ends
ENDS_ALPHABET: Final[i64] = 10  # BA-sell-9: the first of the alphabet by its ends, end by end

# A merchant's barrel
BEST_BONUS: Final[i64] = 11  # BA-sell-3: most points
SPACE_ALPHABET: Final[i64] = 12  # BA-sell-3: the first place of the alphabet

# A link for a build elsewhere
FAR_ALPHABET: Final[i64] = 13  # BA-build-16: to the first place of the alphabet, then as above

MOST_ENDS: Final[i64] = 3
"""Maximum number of places that a link joins."""


def choose_line(automa: Automa, pos: Position, work: Workspace, lines: i64, place: i64) -> i64:
    """Returns the link to build from a place (from the network, when the place is NOWHERE)."""
    if place != NOWHERE:
        return lowest(narrow(automa, pos, work, lines, place, INLAND, CLOCKWISE))
    lines = narrow(automa, pos, work, lines, place, INLAND, OWN_COAL)
    return lowest(narrow(automa, pos, work, lines, place, FAR_ALPHABET, FAR_ALPHABET))


def choose_building(automa: Automa, pos: Position, work: Workspace, slots: i64) -> i64:
    """Returns the tile to sell first, or to take from."""
    return lowest(narrow(automa, pos, work, slots, NOWHERE, BALANCE, ICON))


def choose_slot(automa: Automa, pos: Position, work: Workspace, slots: i64) -> i64:
    """Returns the slot of a place to build on."""
    return lowest(narrow(automa, pos, work, slots, NOWHERE, ICON, ICON))


def choose_sale_line(automa: Automa, pos: Position, work: Workspace, lines: i64) -> i64:
    """Returns the link that completes a sale: by place when all start from one, else by the ends.

    A link starts in the network; links that meet outside it start from several places.
    """
    # BA-sell-9
    shared = pos.seat_value(pos.seat, NETWORK)
    rest = lines
    while rest:
        bit = rest & -rest
        rest ^= bit
        shared &= automa.tables.link_places[index(bit)]
    if shared:
        return choose_line(automa, pos, work, lines, lowest(shared))
    return lowest(narrow(automa, pos, work, lines, NOWHERE, BIGGEST_ENDS, ENDS_ALPHABET))


def choose_barrel(automa: Automa, pos: Position, work: Workspace, spaces: i64) -> i64:
    """Returns the merchant space whose barrel is used."""
    return lowest(narrow(automa, pos, work, spaces, NOWHERE, BEST_BONUS, SPACE_ALPHABET))


def narrow(
    automa: Automa,
    pos: Position,
    work: Workspace,
    tied: i64,
    place: i64,
    first: i64,
    last: i64,
) -> i64:
    """Returns the candidates left after all criteria; logs which one decided."""
    criterion = first
    while tied & (tied - 1) and criterion <= last:
        tied = keep_best(automa, pos, work, tied, place, criterion)
        if tied & (tied - 1) == 0:
            work.log.say(AUTOMA_TIE_BROKEN, pos.seat, criterion, index(tied))
        criterion += 1
    return tied


def keep_best(
    automa: Automa, pos: Position, work: Workspace, tied: i64, place: i64, criterion: i64
) -> i64:
    """Returns the candidates with the highest score."""
    best: i64 = -(1 << 60)
    kept: i64 = 0
    while tied:
        bit = tied & -tied
        tied ^= bit
        if criterion <= CLOCKWISE:
            score = line_score(automa, pos, index(bit), place, criterion)
        elif criterion <= ICON:
            score = building_score(automa, pos, work, index(bit), criterion)
        elif criterion <= ENDS_ALPHABET:
            score = ends_score(automa, index(bit), criterion)
        elif criterion <= SPACE_ALPHABET:
            score = barrel_score(automa, index(bit), criterion)
        else:
            far = far_places(automa, pos, index(bit), place)
            ends = alphabet_rank(automa, automa.tables.link_places[index(bit)])
            score = -(first_town(automa, far) << 21) - ends
        if score > best:
            best = score
            kept = 0
        if score == best:
            kept |= bit
    return kept


# ----------------------------------------------------------------------------- links


def far_places(automa: Automa, pos: Position, link: i64, place: i64) -> i64:
    """Returns the places a link leads to: both, for the link that joins three.

    From NOWHERE a link leads out of the network; both ends count when both are in it.
    """
    ends = automa.tables.link_places[link]
    if place != NOWHERE:
        return ends & ~BIT[place]
    outside = ends & ~pos.seat_value(pos.seat, NETWORK)
    return outside if outside else ends


def far_end(automa: Automa, pos: Position, link: i64, place: i64) -> i64:
    """Returns the place a link leads to: the town, for the link that joins three."""
    # BA-network-7
    far = far_places(automa, pos, link, place)
    towns = far & ~automa.script.farms
    return lowest(towns if towns else far)


def line_score(automa: Automa, pos: Position, link: i64, place: i64, criterion: i64) -> i64:
    """Returns the score of a link by one criterion; higher is better."""
    far = far_places(automa, pos, link, place)
    if criterion == INLAND:
        return 0 if far & automa.tables.market_places else 1
    if criterion == TO_NETWORK:
        return 1 if far & pos.seat_value(pos.seat, NETWORK) else 0
    if criterion == MOST_TILES:
        return count(slots_of(automa.tables, far) & pos.slots_taken)
    if criterion == MOST_SPACES:
        return count(slots_of(automa.tables, far) & ~pos.slots_taken)
    if criterion == OWN_COAL:
        return 1 if burns_own_coal(automa, pos, link) else 0
    return -automa.script.clockwise[place * LINES_ROW + link]


def burns_own_coal(automa: Automa, pos: Position, link: i64) -> bool:
    """Returns whether the coal of this link would come from an own mine."""
    tables = automa.tables
    if tables.link_coal[pos.era] == 0:
        return False
    trial = pos.copy()
    place_link(tables, trial, trial.seat, link)
    trial.site_places = tables.link_places[link]
    return nearest_mines(tables, trial) & trial.seat_value(trial.seat, TILES) != 0


def ends_score(automa: Automa, link: i64, criterion: i64) -> i64:
    """Returns the score of a link by its two ends."""
    ends = automa.tables.link_places[link]
    if criterion == BIGGEST_ENDS:
        return count(slots_of(automa.tables, ends))
    return -alphabet_rank(automa, ends)


def alphabet_rank(automa: Automa, places: i64) -> i64:
    """Returns the rank of a set of at most three places, compared place by place.

    Towns come before the places of merchants, then the alphabet decides.  Lower ranks come first;
    different sets have different ranks.
    """
    # BA-sell-9
    rank: i64 = 0
    towns = places & ~automa.tables.market_places
    digit: i64 = 0
    while digit < MOST_ENDS:
        rank <<= 7
        if places:
            bit = first_place(automa, towns if towns else places)
            rank += 1 + automa.script.alphabet[index(bit)]
            if towns == 0:
                rank += LINES_ROW
            places &= ~bit
            towns &= ~bit
        digit += 1
    return rank


def first_town(automa: Automa, places: i64) -> i64:
    """Returns the alphabetical rank of the first of these towns, without merchants."""
    towns = places & ~automa.tables.market_places
    return automa.script.alphabet[index(first_place(automa, towns if towns else places))]


def first_place(automa: Automa, places: i64) -> i64:
    """Returns the bit of the place that comes first in the alphabet."""
    first = places & -places
    while places:
        bit = places & -places
        places ^= bit
        if automa.script.alphabet[index(bit)] < automa.script.alphabet[index(first)]:
            first = bit
    return first


# ----------------------------------------------------------------------------- buildings


def building_score(
    automa: Automa, pos: Position, work: Workspace, slot: i64, criterion: i64
) -> i64:
    """Returns the score of a tile by one criterion; higher is better."""
    tables = automa.tables
    place = tables.slot_place[slot]
    if criterion == BALANCE:
        near = tables.links_at[place] & pos.links_built
        own = count(near & pos.seat_value(pos.seat, LINKS))
        return own - (count(near) - own)
    if criterion == ALPHABET:
        return -automa.script.alphabet[place]
    icon = automa.script.icon[back(automa, pos, work)]
    return -cells_passed(automa.script.slot_cells[slot], icon)


def cells_passed(cells: i64, icon: i64) -> i64:
    """Returns the number of cells between the filled cell of the icon and the slot."""
    passed: i64 = 0
    while cells & BIT[(icon + passed) & 3] == 0:
        passed += 1
    return passed


def barrel_score(automa: Automa, space: i64, criterion: i64) -> i64:
    """Returns the score of a merchant's barrel by one criterion; higher is better."""
    rules = automa.rules
    if criterion == BEST_BONUS:
        return rules.space_amount[space] if rules.space_bonus[space] == BONUS_POINTS else i64(0)
    return -automa.script.alphabet[automa.merchants.space_place[space]]
