/** What a road costs, from the sheet. */
import type { Sheet } from '../lib/types';

export interface RoadPrice { money: number; goods: string[] }

interface LinkCost { money: number; coal: number; iron: number; beer: number }

/** Returns the price of one road, then of two, as far as the era has them. */
export function pricesOf(sheet: Sheet, era: string): RoadPrice[] {
  const costs = ((sheet.link_costs ?? {}) as Record<string, Partial<LinkCost>[]>)[era] ?? [];
  return costs.map((cost) => ({
    money: cost.money ?? 0,
    goods: (['coal', 'iron', 'beer'] as const).flatMap((goods) => Array.from({ length: cost[goods] ?? 0 }, () => goods)),
  }));
}
