"""What is on the screen besides the board: seats, markets, hand, choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.console import Group as Lines
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ironbridge.core.bits import ids
from ironbridge.core.names import GOODS
from ironbridge.core.position import IRON, Position
from ironbridge.core.tables import MARKET_DEPTH
from ironbridge.sheet import Sheet, sheet_of
from ironbridge.terminal.board import Board, in_words, place_of_space, spaced
from ironbridge.terminal.labels import label
from ironbridge.terminal.marks import Marks, marks_for, style
from ironbridge.terminal.offers import Group, Offer, groups_of
from ironbridge.terminal.printed import (
    cards_table,
    markets_table,
    mats_table,
    own_table,
    tiles_table,
)
from ironbridge.titles import find
from ironbridge.titles.setting import Setting
from ironbridge.view import View
from ironbridge.words.voice import Voice

YOU = "you"
"""What stands for the only person at the table."""
INDENT = 2
"""Columns before the choices of a group that needs several lines."""


class Screen:
    """Draws views on a console, in a language."""

    def __init__(self, console: Console, setting: Setting, players: Sequence[str]) -> None:
        self.console = console
        self.setting = setting
        self.players = players
        self.language = "en"
        self.marks: Marks = marks_for(console)

    def say(self, text: str | Text = "", style: str = "") -> None:
        """A line for the player."""
        self.console.print(text, style=style or None, highlight=False, markup=False)

    @property
    def sheet(self) -> Sheet:
        """Everything printed for this table."""
        return self.setting.once("sheet", sheet_of)

    @property
    def coin(self) -> str:
        """The sign of the title's money."""
        coin = Voice(self.setting, self.language).say("coin")
        return coin if self.marks.handsome else "$"

    def label(self, name: str, *parts: object) -> str:
        return label(name, self.language, *parts)

    # Whole pictures

    def show_table(self, view: View, with_board: bool) -> None:
        """Where the game stands."""
        self.console.print(self.heading(view))
        if with_board:
            self.show_board(view)
        elif self.console.is_terminal:
            board = Board(self.setting, view, self.marks)
            if view.tiles or view.links:
                self.console.print(board.compact())
            self.say(self.label("no board"), "dim")
        self.console.print(self.seats(view))
        self.console.print(self.tracks(view), highlight=False)

    def show_board(self, view: View) -> None:
        """The places and the links."""
        board = Board(self.setting, view, self.marks)
        self.console.print(board.places(self.console.width))
        if view.links:
            self.console.print(board.links())

    def show_ways(self, view: View) -> None:
        """Which places links join."""
        self.console.print(Board(self.setting, view, self.marks).ways())

    def board_fits(self, view: View) -> bool:
        """Is the screen tall enough to show the board at every turn?"""
        board = Board(self.setting, view, self.marks)
        rows = board.places(self.console.width).row_count + 2 * board.links().row_count
        return self.console.is_terminal and self.console.height >= rows + 26

    # Parts

    def heading(self, view: View) -> Rule:
        """Title, era, round."""
        parts = [find(self.setting.title).full_name]
        if len(self.setting.names.eras) > 1:
            parts.append(self.label("era", view.era))
        parts.append(self.label("round", view.round))
        parts.append(self.label("pile", view.pile_size))
        joined = f" {self.marks.dot} ".join(parts)
        return Rule(Text(joined, "bold"), characters=self.marks.line, style="dim")

    def name(self, seat: int) -> Text:
        """A seat by its mark and its player."""
        return Text(f"{self.marks.seat(seat)} {self.called(seat)}", style(seat))

    def called(self, seat: int) -> str:
        """Who sits there: you, a bot, or one of several people."""
        player = self.players[seat]
        if player == YOU:
            return self.label("you")
        return player or self.label("player", seat + 1)

    def spoken(self) -> list[str]:
        """The players as sentences speak of them."""
        return [
            f"{self.label('your house') if player == YOU else self.called(seat)} "
            f"{self.marks.seat(seat)}"
            for seat, player in enumerate(self.players)
        ]

    def seats(self, view: View) -> Table:
        """One line for each seat, in turn order."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.label("seat"), no_wrap=True)
        has_income = len(self.setting.rules.tables.income_level) > 1
        columns = [
            "money",
            *(["income"] if has_income else []),
            "points",
            "spent",
            "cards",
            "links",
        ]
        for name in columns:
            table.add_column(self.label(name), justify="right")
        automatic = ids(self.setting.rules.tables.automatic)
        for seat in view.order:
            seen = view.seats[seat]
            purse = [f"{self.coin}{seen.money}", f"{seen.level:+d}"]
            later = [f"{self.coin}{seen.spent}", str(seen.hand_size), str(seen.links_left)]
            if seat in automatic:  # it has neither money nor cards
                purse, later = [self.marks.dot] * 2, [self.marks.dot] * 3
            if not has_income:
                purse = purse[:1]
            mark = self.marks.to_act if seat == view.to_act else " "
            table.add_row(mark, self.name(seat), *purse, str(seen.points), *later)
        return table

    def tracks(self, view: View) -> Table:
        """The markets of coal and iron, and what only this title has."""
        grid = labelled()
        for goods in range(int(IRON) + 1):
            grid.add_row(Text(GOODS[goods], "bold"), self.track(goods, getattr(view, GOODS[goods])))
        for key, value in to_builtins(view.own).items():
            if value in ([], {}, None):
                continue
            if isinstance(value, Mapping) and self.on_board(value):
                value = grouped(self.setting, value)
            grid.add_row(Text(key, "bold"), Text(in_words_wide(value)))
        hand = self.hand(view)
        if hand is not None:
            grid.add_row(Text(self.label("hand"), "bold"), hand)
        return grid

    def track(self, goods: int, cubes: int) -> Text:
        """A market: its cubes, its empty spaces, and the price of the next cube."""
        tables = self.setting.rules.tables
        spaces = tables.market_spaces[goods]
        price = tables.market_price[goods * int(MARKET_DEPTH) + cubes]
        row = self.marks.cube * cubes + self.marks.space * (spaces - cubes)
        return Text(f"{row}  {self.label('market', f'{self.coin}{price}')}")

    def on_board(self, value: Mapping[str, Any]) -> bool:
        """Does this lie on spaces of the board?"""
        return all(place_of_space(self.setting, str(space)) is not None for space in value)

    def hand(self, view: View) -> Text | None:
        """The cards in hand, several of a kind counted; ``None`` for a spectator."""
        if view.seat is None:
            return None
        cards: dict[str, int] = {}
        for card in view.seats[view.seat].hand or []:
            cards[card] = cards.get(card, 0) + 1
        shown = [card if many == 1 else f"{card} x{many}" for card, many in cards.items()]
        return Text(f" {self.marks.dot} ".join(shown) or self.label("empty"))

    def show_hand(self, view: View) -> None:
        """The cards alone."""
        grid = labelled()
        grid.add_row(Text(self.label("hand"), "bold"), self.hand(view))
        self.console.print(grid, highlight=False)

    def groups(self, view: View, pos: Position) -> list[Group]:
        """The choices of a view as they are numbered on the screen."""
        return groups_of(self.setting, view, pos, self.sheet.tiles, self.coin)

    def choices(self, groups: Sequence[Group], only: str = "", rows: int = 0) -> Lines:
        """The numbered choices, as many to a line as fit.

        With ``rows``, long groups are cut short until all fit; ``only`` shows one group.
        """
        chosen = [group for group in groups if not only or f"{group.head} ".startswith(f"{only} ")]
        filled = [
            (group, fill(group.offers, max(self.console.width - INDENT - 1, 20)))
            for group in chosen
        ]
        if rows:
            filled = self.cut(filled, rows)
        lines: list[Text] = []
        for group, parts in filled:
            head = Text.assemble(
                (group.head or self.label("more"), "bold"), (f"  {group.about}".rstrip(), "cyan")
            )
            if len(parts) == 1 and head.cell_len + 2 + parts[0].cell_len < self.console.width:
                lines.append(Text.assemble(head, "  ", parts[0]))
                continue
            lines.append(head)
            lines += [Text.assemble(" " * INDENT, part) for part in parts]
        return Lines(*lines)

    def cut(
        self, filled: list[tuple[Group, list[Text]]], rows: int
    ) -> list[tuple[Group, list[Text]]]:
        """Shorten the longest groups to one line until everything fits."""
        while sum(len(parts) + (len(parts) > 1) for _, parts in filled) > rows:
            longest = max(range(len(filled)), key=lambda n: len(filled[n][1]))
            group, parts = filled[longest]
            if len(parts) == 1:
                break
            numbers = f"{group.offers[0].number}-{group.offers[-1].number}"
            said = self.label("cut", len(group.offers), group.head)
            filled[longest] = group, [Text.assemble((f"{numbers} ", "bold cyan"), (said, "dim"))]
        return filled

    def show_mats(self, view: View) -> None:
        """What every seat can still build."""
        names = [self.name(seat) for seat in range(self.setting.seats)]
        table = mats_table(self.sheet, view, names, self.language, self.coin)
        self.console.print(table, highlight=False)

    def show_printed(self) -> None:
        """Everything printed: tiles, markets, cards, bonuses."""
        tables = [
            tiles_table(self.sheet, self.language, self.coin),
            markets_table(self.sheet, self.language, self.coin),
            cards_table(self.sheet, self.language),
            own_table(self.sheet),
        ]
        for table in tables:
            if table is not None:
                self.console.print(table, highlight=False)


def labelled() -> Table:
    """Lines that begin with a word; what does not fit on the line stands below its beginning."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def grouped(setting: Setting, things: Mapping[str, Any]) -> dict[str, str]:
    """Things on spaces, by place: ``Gloucester any+beer blank``."""
    found: dict[str, list[str]] = {}
    for space, seen in things.items():
        place = place_of_space(setting, str(space))
        assert place is not None
        found.setdefault(setting.names.places[place], []).append(in_words(seen))
    return {place: " ".join(seen) for place, seen in found.items()}


def in_words_wide(value: object) -> str:
    """Plain data on one line, keys and all."""
    if isinstance(value, Mapping):
        return ", ".join(
            f"{spaced(key)} {in_words_wide(item) if item is not True else ''}".rstrip()
            for key, item in value.items()
            if item not in (False, None) and item != []
        )
    return in_words(value)


def fill(offers: Sequence[Offer], room: int) -> list[Text]:
    """Numbered items on as many lines as they need; an item is never broken."""
    rows = [Text()]
    for number, _, text in offers:
        item = Text.assemble((f"{number} ", "bold cyan"), text)
        if rows[-1] and rows[-1].cell_len + 2 + item.cell_len > room:
            rows.append(Text())
        elif rows[-1]:
            rows[-1].append("  ")
        rows[-1].append_text(item)
    return rows
