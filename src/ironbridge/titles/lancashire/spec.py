"""Game spec of Brass (2007): names, deal piles, position lines and hooks."""

from collections.abc import Mapping, Sequence

from ironbridge.core.bitset import mask
from ironbridge.core.build_tables import numbers, play_introductory
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.tables import REFILL_ROUND, REFILL_TURN, Tables
from ironbridge.errors import Fault
from ironbridge.titles.lancashire import board, cards, editions, income_track, industries
from ironbridge.titles.lancashire.codes import (
    ASK_BUYER,
    COTTON,
    EVENTS,
    REASON_NAMES,
    TO_DISTANT,
    TO_PORT,
    TURNED,
)
from ironbridge.titles.lancashire.cotton import CottonMarket
from ironbridge.titles.lancashire.hooks import LancashireHooks, tiles_of
from ironbridge.titles.lancashire.meta import OPTIONS, PRESETS
from ironbridge.titles.lancashire.rules import LancashireRules
from ironbridge.titles.lancashire.tables import (
    INDUSTRIES,
    Edition,
    make_names,
    make_tables,
    open_virtual_link,
)
from ironbridge.titles.meta import OptionValue
from ironbridge.titles.mods import PrintedTables, chosen_print
from ironbridge.titles.spec import GameSpec, Pile, TitleLine, TitleVerb, is_count

OWN_VERBS = {
    TO_PORT: TitleVerb("to", "slot"),
    TO_DISTANT: TitleVerb("to", what="distant market"),
}


def chosen_rules(options: Mapping[str, object]) -> dict[str, OptionValue]:
    """Returns every option of the title with its value in this game."""
    asked = options.get("rules", {})
    assert isinstance(asked, Mapping)
    printed = {option.name: option.default for option in OPTIONS}
    return {**printed, **PRESETS.get(str(options.get("variant")), {}), **asked}


def make(seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns the spec for a number of seats."""
    variant = options.get("variant")
    chosen = chosen_rules(options)
    matter = PrintedTables(
        (board, cards, income_track, industries, editions), chosen_print(options)
    )
    edition = choose_edition(seats, variant, chosen, matter)
    names = make_names(edition)
    tables = make_tables(seats, names, edition)
    set_options(tables, names, edition, chosen)
    if variant == "introductory":
        play_introductory(
            tables,
            editions.INTRODUCTORY_POUNDS_PER_VP,
            editions.INTRODUCTORY_MOST_VP,
            editions.INTRODUCTORY_LEVEL,
        )
    cotton = CottonMarket(
        INDUSTRIES.index("port"), numbers(matter.COTTON_TRACK), len(edition.distant)
    )
    rules = LancashireRules(tables, cotton, chosen["distant_bonus"] == "money")
    eras = names.eras[: tables.eras]
    shared = chosen["last_tie"] == "shared"
    return GameSpec(
        title="lancashire",
        seats=seats,
        options=dict(options),
        rules=rules,
        names=names,
        hooks=LancashireHooks(rules, names, len(eras)),
        decks=[f"{era} deck" for era in eras],
        piles=distant_piles(edition, eras),
        reason_names=REASON_NAMES,
        extra_events=EVENTS,
        question_names={ASK_BUYER: "buyer"},
        extra_verbs=OWN_VERBS,
        extra_lines=own_lines(cotton, eras),
        tie_breaks=("income", "money") if shared else ("income", "money", "turn order"),
        first_order="rotated",
        extra_entries=own_entries(cotton),
    )


def own_entries(cotton: CottonMarket) -> list[str]:
    """Returns the names of the title's own entries of an observation."""
    return [
        "space of the cotton marker",
        "distant tiles turned in this era",
        "buyer of the sale under way (0: none)",
        *(f"distant tile {n} (0: face down)" for n in range(1, cotton.tiles + 1)),
    ]


def choose_edition(
    seats: int, variant: object, chosen: Mapping[str, OptionValue], matter: PrintedTables
) -> Edition:
    """Returns the edition for a number of seats and a variant.

    Two seats play the map of 2009, since 2007 has no game for two.
    """
    if variant == "two_players" and seats != 2:
        raise Fault("lancashire/two-players")
    if chosen["deck"] == "2018":
        return Edition("2018", seats, matter)
    if seats > 2:
        return Edition("2007", seats, matter)
    edition = Edition("two players", seats, matter)
    if not chosen["scotland_canal"]:
        edition.without_canal("Lancaster", "Scotland")
    return edition


def set_options(
    tables: Tables, names: Names, edition: Edition, chosen: Mapping[str, OptionValue]
) -> None:
    """Sets the options of the rules in the tables."""
    tables.refill_at = REFILL_TURN if chosen["refill"] == "turn" else REFILL_ROUND
    tables.overbuild_either = int(chosen["overbuild_cubes"] == "either")
    tables.slot_order_binds_own = int(bool(chosen["port_order_binds"]))
    tables.income_tie_by_level = int(chosen["income_tie"] == "level")
    if chosen["cotton_points"] == "5":
        points = edition.matter.COTTON_1_VP_AT_CHAMPIONSHIPS
        tables.tile_points[names.tiles.index("cotton1")] = points  # BL-2018-3
    if chosen["overbuild_full"]:
        tables.overbuild_when_full = mask([INDUSTRIES.index("coal")])
    if chosen["virtual_link"] != "none":
        open_virtual_link(tables, names, edition, chosen["virtual_link"] == "both")


# ----------------------------------------------------------------------------- distant market


def distant_piles(edition: Edition, eras: Sequence[str]) -> list[Pile]:
    """Returns the distant market tiles of each era, in the order in which they are turned."""
    many = len(edition.distant)
    counters = tuple(str(value) for value in range(max(edition.distant) + 1))
    return [
        Pile(f"distant {name}", era * many, counters, tuple(edition.distant), (), many)
        for era, name in enumerate(eras)
    ]


def own_lines(cotton: CottonMarket, eras: Sequence[str]) -> list[TitleLine]:
    """Returns the title's position lines.

    ``cotton`` is the marker's space from the top, ``turned`` the number of tiles turned in this
    era.
    """
    return [
        number_line("cotton", COTTON, cotton.closed_space()),
        turned_line(cotton),
        *(tiles_line(cotton, name, era) for era, name in enumerate(eras)),
    ]


def number_line(key: str, word: int, most: int) -> TitleLine:
    """Returns a line for one number of the position."""

    def read(pos: Position, text: str) -> None:
        if not is_count(text, most):
            raise Fault("own-number", key=key, most=most, said=text[:20])
        pos.words[word] = int(text)

    return TitleLine(key, lambda pos: str(pos.words[word]), read)


def turned_line(cotton: CottonMarket) -> TitleLine:
    """Returns the line for the number of tiles turned.

    While the market is open, the remaining tiles must be able to close it.
    """
    line = number_line("turned", TURNED, cotton.tiles)

    def read(pos: Position, text: str) -> None:
        line.read(pos, text)
        left = tiles_of(cotton, pos, pos.era)[pos.words[TURNED] :]
        if pos.words[COTTON] + sum(left) < cotton.closed_space():
            raise Fault("lancashire/turned-line")

    return TitleLine("turned", line.write, read)


def tiles_line(cotton: CottonMarket, name: str, era: int) -> TitleLine:
    """Returns the line of the distant market tiles of an era, which the deal reads."""
    return TitleLine(
        f"distant {name}",
        lambda pos: ", ".join(str(tile) for tile in tiles_of(cotton, pos, era)),
        lambda pos, text: None,
    )
