"""Notation of deals: every random outcome of a game, from a seed or plain data, and back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ironbridge.core.deal import Deal
from ironbridge.errors import BadInput, is_number, shown
from ironbridge.notation.fold import find_name, fold
from ironbridge.titles.deal_from_seed import deal_from_key as deal_from_key
from ironbridge.titles.deal_from_seed import deal_from_seed as deal_from_seed
from ironbridge.titles.deal_from_seed import entries as entries
from ironbridge.titles.deal_from_seed import full_deck as full_deck
from ironbridge.titles.deal_from_seed import make_deal as make_deal
from ironbridge.titles.spec import GameSpec, Pile


def plain_deal(spec: GameSpec, deal: Deal) -> dict[str, object]:
    """Returns a deal as plain data."""
    names = spec.names
    plain: dict[str, object] = {"order": list(deal.order)}
    for era, key in enumerate(spec.decks):
        start, end = deal.era_start[era], deal.era_start[era + 1]
        plain[key] = [names.cards[deal.cards[n]] for n in range(start, end)]
    for pile in spec.piles:
        found = [pile.counters[deal.piles[n]] for n in entries(spec, pile)]
        plain[pile.key] = dict(zip(pile.spaces, found, strict=True)) if pile.spaces else found
    return plain


def read_deal(spec: GameSpec, plain: object) -> Deal:
    """Returns a deal from plain data; ``BadInput`` explains an error."""
    known = ["order", *spec.decks, *(pile.key for pile in spec.piles)]
    if not isinstance(plain, Mapping):
        raise BadInput("deal-no-mapping", keys=_list(known), said=shown(plain))
    for key in plain:
        if key not in known and key not in later_decks(spec):
            said = f"'{key}'" if isinstance(key, str) else shown(key)
            raise BadInput("deal-unknown-key", title=spec.title, key=said, keys=_list(known))
    for key in known:
        if key not in plain:
            raise BadInput("deal-lacks", key=key, keys=_list(known))
    order = _read_order(spec, plain["order"])
    decks = [_read_deck(spec, key, plain[key]) for key in spec.decks]
    counters = [_read_pile(pile, plain[pile.key]) for pile in spec.piles]
    return make_deal(spec, order, decks, counters)


def later_decks(spec: GameSpec) -> list[str]:
    """Returns the decks of eras that this variant does not play, which are ignored."""
    return [f"{era} deck" for era in spec.names.eras[len(spec.decks) :]]


def _items(value: object) -> list[str] | None:
    """Returns a list of names or numbers as texts; ``None`` for another type."""
    if not isinstance(value, list | tuple):
        return None
    if not all(isinstance(item, str) or (is_number(item) and 0 <= item < 100) for item in value):
        return None
    return [str(item) for item in value]


def _read_order(spec: GameSpec, value: object) -> list[int]:
    items = _items(value)
    if items is None or sorted(items) != [str(seat) for seat in range(spec.seats)]:
        raise BadInput("deal-order", last=spec.seats - 1)
    order = [int(seat) for seat in items]
    if spec.rules.tables.fixed_order and order != sorted(order):
        raise BadInput("deal-order-fixed")
    return order


def _read_deck(spec: GameSpec, key: str, value: object) -> list[int]:
    items = _items(value)
    if items is None:
        raise BadInput("deal-no-cards", key=key, said=shown(value))
    deck = [find_name(spec.names.cards, card, "card", key) for card in items]
    expected = Counter(full_deck(spec))
    for card in range(len(spec.names.cards)):
        if deck.count(card) != expected[card]:
            raise BadInput(
                "deal-card-count",
                key=key,
                many=deck.count(card),
                card=spec.names.cards[card],
                seats=spec.seats,
                printed=expected[card],
            )
    return deck


def _read_pile(pile: Pile, value: object) -> list[int]:
    found = _on_spaces(pile, value) if pile.spaces else _items(value)
    if found is None:
        raise BadInput(
            "deal-counter-each" if pile.spaces else "deal-no-counters",
            key=pile.key,
            said=shown(value),
        )
    counters = [find_name(pile.counters, item, "counter", pile.key) for item in found]
    wanted = len(pile.spaces) if pile.spaces else len(pile.supply)
    if len(counters) != wanted or Counter(counters) - Counter(pile.supply):
        names = _list([pile.counters[counter] for counter in pile.supply])
        raise BadInput(
            "deal-exactly-these" if wanted == len(pile.supply) else "deal-some-of-these",
            key=pile.key,
            many=wanted,
            counters=names,
        )
    return counters


def _on_spaces(pile: Pile, value: object) -> list[str] | None:
    """Returns the counters that a mapping places on the spaces, in the order of the spaces."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        return None
    spaces = {fold(key): item for key, item in value.items()}
    wanted = [fold(space) for space in pile.spaces]
    if len(spaces) < len(value) or set(spaces) != set(wanted):
        raise BadInput("deal-spaces", key=pile.key, spaces=_list(list(pile.spaces)))
    return _items([spaces[space] for space in wanted])


def rest_of_pile(pile: Pile, named: Sequence[int]) -> list[int]:
    """Returns the counters of a pile that are not named, in printed order."""
    left = Counter(named)
    rest: list[int] = []
    for counter in pile.supply:
        if left[counter]:
            left[counter] -= 1
        else:
            rest.append(counter)
    for counter in left.elements():
        raise BadInput("too-many-counters", key=pile.key, counter=pile.counters[counter])
    return rest


def _list(items: Sequence[str]) -> str:
    return ", ".join(f"'{item}'" for item in items)
