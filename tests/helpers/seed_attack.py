"""Recovers the seed of ``Rng`` from one shuffled deck, by lattice reduction.

The generator is linear, ``state' = STEP * state + ODD mod 2**62``, and each step of a shuffle
shows the leading bits of the state: the pick among ``limit`` cards.  A dozen picks with five bits
each determine the 62 bits of the state: the closest vector of a lattice whose rows are the powers
of ``STEP``.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

MODULUS: Final = 2**62
STEP: Final = 0x1D872B41D3C5A76D
ODD: Final = 0x2545F4914F6CDD1D
WIDEST: Final = 6
"""Maximum number of cards that a pick may be uncertain by."""
HIDDEN: Final = -1
"""Number in place of a card that the attacker has not seen."""
SCALE: Final = 2**10
"""Resolution of the weighted lattice."""


class Pick(NamedTuple):
    """What is known of a generated number: the leading part of a state lies in an interval."""

    step: int
    """Number of the step of the shuffle, from 0."""
    low: int
    high: int


def picks_of(printed: Sequence[int], shuffled: Sequence[int]) -> list[Pick]:
    """Returns what a shuffled deck tells of the picks; equal cards make a pick uncertain.

    The shuffle goes from the last card down: ``HIDDEN`` cards in front tell nothing.
    """
    known = [{card} for card in printed]
    found = []
    for step, last in enumerate(range(len(printed) - 1, 0, -1)):
        if shuffled[last] == HIDDEN:
            break
        places = [place for place in range(last + 1) if shuffled[last] in known[place]]
        first, end = min(places), max(places)
        if end - first < WIDEST:
            low, high = first * MODULUS // (last + 1), (end + 1) * MODULUS // (last + 1)
            found.append(Pick(step, low, high))
        if len(places) == 1:
            known[first] = known[last]
        else:
            for place in places:
                known[place] = known[place] | known[last]
    return found


def state_before(picks: Sequence[Pick]) -> int:
    """Returns the most likely state of the generator before the first step of the shuffle."""
    factors, shifts = [], []
    for pick in picks:
        factors.append(pow(STEP, pick.step + 1, MODULUS))
        shifts.append(advanced(0, pick.step + 1))
    widths = [(pick.high - pick.low) / 2 for pick in picks]
    weights = [max(1, round(SCALE * 2**56 / width)) for width in widths]
    rows = [[0] * index + [MODULUS] + [0] * (len(picks) - index - 1) for index in range(len(picks))]
    inverse = pow(factors[0], -1, MODULUS)
    rows[0] = [factor * inverse % MODULUS for factor in factors]
    basis = [[entry * weight for entry, weight in zip(row, weights, strict=True)] for row in rows]
    target = [
        ((pick.low + pick.high) // 2 - shift) * weight
        for pick, shift, weight in zip(picks, shifts, weights, strict=True)
    ]
    close = closest(reduced(basis), target)
    return close[0] // weights[0] * inverse % MODULUS


def advanced(state: int, steps: int) -> int:
    """Returns a state after a number of steps."""
    for _ in range(steps):
        state = (state * STEP + ODD) % MODULUS
    return state


def seed_of(state: int, drawn: int) -> int:
    """Returns the seed whose generator has this state after ``drawn`` numbers."""
    back = pow(STEP, -1, MODULUS)
    for _ in range(drawn + 3):  # the constructor makes three steps
        state = (state - ODD) * back % MODULUS
    return state


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """Returns a reduced basis by the algorithm of Lenstra, Lenstra and Lovász, in integers."""
    size = len(basis)
    rows = [row[:] for row in basis]
    # determinants[i] = d_i, factor[i][j] = d_(j+1) * mu_ij (Cohen, algorithm 2.6.7)
    factor = [[0] * size for _ in range(size)]
    determinants = [1] + [0] * size

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            found = dot(rows[k], rows[j])
            for i in range(j):
                found = (determinants[i + 1] * found - factor[k][i] * factor[j][i]) // determinants[
                    i
                ]
            factor[k][j] = found
        determinants[k + 1] = factor[k][k]

    def shorten(k: int, j: int) -> None:
        if 2 * abs(factor[k][j]) <= determinants[j + 1]:
            return
        times = rounded(factor[k][j], determinants[j + 1])
        rows[k] = [one - times * two for one, two in zip(rows[k], rows[j], strict=True)]
        factor[k][j] -= times * determinants[j + 1]
        for i in range(j):
            factor[k][i] -= times * factor[j][i]

    def swap(k: int, top: int) -> None:
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        for j in range(k - 1):
            factor[k][j], factor[k - 1][j] = factor[k - 1][j], factor[k][j]
        middle = factor[k][k - 1]
        new = (determinants[k - 1] * determinants[k + 1] + middle * middle) // determinants[k]
        for i in range(k + 1, top + 1):
            kept = factor[i][k]
            factor[i][k] = (determinants[k + 1] * factor[i][k - 1] - middle * kept) // determinants[
                k
            ]
            factor[i][k - 1] = (new * kept + middle * factor[i][k]) // determinants[k + 1]
        determinants[k] = new

    orthogonalise(0)
    k, top = 1, 0
    while k < size:
        if k > top:
            top = k
            orthogonalise(k)
        shorten(k, k - 1)
        left = determinants[k + 1] * determinants[k - 1]
        if 4 * left < 3 * determinants[k] ** 2 - 4 * factor[k][k - 1] ** 2:
            swap(k, top)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return rows


def closest(basis: list[list[int]], target: list[int]) -> list[int]:
    """Returns a vector of the lattice near a target: Babai's nearest plane."""
    from fractions import Fraction

    axes: list[list[Fraction]] = []
    for row in basis:
        axis = [Fraction(entry) for entry in row]
        for other in axes:
            share = sum((Fraction(a) * b for a, b in zip(row, other, strict=True)), Fraction()) / (
                sum((b * b for b in other), Fraction())
            )
            axis = [a - share * b for a, b in zip(axis, other, strict=True)]
        axes.append(axis)
    left = [Fraction(entry) for entry in target]
    found = [0] * len(target)
    for row, axis in zip(reversed(basis), reversed(axes), strict=True):
        share = sum((a * b for a, b in zip(left, axis, strict=True)), Fraction()) / sum(
            (b * b for b in axis), Fraction()
        )
        times = round(share)
        left = [a - times * b for a, b in zip(left, row, strict=True)]
        found = [a + times * b for a, b in zip(found, row, strict=True)]
    return found


def dot(one: Sequence[int], two: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, two, strict=True))


def rounded(numerator: int, denominator: int) -> int:
    """Returns the integer nearest to a fraction."""
    return (2 * numerator + denominator) // (2 * denominator)
