/** The figures of a seat that every title counts in its own way: income and points, or loans and roads. */
import { ownSeen } from '../board/own';
import { coinIcon, money, signed } from '../lib/names.svelte';
import type { Sheet, View } from '../lib/types';
import { coinOf } from './works';

export interface Figure {
  icon: string;
  /** The message that names it. */
  name: string;
  text: string;
}

/** Returns money first, then the two figures that tell how a house stands. */
export function figuresOf(view: View, sheet: Sheet, seat: number): [Figure, Figure, Figure] {
  const seen = view.seats[seat]!;
  const coin = coinOf(sheet);
  const purse = { icon: coinIcon(coin), name: 'figure-money', text: money(seen.money, coin) };
  if (sheet.income_track.length)
    return [
      purse,
      { icon: 'v-income', name: 'figure-income', text: signed(seen.level) },
      { icon: 'v-vp', name: 'figure-points', text: String(seen.points) },
    ];
  return [
    purse,
    { icon: 'a-loan', name: 'figure-loans', text: String(ownSeen(view).loans[seat] ?? 0) },
    { icon: 'i-rail', name: 'figure-roads', text: String(seen.links_left) },
  ];
}
