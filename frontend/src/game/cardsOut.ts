/** Cards of a game by what is known of them, from public information and the own hand. */
import { ownSeen } from '../board/titleParts';
import type { BoardData, View } from '../lib/types';

export interface CardCount {
  card: string;
  count: number;
}

/** Returns each card once, with its number, in the order of the printed list. */
function counted(cards: string[], sheet: BoardData): CardCount[] {
  const order = sheet.cards.map(({ card }) => card);
  const kinds = [...new Set(cards)].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return kinds.map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** Returns the cards discarded face up in this era. */
export const discarded = (view: View, sheet: BoardData): CardCount[] => counted(view.discards, sheet);

/** Returns the cards that have not been seen: they are in the draw deck, in other hands, or lie face down. Wild cards are not dealt. */
export function unseen(view: View, sheet: BoardData): CardCount[] {
  const known = [...view.discards, ...ownSeen(view).display, ...view.seats.flatMap((seat) => seat.hand ?? [])];
  const seen = (card: string): number => known.filter((one) => one === card).length;
  return sheet.cards
    .filter(({ kind }) => kind !== 'wild')
    .map(({ card, count }) => ({ card, count: count - seen(card) }))
    .filter(({ count }) => count > 0);
}

export const sumOf = (cards: CardCount[]): number => cards.reduce((sum, { count }) => sum + count, 0);
