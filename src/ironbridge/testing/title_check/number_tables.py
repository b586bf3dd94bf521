"""Checks the number tables of one game spec: names, sizes, decks and choices."""

from collections import Counter
from collections.abc import Sequence

from ironbridge.core.action_table import FIRST_TITLE_VERB, LAST_VERB
from ironbridge.core.event_kinds import EVENT_KINDS
from ironbridge.core.events import FIRST_TITLE_EVENT
from ironbridge.core.position import MAX_CARDS, MAX_KINDS, MAX_PLACES, MAX_SLOTS, NO_TILE
from ironbridge.core.reasons import FIRST_TITLE_REASON
from ironbridge.core.reasons import NAMES as REASON_NAMES
from ironbridge.core.tables import REFILL_NEVER
from ironbridge.core.workspace import ROOM
from ironbridge.errors import BadInput
from ironbridge.testing.title_check.source_lines import Complaints
from ironbridge.titles.deal_from_seed import full_deck
from ironbridge.titles.spec import GameSpec

MASK_MEMBERS = 62


def check_names(spec: GameSpec) -> Complaints:
    """Yields errors about repeated names, and about the title's own numbers out of range."""
    names = spec.names
    for what, called in (
        ("industry", names.industries),
        ("place", names.places),
        ("slot", names.slots),
        ("link", names.links),
        ("card", names.cards),
        ("tile", names.tiles),
        ("era", names.eras),
        ("space", names.spaces),
        ("own-line", [line.key for line in spec.extra_lines]),
        ("deck", [*spec.decks, *(pile.key for pile in spec.piles)]),
    ):
        yield from twice(what, [name.lower() for name in called])
    shared = {what: kind.name for what, kind in EVENT_KINDS.items()}
    events = {
        what: kind.name
        for what, kind in spec.extra_events.items()
        if shared.get(what) != kind.name  # a shared event with other details
    }
    for what, own, first, common in (
        ("reason", spec.reason_names, FIRST_TITLE_REASON, REASON_NAMES),
        ("event", events, FIRST_TITLE_EVENT, shared),
    ):
        yield from twice(what, [*own.values(), *common.values()])
        for number in own:
            if number < first:
                yield BadInput(
                    "check-own-number", what=what, name=own[number], number=number, first=first
                )


def check_sizes(spec: GameSpec) -> Complaints:
    """Yields errors about tables that exceed a position; bitsets have at most 62 members."""
    tables = spec.rules.tables
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
            yield BadInput("check-size", what=what, many=many, most=most)


def check_tables(spec: GameSpec) -> Complaints:
    """Yields errors about tables whose length differs from the number of their objects."""
    tables = spec.rules.tables
    tiles, eras = len(tables.tile_kind), tables.eras
    for count, fields in (
        (tables.slots, ("slot_place", "slot_kinds")),
        (tables.places, ("place_slots", "place_opens", "place_icons", "links_at")),
        (tables.links, ("link_places",)),
        (tables.kinds, ("kind_slots", "kind_goods")),
        (tiles, ("tile_level", "tile_cost", "tile_coal", "tile_iron", "tile_points")),
        (tiles, ("tile_income", "tile_icons", "tile_eras", "tile_develops")),
        (tiles * 2, ("tile_cubes",)),
        (tables.cards, ("card_slots", "card_kinds", "card_copies")),
        (2, ("market_spaces", "market_start")),
        (len(tables.loan_money), ("loan_levels",)),
    ):
        for field in fields:
            entries = len(getattr(tables, field))
            if entries != count:
                yield BadInput("check-entries", table=field, entries=entries, wanted=count)
    for field in ("era_links", "link_cost", "link_coal", "second_link_cost", "face_down",
                  "removed", "one_tile_per_place", "tiles_open_reach"):  # fmt: skip
        if len(getattr(tables, field)) < eras:
            yield BadInput("check-eras", table=field, eras=eras)


def check_decks(spec: GameSpec) -> Complaints:
    """Yields errors about decks that do not give every seat a hand and equally many cards."""
    tables = spec.rules.tables
    if tables.refill_at == REFILL_NEVER:
        return  # the title deals and draws by its own rules
    cards = len(full_deck(spec))
    for era in range(tables.eras):
        aside = tables.removed[era] + tables.face_down[era] * spec.seats
        played, left_over = divmod(cards - aside, spec.seats)
        if left_over:
            yield BadInput("check-uneven", cards=cards, era=spec.names.eras[era])
        if played < tables.hand_size:
            yield BadInput("check-hands", cards=cards, era=spec.names.eras[era])


def check_choices(spec: GameSpec) -> Complaints:
    """Yields errors about choices that are repeated, or have no text.

    ``core/validate.py`` checks for missing choices.
    """
    table = spec.rules.tables.choices
    all_choices = [(table.verb[code], table.a[code], table.b[code]) for code in range(table.size())]
    yield from twice("choice", [str(choice) for choice in all_choices])
    texts: list[str] = []
    for verb, a, b in all_choices:
        if not 0 <= verb < LAST_VERB:
            yield BadInput("check-verb", verb=verb, end=LAST_VERB)
        elif verb >= FIRST_TITLE_VERB:
            try:
                texts.append(spec.extra_verbs[verb].text(spec.names, a))
            except LookupError as error:
                choice = f"{verb}, {a}, {b}"
                yield BadInput("check-no-text", choice=choice, why=repr(error))
    yield from twice("choice-text", texts)


def twice(what: str, names: Sequence[str]) -> Complaints:
    """Yields errors about repeated names."""
    for name, times in Counter(names).items():
        if times > 1:
            yield BadInput("check-twice", what=what, name=name, times=times)
