"""Draws the screen of a view: heading, board, seats, markets, hand and choices."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import to_builtins
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.console import Group as Lines
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ironbridge.core.bitset import ids
from ironbridge.core.names import GOODS
from ironbridge.core.position import IRON
from ironbridge.core.tables import MARKET_DEPTH
from ironbridge.game import Game
from ironbridge.game.board_data import BoardData, sheet_of
from ironbridge.game.view import View
from ironbridge.terminal.board import Board, in_words, is_word, place_of_space
from ironbridge.terminal.choice_list import DOUBLE, ChoiceGroup, ListedChoice, groups_of, key
from ironbridge.terminal.colours import Marks, flow, marks_for, style
from ironbridge.terminal.labels import Speech
from ironbridge.terminal.reference_tables import (
    cards_table,
    markets_table,
    mats_table,
    next_tiles_table,
    own_table,
    tiles_table,
)
from ironbridge.titles import find
from ironbridge.titles.spec import GameSpec

YOU: Final = "you"
"""Placeholder for the only person at the table."""
INDENT: Final = 2
"""Indentation of choices below their head, in columns."""
FEWEST_ROWS: Final = 6
"""Minimum number of rows for the choices."""


Filled: TypeAlias = tuple[ChoiceGroup, list[Text]]
"""A group of choices with its rendered lines."""


class Screen:
    """Draws views on a console in one language."""

    def __init__(
        self, console: Console, spec: GameSpec, players: Sequence[str], language: str = "en"
    ) -> None:
        self.console = console
        self.spec = spec
        self.players = players
        self.marks: Marks = marks_for(console)
        self.speech = Speech(spec, language, self.marks.handsome)

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Prints a line."""
        self.console.print(text, style=style or None, highlight=False, markup=False)

    def speak(self, spec: GameSpec, language: str) -> None:
        """Changes the table and the language."""
        self.spec = spec
        self.speech = Speech(spec, language, self.marks.handsome)

    @property
    def sheet(self) -> BoardData:
        """Returns the printed components of this table."""
        return sheet_of(self.spec)

    def label(self, name: str, **facts: str | int) -> str:
        """Returns a localized label or sentence of the terminal."""
        return self.speech.label(name, **facts)

    # Whole pictures

    def show_table(self, view: View, whole_board: bool, choices: int = FEWEST_ROWS) -> None:
        """Prints the state of the game."""
        for part in self.table(view, whole_board, choices):
            self.console.print(part, highlight=False)

    def table(
        self, view: View, whole_board: bool, choices: int = FEWEST_ROWS
    ) -> list[RenderableType]:
        """Returns the screen: heading, as much of the board as fits, seats, markets, hand.

        ``choices`` is the number of rows reserved for the choices.
        """
        below = [self.seats(view), self.tracks(view)]
        if whole_board:
            board: list[RenderableType] = self.board(view)
        elif self.console.is_terminal:
            board = self.compact(view, self.console.height - self.rows(*below) - choices - 3)
        else:
            board = []
        return [self.heading(view), *board, *below]

    def rows(self, *parts: RenderableType) -> int:
        """Returns the number of rows that some output takes."""
        return sum(len(self.console.render_lines(part)) for part in parts)

    def board(self, view: View) -> list[RenderableType]:
        """Returns the tables of places and of built links."""
        board = Board(self.speech, view, self.marks)
        width = self.console.width
        return [board.places(width), *([board.links(width)] if board.links_laid else [])]

    def compact(self, view: View, room: int) -> list[RenderableType]:
        """Returns the pieces on the board in ``room`` rows, or a note on how to see them."""
        board = Board(self.speech, view, self.marks)
        everyone = range(self.spec.seats)
        for with_links in (True, False):
            drawn = board.compact(self.console.width, everyone, with_links)
            if self.rows(drawn) <= room:
                return [drawn] if drawn.row_count else []
        word = Text(self.label("no-room"), "dim")
        own = board.compact(self.console.width, [view.seat] if view.seat is not None else [], False)
        return [own, word] if own.row_count and self.rows(own) < room else [word]

    def ways(self, view: View) -> Table:
        """Returns the table of the links of each place."""
        return Board(self.speech, view, self.marks).ways()

    def board_fits(self, view: View) -> bool:
        """Returns whether the console has enough rows for the whole board at every turn."""
        return self.console.is_terminal and self.console.height >= self.rows(*self.board(view)) + 26

    # Parts

    def heading(self, view: View) -> Rule:
        """Returns the heading: title, era, round and cards in the pile."""
        parts = [find(self.spec.title).full_name]
        if len(self.spec.names.eras) > 1:
            parts.append(self.speech.era(view.era))
        parts.append(self.label("round", number=view.round))
        parts.append(self.label("pile", number=view.pile_size))
        joined = f" {self.marks.dot} ".join(parts)
        return Rule(Text(joined, "bold"), characters=self.marks.line, style="dim")

    def name(self, seat: int) -> Text:
        """Returns the mark of a seat and the name of its player."""
        return Text(f"{self.marks.seat(seat)} {self.called(seat)}", style(seat))

    def called(self, seat: int) -> str:
        """Returns the name of a player: you, a bot, an Automa, or one of several people."""
        player = self.players[seat]
        if seat in ids(self.spec.rules.tables.automatic):
            return self.speech.localizer.seat(seat)
        if player == YOU:
            return self.label("you")
        return player or self.label("player", number=seat + 1)

    def spoken(self) -> list[str]:
        """Returns the players as they are named in sentences."""
        return [
            f"{self.label('your-colour') if player == YOU else self.called(seat)} "
            f"{self.marks.seat(seat)}"
            for seat, player in enumerate(self.players)
        ]

    def seats(self, view: View) -> Table:
        """Returns one line for each seat, in turn order."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.label("seat"), no_wrap=True)
        has_income = len(self.spec.rules.tables.income_level) > 1
        income = ["income"] if has_income else []
        for name in ("money", *income, "points", "spent", "cards", "links-left"):
            table.add_column(self.label(name), justify="right", no_wrap=True)
        automatic = ids(self.spec.rules.tables.automatic)
        for seat in view.order:
            seen = view.seats[seat]
            purse = [self.speech.money(seen.money), f"{seen.level:+d}"]
            later = [self.speech.money(seen.spent), str(seen.hand_size), str(seen.links_left)]
            if seat in automatic:  # it has neither money nor cards
                purse, later = [self.marks.dot] * 2, [self.marks.dot] * 3
            if not has_income:
                purse = purse[:1]
            mark = self.marks.to_act if seat == view.to_act else " "
            table.add_row(mark, self.name(seat), *purse, str(seen.points), *later)
        return table

    def tracks(self, view: View) -> Table:
        """Returns the markets, the parts of the view that only this title has, and the hand."""
        coal, *others = (self.track(goods, view) for goods in range(int(IRON) + 1))
        rows = [(self.speech.goods(GOODS[0]), [Text("   ").join([coal, *others])], "")]
        for name, value in to_builtins(view.own).items():
            if value not in ([], {}, None):
                rows.append((self.speech.own_name(name), *self.own_line(name, value)))
        hand = self.hand(view)
        if hand is not None:
            rows.append((self.label("hand"), hand, f" {self.marks.dot} "))
        return self.labelled(rows)

    def labelled(self, rows: Sequence[tuple[str, list[Text], str]]) -> Table:
        """Returns a grid of labels and lists; no item of a list is broken."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        room = self.console.width - max(cell_len(name) for name, _, _ in rows) - 1
        for name, items, between in rows:
            grid.add_row(Text(name, "bold"), flow(items, between, room))
        return grid

    def own_line(self, name: str, value: object) -> tuple[list[Text], str]:
        """Returns a part of the view that only this title has: by place, as sentence or list."""
        localizer = self.speech.localizer
        if isinstance(value, Mapping) and self.on_board(value):
            return [Text(f"{at} {seen}") for at, seen in self.by_place(value).items()], ", "
        if isinstance(value, Mapping) and localizer.has(f"shown-{name}"):
            said = localizer.format(f"shown-{name}", flat(self.speech, value))
            return [Text(word) for word in said.split(" ")], " "
        if isinstance(value, list) and len(value) == self.spec.seats and is_numbers(value):
            shown = zip(map(self.marks.seat, range(len(value))), value)
            return [Text(f"{mark}{number}") for mark, number in shown], " "
        items = value if isinstance(value, list) else [value]
        return [Text(in_words(self.speech, item)) for item in items], ", "

    def track(self, goods: int, view: View) -> Text:
        """Returns a market: its cubes, its empty spaces, and the price of the next cube."""
        tables = self.spec.rules.tables
        spaces, cubes = tables.market_spaces[goods], getattr(view, GOODS[goods])
        price = tables.market_price[goods * int(MARKET_DEPTH) + cubes]
        row = self.marks.cube * cubes + self.marks.space * (spaces - cubes)
        said = f"{row} {self.label('next-cube', price=self.speech.money(price))}"
        head = Text(self.speech.goods(GOODS[goods]), "bold")
        return Text(said) if goods == 0 else Text.assemble(head, f" {said}")

    def on_board(self, value: Mapping[str, Any]) -> bool:
        """Returns whether the keys are spaces of the board."""
        return all(place_of_space(self.spec, str(space)) is not None for space in value)

    def by_place(self, things: Mapping[str, Any]) -> dict[str, str]:
        """Returns the counters on spaces by place: ``Gloucester any+beer blank``."""
        found: dict[str, list[str]] = {}
        for space, seen in things.items():
            place = place_of_space(self.spec, str(space))
            assert place is not None
            shown = in_words(self.speech, seen, short=True)
            name = self.speech.place(self.spec.names.places[place])
            found.setdefault(name, []).append(shown)
        return {place: " ".join(seen) for place, seen in found.items()}

    def hand(self, view: View) -> list[Text] | None:
        """Returns the cards in hand, equal ones counted; ``None`` for a spectator."""
        if view.seat is None:
            return None
        cards = Counter(self.speech.card(card) for card in view.seats[view.seat].hand or [])
        shown = [card if many == 1 else f"{card} x{many}" for card, many in cards.items()]
        return [Text(card) for card in shown or [self.label("empty")]]

    def show_hand(self, view: View) -> None:
        """Prints the hand."""
        hand = self.hand(view)
        if hand is not None:
            row = (self.label("hand"), hand, f" {self.marks.dot} ")
            self.console.print(self.labelled([row]), highlight=False)

    # Choices

    def groups(self, game: Game) -> list[ChoiceGroup]:
        """Returns the choices of the seat to act as they are numbered on the screen."""
        return groups_of(game, self.speech, self.marks, self.sheet.tiles)

    def choices(self, groups: Sequence[ChoiceGroup], only: str = "", rows: int = 0) -> Lines:
        """Returns the numbered choices, several on a line.

        With ``rows``, the longest groups are shortened to one line until all fit; ``only`` shows
        one group.
        """
        chosen = [group for group in groups if not only or f"{group.head} ".startswith(f"{only} ")]
        room = max(self.console.width - INDENT - 1, 20)
        filled = [(group, fill(group.offers, room)) for group in chosen]
        if rows:
            filled = self.cut(filled, rows)
        lines: list[Text] = []
        for group, parts in filled:
            head = group_head(group)
            if self.on_one_line(head, parts):
                lines.append(Text.assemble(head, "  ", parts[0]))
                continue
            lines.append(head)
            lines += [Text.assemble(" " * INDENT, part) for part in parts]
        return Lines(*lines)

    def on_one_line(self, head: Text, parts: Sequence[Text]) -> bool:
        """Returns whether the choices of a group fit beside its head."""
        return len(parts) == 1 and head.cell_len + 2 + parts[0].cell_len < self.console.width

    def cut(self, filled: list[Filled], rows: int) -> list[Filled]:
        """Returns the groups, shortened to one line, the longest first, until all fit."""
        while self.height(filled) > rows:
            longest = max(range(len(filled)), key=lambda n: self.height(filled[n : n + 1]))
            short = self.in_short(filled[longest][0])
            if self.height([short]) >= self.height(filled[longest : longest + 1]):
                break
            filled[longest] = short
        alike = [group for group, _ in filled if group.head.startswith(f"{DOUBLE} ")]
        if len(alike) > 1 and self.height(filled) > rows:
            offers = [offer for group in alike for offer in group.offers]
            title = self.label("head", verb=key(DOUBLE))
            at = next(n for n, (group, _) in enumerate(filled) if group in alike)
            filled = [one for one in filled if one[0] not in alike]
            filled.insert(at, self.in_short(ChoiceGroup(DOUBLE, title, "", offers)))
        return filled

    def height(self, filled: Sequence[Filled]) -> int:
        """Returns the number of rows that groups take."""
        return sum(
            len(parts) + (not self.on_one_line(group_head(group), parts)) for group, parts in filled
        )

    def in_short(self, group: ChoiceGroup) -> Filled:
        """Returns a group on one line: the range of its numbers, and the text that lists them."""
        numbers = f"{group.offers[0].number}-{group.offers[-1].number}"
        said = self.label("cut", typed=group.head)
        cut = [Text.assemble((f"{numbers} ", "bold cyan"), (said, "dim"))]
        bare = group._replace(about="")
        fits = self.on_one_line(group_head(group), cut) and group.head != "link"
        return (group if fits else bare), cut

    # Output of commands

    def mats(self, view: View) -> list[RenderableType]:
        """Returns the next tiles of the viewer, and the tiles left to every seat."""
        names = [self.name(seat) for seat in range(self.spec.seats)]
        own = next_tiles_table(self.sheet, view, self.speech)
        return [*([own] if own else []), mats_table(self.sheet, view, names, self.speech)]

    def printed(self) -> list[RenderableType]:
        """Returns the reference tables: tiles, markets, cards, bonuses."""
        sheet, speech = self.sheet, self.speech
        own = own_table(sheet, speech)
        tables = [tiles_table(sheet, speech), markets_table(sheet, speech)]
        return [*tables, *([own] if own else []), cards_table(sheet, speech)]


