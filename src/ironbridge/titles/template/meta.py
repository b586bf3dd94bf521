"""Metadata of Millbrook: names, player counts and options. Constants only."""

from ironbridge.titles.meta import Option, Title

TITLE = Title(
    package=__package__,
    name="template",
    full_name="Millbrook",
    seats=(2,),
    default_seats=2,
    options=(Option("busy_harbour", (False, True), "the harbour buys twice as much", "TT-sell-2"),),
)
