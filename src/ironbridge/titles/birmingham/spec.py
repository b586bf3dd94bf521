"""Game spec of Brass: Birmingham: names, deal piles, position lines and hooks."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import mask
from ironbridge.core.build_tables import numbers, play_introductory
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.table_text import either, number
from ironbridge.core.tables import Tables
from ironbridge.errors import Fault
from ironbridge.titles.birmingham import board, cards, income_track, industries
from ironbridge.titles.birmingham.automa.player import Script
from ironbridge.titles.birmingham.automa.rules import SoloRules
from ironbridge.titles.birmingham.automa.spec import automa_piles, solo_script, solo_setting
from ironbridge.titles.birmingham.automa.tables import lay_out_solo, without_prices
from ironbridge.titles.birmingham.buyers import COUNTERS
from ironbridge.titles.birmingham.codes import (
    ASK_FREE_DEVELOP,
    BARREL,
    BARRELS,
    EVENTS,
    REASON_NAMES,
    SCOUT,
)
from ironbridge.titles.birmingham.hooks import BirminghamHooks
from ironbridge.titles.birmingham.merchants import Merchants
from ironbridge.titles.birmingham.rules import (
    BONUS_DEVELOP,
    BONUS_INCOME,
    BONUS_MONEY,
    BONUS_POINTS,
    BirminghamOptions,
    BirminghamRules,
)
from ironbridge.titles.birmingham.tables import INDUSTRIES, make_names, make_tables
from ironbridge.titles.birmingham.view import merchants_seen
from ironbridge.titles.mods import PrintedTables, chosen_print
from ironbridge.titles.spec import GameSpec, Pile, TitleLine, TitleVerb

BUYS = {"": "blank", "cotton/manufacturer/pottery": "any"}
BONUSES = {
    "money": BONUS_MONEY,
    "vp": BONUS_POINTS,
    "income": BONUS_INCOME,
    "develop": BONUS_DEVELOP,
}


def make(seats: int, options: Mapping[str, object]) -> GameSpec:
    """Returns the spec for a number of seats."""
    matter = PrintedTables((board, cards, income_track, industries), chosen_print(options))
    names = make_names(matter)
    tables = make_tables(seats, names, matter)
    chosen = choose_rules(tables, options)
    piles = [merchant_pile(seats, names, matter)]
    level = options.get("automa")
    if level is None:
        rules = BirminghamRules(*rim(tables, names, matter), chosen)
    else:
        script = solo_script(tables, names, piles[0].length)
        piles += automa_piles(piles[0].length)
        rules = solo_rules(tables, names, matter, options, chosen, script)
    spec = GameSpec(
        title="birmingham",
        seats=seats,
        options=dict(options),
        rules=rules,
        names=names,
        hooks=BirminghamHooks(rules, names),
        decks=[f"{era} deck" for era in names.eras[: tables.eras]],
        piles=piles,
        reason_names=REASON_NAMES,
        extra_events=EVENTS,
        question_names={ASK_FREE_DEVELOP: "free-development"},
        extra_verbs={SCOUT: TitleVerb("scout"), BARREL: TitleVerb("beer", "space")},
        extra_lines=[merchant_line(names)],
        tie_breaks=("income", "money"),
        extra_entries=own_entries(names),
    )
    return spec if level is None else solo_setting(spec)


def solo_rules(
    tables: Tables,
    names: Names,
    matter: PrintedTables,
    options: Mapping[str, object],
    chosen: BirminghamOptions,
    script: Script,
) -> SoloRules:
    """Returns the rules against the Automa, which plays on tables in which nothing costs money."""
    if "print" in options:
        raise Fault("birmingham.automa/no-print")
    free = without_prices(make_tables(tables.seats, make_names(matter), matter))
    choose_rules(free, options)
    for table in (tables, free):
        lay_out_solo(table, names, str(options["automa"]), options.get("mat"))
    without = BirminghamRules(*rim(free, names, matter), chosen)
    return SoloRules(*rim(tables, names, matter), chosen, without, script)


def merchant_line(names: Names) -> TitleLine:
    """Returns the position line of merchant tiles and barrels."""
    return TitleLine(
        "merchants",
        lambda pos: write_merchants(names, pos),
        lambda pos, text: read_merchants(names, pos, text),
    )


def own_entries(names: Names) -> list[str]:
    """Returns the names of the title's own entries of an observation."""
    return [
        *(f"barrel beside {space}" for space in names.spaces),
        *(f"merchant tile of {space} (0: none)" for space in names.spaces),
        "merchant space whose barrel is drunk in this sale, plus one",
    ]


