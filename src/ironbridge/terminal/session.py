"""Terminal session: reads typed lines, runs the bots, and prints the game."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ironbridge.bots import Bot, SeatView, name_of
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.fallback import answer_of
from ironbridge.core.bitset import ids
from ironbridge.errors import BadInput, Refusal, Refused
from ironbridge.game import Game, load
from ironbridge.game.choices import Choice
from ironbridge.notation.files import is_position
from ironbridge.terminal.choice_list import ChoiceGroup, ListedChoice
from ironbridge.terminal.commands import COMMANDS, quit_game, show_help
from ironbridge.terminal.event_log import begun_line, news
from ironbridge.terminal.line_input import HELP, LEAVE, edit_lines, is_number_typed, read_line
from ironbridge.terminal.screen import FEWEST_ROWS, YOU, Screen

LONGEST_PASTE: Final = 400
"""Maximum number of lines of a pasted position."""


class Session:
    """One session: a game, the bots at its seats, and the screen."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], console: Console) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.screen = Screen(console, game.spec, self.players(), game.language)
        seed = game.seed or 0
        self.rngs = [bot_rng(seed, seat) for seat in range(game.spec.seats)]
        self.looking: int | None = None
        """Seat of the person at the screen; None before the first."""
        self.told = len(game.actions), len(game.events)
        """Number of actions and of events already reported."""
        self.news: list[RenderableType] = []
        """News not printed yet."""
        self.fresh = True
        """Whether the open question must still be printed."""
        self.drawn: tuple[int, int | None] | None = None
        """Number of actions and seat of the turn on the screen."""
        self.kept = len(game.steps)
        """Number of choices that are saved in a file, or came from one."""
        self.leaving = False
        self._groups: list[ChoiceGroup] | None = None

    # ------------------------------------------------------------------ who plays

    def people(self) -> list[int]:
        """Returns the seats played by people."""
        automatic = ids(self.game.spec.rules.tables.automatic)
        return [seat for seat, bot in enumerate(self.bots) if bot is None and seat not in automatic]

    def players(self) -> list[str]:
        """Returns the name of each seat's player; empty for one of several people."""
        alone = self.people() if len(self.people()) == 1 else []
        return [
            name_of(bot) if bot else YOU if seat in alone else ""
            for seat, bot in enumerate(self.bots)
        ]

    # ------------------------------------------------------------------ playing

    def run(self) -> None:
        """Runs until a person quits; stays open after the end of the game."""
        edit_lines()
        while not self.leaving:
            try:
                self.step()
            except KeyboardInterrupt:  # while a bot searches
                self.screen.say()
                quit_game(self, "")

    def step(self) -> None:
        """Takes the next step: a bot's answer, a person's input, or the end of the game."""
        seat = self.game.seat
        bot = None if seat is None else self.bots[seat]
        if seat is None:
            self.after_end()
        elif bot is None:
            self.person_turn(seat)
        else:
            self.bot_turn(bot, seat)

    def after_end(self) -> None:
        """Shows the result once, then reads commands."""
        if self.drawn != (len(self.game.actions), None):
            self.print_news()
            self.show_end()
            self.drawn = len(self.game.actions), None
        if not self.console.is_terminal:
            self.leaving = True
            return
        self.answer(self.read_answer(self.screen.label("after")))

    def play(self, choice: Choice | int | str) -> None:
        """Plays a choice and collects its news."""
        self.game.play(choice)
        self.renew()
        watched = [seat for seat, bot in enumerate(self.bots) if bot or len(self.people()) > 1]
        self.news += news(self.game, *self.told, self.screen, watched, self.people())
        self.told = len(self.game.actions), len(self.game.events)

    def renew(self) -> None:
        """Marks the open question as not yet printed."""
        self.fresh = True
        self._groups = None

    def redraw(self) -> None:
        """Marks the whole screen as not yet printed."""
        self.drawn = None
        self.renew()

    def bot_turn(self, bot: Bot, seat: int) -> None:
        """Plays the answer of a bot; prints a sentence when the bot fails."""
        answer = answer_of(bot, SeatView(self.game, seat), self.rngs[seat])
        if answer.failure:
            self.screen.say(answer.failure.text(self.game.language), "yellow")
        self.play(answer.code)
        if not self.people():
            self.print_news()

    def person_turn(self, seat: int) -> None:
        """Shows the turn to a person and handles one line of input."""
        if self.looking != seat:
            self.hand_over(seat)
        if self.leaving:
            return
        typed = self.print_news_before(seat)
        if not typed:
            self.show_turn(seat)
            typed = self.read_answer(Text(f"{self.screen.marks.seat(seat)}>", "bold"))
        self.answer(typed)

    def read_answer(self, prompt: str | Text) -> str:
        """Returns a typed line; the quit command at the end of the input or after Ctrl-C."""
        try:
            return read_line(self.console, prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            return LEAVE[0]

    def answer(self, line: str) -> None:
        """Handles a typed line; prints a refusal or an error."""
        try:
            self.interpret(line)
        except Refused as refused:
            self.show_refusal(refused.refusal)
        except BadInput as wrong:
            self.screen.say(wrong.text(self.game.language), "yellow")

    def hand_over(self, seat: int) -> None:
        """Hands the screen over to another person without showing the previous hand."""
        self.drawn = None
        if len(self.people()) > 1 and self.looking is not None and self.console.is_terminal:
            self.console.clear()
            typed = " "
            while typed:
                self.screen.say(self.screen.label("look-away", player=self.screen.called(seat)))
                typed = self.read_answer("")
                if typed.lower() in LEAVE:
                    quit_game(self, "")
                    return
                if typed.lower() in HELP:
                    show_help(self, "")
        self.looking = seat

    def interpret(self, line: str) -> None:
        """Interprets a line: a number, a command, a pasted position, or the text of an action."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if not line:
            self.drawn, self.fresh = None, True
        elif is_number_typed(line) and not self.game.over:
            self.play(self.numbered(int(line)))
        elif command is not None:
            command(self, rest.strip())
        elif is_position(line):
            self.take_position(line)
        elif self.game.over:
            raise BadInput(self.screen.label("over"))
        elif line.lower() in self.cut_groups():
            self.console.print(self.screen.choices(self.groups(), only=line.lower()))
        else:
            self.play(line)

    def take_position(self, first: str) -> None:
        """Reads the lines of a pasted position up to an empty one, and continues from it."""
        lines = [first]
        while lines[-1] and len(lines) < LONGEST_PASTE:
            try:
                lines.append(read_line(self.console, ""))
            except EOFError:
                break
        self.change_to(load("\n".join(lines)))

    def change_to(self, game: Game) -> None:
        """Continues with a loaded game of the same title and number of seats."""
        ours, theirs = self.game.spec, game.spec
        if (ours.title, ours.seats) != (theirs.title, theirs.seats):
            raise BadInput(self.screen.label("other-table", title=theirs.title, seats=theirs.seats))
        game.language = self.game.language
        self.show_game(game)
        self.kept = len(game.steps)

    def show_game(self, game: Game) -> None:
        """Continues with another game, or another position of this one."""
        self.game = game
        self.screen.speak(game.spec, game.language)
        self.told = len(game.actions), len(game.events)
        self.news.clear()
        self.redraw()

    # ------------------------------------------------------------------ choices

    def cut_groups(self) -> set[str]:
        """Returns the common beginnings of choices; typed alone, one lists its group."""
        heads = [group.head for group in self.groups() if group.head and len(group.offers) > 1]
        return {" ".join(head.split()[:many]) for head in heads for many in (1, 2, 3)}

    def groups(self) -> list[ChoiceGroup]:
        """Returns the groups of choices, cached until the question changes."""
        if self._groups is None:
            self._groups = self.screen.groups(self.game)
        return self._groups

    def offers(self) -> list[ListedChoice]:
        """Returns all numbered choices, in order."""
        return [offer for group in self.groups() for offer in group.offers]

    def numbered(self, number: int) -> Choice:
        """Returns the choice with this number on the screen."""
        offers = self.offers() if not self.game.over else []
        if not 1 <= number <= len(offers):
            raise BadInput(self.screen.label("no-number", number=str(number), last=len(offers)))
        code = offers[number - 1].code
        return next(choice for choice in self.game.choices if choice.code == code)

    # ------------------------------------------------------------------ showing

    def print_news(self) -> None:
        """Prints the news and clears them."""
        for line in self.news:
            self.console.print(line, highlight=False, markup=False, end="")
        self.news.clear()

    def print_news_before(self, seat: int) -> str:
        """Prints the news; waits for Enter where the screen would scroll them away.

        Returns a line that was typed instead of Enter.
        """
        if not self.news:
            return ""
        rows = self.screen.rows(*self.news)
        self.print_news()
        view = self.game.view(seat)
        whole, room = self.screen.board_fits(view), self.choice_rows()
        table = self.screen.rows(*self.screen.table(view, whole, room)) + room + 2
        if not self.console.is_terminal or rows + table <= self.console.height:
            return ""
        return self.read_answer(Text(self.screen.label("go-on"), "dim"))

    def show_turn(self, seat: int) -> None:
        """Prints the screen when an action begins, and only the question within an action."""
        view = self.game.view(seat)
        moment = len(self.game.actions), seat
        used = 0
        if self.drawn != moment and self.fresh:
            whole, room = self.screen.board_fits(view), self.choice_rows()
            used = self.screen.rows(*self.screen.table(view, whole, room))
            self.screen.show_table(view, whole, room)
            self.drawn = moment
        if self.fresh:
            self.show_question(used)
        self.fresh = False

    def choice_rows(self) -> int:
        """Returns the number of rows to reserve for the choices, and for a long question."""
        uncut = self.screen.rows(self.screen.choices(self.groups()))
        shortest = self.screen.rows(self.screen.choices(self.groups(), rows=1))
        note = self.question_note()
        long = self.screen.rows(Text(self.prompt())) - 1 + (self.screen.rows(note) if note else 0)
        return max(shortest, min(uncut, FEWEST_ROWS)) + long

    def question_note(self) -> Text | None:
        """Returns what follows from the answer to the open question, where it is not obvious."""
        said = self.game.view(self.game.seat).question.note
        return Text(said) if said else None

    def show_question(self, used: int) -> None:
        """Prints the open question and its answers; ``used`` is the number of lines in use."""
        if self.game.begun:
            said = begun_line(self.game, self.screen)
            self.screen.say(said, "italic")
            used += self.screen.rows(Text(said))
        prompt = self.prompt()
        self.screen.say(prompt, "bold")
        note = self.question_note()
        if note:
            self.screen.say(note.plain)
            used += self.screen.rows(note)
        rows = self.console.height - used - self.screen.rows(Text(prompt)) - 1
        rows = max(rows, FEWEST_ROWS) if self.console.is_terminal else 0
        self.console.print(self.screen.choices(self.groups(), rows=rows))

    def prompt(self) -> str:
        """Returns the open question with a note on keys, shortened to fit."""
        asked = self.game.prompt
        long, short = (f"{asked}  ({self.screen.label(name)})" for name in ("keys", "keys-short"))
        return long if len(long) <= self.console.width else short

    def show_refusal(self, refusal: Refusal) -> None:
        """Prints a refusal with its rule."""
        rule = f"  [{refusal.rule}]" if refusal.rule else ""
        self.screen.say(f"{refusal.text}{rule}", "yellow")

    def show_end(self) -> None:
        """Prints the final board, points and places."""
        result = self.game.result
        assert result is not None
        self.screen.show_table(self.game.view(None), whole_board=True)
        self.screen.say(self.screen.label("over"), "bold")
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for name in ("place", "seat", "points"):
            table.add_column(self.screen.label(name), justify="right" if name != "seat" else "left")
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            row = str(result.places[seat]), self.screen.name(seat), str(result.points[seat])
            table.add_row(*row)
        self.console.print(table)
        if result.tie_break == "shared":
            self.screen.say(self.screen.label("shared"))
        elif result.tie_break:
            broken = result.tie_break.replace(" ", "-")
            self.screen.say(self.screen.label("tie", by=broken))
