"""The command ``review``: what each turn of a finished game lost, and a summary of every seat."""

from pathlib import Path

import rich_click as click
from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from ironbridge.cli import options as cli_options
from ironbridge.cli.commands.bots import action_texts
from ironbridge.cli.param_types import Number
from ironbridge.cli.progress import counting
from ironbridge.errors import BadInput, Refused
from ironbridge.game import Game
from ironbridge.i18n.cli_messages import decimal, percent
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.review.game_review import GameReview, check_reviewable, review_game
from ironbridge.review.ledger import LedgerSeat, adjusted, luck_of
from ironbridge.review.played_turns import PHASES_PER_ERA, played_turns
from ironbridge.review.seat_summary import SeatReview
from ironbridge.review.turn_review import TurnReview


@click.command()
@click.argument("file", type=Path)
@click.option("--seat", type=Number(), metavar="N", help="Only the turns of this seat, from 0.")
@cli_options.seed_option()
@cli_options.jobs_option
@cli_options.json_option
@cli_options.language_option
def review(
    file: Path, seat: int | None, seed: int, jobs: int | None, as_json: bool, language: str
) -> None:
    """Review a finished game: what each turn lost, and what would have been better.

    FILE holds the record of a game.
    """
    from ironbridge.game.game_file import read_game

    game = read_game(file)
    check_reviewable(game)
    if seat is not None and not 0 <= seat < game.spec.seats:
        raise BadInput("no-seat", seat=seat, last=game.spec.seats - 1)
    with counting(game.spec.title, len(played_turns(game))) as count:
        found = review_game(game, seed, jobs=jobs, progress=count)
    if as_json:
        cli_options.show(to_builtins(found, str_keys=True))
    else:
        show_review(Console(emoji=False), game, found, seat, language)


def show_review(
    console: Console, game: Game, found: GameReview, seat: int | None, language: str
) -> None:
    """Prints every turn, and a summary of every seat."""
    localizer = Localizer(game.spec, language)
    turns = [turn for turn in found.turns if seat in (None, turn.seat)]
    facts: Facts = {"title": found.title, "turns": len(turns)}
    console.print(
        localizer.format("review-head", facts), style="bold", highlight=False, soft_wrap=True
    )
    for turn in turns:
        show_turn(console, localizer, game, turn)
    for one in found.summary:
        if seat in (None, one.seat):
            show_seat(console, localizer, one)
            entry = next(entry for entry in found.ledger.seats if entry.seat == one.seat)
            show_ledger(console, localizer, entry)


def show_turn(console: Console, localizer: Localizer, game: Game, turn: TurnReview) -> None:
    """Prints a turn: its grade, what it lost, and the better turn where there was one."""
    language = localizer.language
    facts: Facts = {
        "number": str(turn.number + 1),
        "seat": localizer.seat(turn.seat),
        "grade": turn.grade,
    }
    said = localizer.format("review-turn", facts)
    better = turn.grade != "forced" and not turn.as_good
    if better:
        lost: Facts = {
            "turn": said,
            "points": decimal(language, turn.points_lost),
            "error": decimal(language, turn.points_error),
        }
        said = localizer.format("review-lost", lost)
    if better and turn.chance_lost is not None and turn.chance_error is not None:
        chance: Facts = {
            "turn": said,
            "chance": decimal(language, 100 * turn.chance_lost),
            "error": decimal(language, 100 * turn.chance_error),
        }
        said = localizer.format("review-chance", chance)
    if better:
        hindsight = decimal(language, turn.hindsight_points)
        said = localizer.format("review-hindsight", {"turn": said, "points": hindsight})
    console.print(said, highlight=False, soft_wrap=True)
    for message, lines in (("played", turn.played), ("better", turn.best if better else [])):
        if lines:
            text = localizer.format(
                f"review-{message}", {"actions": action_sentences(localizer, game, turn, lines)}
            )
            console.print(Text(f"    {text}", "dim"), soft_wrap=True)


def action_sentences(localizer: Localizer, game: Game, turn: TurnReview, lines: list[str]) -> str:
    """Returns the actions of a turn in one line."""
    language = localizer.language
    if language != "en":
        before = game.at(game.history.start_of(turn.action))
        try:
            lines = action_texts(before, lines, language)
        except Refused:
            # An action that follows a draw within the turn may be impossible with the real card.
            lines = list(lines)
    first, *others = lines
    for line in others:
        first = localizer.format("explain-then", {"first": first, "next": line})
    return first


def show_seat(console: Console, localizer: Localizer, one: SeatReview) -> None:
    """Prints the summary of a seat."""
    language = localizer.language
    if one.rate is None:
        return
    facts: Facts = {
        "seat": localizer.seat(one.seat),
        "points": decimal(language, one.rate.points, 2),
        "error": decimal(language, one.rate.error, 2),
        "turns": one.rate.turns,
        "accuracy": "-" if one.accuracy is None else percent(language, one.accuracy, 0),
    }
    console.print(
        localizer.format("review-rate", facts), style="bold", highlight=False, soft_wrap=True
    )
    if one.level and one.strongest and one.weakest:
        like: Facts = {"level": one.level, "strongest": one.strongest, "weakest": one.weakest}
        console.print(f"  {localizer.format('review-like', like)}", highlight=False, soft_wrap=True)
    for phase, rate in one.phases.items():
        era, half = divmod(phase, PHASES_PER_ERA)
        part: Facts = {
            "points": decimal(language, rate.points, 2),
            "error": decimal(language, rate.error, 2),
            "half": ("early", "late")[half],
            "era": localizer.era(era) if len(localizer.spec.names.eras) > 1 else "whole",
        }
        console.print(
            f"  {localizer.format('review-phase', part)}", highlight=False, soft_wrap=True
        )
    if one.mattered:
        named: Facts = {"turns": ", ".join(str(number + 1) for number in one.mattered)}
        console.print(
            f"  {localizer.format('review-mattered', named)}", highlight=False, soft_wrap=True
        )


def show_ledger(console: Console, localizer: Localizer, entry: LedgerSeat) -> None:
    """Prints the luck ledger of a seat, from the value before the deal to the result."""
    language = localizer.language
    facts: Facts = {
        "start": decimal(language, entry.start),
        "losses": decimal(language, -entry.losses, sign="+"),
        "luck": decimal(language, luck_of(entry), sign="+"),
        "rivals": decimal(language, entry.rivals, sign="+"),
        "forecast": decimal(language, entry.forecast, sign="+"),
        "result": entry.result,
        "adjusted": decimal(language, adjusted(entry)),
        "error": decimal(language, entry.luck_error),
    }
    console.print(f"  {localizer.format('review-ledger', facts)}", highlight=False, soft_wrap=True)
    parts = sorted(entry.luck.items(), key=lambda part: -abs(part[1]))
    for kind, points in parts:
        luck: Facts = {"kind": kind, "points": decimal(language, points, sign="+")}
        console.print(
            f"    {localizer.format('review-luck', luck)}", highlight=False, soft_wrap=True
        )
