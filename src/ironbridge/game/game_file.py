"""Games in files: opens a position or a record, and checks options against it."""

from collections.abc import Mapping
from pathlib import Path

from ironbridge.core.bitset import ids
from ironbridge.errors import BadInput
from ironbridge.game.factory import load, replay
from ironbridge.game.game import Game
from ironbridge.notation.files import is_record, read_text
from ironbridge.notation.game_options import check_options, make_spec
from ironbridge.titles import find


def read_game(path: Path) -> Game:
    """Returns the game in a file: a position, or a record played to its end."""
    text = read_text(path)
    try:
        return replay(text) if is_record(text) else load(text)
    except BadInput as wrong:
        raise BadInput("in-file", file=path, wrong=wrong) from None


def check_wishes(
    path: Path,
    game: Game,
    title: str | None,
    seats: int | None,
    seed: int | None,
    options: Mapping[str, object],
) -> None:
    """Checks the given options against the game in a file; ``BadInput`` for a contradiction."""
    found = game.spec
    people = found.seats - len(ids(found.rules.tables.automatic))
    if title is not None and make_spec(title, None, {}).title != found.title:
        raise BadInput("file-other-title", file=path, title=found.title, said=title)
    if seats is not None and seats not in (found.seats, people):
        raise BadInput("file-other-seats", file=path, seats=found.seats, said=seats)
    if seed is not None and seed != game.seed:
        if game.seed is None:
            raise BadInput("file-without-seed", file=path, said=seed)
        raise BadInput("file-other-seed", file=path, seed=game.seed, said=seed)
    chosen = check_options(find(found.title), options)
    for name in options:
        if chosen.get(name) != found.options.get(name):
            raise BadInput("file-other-option", file=path, option=name)
