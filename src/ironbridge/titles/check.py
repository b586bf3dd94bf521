"""Looks a title over: its card, its printed tables, its choices, its rulebook, and whole games.

``check_title`` names everything that is wrong, in sentences; an empty list is praise.  It knows a
title by name, or by the folder of its package while it is not installed yet.
"""

import sys
import tomllib
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any

from ironbridge.core.chance import Chance, split
from ironbridge.core.choices import (
    CARD,
    DONE,
    FIRST_TITLE_VERB,
    GIVE_UP,
    LAST_VERB,
    PASS,
)
from ironbridge.core.desk import ROOM, Desk
from ironbridge.core.doors import apply, legal, why_not
from ironbridge.core.events import ANSWERED, FIRST_TITLE_EVENT
from ironbridge.core.events import NAMES as EVENT_NAMES
from ironbridge.core.position import (
    ASK_NOTHING,
    MAX_CARDS,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    MAX_SLOTS,
    NO_TILE,
    Position,
)
from ironbridge.core.reasons import FIRST_TITLE_REASON, OK
from ironbridge.core.reasons import NAMES as REASON_NAMES
from ironbridge.core.setup import first_position
from ironbridge.core.tables import REFILL_NEVER
from ironbridge.titles import RULEBOOK, modules
from ironbridge.titles.dealing import deal_from_seed, full_deck
from ironbridge.titles.setting import Setting
from ironbridge.titles.title import Title

MASK_MEMBERS = 62
GAMES = 3
"""How many games each table plays."""
LONGEST = 20_000
"""No game has as many choices."""
JUDGED_EACH = 9
"""At every so many choices, the judge is asked about all there are."""

Complaints = Iterator[str]


def check_title(name: str) -> list[str]:
    """Everything that is wrong with a title; empty when nothing is."""
    try:
        title, folder = load_title(name)
    except Exception as error:
        return [f"The title cannot be loaded: {told(error)}"]
    complaints = [*check_card(title, folder)]
    for seats, options in tables_to_set(title):
        wishes = [f"{key} {value}" for key, value in options.items()]
        where = ", ".join([f"{seats} seats", *wishes])
        found = check_table(title, folder, seats, options)
        complaints += [f"With {where}: {text}" for text in found]
    return list(dict.fromkeys(complaints))


def load_title(name: str) -> tuple[Title, Path]:
    """The title of this name (or in this folder), and the folder of its package."""
    if Path(name).is_dir():
        module = import_folder(Path(name).resolve())
    else:
        module = import_module(modules().get(name, f"{__package__}.{name}"))
    title = getattr(module, "TITLE", None)
    if not isinstance(title, Title):
        raise TypeError(f"the package {module.__name__} has no TITLE.")
    return title, Path(str(module.__file__)).parent


def import_folder(folder: Path) -> ModuleType:
    """The package in a folder, as it is now; another of that name is forgotten."""
    if folder.name in sys.stdlib_module_names or folder.name == __name__.split(".")[0]:
        raise ImportError(f"'{folder.name}' is the name of another module.")
    for old in [old for old in sys.modules if old.split(".")[0] == folder.name]:
        del sys.modules[old]
    invalidate_caches()
    sys.path.insert(0, str(folder.parent))
    try:
        return import_module(folder.name)
    finally:
        sys.path.remove(str(folder.parent))


def tables_to_set(title: Title) -> list[tuple[int, dict[str, object]]]:
    """Every number of seats; then variants, boards and options, each by itself."""
    first = title.seats[0]
    found: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in title.seats]
    found += [(first, {"variant": variant}) for variant in title.variants]
    found += [(first, {"board": board}) for board in title.boards[1:]]
    for option in title.options:
        found += [(first, {"rules": {option.name: value}}) for value in option.values[1:]]
    return found


# ----------------------------------------------------------------------------- the card


def check_card(title: Title, folder: Path) -> Complaints:
    """The card in the catalogue, and the rulebook it cites."""
    if title.name != folder.name:
        yield f"The title calls itself '{title.name}', its folder is '{folder.name}'."
    if not title.seats or max(title.seats) > MAX_SEATS:
        yield f"A title is for one to {int(MAX_SEATS)} seats."
    if title.default_seats and title.default_seats not in title.seats:
        yield f"The default of {title.default_seats} seats is not one of its numbers of seats."
    yield from twice("option", [option.name for option in title.options])
    for option in title.options:
        if len(set(option.values)) < 2:
            yield f"The option '{option.name}' has nothing to choose."
    yield from check_rulebook(title, folder)


