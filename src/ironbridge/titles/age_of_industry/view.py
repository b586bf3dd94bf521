"""What a view of Age of Industry holds beyond what every title has."""

from msgspec import Struct


class CounterSeen(Struct, frozen=True, kw_only=True):
    """A market counter, and whether it is used up."""

    counter: str
    used: bool


class AgeOfIndustrySeen(Struct, frozen=True, kw_only=True):
    """Loans by seat, the display, market counters by space, coal behind ships, rebuilt ships."""

    loans: list[int]
    display: list[str]
    markets: dict[str, CounterSeen]
    imports: dict[str, int]
    rebuilt: list[str]
