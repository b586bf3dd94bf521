"""Validates the options of a game (title, seats and variants) and makes its ``GameSpec``."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ironbridge.errors import BadInput, OneOf, faulty, is_number, shown
from ironbridge.notation.fold import fold, number_of
from ironbridge.notation.mod_lookup import check_print
from ironbridge.titles import find, names
from ironbridge.titles.meta import Option, OptionValue, Title
from ironbridge.titles.spec import GameSpec

MOST_MAT = 400
"""Maximum length of the line for an Automa's mat, in characters."""


def make_spec(name: object, seats: object, options: Mapping[str, object]) -> GameSpec:
    """Returns the ``GameSpec`` of these options; ``BadInput`` for one that the title lacks."""
    number = number_of(names(), name) if isinstance(name, str) else None
    if number is None:
        raise unknown_title(name if isinstance(name, str) else shown(name))
    title = find(names()[number])
    chosen = check_options(title, options)
    return _made(title, check_seats(title, seats, chosen), chosen)


def unknown_title(said: str) -> BadInput:
    """Returns the ``BadInput`` for a title that is not installed; it suggests a similar name."""
    wanted = said.lower().replace(" ", "_").replace("-", "_")
    near = OneOf(difflib.get_close_matches(wanted, names(), n=1))
    titles = ", ".join(names())
    if near:
        return BadInput("no-title-near", title=said, near=near, titles=titles)
    return BadInput("no-title", title=said, titles=titles)


def check_seats(title: Title, seats: object, chosen: Mapping[str, object]) -> int:
    """Returns the number of seats in the engine; a solo player may count the Automa or not.

    Without a number it is the usual one of the title, or the first that the variant allows.
    """
    solo = "automa" in chosen
    allowed = title.solo_seats if solo else title.seats
    if seats is None:
        playable = allowed if solo else title.seats_for(chosen.get("variant"))
        return title.default_seats if title.default_seats in playable else playable[0]
    if is_number(seats) and solo and seats == 1:
        return allowed[0]
    if not is_number(seats) or seats not in allowed:
        if solo:
            raise BadInput("solo-seats", title=title.full_name, said=shown(seats))
        numbers = OneOf(str(number) for number in allowed)
        raise BadInput("wrong-seats", title=title.full_name, seats=numbers, said=shown(seats))
    return seats


def _made(title: Title, seats: int, chosen: Mapping[str, object]) -> GameSpec:
    """Returns the ``GameSpec`` of a title and options, cached.

    A spec is immutable, and making one takes milliseconds.
    """
    key = (id(title), seats, repr(sorted(chosen.items())), title.edition())
    if key not in _SETTINGS:
        if len(_SETTINGS) >= MOST_SETTINGS:
            _SETTINGS.clear()
        try:
            made = title.make(seats, {key: chosen[key] for key in chosen if key != "confirm_turns"})
        except ValueError as error:
            raise faulty(error) from None
        if "confirm_turns" in chosen:
            made.rules.tables.confirm_turns = 1
            made = replace(made, options={**made.options, "confirm_turns": True})
        _SETTINGS[key] = (title, made)
    return _SETTINGS[key][1]


MOST_SETTINGS = 64
_SETTINGS: dict[tuple[int, int, str, object], tuple[Title, GameSpec]] = {}
"""Cache of specs. Each entry holds its title, so that the key (its ``id``) stays valid."""


def check_options(title: Title, options: Mapping[str, object]) -> dict[str, object]:
    """Returns the options that differ from the default, each known to the title."""
    chosen: dict[str, object] = {}
    for key, known in (
        ("variant", title.variants),
        ("board", title.boards),
        ("automa", title.automa),
    ):
        number = check_option(title, key, known, options.get(key))
        if number is not None and (key != "board" or number):
            chosen[key] = known[number]
    if options.get("mat") is not None:
        if "automa" not in chosen:
            raise BadInput("mat-without-automa")
        chosen["mat"] = check_mat(options["mat"])
    if options.get("print") is not None:
        chosen["print"] = check_print(title, options["print"])
    confirm = options.get("confirm_turns", False)
    if not isinstance(confirm, bool):
        raise BadInput("confirm-turns", said=shown(confirm))
    if confirm:
        chosen["confirm_turns"] = True
    rules = {} if options.get("rules") is None else options["rules"]
    if not isinstance(rules, Mapping):
        raise BadInput("rules-no-mapping", said=shown(rules))
    usual = title.presets.get(str(chosen.get("variant")), {})
    options_asked = ((_find_option(title, name), value) for name, value in rules.items())
    asked = {option: _check_value(option, value) for option, value in options_asked}
    changed = {
        option.name: value
        for option, value in asked.items()
        if value != usual.get(option.name, option.default)
    }
    if changed:
        chosen["rules"] = changed
    return chosen


def check_option(title: Title, key: str, known: Sequence[str], value: object) -> int | None:
    """Returns the index of the chosen variant, board or level; ``None`` without a choice."""
    if value is None:
        return None
    number = number_of(known, value) if isinstance(value, str) else None
    if number is None:
        raise BadInput(
            "no-such-wish" if known else "no-wish-at-all",
            title=title.full_name,
            key=key,
            said=value if isinstance(value, str) else shown(value),
            known=OneOf(known),
        )
    return number


def check_mat(mat: object) -> str:
    """Returns the tiles of a mat as one line: ``coal 0 1 2 2, cotton 2 1 1 3``."""
    if isinstance(mat, Mapping):
        mat = ", ".join(_mat_row(industry, counts) for industry, counts in mat.items())
    if not isinstance(mat, str) or len(mat) > MOST_MAT:
        raise BadInput("no-mat", said=shown(mat))
    return mat


def _mat_row(industry: object, counts: object) -> str:
    listed = list(counts) if isinstance(counts, list | tuple) else [None]
    if not isinstance(industry, str) or not all(_few(count) for count in listed):
        raise BadInput("mat-no-list", said=shown({industry: counts}))
    return " ".join([industry, *(str(count) for count in listed)])


def _few(count: object) -> bool:
    return is_number(count) and 0 <= count < 100


def _find_option(title: Title, name: object) -> Option:
    known = [option.name for option in title.options]
    number = number_of(known, name) if isinstance(name, str) else None
    if number is None:
        said = name if isinstance(name, str) else shown(name)
        has = ", ".join(known) or "-"
        raise BadInput("no-option", title=title.full_name, said=said, known=has)
    return title.options[number]


def _check_value(option: Option, value: object) -> OptionValue:
    for allowed in option.values:
        if isinstance(value, str) and isinstance(allowed, str) and fold(value) == fold(allowed):
            return allowed
        if isinstance(value, bool) and value is allowed:
            return allowed
    values = OneOf(str(allowed).lower() for allowed in option.values)
    said = str(value) if isinstance(value, str | bool) else shown(value)
    raise BadInput("option-values", option=option.name, values=values, said=said)
