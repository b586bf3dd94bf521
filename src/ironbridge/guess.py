"""Dealing anew what a seat cannot see, for bots that search."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.chance import Chance
from ironbridge.core.hand import add_card, drop_card, pile_left
from ironbridge.core.position import DISCARDS_AT, Deal, Position
from ironbridge.notation.deals import full_deck
from ironbridge.titles.setting import Setting


def redeal(setting: Setting, pos: Position, seat: int, seed: int) -> Position:
    """A copy in which other hands, the pile, later decks and unseen counters are dealt anew."""
    chance = Chance(seed)
    copy = pos.copy()
    unseen = unseen_cards(setting, pos, seat)
    chance.shuffle(unseen)
    for other in range(setting.seats):
        if other != seat:
            change_hand(setting, copy, other, unseen)
    copy.deal = new_deal(setting, pos, seat, unseen, chance)
    return copy


def unseen_cards(setting: Setting, pos: Position, seat: int) -> list[int]:
    """Cards of this era's deck that the seat does not see anywhere."""
    left = Counter(full_deck(setting))
    for card in range(len(setting.names.cards)):
        left[card] -= int(pos.in_hand(seat, card)) + int(pos.cells[DISCARDS_AT + card])
    for card in setting.open_cards(pos):
        left[card] -= 1
    return [card for card, many in left.items() for _ in range(max(many, 0))]


def change_hand(setting: Setting, pos: Position, seat: int, unseen: list[int]) -> None:
    """Swap a hand's hidden cards for unseen ones; wild cards were taken openly and stay."""
    copies = setting.rules.tables.card_copies
    held = [
        card
        for card in range(len(setting.names.cards))
        if copies[card]
        for _ in range(int(pos.in_hand(seat, card)))
    ]
    for card in held:
        drop_card(pos, seat, card)
    for _ in held:
        add_card(pos, seat, unseen.pop())


def new_deal(setting: Setting, pos: Position, seat: int, unseen: list[int], chance: Chance) -> Deal:
    """The same deal with everything this seat has not seen replaced."""
    old = pos.deal
    drawn, end = int(pos.drawn), int(old.era_start[pos.era + 1])
    gone = int(pile_left(pos))
    cards = [0] * drawn + unseen[:gone]
    assert len(cards) == end
    for _ in setting.decks[int(pos.era) + 1 :]:
        deck = full_deck(setting)
        chance.shuffle(deck)
        cards += deck
    piles = [int(counter) for counter in old.piles]
    for group in setting.unseen_piles(pos, seat):
        counters = sorted(piles[entry] for entry in group)  # the true order must not shine through
        chance.shuffle(counters)
        for entry, counter in zip(group, counters, strict=True):
            piles[entry] = counter
    return Deal(old.order, vec[u8](cards), old.era_start, vec[u8](piles))
