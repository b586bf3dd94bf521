"""Game spec of Age of Industry: names, deal piles, position lines and hooks."""

from collections.abc import Mapping, Sequence

from ironbridge.core.bitset import BIT, ids, mask
from ironbridge.core.names import Names
from ironbridge.core.position import DEBT, Position
from ironbridge.errors import Fault
from ironbridge.titles.age_of_industry.board_tables import AgeOfIndustryOptions, ChartTables
from ironbridge.titles.age_of_industry.codes import (
    ASK_BUYER,
    ASK_DRAW,
    DRAW,
    EVENTS,
    FROM_DISPLAY,
    FROM_PILE,
    FROM_TRACK,
    MOST_LOANS,
    REASON_NAMES,
    REBUILT,
    REPAY,
    TO_MARKET,
    TO_PORT,
    USED_MARKETS,
)
from ironbridge.titles.age_of_industry.display import FACE_UP, face_up, lay
from ironbridge.titles.age_of_industry.hooks import (
    AgeOfIndustryHooks,
    counter_names,
    imports,
    market_counters,
)
from ironbridge.titles.age_of_industry.meta import BOARDS, OPTIONS
from ironbridge.titles.age_of_industry.print_file import Sheet, faults, load
from ironbridge.titles.age_of_industry.rules import AgeOfIndustryRules
from ironbridge.titles.age_of_industry.supply import set_imports
from ironbridge.titles.age_of_industry.tables import (
    add_choices,
    make_chart,
    make_names,
    make_tables,
)
from ironbridge.titles.mods import changed_sheet, chosen_print
from ironbridge.titles.spec import GameSpec, Pile, TitleLine, TitleVerb, is_count

GAP = "-"

OWN_VERBS = {
    DRAW: TitleVerb("draw"),
    FROM_PILE: TitleVerb("take", what="pile"),
    FROM_DISPLAY: TitleVerb("take", "card"),
    TO_PORT: TitleVerb("to", "slot"),
    TO_MARKET: TitleVerb("to", "space"),
    FROM_TRACK: TitleVerb("", "goods", "track"),
    REPAY: TitleVerb("repay"),
}


