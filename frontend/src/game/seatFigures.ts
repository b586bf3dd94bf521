/** Figures of a seat: money, and income and points or loans and links. */
import { ownSeen } from '../board/titleParts';
import { coinIcon, money, signed } from '../lib/names.svelte';
import type { BoardData, SeatAfter, View } from '../lib/types';
import { coinOf } from './nextTiles';

export interface SeatFigure {
  icon: string;
  /** Id of the message that names the figure. */
  name: string;
  text: string;
  /** The figure after the previewed action; null where it stays. */
  after: string | null;
}

/** Shown for figures that a seat does not have. */
const NONE = '–';

/** Returns money and the two main figures of a seat, now and after the previewed action. */
export function seatFigures(view: View, sheet: BoardData, seat: number, after: SeatAfter | null = null): [SeatFigure, SeatFigure, SeatFigure] {
  const seen = view.seats[seat]!;
  const coin = coinOf(sheet);
  const alone = ownSeen(view).automa?.seat === seat;
  const changing = (field: 'money' | 'level' | 'points', written: (figure: number) => string): { text: string; after: string | null } => ({
    text: written(seen[field]), after: after && after[field] !== seen[field] ? written(after[field]) : null,
  });
  const none = { text: NONE, after: null };
  const purse = { icon: coinIcon(coin), name: 'figure-money', ...(alone ? none : changing('money', (sum) => money(sum, coin))) };
  if (sheet.income_track.length)
    return [
      purse,
      { icon: 'v-income', name: 'figure-income', ...(alone ? none : changing('level', signed)) },
      { icon: 'v-vp', name: 'figure-points', ...changing('points', String) },
    ];
  return [
    purse,
    { icon: 'a-loan', name: 'figure-loans', text: String(ownSeen(view).loans[seat] ?? 0), after: null },
    { icon: 'i-rail', name: 'figure-links', text: String(seen.links_left), after: null },
  ];
}

/** Returns money spent in this round and number of cards; for the Automa the cards of its deck. */
export function spentAndCards(view: View, sheet: BoardData, seat: number): { spent: string; cards: string } {
  const automa = ownSeen(view).automa;
  if (automa?.seat === seat) return { spent: NONE, cards: String(automa.deck_size) };
  const seen = view.seats[seat]!;
  return { spent: money(seen.spent, coinOf(sheet)), cards: String(seen.hand_size) };
}
