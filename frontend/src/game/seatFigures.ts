/** Figures of a seat: money, and income and points or loans and links. */
import { ownSeen } from '../board/titleParts';
import { coinIcon, money, signed } from '../lib/names.svelte';
import type { BoardData, View } from '../lib/types';
import { coinOf } from './nextTiles';

export interface SeatFigure {
  icon: string;
  /** Id of the message that names the figure. */
  name: string;
  text: string;
}

/** Shown for figures that a seat does not have. */
const NONE = '–';

/** Returns money and the two main figures of a seat. */
export function seatFigures(view: View, sheet: BoardData, seat: number): [SeatFigure, SeatFigure, SeatFigure] {
  const seen = view.seats[seat]!;
  const coin = coinOf(sheet);
  const alone = ownSeen(view).automa?.seat === seat;
  const purse = { icon: coinIcon(coin), name: 'figure-money', text: alone ? NONE : money(seen.money, coin) };
  if (sheet.income_track.length)
    return [
      purse,
      { icon: 'v-income', name: 'figure-income', text: alone ? NONE : signed(seen.level) },
      { icon: 'v-vp', name: 'figure-points', text: String(seen.points) },
    ];
  return [
    purse,
    { icon: 'a-loan', name: 'figure-loans', text: String(ownSeen(view).loans[seat] ?? 0) },
    { icon: 'i-rail', name: 'figure-links', text: String(seen.links_left) },
  ];
}

/** Returns money spent in this round and number of cards; for the Automa the cards of its deck. */
export function spentAndCards(view: View, sheet: BoardData, seat: number): { spent: string; cards: string } {
  const automa = ownSeen(view).automa;
  if (automa?.seat === seat) return { spent: NONE, cards: String(automa.deck_size) };
  const seen = view.seats[seat]!;
  return { spent: money(seen.spent, coinOf(sheet)), cards: String(seen.hand_size) };
}