def make(seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns the spec for a number of seats, from the data file in use."""
    changed = chosen_print(options)
    if changed is None:
        return make_from(load(), seats, options)
    sheet = changed_sheet(load(), changed)
    wrong = faults(sheet)
    if wrong:
        raise Fault("print-unplayable", print=changed.name, faults=wrong)
    return make_from(sheet, seats, options)


def make_from(sheet: Sheet, seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns the spec for a number of seats, from the given data file."""
    chosen = str(options.get("board", BOARDS[0]))
    board = sheet["boards"][chosen]
    names = make_names(sheet)
    tables = make_tables(seats, names, sheet, board)
    chart = make_chart(tables, names, sheet, board)
    add_choices(tables, chart, names)
    asked = asked_rules(options)
    chart.options = read_options(asked)
    tables.free_pause = int(asked["pause_to_repay_after_last_action"])
    rules = AgeOfIndustryRules(tables, chart)
    return GameSpec(
        title="age_of_industry",
        seats=seats,
        options=dict(options),
        rules=rules,
        names=names,
        hooks=AgeOfIndustryHooks(rules, names, chart, sheet, chosen),
        decks=["deck"],
        piles=[market_pile(names, sheet)],
        reason_names=REASON_NAMES,
        extra_events=EVENTS,
        question_names={ASK_BUYER: "buyer", ASK_DRAW: "draw"},
        extra_verbs=OWN_VERBS,
        extra_lines=own_lines(names, chart, sheet, seats),
        tie_breaks=("turn order",),
        first_order="rotated",
        extra_entries=own_entries(names, chart),
    )


def asked_rules(options: Mapping[str, object]) -> dict[str, bool]:
    """Returns every contested rule by name, with its value in this game."""
    asked = options.get("rules", {})
    assert isinstance(asked, Mapping)
    return {option.name: bool(asked.get(option.name, option.default)) for option in OPTIONS}


def own_entries(names: Names, chart: ChartTables) -> list[str]:
    """Returns the names of the title's own entries of an observation."""
    return [
        "first card of the display, plus one (0: none)",
        "second card of the display, plus one (0: none)",
        *(f"{space} used" for space in names.spaces),
        *(f"counter on {space}, plus one (0: none)" for space in names.spaces),
        *(
            f"{what} {names.slots[slot]}"
            for slot in chart.berth_slot
            for what in ("coal behind the ship of", "built over:")
        ),
    ]


def read_options(wanted: Mapping[str, bool]) -> AgeOfIndustryOptions:
    """Returns the contested rules that change the title's own modules."""
    chosen = AgeOfIndustryOptions()
    chosen.cubes_before_payment = wanted["cubes_before_payment"]
    chosen.rail_track_only_if_both_ends_dry = wanted["rail_track_only_if_both_ends_dry"]
    chosen.port_being_built_opens_lanes = wanted["port_being_built_opens_lanes"]
    chosen.replaced_counter_is_a_source = wanted["replaced_counter_is_a_source"]
    chosen.rebuilt_ship_sells_leftover_coal = wanted["rebuilt_ship_sells_leftover_coal"]
    return chosen


# ----------------------------------------------------------------------------- markets


def market_pile(names: Names, sheet: Sheet) -> Pile:
    """Returns the market counters; counters beyond the number of spaces stay hidden in the box."""
    supply = [
        kind
        for kind, row in enumerate(sheet["market_counters"]["kinds"])
        for _ in range(row["count"])
    ]
    spaces = tuple(names.spaces)
    return Pile("markets", 0, counter_names(sheet), tuple(supply), spaces, len(spaces))


# ----------------------------------------------------------------------------- lines


def own_lines(names: Names, chart: ChartTables, sheet: Sheet, seats: int) -> list[TitleLine]:
    """Returns the title's position lines: loans, display, counters, imports, rebuilt ships."""
    return [
        TitleLine(
            "loans",
            lambda pos: " ".join(str(pos.seat_value(seat, DEBT)) for seat in range(seats)),
            lambda pos, text: read_loans(seats, pos, text),
        ),
        TitleLine(
            "display",
            lambda pos: ", ".join(write_display(names, pos)),
            lambda pos, text: read_display(names, pos, text),
        ),
        TitleLine(
            "markets",
            lambda pos: ", ".join(
                f"{name}={counter}" for name, counter in market_counters(names, sheet, pos).items()
            ),
            lambda pos, text: None,  # the counters are part of the deal
        ),
        set_line("used", "market-space", names.spaces, USED_MARKETS),
        TitleLine(
            "imports",
            lambda pos: ", ".join(f"{k}={v}" for k, v in imports(names, chart, pos).items()),
            lambda pos, text: read_imports(names, chart, pos, text),
        ),
        TitleLine(
            "rebuilt",
            lambda pos: ", ".join(names.slots[slot] for slot in ids(pos.words[REBUILT])),
            lambda pos, text: read_rebuilt(names, chart, pos, text),
        ),
    ]


def set_line(key: str, what: str, members: Sequence[str], word: int) -> TitleLine:
    """Returns a line that lists the members of a bitset in one field of the position."""

    def write(pos: Position) -> str:
        return ", ".join(members[member] for member in ids(pos.words[word]))

    def read(pos: Position, text: str) -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        pos.words[word] = mask(sorted({find(members, part, what) for part in parts}))

    return TitleLine(key, write, read)


def find(names: Sequence[str], text: str, what: str) -> int:
    """Returns the index of a name, ignoring case."""
    wanted = " ".join(text.replace("_", " ").lower().split())
    for number, name in enumerate(names):
        if name.lower() == wanted:
            return number
    raise Fault("no-thing", what=what, said=text)


def read_loans(seats: int, pos: Position, text: str) -> None:
    """Reads open loans by seat: ``2 0 1``."""
    parts = text.split()
    if len(parts) != seats or not all(is_count(part, MOST_LOANS) for part in parts):
        raise Fault("age_of_industry/loans-line", seats=seats, most=MOST_LOANS)
    for seat, part in enumerate(parts):
        pos.set_seat_value(seat, DEBT, int(part))


def write_display(names: Names, pos: Position) -> list[str]:
    """Returns the two cards of the display, a dash for a gap."""
    found = [face_up(pos, which) for which in range(FACE_UP)]
    return [names.cards[card - 1] if card > 0 else GAP for card in found]


def read_display(names: Names, pos: Position, text: str) -> None:
    """Reads the display: ``brown, coal``; a dash, or nothing, is a gap."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) > FACE_UP:
        raise Fault("age_of_industry/display-line")
    for number in range(FACE_UP):
        part = parts[number] if number < len(parts) else GAP
        card = 0 if part == GAP else find(names.cards, part, "card") + 1
        lay(pos, number, card)


def find_berth(names: Names, chart: ChartTables, text: str) -> int:
    """Returns a ship space, by its place or by its slot."""
    slots = list(chart.berth_slot)
    places = [names.places[names.slot_place[slot]] for slot in slots]
    known = places + [names.slots[slot] for slot in slots]
    return find(known, text, "ship-space") % max(len(slots), 1)


def read_imports(names: Names, chart: ChartTables, pos: Position, text: str) -> None:
    """Reads the coal behind ships: ``Gulf of Maine=2``, at most the printed number."""
    for part in text.split(",") if text.strip() else []:
        name, equals, cubes = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Fault("age_of_industry/imports-form", said=part.strip())
        berth = find_berth(names, chart, name)
        most = chart.berth_cubes[berth]
        if not is_count(cubes, most):
            raise Fault("age_of_industry/imports-most", said=part.strip(), most=most)
        set_imports(chart, pos, berth, int(cubes))


def read_rebuilt(names: Names, chart: ChartTables, pos: Position, text: str) -> None:
    """Reads the ships that were built over a ship: ``Gulf of Maine``."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    slots = {chart.berth_slot[find_berth(names, chart, part)] for part in parts}
    for slot in sorted(slots):
        if not pos.slots_taken & BIT[slot]:
            raise Fault("age_of_industry/no-ship", slot=names.slots[slot])
    pos.words[REBUILT] = mask(sorted(slots))
