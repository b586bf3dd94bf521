"""Determinization: samples worlds consistent with what a seat knows.

A ``Determinizer`` computes once what the seat cannot see: other hands, the pile, later decks,
counters face down.  Each sample then costs one copy of the position and a few shuffles.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ironbridge.core.bitset import BIT
from ironbridge.core.deal import Deal
from ironbridge.core.hand import add_card, drop_card
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, NOBODY, Position
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Workspace

TRIES: i64 = 200
"""Maximum number of hands sampled for a rival in the middle of an action."""


@final
@mypyc_attr(acyclic=True)
class Determinizer:
    """The hidden information of one seat in one position, ready to be sampled."""

    def __init__(
        self, rules: Rules, pos: Position, seat: i64, shown: list[int], groups: list[list[int]]
    ) -> None:
        self.rules = rules
        self.pos = pos
        self.seat = seat
        self.groups = as_vecs(groups)
        """Indices into the piles that this seat has not seen; each group is shuffled by itself."""
        self.cards = unseen_cards(rules.tables, pos, seat, shown)
        """Cards of this era's deck that the seat has not seen, lowest first."""
        self.deck = whole_deck(rules.tables)

    def sample(self, rng: Rng) -> Position:
        """Returns a copy of the position with its hidden information sampled.

        A rival in the middle of an action was asked for a card because two or more fit: its
        sampled hand must also have two that fit.
        """
        pos = self.pos
        if pos.seat == self.seat or pos.ask == ASK_ACTION or pos.ask == ASK_NOTHING:
            return self.sample_once(rng, NOBODY)
        work = Workspace()
        tries: i64 = 0
        while tries < TRIES:
            copy = self.sample_once(rng, NOBODY)
            if legal(self.rules, copy, work) > 1:
                return copy
            tries += 1
        return self.sample_once(rng, pos.seat)

    def sample_once(self, rng: Rng, kept: i64) -> Position:
        """Returns one sample; the hand of the seat ``kept`` stays as it is."""
        tables = self.rules.tables
        copy = self.pos.copy()
        cards = self.cards[:]
        if kept >= 0:
            cards = without_hand(tables, copy, kept, cards)
        shuffle(cards, 0, len(cards), rng)
        left = len(cards)
        seat: i64 = 0
        while seat < copy.seats:
            if seat != self.seat and seat != kept:
                left = change_hand(tables, copy, seat, cards, left)
            seat += 1
        copy.deal = self.new_deal(cards, rng)
        return copy

    def new_deal(self, cards: vec[u8], rng: Rng) -> Deal:
        """Returns the deal with all hidden cards and counters sampled."""
        pos, old = self.pos, self.pos.deal
        dealt = old.cards[:]
        at: i64 = 0
        while at < pos.drawn:
            dealt[at] = 0
            at += 1
        end = pos.deal.era_start[pos.era + 1]
        n: i64 = 0
        while at < end:
            dealt[at] = cards[n]
            at += 1
            n += 1
        era = pos.era + 1
        while era < len(old.era_start) - 1:
            start = old.era_start[era]
            n = 0
            while n < len(self.deck):
                dealt[start + n] = self.deck[n]
                n += 1
            shuffle(dealt, start, n, rng)
            era += 1
        return Deal(old.order, dealt, old.era_start, self.new_piles(rng))

    def new_piles(self, rng: Rng) -> vec[u8]:
        """Returns the piles with each group of hidden counters shuffled."""
        piles = self.pos.deal.piles
        if len(self.groups) == 0:
            return piles
        piles = piles[:]
        for group in self.groups:
            size: i64 = len(group)
            counters = vec[u8](capacity=size)
            n: i64 = 0
            while n < size:
                counters = append(counters, piles[group[n]])
                n += 1
            sort(counters)  # the result must not depend on the true order
            shuffle(counters, 0, size, rng)
            n = 0
            while n < size:
                piles[group[n]] = counters[n]
                n += 1
        return piles


def as_vecs(groups: list[list[int]]) -> list[vec[i64]]:
    """Returns the groups as native vectors."""
    return [vec[i64](group) for group in groups]


def whole_deck(tables: Tables) -> vec[u8]:
    """Returns all cards of an era's deck, lowest first."""
    deck = vec[u8](capacity=64)
    card: i64 = 0
    while card < tables.cards:
        copies: i64 = 0
        while copies < tables.card_copies[card]:
            deck = append(deck, u8(card))
            copies += 1
        card += 1
    return deck


def unseen_cards(tables: Tables, pos: Position, seat: i64, shown: list[int]) -> vec[u8]:
    """Returns the cards of this era's deck that are neither in the seat's hand nor lie open."""
    found = vec[u8](capacity=64)
    card: i64 = 0
    while card < tables.cards:
        left = tables.card_copies[card] - pos.in_hand(seat, card)
        left -= pos.discarded(card)
        left -= shown.count(int(card))
        while left > 0:
            found = append(found, u8(card))
            left -= 1
        card += 1
    return found


def without_hand(tables: Tables, pos: Position, seat: i64, cards: vec[u8]) -> vec[u8]:
    """Returns these cards without those in the hand of a seat."""
    held = vec[i64]([0] * int(tables.cards))
    card: i64 = 0
    while card < tables.cards:
        held[card] = pos.in_hand(seat, card)
        card += 1
    found = vec[u8](capacity=len(cards))
    n: i64 = 0
    while n < len(cards):
        card = i64(cards[n])
        if held[card] > 0:
            held[card] = held[card] - 1
        else:
            found = append(found, cards[n])
        n += 1
    return found


def change_hand(tables: Tables, pos: Position, seat: i64, cards: vec[u8], left: i64) -> i64:
    """Replaces the hidden cards of a hand by the last of ``cards``; returns the number left.

    Wild cards are public and stay.
    """
    if tables.automatic & BIT[seat]:
        return left
    gone: i64 = 0
    card: i64 = 0
    while card < tables.cards:
        if tables.card_copies[card]:
            many = pos.in_hand(seat, card)
            while many > 0:
                drop_card(pos, seat, card)
                many -= 1
                gone += 1
        card += 1
    while gone > 0:
        left -= 1
        add_card(pos, seat, i64(cards[left]))
        gone -= 1
    return left


def shuffle(items: vec[u8], start: i64, size: i64, rng: Rng) -> None:
    """Shuffles ``size`` items from ``start`` on."""
    last = size - 1
    while last > 0:
        pick = rng.below(last + 1)
        item = items[start + last]
        items[start + last] = items[start + pick]
        items[start + pick] = item
        last -= 1


def sort(items: vec[u8]) -> None:
    """Sorts items in place, lowest first."""
    n: i64 = 1
    while n < len(items):
        item = items[n]
        at = n
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
        n += 1
