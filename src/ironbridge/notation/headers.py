"""The first lines of every text: which format, which title, how many seats, which options."""

from collections.abc import Iterable, Mapping, Sequence

from ironbridge.errors import BadInput
from ironbridge.titles import find, names
from ironbridge.titles.setting import Setting
from ironbridge.titles.title import Option, OptionValue, Title

CONFIRM = "confirm turns"
"""The line that says that seats end their turns themselves."""

Lines = dict[str, tuple[int, str]]
"""Key to (line number, value)."""


def read_lines(text: str, kind: str) -> tuple[Lines, list[tuple[int, str]]]:
    """Split a text into its ``key: value`` lines and, after an empty line, what follows them."""
    rows = text.strip("\ufeff").splitlines()
    while rows and not rows[0].strip():
        rows.pop(0)
    title_line = f"ironbridge {kind} 1"
    if not rows or " ".join(rows[0].split()).lower() != title_line:
        found = rows[0].strip()[:40] if rows else ""
        raise BadInput(f"A {kind} begins with the line '{title_line}', not with '{found}'.")
    lines: Lines = {}
    for number, row in enumerate(rows[1:], 2):
        if not row.strip():
            rest = [(n, r.strip()) for n, r in enumerate(rows[number:], number + 1) if r.strip()]
            return lines, rest
        key, colon, value = row.partition(":")
        key = " ".join(key.split()).lower()
        if not colon or not key:
            raise BadInput(f"Line {number}: '{row.strip()[:60]}' is not of the form 'key: value'.")
        if key in lines:
            raise BadInput(f"Line {number}: '{key}' stands twice (also in line {lines[key][0]}).")
        lines[key] = (number, value.strip())
    return lines, []


def setting_from_lines(lines: Lines) -> Setting:
    """Find the title and make its setting; the lines used are taken out."""
    if "title" not in lines:
        raise BadInput("There is no line 'title: ...'.")
    if "seats" not in lines:
        raise BadInput("There is no line 'seats: ...'.")
    name = lines.pop("title")[1]
    number, seats = lines.pop("seats")
    if not seats.isdecimal() or len(seats) > 2:
        raise BadInput(f"Line {number}: 'seats' must be a number, not '{seats[:20]}'.")
    options: dict[str, object] = {}
    for key in ("variant", "board", "automa", "mat"):
        if key in lines:
            options[key] = lines.pop(key)[1]
    if CONFIRM in lines:
        number, value = lines.pop(CONFIRM)
        if value.lower() not in ("yes", "no"):
            raise BadInput(f"Line {number}: '{CONFIRM}' is yes or no, not '{value[:20]}'.")
        options["confirm_turns"] = value.lower() == "yes"
    if "rules" in lines:
        number, value = lines.pop("rules")
        options["rules"] = _read_rules(number, value)
    return make_setting(name, int(seats), options)


def _read_rules(number: int, value: str) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {}
    for part in value.split(","):
        name, equals, choice = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BadInput(f"Line {number}: '{part.strip()}' is not of the form 'option=value'.")
        found[name] = {"true": True, "false": False}.get(choice.lower(), choice)
    return found


def make_setting(name: str, seats: int | None, options: Mapping[str, object]) -> Setting:
    """The setting for these wishes; ``BadInput`` when the title does not know them."""
    if name not in names():
        raise BadInput(f"There is no title '{name}'; installed are {', '.join(names())}.")
    title = find(name)
    chosen = check_options(title, options)
    allowed = title.solo_seats if "automa" in chosen else title.seats
    if seats is None:
        seats = title.default_seats if title.default_seats in allowed else allowed[0]
    if seats not in allowed or isinstance(seats, bool):
        raise BadInput(f"{title.full_name} is played by {_or(allowed)} seats, not by {seats!r}.")
    return _made(title, seats, chosen)


