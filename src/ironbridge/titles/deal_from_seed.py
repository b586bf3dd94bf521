"""Deals a game from a seed or from a key: turn order, decks and counters."""

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.deal import Deal
from ironbridge.core.deal_stream import DealStream, Shuffler
from ironbridge.core.position import NO_TILE
from ironbridge.core.rng import Rng
from ironbridge.titles.spec import GameSpec, Pile


def deal_from_seed(spec: GameSpec, seed: int) -> Deal:
    """Returns the deal of a seed.

    One fast generator makes the whole deal: a part of it tells the rest.
    """
    rng = Rng(seed)
    return shuffled_deal(spec, lambda label: rng)


def deal_from_key(spec: GameSpec, key: bytes) -> Deal:
    """Returns the deal of a key of 256 bits.

    Turn order, each deck and each pile have a cryptographic stream of their own: no part of the
    deal tells anything of another part.
    """
    return shuffled_deal(spec, lambda label: DealStream(key, label))


def shuffled_deal(spec: GameSpec, source: Callable[[str], Shuffler]) -> Deal:
    """Returns a deal; ``source`` gives the random numbers for each label of a deal."""
    order = first_order(spec, source("order"))
    decks: list[list[int]] = []
    for label in spec.decks:
        deck = full_deck(spec)
        source(label).shuffle(deck)
        decks.append(deck)
    counters: list[list[int]] = []
    for pile in spec.piles:
        supply = list(pile.supply)
        rng = source(pile.key)
        if pile.stack is None:
            rng.shuffle(supply)
        else:
            supply = pile.stack(rng)
        counters.append(supply)
    return make_deal(spec, order, decks, counters)


def first_order(spec: GameSpec, rng: Shuffler) -> list[int]:
    """Returns the turn order of the first round."""
    order = list(range(spec.seats))
    if spec.first_order == "shuffled":
        rng.shuffle(order)
    elif spec.first_order == "rotated":
        first = rng.below(spec.seats)
        order = order[first:] + order[:first]
    return order


def full_deck(spec: GameSpec) -> list[int]:
    """Returns the cards of one era's deck, in printed order."""
    copies = spec.rules.tables.card_copies
    return [card for card, many in enumerate(copies) for _ in range(many)]


def make_deal(
    spec: GameSpec, order: Sequence[int], decks: list[list[int]], counters: list[list[int]]
) -> Deal:
    """Returns a deal; the counters of each pile in the order of its spaces.

    Counters beyond the last space stay in the box.
    """
    cards: list[int] = []
    starts = [0]
    for deck in decks:
        cards.extend(deck)
        starts.append(len(cards))
    size = sum(pile.length for pile in spec.piles)
    piles = [int(NO_TILE)] * size
    for pile, supply in zip(spec.piles, counters, strict=True):
        for entry, counter in zip(entries(spec, pile), supply, strict=False):
            piles[entry] = counter
    return Deal(vec[u8](order), vec[u8](cards), vec[i64](starts), vec[u8](piles))


def entries(spec: GameSpec, pile: Pile) -> list[int]:
    """Returns the indices of a pile's counters in ``Deal.piles``, in order."""
    if pile.spaces:
        return [pile.start + spec.names.spaces.index(space) for space in pile.spaces]
    return list(range(pile.start, pile.start + len(pile.supply)))