def check_rulebook(title: Title, folder: Path) -> Complaints:
    """Rule ids are unique, and each option belongs to a rule."""
    rules = rules_written(folder)
    if not rules:
        yield "There is no rulebook: write rulebook.toml in the title's folder."
    ids = [str(rule.get("id", "")) for rule in rules]
    yield from twice("rule", ids)
    for option in title.options:
        if option.rule not in ids:
            yield f"The option '{option.name}' cites the rule '{option.rule}', which is not there."


def check_reasons(setting: Setting, folder: Path) -> Complaints:
    """Every reason of the title's own is cited by a rule."""
    rules = rules_written(folder)
    cited = [reason for rule in rules for reason in rule.get("reasons", [])]
    for reason in setting.reason_names.values():
        if reason not in cited:
            yield f"No rule cites the reason '{reason}'."


def rules_written(folder: Path) -> list[dict[str, Any]]:
    """The rules in the title's folder and in the folders of its parts."""
    paths = [folder / RULEBOOK, *sorted(folder.glob(f"*/{RULEBOOK}"))]
    written = [tomllib.loads(path.read_text("utf-8")) for path in paths if path.is_file()]
    return [rule for text in written for rule in text.get("rule", [])]


# ----------------------------------------------------------------------------- one table


def check_table(title: Title, folder: Path, seats: int, options: Mapping[str, object]) -> list[str]:
    """Everything that is wrong with one setting."""
    try:
        setting = make_table(title, seats, options)
    except Exception as error:
        return [f"The table cannot be set: {told(error)}"]
    complaints = [*check_names(setting), *check_sizes(setting)]
    complaints += check_reasons(setting, folder)
    if not complaints:
        complaints = [*check_tables(setting), *check_decks(setting), *check_choices(setting)]
    if not complaints:
        for game in range(GAMES):
            try:
                complaints += check_game(setting, game)
            except Exception as error:
                complaints.append(f"Game {game} breaks off: {told(error)}")
    return complaints


def make_table(title: Title, seats: int, options: Mapping[str, object]) -> Setting:
    """A setting; a variant that is not for this number of seats is set for another one."""
    others = title.seats if options else ()
    for number in others:
        try:
            return title.make(number, options)
        except ValueError:
            continue
    return title.make(seats, options)