def _made(title: Title, seats: int, chosen: Mapping[str, object]) -> Setting:
    """The title's setting, made once: settings never change, and making one takes milliseconds."""
    key = (id(title), seats, repr(sorted(chosen.items())), title.edition())
    if key not in _SETTINGS:
        if len(_SETTINGS) >= MOST_SETTINGS:
            _SETTINGS.clear()
        try:
            made = title.make(seats, {key: chosen[key] for key in chosen if key != "confirm_turns"})
        except ValueError as error:
            raise BadInput(str(error)) from None
        if "confirm_turns" in chosen:
            made.options["confirm_turns"] = True
            made.rules.tables.confirm_turns = 1
        _SETTINGS[key] = (title, made)
    return _SETTINGS[key][1]


MOST_SETTINGS = 64
_SETTINGS: dict[tuple[int, int, str, object], tuple[Title, Setting]] = {}
"""Settings made so far.  Each keeps its title, so that the title's identity stays its own."""


def check_options(title: Title, options: Mapping[str, object]) -> dict[str, object]:
    """The options that differ from the default, each known to the title."""
    chosen: dict[str, object] = {}
    for key, known in (
        ("variant", title.variants),
        ("board", title.boards),
        ("automa", title.automa),
    ):
        value = options.get(key)
        if value is None:
            continue
        if value not in known:
            has = f"it has {_or(known)}" if known else "it has none"
            raise BadInput(f"{title.full_name} has no {key} '{value}'; {has}.")
        if key != "board" or value != title.boards[0]:
            chosen[key] = value
    if options.get("mat") is not None:
        if "automa" not in chosen:
            raise BadInput("Only an Automa has a 'mat' of its own: say which 'automa'.")
        mat = options["mat"]
        chosen["mat"] = mat_text(mat) if isinstance(mat, Mapping) else str(mat)
    confirm = options.get("confirm_turns", False)
    if not isinstance(confirm, bool):
        raise BadInput(f"'confirm_turns' is true or false, not {confirm!r}.")
    if confirm:
        chosen["confirm_turns"] = True
    rules = options.get("rules") or {}
    if not isinstance(rules, Mapping):
        raise BadInput("'rules' must map option names to values.")
    usual = title.presets.get(str(chosen.get("variant")), {})
    changed = {
        option.name: value
        for option, value in ((_find_option(title, str(k)), v) for k, v in rules.items())
        if _check_value(title, option, value) != usual.get(option.name, option.default)
    }
    if changed:
        chosen["rules"] = changed
    return chosen


def mat_text(mat: Mapping[object, object]) -> str:
    """Tiles on a mat as one line: ``coal 0 1 2 2, cotton 2 1 1 3``."""
    return ", ".join(
        " ".join([str(industry), *(str(count) for count in counts)])
        for industry, counts in mat.items()
        if isinstance(counts, Sequence)
    )


def _find_option(title: Title, name: str) -> Option:
    for option in title.options:
        if option.name == name:
            return option
    known = ", ".join(option.name for option in title.options) or "none"
    raise BadInput(f"{title.full_name} has no rule option '{name}'; it has {known}.")


def _check_value(title: Title, option: Option, value: object) -> OptionValue:
    for allowed in option.values:
        if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
            return allowed
    values = _or([str(allowed).lower() for allowed in option.values])
    raise BadInput(f"The option '{option.name}' is {values}, not '{value}'.")


def header_lines(setting: Setting) -> list[str]:
    """Title, seats and options as lines."""
    lines = [f"title: {setting.title}", f"seats: {setting.seats}"]
    for key in ("variant", "board", "automa", "mat"):
        if key in setting.options:
            lines.append(f"{key}: {setting.options[key]}")
    if "confirm_turns" in setting.options:
        lines.append(f"{CONFIRM}: yes")
    rules = setting.options.get("rules")
    if isinstance(rules, Mapping) and rules:
        pairs = (f"{name}={str(value).lower()}" for name, value in sorted(rules.items()))
        lines.append("rules: " + ", ".join(pairs))
    return lines


def _or(items: Iterable[object]) -> str:
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
