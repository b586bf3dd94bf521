"""Parser of the card lines of a position text: hands, discards, draw pile and later decks."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.bitset import BIT
from ironbridge.core.deal import Deal
from ironbridge.core.edit import put_discard, set_deal
from ironbridge.core.hand import add_card
from ironbridge.core.position import Position
from ironbridge.errors import BadInput
from ironbridge.notation.deal_text import full_deck
from ironbridge.notation.headers import Lines
from ironbridge.notation.line_reader import LineReader
from ironbridge.titles.spec import GameSpec

MOST_WILD = 4
"""Number of printed copies of a wild card, which is not part of the deck."""


class CardReader(LineReader):
    """Deals the cards that the lines name."""

    def __init__(self, spec: GameSpec, lines: Lines, pos: Position) -> None:
        super().__init__(spec, lines)
        self.pos = pos

    def read(self, era: int) -> None:
        """Reads hands, discards, pile and later decks; other cards are dealt in printed order."""
        left = Counter(full_deck(self.spec))
        hands = [self.card_list(f"hand {seat}", left) for seat in range(self.spec.seats)]
        discards = self.card_list("discards", left) or []
        pile = self.card_list("pile", left)
        away = self.card_list("face down", left) or []
        for card in self.spec.hooks.open_cards(self.pos):
            left[card] -= 1
            if left[card] < 0:
                name = self.names.cards[card]
                raise BadInput("too-many-cards-shown", card=name)
        rest = full_deck_of(left)
        for seat, hand in enumerate(hands):
            if self.tables.automatic & BIT[seat]:
                if hand:
                    raise BadInput("automatic-no-cards", seat=seat)
                hand = []
            if hand is None:
                hand, rest = rest[: self.tables.hand_size], rest[self.tables.hand_size :]
            for card in hand:
                add_card(self.pos, seat, card)
        for card in discards:
            put_discard(self.pos, card)
        if pile is None:
            aside = self.tables.face_down[era] * self.spec.seats + self.tables.removed[era]
            pile = rest[max(aside - len(away), 0) :]
        self.stack_decks(era, pile)

    def card_list(self, key: str, left: Counter[int]) -> list[int] | None:
        """Returns the cards of a line, removed from those left."""
        parts = self.parts(key)
        if parts is None:
            return None
        if len(parts) == 1 and parts[0].endswith("hidden"):
            raise self.bad("hides-cards")
        cards: list[int] = []
        for part in parts:
            card = self.find(self.names.cards, part, "card")
            if self.tables.card_copies[card]:
                left[card] -= 1
                if left[card] < 0:
                    raise self.bad("too-many-cards", card=self.names.cards[card])
            elif key.split()[0] != "hand":
                raise self.bad("card-never-there", card=self.names.cards[card], key=key)
            elif cards.count(card) == MOST_WILD:
                raise self.bad("too-many-wild", most=MOST_WILD, card=self.names.cards[card])
            cards.append(card)
        return cards

    def stack_decks(self, era: int, pile: list[int]) -> None:
        """Stores the pile and the later decks in the position."""
        deck: list[int] = list(pile)
        starts = [0] * (era + 1) + [len(deck)]
        for later in range(era + 1, len(self.spec.decks)):
            left = Counter(full_deck(self.spec))
            cards = self.card_list(self.spec.decks[later], left)
            if cards is not None and len(cards) != len(full_deck(self.spec)):
                raise self.bad("not-whole-deck", key=self.spec.decks[later])
            deck += full_deck(self.spec) if cards is None else cards
            starts.append(len(deck))
        old = self.pos.deal
        set_deal(self.pos, Deal(old.order, vec[u8](deck), vec[i64](starts), old.piles), 0)


def full_deck_of(left: Counter[int]) -> list[int]:
    """Returns the cards that are left, in printed order."""
    return [card for card in sorted(left) for _ in range(left[card])]