def choose_rules(tables: Tables, options: Mapping[str, object]) -> BirminghamOptions:
    """Returns the contested rules, with their values in this game."""
    wishes = options.get("rules", {})
    assert isinstance(wishes, Mapping)
    chosen = BirminghamOptions(cards.SCOUT_CARDS)
    chosen.gloucester_optional = bool(wishes.get("gloucester_optional", False))
    tables.income_tie_by_level = int(wishes.get("income_tie", "space") == "level")
    tables.coal_split = int(bool(wishes.get("coal_split", False)))
    tables.free_start_overbuild = int(bool(wishes.get("free_start_overbuild", False)))
    tables.shortfall_force = int(wishes.get("shortfall_zero", "skip") == "force")
    if options.get("variant") == "introductory":
        if "automa" in options:
            raise Fault("birmingham.automa/no-introductory")
        play_introductory(
            tables,
            cards.INTRODUCTORY_POUNDS_PER_VP,
            cards.INTRODUCTORY_MOST_VP,
            cards.INTRODUCTORY_LEVEL,
        )
        tables.last_income = int(bool(wishes.get("intro_last_income", False)))
    return chosen


def rim(
    tables: Tables, names: Names, matter: PrintedTables
) -> tuple[Tables, Merchants, vec[i64], vec[i64], int, int]:
    """Returns the merchants, bonuses and wild cards for the rules."""
    spaces = [row for row in matter.MERCHANTS for _ in range(number(row["spaces"]))]
    places = [names.places.index(row["place"]) for row in spaces]
    buys = [_buys(counter) for counter in COUNTERS]
    return (
        tables,
        Merchants(numbers(places), numbers(buys)),
        numbers([BONUSES[row["bonus"]] for row in spaces]),
        numbers([number(row["amount"]) for row in spaces]),
        names.cards.index("wild location"),
        names.cards.index("wild industry"),
    )


def _buys(counter: str) -> int:
    if counter == "blank":
        return 0
    goods = "cotton/manufacturer/pottery" if counter == "any" else counter
    return mask([INDUSTRIES.index(name) for name in either(goods)])


def merchant_pile(seats: int, names: Names, matter: PrintedTables) -> Pile:
    """Returns the merchant tiles in play, and the spaces they are placed on."""
    supply = [
        COUNTERS.index(BUYS.get(row["buys"], row["buys"]))
        for row in matter.MERCHANT_TILES
        if number(row["players"]) <= seats
    ]
    used = [
        name
        for name in names.spaces
        for row in matter.MERCHANTS
        if name.rsplit(".", 1)[0] == row["place"] and number(row["players"]) <= seats
    ]
    return Pile("merchants", 0, COUNTERS, tuple(supply), tuple(used), len(names.spaces))


def write_merchants(names: Names, pos: Position) -> str:
    """Returns ``Gloucester.1=cotton with beer, Gloucester.2=blank``."""
    return ", ".join(
        f"{name}={seen.tile}" + (" with beer" if seen.beer else "")
        for name, seen in merchants_seen(names, pos).items()
    )


def read_merchants(names: Names, pos: Position, text: str) -> None:
    """Reads the barrels; the tiles themselves are part of the deal."""
    barrels = [
        names.spaces.index(part.split("=")[0].strip())
        for part in text.split(",")
        if part.strip().endswith("with beer")
    ]
    pos.words[BARRELS] = mask(barrels)
