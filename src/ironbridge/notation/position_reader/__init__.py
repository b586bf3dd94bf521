"""Parser of position texts: validates every line, and every error names its line."""

import re

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.bitset import BIT, mask
from ironbridge.core.deal import Deal
from ironbridge.core.edit import set_give_up, set_order, set_over, set_stage, set_turn
from ironbridge.core.flow import asks_before_turn_end
from ironbridge.core.income_payment import can_give_up
from ironbridge.core.position import (
    ASK_NOTHING,
    INCOME,
    MONEY,
    NO_TILE,
    POINTS,
    SPENT,
    Position,
)
from ironbridge.core.setup import empty_table
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, OneOf, faulty
from ironbridge.notation.choice_text import fold
from ironbridge.notation.deal_text import entries, rest_of_pile
from ironbridge.notation.headers import read_lines, spec_from_lines
from ironbridge.notation.limits import most_money, most_rounds
from ironbridge.notation.line_reader import LineReader
from ironbridge.notation.partial_action import Begun
from ironbridge.notation.position_reader.board_lines import BoardReader
from ironbridge.notation.position_reader.card_lines import CardReader
from ironbridge.titles.spec import GameSpec, Pile

MOST_TYPED = 10**9
"""Maximum number that is parsed; tighter bounds apply once the position is complete."""
OWING = re.compile(r"give up, ([0-9]+) owed")
PURSE = {"money": MONEY, "income": INCOME, "points": POINTS, "spent": SPENT}


def read_position(text: str) -> tuple[GameSpec, Position, Begun]:
    """Returns the spec, the position of a text, and the answers of its unfinished action.

    ``BadInput`` explains an error in the text.
    """
    lines, rest = read_lines(text, "position")
    if rest:
        raise BadInput("after-empty", line=rest[0][0])
    spec = spec_from_lines(lines)
    reader = Reader(spec, lines)
    return spec, reader.read(), reader.begun


