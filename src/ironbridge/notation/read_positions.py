"""Reading a position text: every line checked, every complaint names its line."""

import re
from collections import Counter
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.bits import BIT
from ironbridge.core.build import place_tile
from ironbridge.core.desk import Desk
from ironbridge.core.doors import legal
from ironbridge.core.hand import add_card
from ironbridge.core.link import place_link
from ironbridge.core.network import regrow, rejoin
from ironbridge.core.position import (
    ASK_NOTHING,
    CUBES_AT,
    DISCARDS_AT,
    DUE_AT,
    INCOME,
    IRON,
    LINKS,
    MARKET_AT,
    MAT_CELLS,
    MONEY,
    NO_TILE,
    NOBODY,
    ORDER_AT,
    OWNER_AT,
    POINTS,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    SOURCES_AT,
    SPENT,
    TILE_AT,
    Deal,
    Position,
)
from ironbridge.core.setup import empty_table
from ironbridge.errors import BadInput
from ironbridge.notation.choices import GOODS, fold
from ironbridge.notation.deals import entries, find_name, full_deck, rest_of_pile
from ironbridge.notation.headers import Lines, read_lines, setting_from_lines
from ironbridge.notation.positions import QUESTION, stack_of
from ironbridge.titles.setting import Pile, Setting

PURSE = {"money": MONEY, "income": INCOME, "points": POINTS, "spent": SPENT}
LARGEST = 9999
TILE = re.compile(
    r"(?P<slot>.+?)\s*=\s*(?P<tile>\S+) of (?P<seat>\d+)(?: with (?P<cubes>\d+))?"
    r"(?P<sold> sold)?",
    re.IGNORECASE,
)


def read_position(text: str) -> tuple[Setting, Position]:
    """The setting and the position that a text describes; ``BadInput`` says what is wrong."""
    lines, rest = read_lines(text, "position")
    if rest:
        raise BadInput(f"Line {rest[0][0]}: a position has no lines after an empty one.")
    setting = setting_from_lines(lines)
    pos = Reader(setting, lines).read()
    return setting, pos


