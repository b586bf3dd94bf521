"""Game flow: actions, turns, rounds, income and eras.

Every action has the same course: its cards are played, its piece is placed, coal, iron and beer
are supplied one source at a time, the piece is finished, and a further piece may be offered.  A
question with one answer is answered automatically, except the question for an action.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import (
    ERA_ENDED,
    GAME_ENDED,
    ROUND_ENDED,
    TILE_REMOVED,
    TURN_ENDED,
)
from ironbridge.core.hand import clear_discards, deal_hands, pile_left, refill, refill_all
from ironbridge.core.income_payment import settle_income
from ironbridge.core.network import regrow
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_NOTHING,
    CARDS,
    NOBODY,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.core.rules import Rules
from ironbridge.core.scoring import level_one_slots, score_end, score_links, score_tiles
from ironbridge.core.tables import REFILL_ROUND, REFILL_TURN
from ironbridge.core.tiles import clear_slot
from ironbridge.core.turn_order import set_turn_order
from ironbridge.core.workspace import Workspace


def begin_piece(rules: Rules, pos: Position, work: Workspace) -> None:
    """Places the piece and sets what it needs; its cards are already played."""
    pos.piece_placed = 1
    rules.begin(pos, work)


def finish_piece(rules: Rules, pos: Position, work: Workspace) -> None:
    """Finishes a piece that has all it needs, then offers another or ends the action."""
    pos.piece_placed = 0
    pos.pieces_done += 1
    rules.finish(pos, work)


def end_action(rules: Rules, pos: Position, work: Workspace) -> None:
    """Ends the action, and the turn after its last action or with an empty hand."""
    clear_action(pos)
    pos.actions -= 1
    if pos.actions == 0 or has_no_cards(rules, pos):
        finish_turn(rules, pos, work)


def finish_turn(rules: Rules, pos: Position, work: Workspace) -> None:
    """Ends a turn without actions left, or waits for its seat to end it."""
    if asks_before_turn_end(rules, pos, work):
        pos.actions = 0
    else:
        end_turn(rules, pos, work)


def asks_before_turn_end(rules: Rules, pos: Position, work: Workspace) -> bool:
    """Returns whether the seat that has no action left is asked before its turn is over."""
    # AI-loan-6
    tables = rules.tables
    if tables.confirm_turns:
        return True
    return tables.free_pause != 0 and next_free(rules, pos, work, 0) >= 0


def next_free(rules: Rules, pos: Position, work: Workspace, least: i64) -> i64:
    """Returns the next verb from this one on that may be played without an action, -1 for none."""
    verbs = rules.tables.free_verbs & -BIT[least]
    while verbs:
        bit = verbs & -verbs
        verbs ^= bit
        verb = index(bit)
        if rules.why_not_action(pos, work, rules.tables.choices.code(verb)) == OK:
            return verb
    return -1


def has_no_cards(rules: Rules, pos: Position) -> bool:
    """Returns whether the acting seat has no card left for a further action."""  # AI-turn-5
    return pos.seat_value(pos.seat, CARDS) == 0 and rules.tables.plays_without_cards == 0


def clear_action(pos: Position) -> None:
    """Clears the action begun and asks the acting seat for one."""
    pos.verb = 0
    pos.kind = 0
    pos.slot = 0
    pos.loan = 0
    pos.link = 0
    pos.piece_placed = 0
    pos.pieces_done = 0
    pos.site_places = 0
    pos.cards_due = 0
    pos.ask = ASK_ACTION


def end_turn(rules: Rules, pos: Position, work: Workspace) -> None:
    """Gives the turn to the next seat in turn order; ends the round after the last one."""
    # BB-turn-3, AI-turn-6
    work.log.say(TURN_ENDED, pos.seat, 0, 0)
    if rules.tables.refill_at == REFILL_TURN:
        refill(rules.tables, pos, work, pos.seat)
    pos.turn += 1
    start_turn(rules, pos, work)


def start_turn(rules: Rules, pos: Position, work: Workspace) -> None:
    """Gives the turn to the next seat that can play; ends the round when there is none.

    Automatic seats on the way play their turns.
    """
    while pos.turn < pos.seats:
        pos.seat = pos.in_order(pos.turn)
        if rules.tables.automatic & BIT[pos.seat]:
            rules.take_turn(pos, work)
            clear_action(pos)
            work.log.say(TURN_ENDED, pos.seat, 0, 0)
        elif not has_no_cards(rules, pos):
            # BB-turn-1, BB-turn-2, BL-turn-1, BL-turn-2, AI-turn-1, AI-turn-2
            first = pos.era == 0 and pos.round == 1
            pos.actions = rules.tables.first_round_actions if first else rules.tables.turn_actions
            pos.ask = ASK_ACTION
            return
        pos.turn += 1
    end_round(rules, pos, work)


def cards_run_out(rules: Rules, pos: Position) -> bool:
    """Returns whether the draw pile and all hands are empty (or one hand, where a title has it so).

    A pile from which no seat will draw, because no seat has a card left to play a turn with,
    counts as empty.
    """
    # BB-era-1, AI-end-1, BL-era-1
    tables = rules.tables
    empty: i64 = 0
    seat: i64 = 0
    while seat < pos.seats:
        if pos.seat_value(seat, CARDS) == 0:
            empty += 1
        seat += 1
    if empty == pos.seats:
        drawn_later = tables.refill_at == REFILL_ROUND or tables.plays_without_cards != 0
        return not drawn_later or pile_left(pos) == 0
    return empty > 0 and tables.one_hand_ends != 0 and pile_left(pos) == 0


def last_era(rules: Rules, pos: Position) -> bool:
    """Returns whether the current era is the last one of the game."""
    return pos.era == rules.tables.eras - 1


def end_round(rules: Rules, pos: Position, work: Workspace) -> None:
    """Ends a round: new turn order, hands, income, and perhaps the end of the era."""
    # BL-order-4, BL-income-2, AI-end-2
    tables = rules.tables
    work.log.say(ROUND_ENDED, NOBODY, pos.round, 0)
    played_out = cards_run_out(rules, pos)
    income_last = tables.income_first == 0
    if played_out and income_last and last_era(rules, pos) and tables.last_income == 0:
        end_era(rules, pos, work)
        return
    set_turn_order(tables, pos, work)
    rules.round_ended(pos, work)
    if tables.refill_at == REFILL_ROUND:
        refill_all(tables, pos, work)
    if tables.income_first:
        if played_out:
            end_era(rules, pos, work)
            return
        pos.round += 1
    begin_income(rules, pos, work)


def begin_income(rules: Rules, pos: Position, work: Workspace) -> None:
    """Starts settling income with the first seat in turn order."""
    pos.paying = 0
    pos.owed = 0
    pay_income(rules, pos, work)


def pay_income(rules: Rules, pos: Position, work: Workspace) -> None:
    """Settles income; unless a seat must give up a tile, begins a round or ends the era."""
    if not settle_income(rules.tables, pos, work):
        return
    pos.paying = 0
    if rules.tables.income_first == 0:
        if cards_run_out(rules, pos):
            end_era(rules, pos, work)
            return
        pos.round += 1
    pos.turn = 0
    start_turn(rules, pos, work)


def score_era_end(rules: Rules, pos: Position, work: Workspace) -> None:
    """Scores links and tiles of an era; in the last era also what scores at the end of the game."""
    tables = rules.tables
    if not rules.score_era(pos, work):
        score_links(tables, pos, work)
        score_tiles(tables, pos, work, 0)
    work.log.say(ERA_ENDED, NOBODY, pos.era, 0)
    if last_era(rules, pos):
        score_end(tables, pos, work)
        rules.score_more(pos, work)


def end_era(rules: Rules, pos: Position, work: Workspace) -> None:
    """Scores the era, then ends the game or begins the next era."""
    score_era_end(rules, pos, work)
    if last_era(rules, pos):
        pos.ask = ASK_NOTHING
        pos.seat = NOBODY
        work.log.say(GAME_ENDED, NOBODY, 0, 0)
        return
    begin_era(rules, pos, work)


def begin_era(rules: Rules, pos: Position, work: Workspace) -> None:
    """Begins a later era: old tiles leave the board, all cards are dealt again."""
    # BB-era-5, BB-era-6, BL-era-3, BL-era-4
    tables = rules.tables
    pos.era += 1
    pos.round = 1
    pos.turn = 0
    pos.drawn = pos.deal.era_start[pos.era]
    obsolete = level_one_slots(tables, pos)
    while obsolete:
        bit = obsolete & -obsolete
        obsolete ^= bit
        clear_slot(tables, pos, work, index(bit), TILE_REMOVED)
    rules.era_began(pos, work)
    clear_discards(tables, pos)
    deal_hands(tables, pos, work)
    seat: i64 = 0
    while seat < pos.seats:
        regrow(tables, pos, seat)
        seat += 1
    if tables.income_first:
        begin_income(rules, pos, work)
    else:
        start_turn(rules, pos, work)
