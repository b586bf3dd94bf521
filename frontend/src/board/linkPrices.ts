/** Prices of links and rows of the resource markets, from the sheet. */
import type { BoardData } from '../lib/types';

export interface LinkPrice { money: number; goods: string[] }

interface LinkCost { money: number; coal: number; iron: number; beer: number }

/** Returns the prices of one link and of two links at once in an era. */
export function linkPrices(sheet: BoardData, era: string): LinkPrice[] {
  const costs = ((sheet.link_costs ?? {}) as Record<string, Partial<LinkCost>[]>)[era] ?? [];
  return costs.map((cost) => ({
    money: cost.money ?? 0,
    goods: (['coal', 'iron', 'beer'] as const).flatMap((goods) => Array.from({ length: cost[goods] ?? 0 }, () => goods)),
  }));
}

/** Returns the prices of the market rows, highest first, including the price when a market is empty. */
export const marketRows = (sheet: BoardData): number[] =>
  [...new Set([...Object.values(sheet.markets).flat(), ...Object.values(sheet.overflow)])].sort((a, b) => b - a);

/** Size of the market table in board units: left margin, column width, head and row height. */
export const MARKET_SIZE = { left: 44, column: 52, head: 42, row: 27.5 };
