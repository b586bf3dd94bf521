"""View types of Age of Industry."""

from msgspec import Struct


class CounterSeen(Struct, frozen=True, kw_only=True):
    """Market counter, and whether it is used."""

    counter: str
    used: bool


class AgeOfIndustrySeen(Struct, frozen=True, kw_only=True):
    """Loans by seat, the display, market counters by space, coal behind ships, rebuilt ships."""

    loans: list[int]
    display: list[str]
    markets: dict[str, CounterSeen]
    imports: dict[str, int]
    rebuilt: list[str]