class Reader:
    """Builds a position line by line; lines that nobody asks for are refused in the end."""

    def __init__(self, setting: Setting, lines: Lines) -> None:
        self.setting = setting
        self.lines = lines
        self.tables = setting.rules.tables
        self.names = setting.names
        self.line = 0

    def read(self) -> Position:
        """The whole position."""
        era = self.era()
        pos = empty_table(self.setting.rules, self.deal_of_counters())
        self.pos = pos
        pos.era = era
        pos.round = self.number("round", 1, 1)
        self.setting.rules.set_table(pos, Desk())
        self.order_and_purses()
        self.board()
        self.own_lines()
        self.cards(era)
        self.setting.rules.hands_dealt(pos, Desk())
        self.whose_turn()
        self.question()
        for key, (number, _) in self.lines.items():
            raise BadInput(f"Line {number}: a position of {self.setting.title} has no '{key}'.")
        return pos

    # ------------------------------------------------------------------ small things

    def take(self, key: str) -> str | None:
        """The value of a line, which is then used up; ``None`` when it is missing."""
        if key not in self.lines:
            return None
        self.line, value = self.lines.pop(key)
        return value

    def bad(self, sentence: str) -> BadInput:
        return BadInput(f"Line {self.line}: {sentence}")

    def whole(self, text: str, what: str, most: int = LARGEST) -> int:
        """A number that is not negative and not absurd."""
        if not re.fullmatch(r"[0-9]{1,19}", text.strip()) or int(text) > most:
            raise self.bad(f"{what} must be a number from 0 to {most}, not '{text.strip()[:20]}'.")
        return int(text)

    def number(self, key: str, default: int, least: int = 0, most: int = 99) -> int:
        value = self.take(key)
        if value is None:
            return default
        found = self.whole(value, f"'{key}'", most)
        if found < least:
            raise self.bad(f"'{key}' must be at least {least}.")
        return found

    def parts(self, key: str) -> list[str] | None:
        """A line's list, ``None`` when the line is missing."""
        value = self.take(key)
        if value is None:
            return None
        return [part.strip() for part in value.split(",") if part.strip()]

    def find(self, names: list[str], text: str, what: str) -> int:
        try:
            return find_name(names, text, what, "")
        except BadInput:
            raise self.bad(f"there is no {what} called '{text}'.") from None

    # ------------------------------------------------------------------ the table

    def era(self) -> int:
        value = self.take("era")
        if value is None:
            return 0
        playable = self.names.eras[: len(self.setting.decks)]
        if fold(value) not in playable:
            raise self.bad(f"the era is {' or '.join(playable)}, not '{value}'.")
        return playable.index(fold(value))

    def deal_of_counters(self) -> Deal:
        """Counters as the lines lay them (printed order where a line is missing); no cards yet."""
        counters = [int(NO_TILE)] * sum(pile.length for pile in self.setting.piles)
        for pile in self.setting.piles:
            found = self.counters(pile)
            for entry, counter in found.items():
                counters[entry] = counter
        order = list(range(self.setting.seats))
        starts = [0] * (len(self.setting.decks) + 1)
        return Deal(vec[u8](order), vec[u8](), vec[i64](starts), vec[u8](counters))

    def counters(self, pile: Pile) -> dict[int, int]:
        where = entries(self.setting, pile)
        if pile.key not in self.lines:
            return dict(zip(where, pile.supply, strict=False))
        self.line, value = self.lines[pile.key]
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if not pile.spaces:
            if len(parts) > len(where):
                raise self.bad(f"'{pile.key}' has at most {len(where)} counters.")
            self.take(pile.key)
            named = [self.find(list(pile.counters), part, "counter") for part in parts]
            return dict(zip(where, named + rest_of_pile(pile, named), strict=False))
        found: dict[int, int] = {}
        for part in parts:
            space, equals, counter = (piece.strip() for piece in part.partition("="))
            if not equals:
                raise self.bad(f"'{part}' is not of the form 'space=counter'.")
            at = self.find(list(pile.spaces), space, "space in use")
            name = counter.split(" with ")[0]
            found[where[at]] = self.find(list(pile.counters), name, "counter")
        return found

    def order_and_purses(self) -> None:
        value = self.take("order")
        if value is not None:
            seats = value.split()
            if sorted(seats) != [str(seat) for seat in range(self.setting.seats)]:
                raise self.bad(f"'order' must name each seat 0 to {self.setting.seats - 1} once.")
            for turn, name in enumerate(seats):
                self.pos.cells[ORDER_AT + turn] = u8(int(name))
        for seat in range(self.setting.seats):
            for part in self.parts(f"seat {seat}") or []:
                name, _, amount = part.partition(" ")
                if name not in PURSE:
                    raise self.bad(f"a seat has {', '.join(PURSE)}, not '{name}'.")
                most = len(self.tables.income_level) - 1 if name == "income" else LARGEST
                below = name == "points" and amount.startswith("-")  # loans may cost that much
                number = self.whole(amount[1:] if below else amount, f"'{name}'", int(most))
                self.pos.set_word(seat, PURSE[name], -number if below else number)

    # ------------------------------------------------------------------ the board

    def board(self) -> None:
        for part in self.parts("tiles") or []:
            self.tile(part)
        for part in self.parts("links") or []:
            self.link(part)
        for goods in range(int(IRON) + 1):
            spaces = int(self.tables.market_spaces[goods])
            start = int(self.pos.words[MARKET_AT + goods])
            self.pos.words[MARKET_AT + goods] = self.number(GOODS[goods], start, most=spaces)
        rejoin(self.tables, self.pos)
        for seat in range(self.setting.seats):
            self.mat(seat)
            regrow(self.tables, self.pos, seat)

    def seat(self, text: str) -> int:
        seat = self.whole(text, "a seat", self.setting.seats - 1)
        return seat

    def tile(self, part: str) -> None:
        found = TILE.fullmatch(part)
        if found is None:
            raise self.bad(f"'{part}' is not of the form 'slot=tile of seat with n' or '... sold'.")
        slot = self.find(self.names.slots, found["slot"], "slot")
        tile = self.find(self.names.tiles, found["tile"], "tile")
        kind = int(self.tables.tile_kind[tile])
        if not self.tables.slot_kinds[slot] & BIT[kind]:
            raise self.bad(f"{self.names.slots[slot]} does not take {self.names.tiles[tile]}.")
        if self.pos.taken & BIT[slot]:
            raise self.bad(f"{self.names.slots[slot]} is named twice.")
        place_tile(self.tables, self.pos, self.seat(found["seat"]), slot, tile)
        self.cubes(slot, tile, kind, found["cubes"], found["sold"] is not None)

    def cubes(self, slot: int, tile: int, kind: int, cubes: str | None, sold: bool) -> None:
        goods = int(self.tables.kind_goods[kind])
        most = int(self.tables.tile_cubes[tile * 2 + self.pos.era])
        name = self.names.slots[slot]
        if sold:
            if cubes is not None and int(cubes):
                raise self.bad(f"{name} is sold and cannot have cubes.")
            self.pos.flipped |= BIT[slot]
            return
        if goods < 0:
            if cubes is not None and int(cubes):
                raise self.bad(f"{name} holds no cubes or barrels.")
            return
        many = most if cubes is None else self.whole(cubes, f"the cubes on {name}", 9)
        if not many >= 1:
            raise self.bad(f"{name} with nothing on it must be 'sold'.")
        self.pos.cells[CUBES_AT + slot] = u8(many)
        self.pos.words[SOURCES_AT + goods] = self.pos.words[SOURCES_AT + goods] | BIT[slot]

    def link(self, part: str) -> None:
        name, of, seat = part.rpartition(" of ")
        if not of:
            raise self.bad(f"'{part}' is not of the form 'place-place of seat'.")
        for link, ends in enumerate(self.names.link_ends):
            wanted = {fold(f"{a}-{b}") for a in ends for b in ends if a != b}
            if fold(name) in wanted | {fold(self.names.links[link])}:
                break
        else:
            raise self.bad(f"there is no link '{name}'.")
        if not self.tables.era_links[self.pos.era] & BIT[link]:
            era = self.names.eras[int(self.pos.era)]
            raise self.bad(f"{self.names.links[link]} cannot be laid in the {era} era.")
        if self.pos.built & BIT[link]:
            raise self.bad(f"the link {self.names.links[link]} is named twice.")
        owner = self.seat(seat)
        place_link(self.tables, self.pos, owner, link)
        if bin(int(self.pos.word(owner, LINKS))).count("1") > self.tables.link_tiles:
            raise self.bad(f"seat {owner} has only {int(self.tables.link_tiles)} link tiles.")

    def mat(self, seat: int) -> None:
        """Tiles left on a mat; unless it is written, all below the tiles on the board are gone."""
        on_board = Counter(
            int(self.pos.cells[TILE_AT + slot])
            for slot in range(int(self.tables.slots))
            if int(self.pos.cells[OWNER_AT + slot]) == seat and self.pos.taken & BIT[slot]
        )
        written = self.mat_line(seat)
        for kind, industry in enumerate(self.names.industries):
            stack = stack_of(self.setting, seat, kind)
            gone = max(
                (stack.index(tile) + many for tile, many in on_board.items() if tile in stack),
                default=0,
            )
            if industry in written:
                gone = self.gone_by_line(seat, kind, stack, written[industry])
            for tile in set(stack):
                if on_board[tile] > stack[:gone].count(tile):
                    raise self.bad(
                        f"seat {seat} has {on_board[tile]} tiles {self.names.tiles[tile]} on the "
                        f"board, more than have left its mat."
                    )
            at = SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS + kind
            self.pos.cells[at] = u8(gone)

    def mat_line(self, seat: int) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for part in self.parts(f"mat {seat}") or []:
            industry, *counts = part.split()
            if industry not in self.names.industries:
                raise self.bad(f"there is no industry '{industry}'.")
            found[industry] = [self.whole(count, "a number of tiles", 99) for count in counts]
        return found

    def gone_by_line(self, seat: int, kind: int, stack: list[int], counts: list[int]) -> int:
        levels = [tile for tile, of in enumerate(self.tables.tile_kind) if of == kind]
        gone = len(stack) - sum(counts)
        if [stack[max(gone, 0) :].count(tile) for tile in levels] != counts:
            raise self.bad(
                f"the mat of seat {seat} cannot have these {self.names.industries[kind]} tiles: "
                f"the lowest leave first."
            )
        return gone

    def own_lines(self) -> None:
        for own in self.setting.own_lines:
            value = self.take(own.key)
            if value is None:
                continue
            try:
                own.read(self.pos, value)
            except (ValueError, IndexError) as error:
                raise self.bad(str(error)) from None

    # ------------------------------------------------------------------ cards

    def cards(self, era: int) -> None:
        """Hands, discards, pile and later decks; what no line names is dealt in printed order."""
        left = Counter(full_deck(self.setting))
        hands = [self.card_list(f"hand {seat}", left) for seat in range(self.setting.seats)]
        discards = self.card_list("discards", left) or []
        pile = self.card_list("pile", left)
        self.card_list("face down", left)
        for card in self.setting.open_cards(self.pos):
            left[card] -= 1
        rest = full_deck_of(left)
        for seat, hand in enumerate(hands):
            if hand is None and self.tables.automatic & BIT[seat]:
                hand = []
            if hand is None:
                hand, rest = rest[: int(self.tables.hand_size)], rest[int(self.tables.hand_size) :]
            for card in hand:
                add_card(self.pos, seat, card)
        for card in discards:
            self.pos.cells[DISCARDS_AT + card] = self.pos.cells[DISCARDS_AT + card] + u8(1)
        if pile is None:
            aside = int(self.tables.face_down[era]) * self.setting.seats
            pile = rest[aside + int(self.tables.removed[era]) :]
        self.stack_decks(era, pile)

    def card_list(self, key: str, left: Counter[int]) -> list[int] | None:
        parts = self.parts(key)
        if parts is None:
            return None
        if len(parts) == 1 and parts[0].endswith("hidden"):
            raise self.bad("this is a seat's view, not a full position: it hides cards.")
        cards: list[int] = []
        for part in parts:
            card = self.find(self.names.cards, part, "card")
            if self.tables.card_copies[card]:
                left[card] -= 1
                if left[card] < 0:
                    raise self.bad(f"there are more cards '{self.names.cards[card]}' than printed.")
            elif key.split()[0] != "hand":
                raise self.bad(f"'{self.names.cards[card]}' is never in '{key}'.")
            cards.append(card)
        return cards

    def stack_decks(self, era: int, pile: list[int]) -> None:
        """Put the pile and the later decks where the rules draw from."""
        deck: list[int] = list(pile)
        starts = [0] * (era + 1) + [len(deck)]
        for later in range(era + 1, len(self.setting.decks)):
            left = Counter(full_deck(self.setting))
            cards = self.card_list(self.setting.decks[later], left)
            if cards is not None and len(cards) != len(full_deck(self.setting)):
                raise self.bad(f"'{self.setting.decks[later]}' must hold the whole deck.")
            deck += full_deck(self.setting) if cards is None else cards
            starts.append(len(deck))
        old = self.pos.deal
        self.pos.deal = Deal(old.order, vec[u8](deck), vec[i64](starts), old.piles)
        self.pos.drawn = 0

    # ------------------------------------------------------------------ whose turn

    def whose_turn(self) -> None:
        pos = self.pos
        value = self.take("to act")
        order = [int(pos.in_order(turn)) for turn in range(self.setting.seats)]
        if value is not None and fold(value) == "nobody":
            pos.seat = NOBODY
            pos.ask = ASK_NOTHING
            pos.turn = 0
        else:
            seat = order[0] if value is None else self.seat(value)
            if self.tables.automatic & BIT[seat]:
                raise self.bad(f"seat {seat} plays by itself and is never to act.")
            pos.seat = seat
            pos.turn = order.index(seat)
        first = pos.era == 0 and pos.round == 1
        usual = self.tables.first_round_actions if first else self.tables.turn_actions
        pos.actions = self.number("actions", int(usual), most=int(self.tables.turn_actions))

    def question(self) -> None:
        value = self.take("question")
        if value is not None:
            self.read_question(value)
        elif self.pos.ask != ASK_NOTHING and self.pos.actions == 0 and not self.lingers():
            raise BadInput("The seat to act has no actions left and no question is open.")
        self.check_playable()

    def lingers(self) -> bool:
        """May the seat to act stay after its last action?"""
        return self.setting.rules.lingers(self.pos)

    def read_question(self, value: str) -> None:
        setters: dict[str, Callable[[int], None]] = {}
        for name in QUESTION:
            setters[name] = lambda number, name=name: setattr(self.pos, name, number)  # type: ignore[misc]
        for goods, name in enumerate(GOODS):
            setters[f"{name}_due"] = self.word_setter(int(DUE_AT) + goods)
        for name, at in self.setting.question_words:
            setters[name] = self.word_setter(at)
        for part in value.split(","):
            name, _, number = part.strip().partition(" ")
            if name not in setters:
                raise self.bad(f"a question has no part '{name}'.")
            setters[name](self.whole(number, f"'{name}'", 2**61))

    def word_setter(self, at: int) -> Callable[[int], None]:
        def put(number: int) -> None:
            self.pos.words[at] = number

        return put

    def check_playable(self) -> None:
        """An open question must have an answer."""
        if self.pos.ask == ASK_NOTHING:
            return
        try:
            answers = legal(self.setting.rules, self.pos, Desk())
        except (IndexError, ValueError, OverflowError):
            answers = 0
        if answers == 0:
            raise BadInput("The position cannot be played on: its open question has no answer.")


def full_deck_of(left: Counter[int]) -> list[int]:
    """Cards that are left, in printed order."""
    return [card for card in sorted(left) for _ in range(left[card])]
