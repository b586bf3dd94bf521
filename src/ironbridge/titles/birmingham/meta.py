"""Metadata of Brass: Birmingham: names, player counts, variants and options. Constants only."""

from ironbridge.titles.meta import Option, Title

LEVELS = ("easy", "medium", "hard")
"""Levels of the Automa."""

TITLE = Title(
    package=__package__,
    name="birmingham",
    full_name="Brass: Birmingham",
    seats=(2, 3, 4),
    default_seats=4,
    aimed_seats=4,
    options=(
        Option("coal_split", (False, True), "choose the mine cube by cube", "BB-coal-4"),
        Option(
            "gloucester_optional",
            (False, True),
            "the free development may be declined",
            "BB-merchant-3",
        ),
        Option(
            "free_start_overbuild",
            (False, True),
            "an industry card may overbuild a tile when nothing of yours is on the board",
            "BB-network-5",
        ),
        Option(
            "income_tie", ("space", "level"), "ties are broken by income space or level", "BB-tie-2"
        ),
        Option(
            "intro_last_income",
            (False, True),
            "income after the last introductory round",
            "BB-intro-5",
            when=({"variant": ("introductory",)},),
        ),
        Option(
            "shortfall_zero",
            ("skip", "force"),
            "tiles worth nothing in a shortfall",
            "BB-shortfall-4",
        ),
    ),
    variants=("introductory",),
    automa=LEVELS,
    stage="beta",
)
