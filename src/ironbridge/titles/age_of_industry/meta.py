"""Metadata of Age of Industry: names, player counts, boards, options, the print in use."""

import os

from ironbridge.titles.meta import Option, Title

BOARDS = ("germany", "new_england")
VARIABLE = "IRONBRIDGE_AGE_OF_INDUSTRY_PRINT"
"""Environment variable with the path of a corrected data file."""

OPTIONS = (
    Option(
        "cubes_before_payment",
        (True, False),
        "cubes are moved before anything is paid, so what that earns is at hand; or price first",
        "AI-loan-3",
    ),
    Option(
        "rail_track_only_if_both_ends_dry",
        (True, False),
        "the track gives a rail's cube only when no source reaches either end",
        "AI-rail-6",
    ),
    Option(
        "port_being_built_opens_lanes",
        (False, True),
        "a port under construction joins standing ships for its own cubes",
        "AI-sea-3",
        when=({"board": ("new_england",)},),
    ),
    Option(
        "replaced_counter_is_a_source",
        (True, False),
        "a coal mine or iron works about to be overbuilt still gives its cubes",
        "AI-over-5",
    ),
    Option(
        "rebuilt_ship_sells_leftover_coal",
        (False, True),
        "a ship over a ship sells the coal left behind it to the track",
        "AI-ship-6",
        when=({"board": ("new_england",)},),
    ),
    Option(
        "pause_to_repay_after_last_action",
        (True, False),
        "a player who could repay a loan is asked once more before the turn ends",
        "AI-loan-6",
    ),
)


def edition() -> tuple[str, float] | None:
    """Returns the path and modification time of the corrected data file; None for the built-in."""
    path = os.environ.get(VARIABLE)
    if not path:
        return None
    return (path, os.path.getmtime(path) if os.path.exists(path) else 0.0)


TITLE = Title(
    package=__package__,
    name="age_of_industry",
    full_name="Age of Industry",
    seats=(3, 4, 5),
    default_seats=4,
    options=OPTIONS,
    boards=BOARDS,
    edition=edition,
    notes=(
        "The printed boards and most of the player mat could not be obtained. Certain are the "
        "rules, the component counts, the cotton row, coal 1, port 1, iron 1's price, the cubes of "
        "coal 2 and iron 2, factory 3's needs and profit, and what the rulebook says of its named "
        "places. Everything else (other prices and profits, ship and top factory levels, rows two "
        "and three of the demand track, how many cards and market counters of each kind, most "
        "places and connections) is a reconstruction that fits every example of the rulebook. A "
        "corrected data file is used when IRONBRIDGE_AGE_OF_INDUSTRY_PRINT names it."
    ),
)
