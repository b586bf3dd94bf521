/** The luck ledger of a seat as a waterfall: each entry begins where the one before ended. */
import type { LedgerSeat } from '../lib/types';

export type EntryName = 'start' | 'losses' | 'luck' | 'rivals' | 'forecast' | 'result';

export interface WaterfallEntry {
  name: EntryName;
  /** Points that the entry adds; the height of the whole for start and result. */
  points: number;
  from: number;
  to: number;
}

/** Kinds of draws in the order of the table. */
export const DRAWS = ['order', 'setup', 'hand', 'refill', 'display', 'counters'] as const;

/** Returns the luck of all draws of a seat. */
export const luckOf = (entry: LedgerSeat): number => Object.values(entry.luck).reduce((sum, points) => sum + points, 0);

/** Returns the result of a seat without the luck of all draws. */
export const withoutLuck = (entry: LedgerSeat): number => entry.result - luckOf(entry);

/** Returns the entries of a seat from the start to the result. */
export function waterfall(entry: LedgerSeat): WaterfallEntry[] {
  const steps: [EntryName, number][] = [
    ['losses', -entry.losses],
    ['luck', luckOf(entry)],
    ['rivals', entry.rivals],
    ['forecast', entry.forecast],
  ];
  const found: WaterfallEntry[] = [{ name: 'start', points: entry.start, from: 0, to: entry.start }];
  for (const [name, points] of steps) {
    const from = found.at(-1)!.to;
    found.push({ name, points, from, to: from + points });
  }
  return [...found, { name: 'result', points: entry.result, from: 0, to: entry.result }];
}

/** Returns the lowest and the highest value of all waterfalls, for one scale. */
export function scaleOf(all: WaterfallEntry[][]): { low: number; high: number } {
  const ends = all.flat().flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) };
}
