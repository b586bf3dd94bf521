/** The symbol of an effect, and the sum that an action comes to. */
import { money } from '../lib/names.svelte';
import type { Effect, Preview, SeatSeen } from '../lib/types';

const ICONS: Record<string, string> = {
  built: 'a-build',
  laid: 'a-network',
  developed: 'a-develop',
  flip: 'a-flip',
  sold: 'a-sell',
  paid: 'v-coin',
  gained: 'v-coin',
  income: 'v-income',
  points: 'v-hex',
  removed: 'a-cancel',
  loan: 'a-loan',
  card: 'c-card',
  order: 'u-clock',
  coal: 'r-coal',
  iron: 'r-iron',
  beer: 'r-beer',
  haul: 'r-coal',
  market: 'v-coin',
};

export function effectIcon(effect: Effect): string {
  const goods = effect.goods ?? null;
  if (goods && (effect.kind === 'haul' || effect.kind === 'sold')) return ICONS[goods] ?? 'a-sell';
  return ICONS[effect.kind] ?? 'a-confirm';
}

/** What is paid and gained as one line, such as £21 − 9 + 6 = £18; nothing when no money moves. */
export function sum(preview: Preview, before: SeatSeen, seat: number, coin: string): string | null {
  const after = preview.seats[seat]!.money;
  if (after === before.money && !preview.price.total) return null;
  const gained = preview.sold.reduce((all, haul) => all + haul.money, 0);
  const paid = Object.entries(preview.price).filter(([part, amount]) => part !== 'total' && amount > 0);
  const parts = paid.map(([, amount]) => ` − ${amount}`);
  const rest = after - before.money + paid.reduce((all, [, amount]) => all + amount, 0) - gained;
  if (gained) parts.push(` + ${gained}`);
  if (rest) parts.push(rest > 0 ? ` + ${rest}` : ` − ${-rest}`);
  return `${money(before.money, coin)}${parts.join('')} = ${money(after, coin)}`;
}
