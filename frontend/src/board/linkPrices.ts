/** What roads cost, and the ladder of the markets' prices, from the sheet. */
import type { Sheet } from '../lib/types';

export interface LinkPrice { money: number; goods: string[] }

interface LinkCost { money: number; coal: number; iron: number; beer: number }

/** Returns the price of one road, then of two, as far as the era has them. */
export function linkPrices(sheet: Sheet, era: string): LinkPrice[] {
  const costs = ((sheet.link_costs ?? {}) as Record<string, Partial<LinkCost>[]>)[era] ?? [];
  return costs.map((cost) => ({
    money: cost.money ?? 0,
    goods: (['coal', 'iron', 'beer'] as const).flatMap((goods) => Array.from({ length: cost[goods] ?? 0 }, () => goods)),
  }));
}

/** Returns the prices of the markets' ladder, dearest first, with those of cubes from beyond it. */
export const marketRows = (sheet: Sheet): number[] =>
  [...new Set([...Object.values(sheet.markets).flat(), ...Object.values(sheet.overflow)])].sort((a, b) => b - a);

/** The ladder's measures in board units: where its columns begin, how wide they are, its head, and a row. */
export const MARKET_SIZE = { left: 44, column: 52, head: 42, row: 27.5 };
