"""Deals: every random thing of a game, from a seed or from plain data, and back again."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ironbridge.core.position import Deal
from ironbridge.errors import BadInput
from ironbridge.notation.choices import fold
from ironbridge.titles.dealing import deal_from_seed as deal_from_seed
from ironbridge.titles.dealing import entries as entries
from ironbridge.titles.dealing import full_deck as full_deck
from ironbridge.titles.dealing import make_deal as make_deal
from ironbridge.titles.setting import Pile, Setting


def plain_deal(setting: Setting, deal: Deal) -> dict[str, object]:
    """A deal as plain data."""
    names = setting.names
    plain: dict[str, object] = {"order": [int(seat) for seat in deal.order]}
    for era, key in enumerate(setting.decks):
        start, end = int(deal.era_start[era]), int(deal.era_start[era + 1])
        plain[key] = [names.cards[int(deal.cards[n])] for n in range(start, end)]
    for pile in setting.piles:
        found = [pile.counters[int(deal.piles[n])] for n in entries(setting, pile)]
        plain[pile.key] = dict(zip(pile.spaces, found, strict=True)) if pile.spaces else found
    return plain


def read_deal(setting: Setting, plain: Mapping[str, object]) -> Deal:
    """A deal from plain data; ``BadInput`` says what is wrong with it."""
    known = ["order", *setting.decks, *(pile.key for pile in setting.piles)]
    for key in plain:
        if key not in known:
            raise BadInput(f"A deal of {setting.title} has no '{key}'; it has {_list(known)}.")
    for key in known:
        if key not in plain:
            raise BadInput(f"The deal lacks '{key}'; it must have {_list(known)}.")
    order = _read_order(setting, plain["order"])
    decks = [_read_deck(setting, key, plain[key]) for key in setting.decks]
    counters = [_read_pile(pile, plain[pile.key]) for pile in setting.piles]
    return make_deal(setting, order, decks, counters)


def _read_order(setting: Setting, value: object) -> list[int]:
    if not isinstance(value, Sequence) or sorted(map(str, value)) != [
        str(seat) for seat in range(setting.seats)
    ]:
        raise BadInput(
            f"The 'order' of the deal must name each of the seats 0 to {setting.seats - 1} once."
        )
    order = [int(seat) for seat in value]
    if setting.rules.tables.fixed_order and order != sorted(order):
        raise BadInput("The 'order' of the deal must be by number: it never changes in this game.")
    return order


def _read_deck(setting: Setting, key: str, value: object) -> list[int]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadInput(f"The '{key}' of the deal must be a list of cards.")
    deck = [find_name(setting.names.cards, str(card), "card", key) for card in value]
    expected = Counter(full_deck(setting))
    for card in range(len(setting.names.cards)):
        if deck.count(card) != expected[card]:
            raise BadInput(
                f"The '{key}' of the deal has {deck.count(card)} cards "
                f"'{setting.names.cards[card]}'; with {setting.seats} seats there are "
                f"{expected[card]}."
            )
    return deck


def _read_pile(pile: Pile, value: object) -> list[int]:
    found: list[object]
    if pile.spaces:
        if not isinstance(value, Mapping):
            raise BadInput(f"The '{pile.key}' of the deal must name a counter for each space.")
        spaces = {fold(str(key)): item for key, item in value.items()}
        missing = [space for space in pile.spaces if fold(space) not in spaces]
        extra = set(spaces) - {fold(space) for space in pile.spaces}
        if missing or extra:
            raise BadInput(
                f"The '{pile.key}' of the deal must name exactly these spaces: "
                f"{_list(list(pile.spaces))}."
            )
        found = [spaces[fold(space)] for space in pile.spaces]
    elif isinstance(value, Sequence) and not isinstance(value, str):
        found = list(value)
    else:
        raise BadInput(f"The '{pile.key}' of the deal must be a list.")
    counters = [find_name(pile.counters, str(item), "counter", pile.key) for item in found]
    wanted = len(pile.spaces) if pile.spaces else len(pile.supply)
    if len(counters) != wanted or Counter(counters) - Counter(pile.supply):
        names = _list([pile.counters[counter] for counter in pile.supply])
        exactly = "exactly these" if wanted == len(pile.supply) else f"{wanted} of these"
        raise BadInput(f"The '{pile.key}' of the deal must use {exactly}: {names}.")
    return counters


def rest_of_pile(pile: Pile, named: Sequence[int]) -> list[int]:
    """What a pile holds beyond the counters that are named, in printed order."""
    left = Counter(named)
    rest: list[int] = []
    for counter in pile.supply:
        if left[counter]:
            left[counter] -= 1
        else:
            rest.append(counter)
    for counter in left.elements():
        raise BadInput(f"'{pile.key}' has more counters '{pile.counters[counter]}' than printed.")
    return rest


def find_name(names: Sequence[str], text: str, what: str, where: str) -> int:
    """The number of a name, however it is capitalised."""
    wanted = fold(text)
    for number, name in enumerate(names):
        if fold(name) == wanted:
            return number
    raise BadInput(f"In '{where}': there is no {what} called '{text}'.")


def _list(items: Sequence[str]) -> str:
    return ", ".join(f"'{item}'" for item in items)
