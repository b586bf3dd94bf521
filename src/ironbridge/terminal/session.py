"""A game played in the terminal: people type, bots answer, everything is told."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.bots import Bot, SeatView
from ironbridge.choice import Choice
from ironbridge.core.bits import ids
from ironbridge.core.chance import split
from ironbridge.errors import BadInput, Refusal, Refused
from ironbridge.game import Game
from ironbridge.terminal.files import read_game, write_text
from ironbridge.terminal.labels import HELP, LANGUAGES
from ironbridge.terminal.offers import Group, Offer
from ironbridge.terminal.screen import YOU, Screen
from ironbridge.terminal.sitting import is_number_typed
from ironbridge.terminal.story import news, tell
from ironbridge.words.rulebook import rule_of_id

TABLE_ROWS = 11
"""Lines of the screen that are not choices, besides one for each seat."""
TOLD = 12
"""How many lines of the log are shown unless asked for more."""


class Session:
    """One sitting: a game, who sits where, and the screen."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], console: Console) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.screen = Screen(console, game.setting, self.players())
        self.screen.language = game.language
        seed = game.seed or 0
        self.chances = [Random(split(seed, 1 + seat)) for seat in range(game.setting.seats)]
        self.looking: int | None = None
        """The person who is looking at the screen."""
        self.told = len(game.actions), len(game.events)
        """Actions and events that were told already."""
        self.news: list[Text] = []
        """What happened since somebody looked."""
        self.fresh = True
        """Whether the open question is still to be shown."""
        self.drawn: tuple[int, int | None] | None = None
        """Which turn is on the screen."""
        self.leaving = False

    # ------------------------------------------------------------------ who plays

    def people(self) -> list[int]:
        """Seats played by people."""
        automatic = ids(self.game.setting.rules.tables.automatic)
        return [seat for seat, bot in enumerate(self.bots) if bot is None and seat not in automatic]

    def players(self) -> list[str]:
        """What each seat is called besides its number."""
        automatic = ids(self.game.setting.rules.tables.automatic)
        alone = self.people() if len(self.people()) == 1 else []
        return [
            bot.name if bot else "automa" if seat in automatic else YOU if seat in alone else ""
            for seat, bot in enumerate(self.bots)
        ]

    # ------------------------------------------------------------------ playing

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        while not self.leaving and self.game.seat is not None:
            bot = self.bots[self.game.seat]
            if bot is None:
                self.person(self.game.seat)
            else:
                self.let_choose(bot, self.game.seat)
        if self.game.over:
            self.tell_news()
            self.show_end()
            self.stay()

    def stay(self) -> None:
        """The table stays open after the game: board, log, record, save."""
        while not self.leaving and self.people() and self.console.is_terminal:
            try:
                line = self.console.input(f"{self.screen.label('after')} ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            try:
                if command is not None:
                    command(self, rest.strip())
                elif line:
                    raise BadInput(self.screen.label("over"))
            except Refused as refused:
                self.show_refusal(refused.refusal)
            except BadInput as wrong:
                self.screen.say(str(wrong), "yellow")

    def play(self, choice: Choice | int | str) -> None:
        """Play something, and note what came of it."""
        self.game.play(choice)
        self.fresh = True
        actions, events = self.told
        for seat, line in self.game.actions[actions:]:
            if self.bots[seat] is not None or len(self.people()) > 1:
                self.news.append(Text.assemble(self.screen.name(seat), f": {line}"))
        told = news(self.game, events, self.screen.spoken())
        self.news += [Text(f"  {sentence}", "dim") for sentence in told]
        self.told = len(self.game.actions), len(self.game.events)

    def let_choose(self, bot: Bot, seat: int) -> None:
        """A bot answers the open question."""
        self.play(bot.choose(SeatView(self.game, seat), self.chances[seat]))
        if not self.people():
            self.tell_news()

    def person(self, seat: int) -> None:
        """Show a person what there is to see, and do what is typed."""
        if self.looking != seat:
            self.hand_over(seat)
        self.tell_news()
        self.show_turn(seat)
        try:
            line = self.console.input(f"[bold]{self.screen.marks.seat(seat)}>[/bold] ").strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            line = "quit"
        try:
            self.obey(line)
        except Refused as refused:
            self.show_refusal(refused.refusal)
        except BadInput as wrong:
            self.screen.say(str(wrong), "yellow")

    def hand_over(self, seat: int) -> None:
        """Another person sits down: nobody sees the other's hand."""
        self.drawn = None
        several = len(self.people()) > 1
        if several and self.looking is not None and self.console.is_terminal:
            self.console.clear()
            self.screen.say(self.screen.label("look away", self.screen.called(seat)), "bold")
            self.console.input()
        self.looking = seat

    def obey(self, line: str) -> None:
        """A number, a command, or an action's text."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if not line:
            self.drawn, self.fresh = None, True
        elif is_number_typed(line):
            self.play_number(int(line))
        elif command is not None:
            command(self, rest.strip())
        elif line.lower() in self.cut_groups():
            self.console.print(self.screen.choices(self.groups(), only=line.lower()))
        else:
            self.play(line)

    def cut_groups(self) -> set[str]:
        """The beginnings that several choices share: typed alone, they list these choices."""
        heads = [group.head for group in self.groups() if group.head and len(group.offers) > 1]
        return {*heads, *(head.split()[0] for head in heads)}

    def groups(self) -> list[Group]:
        """The choices as the screen numbers them."""
        return self.screen.groups(self.game.view(self.game.seat), self.game.position)

    def offers(self) -> list[Offer]:
        """Every numbered choice, in order."""
        return [offer for group in self.groups() for offer in group.offers]

    def numbered(self, number: int) -> Choice:
        """The choice with this number on the screen."""
        offers = self.offers()
        if not 1 <= number <= len(offers):
            raise BadInput(self.screen.label("no number", number, len(offers)))
        code = offers[number - 1].code
        return next(choice for choice in self.game.choices if choice.code == code)

    def play_number(self, number: int) -> None:
        self.play(self.numbered(number))

    # ------------------------------------------------------------------ showing

    def tell_news(self) -> None:
        """What happened since the last look."""
        for line in self.news:
            self.screen.say(line)
        self.news.clear()

    def show_turn(self, seat: int) -> None:
        """The table when an action begins; inside an action only the question."""
        view = self.game.view(seat)
        moment = len(self.game.actions), seat
        if self.drawn != moment and self.fresh:
            self.screen.show_table(view, self.screen.board_fits(view))
            self.drawn = moment
        if self.fresh:
            self.show_question()
        self.fresh = False

    def show_question(self) -> None:
        """The open question and its numbered answers."""
        if self.game.begun:
            begun = f" {self.screen.marks.dot} ".join(self.game.begun)
            self.screen.say(f"{self.screen.label('begun')}: {begun}", "italic")
        self.screen.say(f"{self.game.prompt}  ({self.screen.label('ask help')})", "bold")
        rows = self.console.height - TABLE_ROWS - self.game.setting.seats
        self.console.print(
            self.screen.choices(self.groups(), rows=max(rows, 6) if self.console.is_terminal else 0)
        )

    def show_refusal(self, refusal: Refusal) -> None:
        """Why not, with the rule."""
        rule = f"  [{refusal.rule}]" if refusal.rule else ""
        self.screen.say(f"{refusal.text}{rule}", "yellow")

    def show_end(self) -> None:
        """Points and places."""
        result = self.game.result
        assert result is not None
        self.screen.show_table(self.game.view(None), with_board=True)
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
            self.screen.say(self.screen.label("tie", result.tie_break))

    # ------------------------------------------------------------------ commands

    def help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for command, texts in HELP:
            table.add_row(Text(command, "bold"), texts[LANGUAGES.index(self.screen.language)])
        self.console.print(table)

    def why(self, rest: str) -> None:
        if not rest:
            raise BadInput(self.screen.label("why what"))
        asked = self.numbered(int(rest)) if is_number_typed(rest) else rest
        refusal = self.game.why_not(asked)
        if refusal is None:
            self.screen.say(self.screen.label("allowed"), "green")
            return
        self.show_refusal(refusal)
        rule = rule_of_id(self.game.setting.title, refusal.rule)
        if rule is not None:
            self.screen.say(f"{rule.title}: {rule.text}", "dim")

    def preview(self, rest: str) -> None:
        """What an action would do, and what it would cost; nothing is played."""
        if not rest:
            raise BadInput(self.screen.label("preview what"))
        asked = self.numbered(int(rest)) if is_number_typed(rest) else rest
        found = self.game.preview(asked, self.screen.language, self.screen.spoken())
        self.screen.say(found.line, "bold")
        if found.assumed:
            self.screen.say(self.screen.label("assumed", ", ".join(found.assumed)), "dim")
        for effect in found.effects:
            self.screen.say(f"  {effect.text[:1].upper()}{effect.text[1:]}")

    def undo_turn(self, rest: str) -> None:
        """Back to the beginning of the turn."""
        twin = self.game.copy()
        twin.undo_turn()
        self.begin_anew(twin)
        self.screen.say(self.screen.label("taken back"))

    def undo(self, rest: str) -> None:
        """Back to a person's last choice; bots' choices in between go too."""
        twin = self.game.copy()
        twin.undo()
        while twin.seat is not None and self.bots[twin.seat] is not None:
            twin.undo()
        self.begin_anew(twin)
        self.screen.say(self.screen.label("taken back"))

    def begin_anew(self, game: Game) -> None:
        """Go on with another game, or another moment of this one."""
        self.game = game
        self.screen.setting = game.setting
        self.told = len(game.actions), len(game.events)
        self.news.clear()
        self.drawn, self.fresh = None, True

    def board(self, rest: str) -> None:
        self.screen.show_board(self.game.view(self.looking))

    def ways(self, rest: str) -> None:
        self.screen.show_ways(self.game.view(self.looking))

    def mat(self, rest: str) -> None:
        self.screen.show_mats(self.game.view(self.looking))

    def printed(self, rest: str) -> None:
        self.screen.show_printed()

    def hand(self, rest: str) -> None:
        self.screen.show_hand(self.game.view(self.looking))
        self.fresh = True

    def log(self, rest: str) -> None:
        many = int(rest) if is_number_typed(rest) else TOLD
        happened = self.game.events_for(self.looking)[-many:]
        told = [tell(self.game, event, self.screen.spoken()) for event in happened]
        for sentence in told or [self.screen.label("nothing yet")]:
            self.screen.say(sentence)

    def save(self, rest: str) -> None:
        self.write(rest, self.game.text)

    def record(self, rest: str) -> None:
        self.write(rest, self.game.record)

    def write(self, name: str, text: str) -> None:
        if not name:
            raise BadInput(self.screen.label("file"))
        write_text(Path(name), text)
        self.screen.say(self.screen.label("written", name))

    def load(self, rest: str) -> None:
        if not rest:
            raise BadInput(self.screen.label("file"))
        game = read_game(Path(rest))
        ours, theirs = self.game.setting, game.setting
        if (ours.title, ours.seats) != (theirs.title, theirs.seats):
            raise BadInput(f"{rest} holds a game of {theirs.title} with {theirs.seats} seats.")
        game.language = self.game.language
        self.begin_anew(game)
        self.screen.say(self.screen.label("loaded", rest))

    def text(self, rest: str) -> None:
        """The position; where several people share the screen, only what may be seen of it."""
        several = len(self.people()) > 1 or any(self.bots)
        text = self.game.text
        hidden = ("hand ", "pile:", "face down", "rail deck", "canal deck", "deck:", "automa ")
        for line in text.splitlines():
            own = line.startswith(f"hand {self.looking}:")
            if not several or self.game.over or own or not line.startswith(hidden):
                self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def speak(self, rest: str) -> None:
        if rest not in LANGUAGES:
            raise BadInput(f"Ironbridge speaks {', '.join(LANGUAGES)}.")
        self.game.language = self.screen.language = rest
        self.drawn, self.fresh = None, True
        self.screen.say(self.screen.label("language", rest))

    def quit(self, rest: str) -> None:
        """Leave; a game that is not over is offered to be kept."""
        self.leaving = True
        if self.game.actions and not self.game.over and self.console.is_terminal:
            try:
                name = self.console.input(f"{self.screen.label('keep')} ").strip()
            except (EOFError, KeyboardInterrupt):
                name = ""
            if name:
                self.record(name)
        self.screen.say(self.screen.label("bye"))


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": Session.help,
    "help": Session.help,
    "why": Session.why,
    "preview": Session.preview,
    "reset": Session.undo_turn,
    "undo": Session.undo,
    "u": Session.undo,
    "board": Session.board,
    "b": Session.board,
    "ways": Session.ways,
    "w": Session.ways,
    "mat": Session.mat,
    "m": Session.mat,
    "printed": Session.printed,
    "p": Session.printed,
    "hand": Session.hand,
    "h": Session.hand,
    "log": Session.log,
    "save": Session.save,
    "record": Session.record,
    "load": Session.load,
    "text": Session.text,
    "language": Session.speak,
    "quit": Session.quit,
    "q": Session.quit,
    "exit": Session.quit,
}