class Reader(LineReader):
    """Builds a position line by line; refuses unknown lines at the end."""

    begun = Begun(0, (), 0, None)
    """Answers of the unfinished action, set by ``read``."""

    def read(self) -> Position:
        """Returns the position before the unfinished action."""
        era = self.era()
        pos = empty_table(self.spec.rules, self.deal_of_counters())
        self.pos = pos
        set_stage(pos, era, self.number("round", 1, 1, MOST_TYPED))
        self.spec.rules.set_table(pos, Workspace())
        self.order_and_purses()
        BoardReader(self.spec, self.lines, pos).read()
        self.own_lines()
        CardReader(self.spec, self.lines, pos).read(era)
        self.spec.rules.hands_dealt(pos, Workspace())
        self.whose_turn()
        self.check_limits()
        self.question()
        for key, (number, _) in self.lines.items():
            raise BadInput("position-no-line", line=number, title=self.spec.title, key=key)
        return pos

    def check_limits(self) -> None:
        """Refuses numbers that play could raise beyond the bounds of the notation."""
        pos, rounds = self.pos, most_rounds(self.spec, self.pos)
        if pos.round > rounds:
            raise BadInput("round-range", most=rounds)
        most = most_money(self.spec, pos)
        for seat in range(self.spec.seats):
            if pos.seat_value(seat, MONEY) + pos.seat_value(seat, SPENT) > most:
                raise BadInput("too-much-money", seat=seat, most=most)
            if not -most <= pos.seat_value(seat, POINTS) <= most:
                raise BadInput("too-many-points", seat=seat, most=most)

    def era(self) -> int:
        """Returns the index of the era."""
        value = self.take("era")
        if value is None:
            return 0
        playable = self.names.eras[: len(self.spec.decks)]
        if fold(value) not in playable:
            raise self.bad("no-era", eras=OneOf(playable), said=value)
        return playable.index(fold(value))

    def deal_of_counters(self) -> Deal:
        """Returns the counters as the lines place them, in printed order without a line.

        The deal has no cards yet.
        """
        counters = [int(NO_TILE)] * sum(pile.length for pile in self.spec.piles)
        for pile in self.spec.piles:
            found = self.counters(pile)
            for entry, counter in found.items():
                counters[entry] = counter
        order = list(range(self.spec.seats))
        starts = [0] * (len(self.spec.decks) + 1)
        return Deal(vec[u8](order), vec[u8](), vec[i64](starts), vec[u8](counters))

    def counters(self, pile: Pile) -> dict[int, int]:
        """Returns the counters of a pile by their index in ``Deal.piles``."""
        where = entries(self.spec, pile)
        if pile.key not in self.lines:
            return dict(zip(where, pile.supply, strict=False))
        self.line, value = self.lines[pile.key]
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if not pile.spaces:
            if len(parts) > len(where):
                raise self.bad("too-many-named", key=pile.key, most=len(where))
            self.take(pile.key)
            named = [self.find(list(pile.counters), part, "counter") for part in parts]
            return dict(zip(where, named + rest_of_pile(pile, named), strict=False))
        if not parts:
            raise self.bad("names-no-space", key=pile.key)
        found: dict[int, int] = {}
        for part in parts:
            space, equals, counter = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise self.bad("not-space-counter", said=part)
            at = self.find(list(pile.spaces), space, "space-in-use")
            name = counter.split(" with ")[0]
            found[where[at]] = self.find(list(pile.counters), name, "counter")
        return found

    def order_and_purses(self) -> None:
        """Reads the turn order and the resources of each seat."""
        value = self.take("order")
        if value is not None:
            seats = value.split()
            if sorted(seats) != [str(seat) for seat in range(self.spec.seats)]:
                raise self.bad("order-each-once", last=self.spec.seats - 1)
            if self.tables.fixed_order and seats != sorted(seats):
                raise self.bad("order-fixed")
            for turn, name in enumerate(seats):
                set_order(self.pos, turn, int(name))
        for seat in range(self.spec.seats):
            for part in self.parts(f"seat {seat}") or []:
                name, _, amount = part.partition(" ")
                if name not in PURSE:
                    raise self.bad("no-purse", parts=", ".join(PURSE), said=name)
                most = max(len(self.tables.income_level) - 1, 0) if name == "income" else MOST_TYPED
                below = name == "points" and amount.startswith("-")  # loans may cost that much
                number = self.whole(amount[1:] if below else amount, "key", most, name)
                self.pos.set_seat_value(seat, PURSE[name], -number if below else number)

    def own_lines(self) -> None:
        """Reads the lines specific to the title."""
        for own in self.spec.extra_lines:
            value = self.take(own.key)
            if value is None:
                continue
            try:
                own.read(self.pos, value)
            except (ValueError, IndexError) as error:
                raise faulty(error, self.line) from None

    def whose_turn(self) -> None:
        """Reads the seat to act and the number of actions left in its turn."""
        pos = self.pos
        value = self.take("to act")
        order = [pos.in_order(turn) for turn in range(self.spec.seats)]
        first = pos.era == 0 and pos.round == 1
        usual = self.tables.first_round_actions if first else self.tables.turn_actions
        seat = order[0]
        if value is not None and fold(value) != "nobody":
            seat = self.seat(value)
            if self.tables.automatic & BIT[seat]:
                raise self.bad("automatic-never-acts", seat=seat)
        actions = self.number("actions", usual, most=self.tables.turn_actions)
        set_turn(pos, order.index(seat), actions)
        if value is not None and fold(value) == "nobody":
            set_over(pos)

    def question(self) -> None:
        """Reads the answers of an unfinished action and the open question."""
        answers = self.parts("begun") or []
        line = self.line
        question = self.take("question")
        owing = None if question is None else OWING.fullmatch(fold(question))
        if owing is not None and not answers:
            self.give_up(self.whole(owing[1], "owed", MOST_TYPED))
        elif "settled" in self.lines:
            raise self.bad("settled-only-owing")
        elif (
            self.pos.ask != ASK_NOTHING
            and self.pos.actions == 0
            and not self.asks_before_turn_end()
        ):
            raise BadInput("no-actions-no-question")
        scored = None
        if self.pos.ask == ASK_NOTHING:
            scored = BoardReader(self.spec, self.lines, self.pos).scored_links()
        self.begun = Begun(line, answers, self.line, question, scored)
        if self.pos.ask != ASK_NOTHING and not legal(self.spec.rules, self.pos, Workspace()):
            raise BadInput("dead-end")

    def asks_before_turn_end(self) -> bool:
        """Returns whether the seat to act may remain after its last action."""
        return bool(asks_before_turn_end(self.spec.rules, self.pos, Workspace()))

    def give_up(self, owed: int) -> None:
        """Sets the question for a seat that cannot pay its income and must give up a tile."""
        pos, tables, seat = self.pos, self.tables, self.pos.seat
        if seat < 0 or len(tables.income_level) < 2:
            raise self.bad("nobody-owes")
        most = -tables.income_level[pos.seat_value(seat, INCOME)]
        if not pos.seat_value(seat, MONEY) < owed <= most:
            raise self.bad("does-not-owe", seat=seat, owed=owed)
        if not can_give_up(tables, pos, seat):
            raise self.bad("nothing-to-give-up", seat=seat)
        order = [pos.in_order(turn) for turn in range(self.spec.seats)]
        before = order[: order.index(seat)]
        value = self.take("settled")
        settled = before if value is None else [self.seat(part) for part in value.split()]
        if seat in settled or not set(before) <= set(settled):
            raise self.bad("settled-before", seat=seat)
        set_give_up(pos, owed, mask([order.index(other) for other in set(settled)]))
