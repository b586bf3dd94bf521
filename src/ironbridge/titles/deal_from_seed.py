"""Dealing: a seed becomes the order, the decks and the counters of a setting."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.deal import Deal
from ironbridge.core.position import NO_TILE
from ironbridge.core.rng import Chance
from ironbridge.titles.spec import Pile, Setting


def deal_from_seed(setting: Setting, seed: int) -> Deal:
    """Returns the deal that a seed is a short name for."""
    chance = Chance(seed)
    order = first_order(setting, chance)
    decks: list[list[int]] = []
    for _ in setting.decks:
        deck = full_deck(setting)
        chance.shuffle(deck)
        decks.append(deck)
    counters: list[list[int]] = []
    for pile in setting.piles:
        supply = list(pile.supply)
        if pile.stack is None:
            chance.shuffle(supply)
        else:
            supply = pile.stack(chance)
        counters.append(supply)
    return make_deal(setting, order, decks, counters)


def first_order(setting: Setting, chance: Chance) -> list[int]:
    """Returns the turn order of the first round."""
    order = list(range(setting.seats))
    if setting.first_order == "shuffled":
        chance.shuffle(order)
    elif setting.first_order == "rotated":
        first = chance.below(setting.seats)
        order = order[first:] + order[:first]
    return order


def full_deck(setting: Setting) -> list[int]:
    """Returns the cards of one era's deck, in printed order."""
    copies = setting.rules.tables.card_copies
    return [card for card, many in enumerate(copies) for _ in range(many)]


def make_deal(
    setting: Setting, order: Sequence[int], decks: list[list[int]], counters: list[list[int]]
) -> Deal:
    """Returns a deal from numbers; the counters of each pile in the order of its spaces.

    Counters beyond the last space stay in the box.
    """
    cards: list[int] = []
    starts = [0]
    for deck in decks:
        cards.extend(deck)
        starts.append(len(cards))
    size = sum(pile.length for pile in setting.piles)
    piles = [int(NO_TILE)] * size
    for pile, supply in zip(setting.piles, counters, strict=True):
        for entry, counter in zip(entries(setting, pile), supply, strict=False):
            piles[entry] = counter
    return Deal(vec[u8](order), vec[u8](cards), vec[i64](starts), vec[u8](piles))


def entries(setting: Setting, pile: Pile) -> list[int]:
    """Returns where a pile's counters stand in ``Deal.piles``, in order."""
    if pile.spaces:
        return [pile.start + setting.names.spaces.index(space) for space in pile.spaces]
    return list(range(pile.start, pile.start + len(pile.supply)))