def told(error: Exception) -> str:
    """An error and where it came from, in a line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"


def check_names(setting: Setting) -> Complaints:
    """Nothing is called like something else of its kind, and own numbers keep their place."""
    names = setting.names
    for what, called in (
        ("industry", names.industries),
        ("place", names.places),
        ("slot", names.slots),
        ("link", names.links),
        ("card", names.cards),
        ("tile", names.tiles),
        ("era", names.eras),
        ("space", names.spaces),
        ("line of a position", [line.key for line in setting.own_lines]),
        ("deck or pile", [*setting.decks, *(pile.key for pile in setting.piles)]),
    ):
        yield from twice(what, [name.lower() for name in called])
    for what, own, first, common in (
        ("reason", setting.reason_names, int(FIRST_TITLE_REASON), REASON_NAMES),
        ("event", setting.event_names, int(FIRST_TITLE_EVENT), EVENT_NAMES),
    ):
        yield from twice(what, [*own.values(), *common.values()])
        for number in own:
            if number < first:
                yield f"The {what} {own[number]} is number {number}; own ones begin at {first}."


def check_sizes(setting: Setting) -> Complaints:
    """Sets have at most 62 members, and everything has room in a position."""
    tables = setting.rules.tables
    for what, many, most in (
        ("slots", tables.slots, MAX_SLOTS),
        ("places", tables.places, MAX_PLACES),
        ("links", tables.links, MASK_MEMBERS),
        ("industries", tables.kinds, MAX_KINDS),
        ("cards", tables.cards, MAX_CARDS),
        ("tiles", len(tables.tile_kind), NO_TILE),
        ("choices", tables.choices.size(), ROOM),
    ):
        if not 0 < many <= most:
            yield f"It has {int(many)} {what}; there must be from 1 to {int(most)}."


def check_tables(setting: Setting) -> Complaints:
    """Every table has as many entries as there are things."""
    tables = setting.rules.tables
    tiles, eras = len(tables.tile_kind), int(tables.eras)
    for count, fields in (
        (int(tables.slots), ("slot_place", "slot_kinds")),
        (int(tables.places), ("place_slots", "place_opens", "place_icons", "links_at")),
        (int(tables.links), ("link_places",)),
        (int(tables.kinds), ("kind_slots", "kind_goods")),
        (tiles, ("tile_level", "tile_cost", "tile_coal", "tile_iron", "tile_points")),
        (tiles, ("tile_income", "tile_icons", "tile_eras", "tile_develops")),
        (tiles * 2, ("tile_cubes",)),
        (int(tables.cards), ("card_slots", "card_kinds", "card_copies")),
        (2, ("market_spaces", "market_start")),
        (len(tables.loan_money), ("loan_levels",)),
    ):
        for field in fields:
            if len(getattr(tables, field)) != count:
                yield f"The table '{field}' has {len(getattr(tables, field))} entries, not {count}."
    for field in ("era_links", "link_cost", "link_coal", "second_link_cost", "face_down",
                  "removed", "one_tile_per_place", "tiles_open_reach"):  # fmt: skip
        if len(getattr(tables, field)) < eras:
            yield f"The table '{field}' does not reach through all {eras} eras."


def check_decks(setting: Setting) -> Complaints:
    """The deck of each era gives everybody a hand, and the same number of cards."""
    tables = setting.rules.tables
    if tables.refill_at == REFILL_NEVER:
        return  # the title deals and draws in its own way
    cards = len(full_deck(setting))
    for era in range(int(tables.eras)):
        aside = int(tables.removed[era]) + int(tables.face_down[era]) * setting.seats
        played, left_over = divmod(cards - aside, setting.seats)
        if left_over:
            yield f"The {cards} cards of the {setting.names.eras[era]} era do not come out even."
        if played < tables.hand_size:
            yield f"The {cards} cards of the {setting.names.eras[era]} era do not fill the hands."


def check_choices(setting: Setting) -> Complaints:
    """No two choices are the same, and each of the title's own has a text of its own."""
    table = setting.rules.tables.choices
    all_choices = [
        (int(table.verb[code]), int(table.a[code]), int(table.b[code]))
        for code in range(int(table.size()))
    ]
    yield from twice("choice", [str(choice) for choice in all_choices])
    debts = min([0, *setting.rules.tables.income_level]) < 0
    for what, verb, objects in (
        ("pass", PASS, 1),
        ("done", DONE, 1),
        ("card", CARD, int(setting.rules.tables.cards)),
        ("give up", GIVE_UP, int(setting.rules.tables.slots) if debts else 0),
    ):
        if any(table.code(verb, number) < 0 for number in range(objects)):
            yield f"The table of choices has no '{what}', or not for everything."
    texts: list[str] = []
    for verb, a, b in all_choices:
        if not 0 <= verb < LAST_VERB:
            yield f"The verb {verb} is none: verbs end before {int(LAST_VERB)}."
        elif verb >= FIRST_TITLE_VERB and verb in setting.slot_verbs:
            texts.append(f"{setting.slot_verbs[verb]} {setting.names.slots[a]}")
        elif verb >= FIRST_TITLE_VERB:
            try:
                texts.append(setting.own_choice(verb, a, b))
            except (ValueError, LookupError) as error:
                yield f"The choice {verb}, {a}, {b} has no text: {error}"
    yield from twice("text of a choice", texts)


def twice(what: str, names: Sequence[str]) -> Complaints:
    """Complain about names that stand there more than once."""
    for name, times in Counter(names).items():
        if times > 1:
            yield f"The {what} '{name}' stands there {times} times."


# ----------------------------------------------------------------------------- whole games


def check_game(setting: Setting, seed: int) -> list[str]:
    """Play one game at random: it must go on, agree with its judge, and end."""
    desk, chance = Desk(True), Chance(split(seed, 1))
    pos = first_position(setting.rules, deal_from_seed(setting, seed), desk)
    for played in range(LONGEST):
        if pos.ask == ASK_NOTHING:
            return []
        many = int(legal(setting.rules, pos, desk))
        codes = desk.listed()
        if many == 0:
            return [f"Game {seed} has no legal choice after {played} choices."]
        if min(codes) < 0:
            return [f"Game {seed} offers something that is no choice after {played} choices."]
        if len(set(codes)) < many:
            return [f"Game {seed} lists a choice twice after {played} choices."]
        if played % JUDGED_EACH == 0 and judged(setting, pos, desk) != sorted(codes):
            return [f"Game {seed}: judge and list of choices differ after {played} choices."]
        apply(setting.rules, pos, desk, codes[int(chance.below(many))])
        unknown = [what for what, *_ in desk.log.take() if not known_event(setting, what)]
        if unknown:
            return [f"Game {seed}: the event {unknown[0]} has no name."]
    return [f"Game {seed} does not end within {LONGEST} choices."]


def judged(setting: Setting, pos: Position, desk: Desk) -> list[int]:
    """Every choice of the table that the judge allows."""
    size = int(setting.rules.tables.choices.size())
    return [code for code in range(size) if why_not(setting.rules, pos, desk, code) == OK]


def known_event(setting: Setting, what: int) -> bool:
    """Has this event a name?"""
    return what == ANSWERED or what in EVENT_NAMES or what in setting.event_names
