"""Luck-adjusted results of an arena: control variates that make differences surer.

From the points of a seat the luck of the deal and of the draws is subtracted (``sim/game_luck``),
each phase times a factor.  The factor of a deal is fitted to the other deals, so it is independent
of the luck that it multiplies: the adjusted points have the mean of the points.
"""

from collections.abc import Sequence
from math import ceil
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ironbridge.sim.arena import Lead, MatchResult, by_deal, lead, lead_by_deal
from ironbridge.sim.simulate import AUTOMATIC

FOLDS: Final = 10
"""Number of parts of the deals; the factors of a part are fitted to the other parts."""
PRIOR: Final = 100
"""Weight of the factor 1 in a fit, in seats of games."""
CERTAINTY: Final = 1.96 + 0.84
"""Standard errors of a lead whose 95 % interval is above zero in four of five runs."""


class AdjustedLead(NamedTuple):
    """The lead of one of two bots, as it is and without luck."""

    raw: Lead
    adjusted: Lead
    raw_deviation: float
    """Standard deviation of the lead from deal to deal, in points."""
    adjusted_deviation: float
    raw_deals: int | None
    """Number of deals that show the adjusted lead; None where there is none."""
    adjusted_deals: int | None


def adjusted_lead(outcomes: Sequence[MatchResult], seed: int) -> AdjustedLead | None:
    """Returns the lead of one of two bots with and without luck; None unless there are two."""
    raw, without = lead(outcomes, seed), without_luck(outcomes)
    adjusted = lead(without, seed)
    if raw is None or adjusted is None:
        return None
    deviations = [
        stdev(found) if len(found := lead_by_deal(games, adjusted.ahead)) > 1 else 0.0
        for games in (outcomes, without)
    ]
    deals = [deals_needed(adjusted.mean, deviation) for deviation in deviations]
    return AdjustedLead(raw, adjusted, deviations[0], deviations[1], deals[0], deals[1])


def lead_figures(outcomes: Sequence[MatchResult]) -> dict[str, object]:
    """Returns the lead of one of two bots with and without luck as plain data; empty for others."""
    found = adjusted_lead(outcomes, 0)
    if found is None:
        return {}
    raw = (found.raw, found.raw_deviation, found.raw_deals)
    adjusted = (found.adjusted, found.adjusted_deviation, found.adjusted_deals)
    return {
        name: {
            "ahead": one.ahead,
            "behind": one.behind,
            "mean": round(one.mean, 2),
            "low": round(one.low, 2),
            "high": round(one.high, 2),
            "deviation": round(deviation, 2),
            "deals_needed": deals,
        }
        for name, (one, deviation, deals) in (("lead", raw), ("adjusted_lead", adjusted))
    }


def deals_needed(mean: float, deviation: float) -> int | None:
    """Returns the number of deals whose 95 % interval excludes zero in four of five runs."""
    return ceil((CERTAINTY * deviation / mean) ** 2) if mean and deviation else None


def without_luck(outcomes: Sequence[MatchResult]) -> list[MatchResult]:
    """Returns the games with luck-adjusted points."""
    groups = by_deal(outcomes)
    found: list[MatchResult] = []
    for part in range(min(FOLDS, len(groups))):
        rest = [one for n, group in enumerate(groups) for one in group if n % FOLDS != part]
        factors = luck_factors(rest)
        for group in groups[part::FOLDS]:
            found += [one._replace(points=adjusted_points(one, factors)) for one in group]
    return sorted(found, key=lambda one: one.deal)


def adjusted_points(one: MatchResult, factors: Sequence[float]) -> list[float]:
    """Returns the points of every seat minus its luck, each phase times its factor."""
    found = [float(points) for points in one.points]
    for factor, phase in zip(factors, one.luck, strict=False):
        found = [points - factor * luck for points, luck in zip(found, phase, strict=True)]
    return found


def luck_factors(games: Sequence[MatchResult]) -> list[float]:
    """Returns the regression factor of each phase of luck; 1 without games.

    The phases are uncorrelated, because the mean of each is zero whatever happened before: each
    factor is fitted by itself.
    """
    leads: dict[str, list[float]] = {}
    for one in games:
        for name, points in zip(one.players, leads_of(one, one.points), strict=True):
            leads.setdefault(name, []).append(points)
    usual = {name: fmean(points) for name, points in leads.items()}
    phases = max((len(one.luck) for one in games), default=0)
    found: list[float] = []
    for phase in range(phases):
        product = square = 0.0
        seats = 0
        for one in games:
            luck = leads_of(one, one.luck[phase])
            for n, points in enumerate(leads_of(one, one.points)):
                product += (points - usual[one.players[n]]) * luck[n]
                square += luck[n] * luck[n]
                seats += 1
        prior = PRIOR * square / seats
        found.append((product + prior) / (square + prior) if square else 1.0)
    return found


def leads_of(one: MatchResult, numbers: Sequence[float]) -> list[float]:
    """Returns the number of every seat minus the mean of the other seats; 0 for automatic ones."""
    people = [n for n, name in enumerate(one.players) if name != AUTOMATIC]
    found = [0.0] * len(numbers)
    for seat in people:
        others = [numbers[n] for n in people if n != seat]
        found[seat] = numbers[seat] - (fmean(others) if others else 0.0)
    return found
