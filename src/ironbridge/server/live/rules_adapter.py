"""Adapter between server and game engine: the server's only calls into ``ironbridge.game``."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from ironbridge.errors import Refused
from ironbridge.game import Game, new
from ironbridge.game import log as game_log
from ironbridge.game.board_data import BoardData, sheet_of
from ironbridge.game.choices import Choice
from ironbridge.game.undo import reveals_since
from ironbridge.game.view import OwnView, seen_from
from ironbridge.notation.records import END
from ironbridge.server.problems import Problem
from ironbridge.types import LoggedAction, Preview, View


def play(game: Game, choice: Choice | int | str, players: Sequence[str] = ()) -> list[int]:
    """Plays a choice or a whole action; returns the codes of the choices made."""
    before = len(game.history.steps)
    game.play(choice, players)
    return game.history.steps[before:].tolist()


def was_last(game: Game, seat: int | None) -> bool:
    """Returns whether this seat made the last choice."""
    return bool(game.history.steps) and game.history.acting_seats[-1] == seat


def undo(game: Game, seat: int | None, turn: bool) -> None:
    """Undoes a seat's last choice, or as much of its turn as revealed no information.

    ``game/undo.py`` decides how far back an undo may go."""
    if game.history.steps and not was_last(game, seat):
        raise Problem(409, "not-yours-to-undo")
    if turn:
        game.undo_turn()
    else:
        game.undo()


class LastAction(msgspec.Struct, frozen=True, kw_only=True):
    """The last finished action of a seat, as far as a request to take it back concerns it."""

    step: int
    """Number of choices before it."""
    later: int
    """Number of actions that other seats have finished since."""
    seen: bool
    """Whether hidden information was revealed since."""
    undoable: bool
    """Whether the seat can undo it alone."""


def last_action(game: Game, seat: int) -> LastAction | None:
    """Returns the last action of a seat that is no end of a turn; ``None`` without one."""
    lines, history = game.history.action_lines, game.history
    mine = [at for at, (who, line) in enumerate(lines) if who == seat and line != END]
    if not mine:
        return None
    step = history.start_of(mine[-1])
    later = [who for who, line in lines[mine[-1] + 1 :] if who != seat and line != END]
    seen = reveals_since(history, step)
    alone = not seen and was_last(game, seat)
    return LastAction(step=step, later=len(later), seen=seen, undoable=alone)


def take_back(game: Game, step: int) -> None:
    """Restores the position after the first ``step`` choices."""
    game.history.rewind_to(step)


def action_count(game: Game) -> int:
    """Returns the number of finished actions."""
    return len(game.history.action_lines)


def turn(game: Game) -> tuple[object, ...]:
    """Returns a key that identifies the current turn: era, round, seat."""
    pos = game.history.pos
    return (pos.era, pos.round, game.seat)


def turn_number(game: Game) -> int:
    """Returns a number for the current turn of a seat, which an undo does not change."""
    pos = game.history.pos
    return int(pos.era) * 1000 + int(pos.round)


def summary(game: Game) -> dict[str, Any]:
    """Returns the state of a game for lists: era, round, result."""
    pos, result = game.history.pos, game.result
    return {
        "era": game.spec.names.eras[pos.era],
        "round": pos.round,
        "result": None if result is None else {"points": result.points, "places": result.places},
    }


def open_view(game: Game, language: str, earlier: tuple[Game, View] | None = None) -> View:
    """Returns the view of a spectator; equal parts of an earlier one are taken over."""
    return game.spectator_view(language, earlier)


def own_view(game: Game, seat: int, earlier: tuple[Game, OwnView] | None = None) -> OwnView:
    """Returns what a seat alone sees; equal parts of an earlier view are taken over."""
    return game.own_view(seat, earlier)


def view(open_to_all: View, seat: int, own: OwnView) -> View:
    """Returns what a seat may know and do."""
    return seen_from(open_to_all, seat, own)


def action_log(
    game: Game, seat: int | None, since: int, language: str, players: list[str]
) -> list[LoggedAction]:
    """Returns the finished actions from a number on, as far as a seat may know them."""
    return game.action_log(seat, since, language, players)


def seats_with_private_log(game: Game, since: int) -> set[int]:
    """Returns the seats whose log of the actions from a number on differs from a spectator's."""
    return game_log.seats_with_private_log(game.history, since)


def private_log(
    game: Game,
    public: list[LoggedAction],
    seat: int,
    since: int,
    language: str,
    players: list[str],
) -> list[LoggedAction] | None:
    """Returns the log of a seat, made from the spectator's; ``None`` where much differs."""
    return game_log.private_log(game.history, public, seat, since, language, players)


def preview(game: Game, choice: int | str, language: str, players: Sequence[str] = ()) -> Preview:
    """Returns the effects of a choice, without hidden information."""
    return game.preview(choice, language, players)


def refusal_of(
    game: Game, choice: int | str, language: str, players: Sequence[str] = ()
) -> Refused | None:
    """Returns the refusal of a choice; ``None`` when the choice is legal."""
    twin = game.copy()
    twin.language = language
    refusal = twin.why_not(choice, players)
    return None if refusal is None else Refused(refusal)


def choice_texts(game: Game, codes: list[int]) -> list[str]:
    """Returns the texts of choice codes."""
    return [game.history.texts.text[code] for code in codes]


def choices(game: Game) -> list[Choice]:
    """Returns the legal choices."""
    return list(game.choices)


def as_known(game: Game, seat: int, rng: Random) -> Game:
    """Returns a determinization: a copy in which everything hidden from a seat is sampled."""
    return game.guess(seat, rng)


def start_text(game: Game) -> str:
    """Returns the initial position of a game as text."""
    return game.at(0).text


def must_end(game: Game) -> bool:
    """Returns whether the end of the turn is the only legal choice."""
    found = game.choices
    return len(found) == 1 and found[0].text == "end turn"


def play_anything(game: Game) -> list[int]:
    """Plays one legal action, a pass if possible; returns the codes of the choices made."""
    seat, actions = game.seat, len(game.actions)
    codes: list[int] = []
    while game.seat == seat and (len(game.actions) == actions or must_end(game)):
        found = list(game.choices)
        calm = [choice for choice in found if choice.text == "pass"]
        codes += play(game, (calm or found)[0].code)
    return codes


def sheet(title: str, seats: int | None, options: dict[str, Any]) -> BoardData:
    """Returns the static data of a title's board, tiles and cards."""
    return sheet_of(new(title, seats=seats, seed=0, **options).spec)
