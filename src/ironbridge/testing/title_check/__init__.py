"""Title checker: validates the folder, metadata, tables and messages of a title, plays games.

``check_title`` returns errors as sentences in a language, with file and line where possible; an
empty list means none.  It finds a title by name, or by the folder of its package before it is
installed.
"""

import sys
import traceback
from collections.abc import Mapping
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType

from ironbridge.errors import BadInput
from ironbridge.testing.title_check.fluent_messages import check_sentences
from ironbridge.testing.title_check.number_tables import (
    check_choices,
    check_decks,
    check_names,
    check_sizes,
    check_tables,
)
from ironbridge.testing.title_check.printed_tables import check_printed
from ironbridge.testing.title_check.title_meta import check_card, check_reasons, check_setting_name
from ironbridge.testing.title_check.trial_games import GAMES, check_game
from ironbridge.titles import modules
from ironbridge.titles.meta import Title
from ironbridge.titles.spec import GameSpec

__all__ = ["check_title"]

TITLES = "ironbridge.titles"


def check_title(name: str, language: str = "en") -> list[str]:
    """Returns all errors of a title, each once."""
    return list(dict.fromkeys(wrong.text(language) for wrong in complaints_about(name)))


def complaints_about(name: str) -> list[BadInput]:
    """Returns all errors; some repeat for several configurations."""
    complaints: list[BadInput] = []
    folder = folder_of(name)
    if folder is not None:
        complaints += check_printed(folder)
    try:
        title, folder = load_title(name)
    except Exception as error:
        return [*complaints, BadInput("check-unloaded", why=describe(error))]
    complaints += check_card(title, folder)
    for seats, options in tables_to_set(title):
        wishes = "".join(f", {key} {value}" for key, value in options.items())
        for wrong in check_table(title, folder, seats, options):
            if wrong.message != "in-file":  # errors of a file repeat for every one
                wrong = BadInput("check-with", seats=seats, wishes=wishes, wrong=wrong)
            complaints.append(wrong)
    return complaints


# ----------------------------------------------------------------------------- finding it


def folder_of(name: str) -> Path | None:
    """Returns the folder of a title that is not imported yet; ``None`` when there is none."""
    if Path(name).is_dir():
        return Path(name).resolve()
    ours = Path(str(import_module(TITLES).__file__)).parent / name
    return ours if ours.is_dir() else None


def load_title(name: str) -> tuple[Title, Path]:
    """Returns the title of this name (or in this folder), and the folder of its package."""
    if Path(name).is_dir():
        module = import_folder(Path(name).resolve())
    else:
        module = import_module(modules().get(name, f"{TITLES}.{name}"))
    title = getattr(module, "TITLE", None)
    if not isinstance(title, Title):
        raise BadInput("check-no-title", package=module.__name__)
    return title, Path(str(module.__file__)).parent


def import_folder(folder: Path) -> ModuleType:
    """Imports the package in a folder; replaces another package of that name."""
    if folder.name in sys.stdlib_module_names or folder.name == __name__.split(".")[0]:
        raise BadInput("check-other-module", name=folder.name)
    for old in [old for old in sys.modules if old.split(".")[0] == folder.name]:
        del sys.modules[old]
    invalidate_caches()
    sys.path.insert(0, str(folder.parent))
    try:
        return import_module(folder.name)
    finally:
        sys.path.remove(str(folder.parent))


# ----------------------------------------------------------------------------- one game spec


def tables_to_set(title: Title) -> list[tuple[int, dict[str, object]]]:
    """Returns configurations: every number of seats; then each variant, board and option."""
    first = title.seats[0]
    found: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in title.seats]
    found += [(first, {"variant": variant}) for variant in title.variants]
    found += [(first, {"board": board}) for board in title.boards[1:]]
    for option in title.options:
        found += [(first, {"rules": {option.name: value}}) for value in option.values[1:]]
    return found


def check_table(
    title: Title, folder: Path, seats: int, options: Mapping[str, object]
) -> list[BadInput]:
    """Returns all errors of one configuration."""
    try:
        spec = make_table(title, seats, options)
    except Exception as error:
        return [BadInput("check-unset", why=describe(error))]
    complaints = [*check_setting_name(title, spec, folder)]
    complaints += [*check_names(spec), *check_sizes(spec)]
    complaints += [*check_reasons(spec, folder), *check_sentences(spec, title, folder)]
    if not complaints:
        complaints = [*check_tables(spec), *check_decks(spec), *check_choices(spec)]
    if not complaints:
        for game in range(GAMES):
            try:
                complaints += check_game(spec, game)
            except Exception as error:
                complaints.append(BadInput("check-breaks-off", game=game, why=describe(error)))
    return complaints


def make_table(title: Title, seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns a game spec; a variant for another number of seats uses that number."""
    others = title.seats if options else ()
    for number in others:
        try:
            return title.make(number, options)
        except ValueError:
            continue
    return title.make(seats, options)


def describe(error: Exception) -> BadInput:
    """Returns an exception and its origin on one line."""
    if isinstance(error, BadInput):
        return error
    last = traceback.extract_tb(error.__traceback__)[-1]
    file = Path(last.filename).name
    kind = type(error).__name__
    return BadInput("check-error", kind=kind, text=error, file=file, number=last.lineno or 0)
