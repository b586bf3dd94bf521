"""Metadata of Brass (2007): names, player counts, variants and options. Constants only."""

from collections.abc import Mapping

from ironbridge.titles.meta import Option, OptionValue, Title

OPTIONS = (
    Option(
        "deck",
        ("2007", "2018"),
        "cards removed unseen, or a deck for the number of players; with two players also the map",
        "BL-setup-3",
    ),
    Option(
        "refill", ("round", "turn"), "hands are filled after the round or the turn", "BL-hand-1"
    ),
    Option(
        "virtual_link",
        ("both", "one_way", "none"),
        "Liverpool and Birkenhead joined for cards: both ways, towards Birkenhead, or not",
        "BL-virtual-2",
        when=({"seats": ("3", "4")}, {"deck": ("2018",)}),
    ),
    Option(
        "overbuild_cubes",
        ("both", "either"),
        "overbuild an opponent's coal mine or iron works: tiles and track empty, or one of them",
        "BL-overbuild-3",
    ),
    Option(
        "overbuild_full",
        (False, True),
        "an opponent's coal mine is safe while its location has a free space for coal",
        "BL-overbuild-5",
    ),
    Option(
        "port_order_binds",
        (False, True),
        "a port of yours in the second space is not overbuilt while the first is empty",
        "BL-build-9",
    ),
    Option("distant_bonus", ("income", "money"), "what the cotton track pays", "BL-distant-4"),
    Option(
        "scotland_canal",
        (True, False),
        "two players: the canal to Scotland",
        "BL-two-3",
        when=({"seats": ("2",), "deck": ("2007",)},),
    ),
    Option(
        "cotton_points",
        ("3", "5"),
        "victory points of a level-1 cotton mill: as printed in 2007, or as the World Boardgaming "
        "Championships of 2023 play the edition of 2018",
        "BL-2018-3",
    ),
    Option(
        "income_tie", ("space", "level"), "ties are broken by income space or level", "BL-tie-2"
    ),
    Option("last_tie", ("order", "shared"), "after money: turn order, or shared", "BL-tie-4"),
)

EDITION_2018: Mapping[str, OptionValue] = {
    "deck": "2018",
    "refill": "turn",
    "virtual_link": "none",
    "last_tie": "shared",
}
PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "2018": EDITION_2018,
    "introductory": EDITION_2018,
}
"""Option values that a variant changes; an option given by name overrides them."""

TITLE = Title(
    package=__package__,
    name="lancashire",
    full_name="Brass (Lancashire, 2007)",
    seats=(2, 3, 4),
    default_seats=4,
    options=OPTIONS,
    variants=("2018", "introductory", "two_players"),
    presets=PRESETS,
    variant_seats={"two_players": (2,)},
    notes=(
        "Two players use the map that players made in 2009. The decks of 2018 for two and three "
        "seats, and its distant tiles for two, are reconstructed."
    ),
)
