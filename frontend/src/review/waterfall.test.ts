import { describe, expect, it } from 'vitest';
import type { LedgerSeat } from '../lib/types';
import { luckOf, scaleOf, waterfall, withoutLuck } from './waterfall';

const entry: LedgerSeat = { seat: 0, start: 90, losses: 12, luck: { hand: 3, refill: 10 }, luck_error: 0.4, rivals: -5, forecast: 2, result: 88 };

describe('waterfall', () => {
  it('leads from the start to the result without a gap', () => {
    const all = waterfall(entry);
    expect(all.map(({ name }) => name)).toEqual(['start', 'losses', 'luck', 'rivals', 'forecast', 'result']);
    all.slice(1, -1).forEach((step, at) => expect(step.from).toBe(all[at]!.to));
    expect(all.at(-2)!.to).toBe(entry.result);
    expect([luckOf(entry), withoutLuck(entry)]).toEqual([13, 75]);
  });

  it('has one scale for all seats, with zero in it', () => {
    const low = waterfall({ ...entry, start: -4, losses: 2, luck: {}, rivals: 0, forecast: 0, result: -6 });
    expect(scaleOf([waterfall(entry), low])).toEqual({ low: -6, high: 91 });
  });
});