def group_head(group: ChoiceGroup) -> Text:
    """Returns the head of a group with its note."""
    return Text.assemble((group.title, "bold"), (f"  {group.about}".rstrip(), "cyan"))


def is_numbers(value: Sequence[object]) -> bool:
    """Returns whether all items are integers."""
    return all(isinstance(item, int) for item in value)


def flat(speech: Speech, value: Mapping[str, Any], before: str = "") -> dict[str, str | int]:
    """Returns nested data as message arguments: ``back-group`` for ``{"back": {"group": "A"}}``."""
    found: dict[str, str | int] = {}
    for name, item in value.items():
        variable = f"{before}{name.replace('_', '-')}"
        if isinstance(item, Mapping):
            found |= {variable: "some", **flat(speech, item, f"{variable}-")}
        elif isinstance(item, bool):
            found[variable] = "yes" if item else "no"
        elif isinstance(item, int):
            found[variable] = item
        else:
            found[variable] = in_words(speech, item) if is_word(item) else "none"
    return found


def fill(offers: Sequence[ListedChoice], room: int) -> list[Text]:
    """Returns numbered items joined into lines of limited width; no item is broken."""
    rows = [Text()]
    for number, _, text in offers:
        item = Text.assemble((f"{number} ", "bold cyan"), text)
        if rows[-1] and rows[-1].cell_len + 2 + item.cell_len > room:
            rows.append(Text())
        elif rows[-1]:
            rows[-1].append("  ")
        rows[-1].append_text(item)
    return rows
