import { describe, expect, it } from 'vitest';
import type { TurnReview } from '../lib/types';
import { decimal, GRADES, isBest, SIGNS, signedDecimal, withError } from './grades';

describe('grades', () => {
  it('have a sign each, and differ by it', () => {
    expect(new Set([...GRADES, 'forced' as const].map((grade) => SIGNS[grade])).size).toBe(GRADES.length + 1);
  });

  it('write figures with one digit, a minus sign, and no negative zero', () => {
    expect([decimal(3.14), decimal(-0.04), decimal(-2.26)]).toEqual(['3.1', '0.0', '−2.3']);
    expect([signedDecimal(0.26), signedDecimal(-1), signedDecimal(0.01)]).toEqual(['+0.3', '−1.0', '0.0']);
    expect(withError(6.27, 0.39)).toBe('6.3 ± 0.4');
  });

  it('know the best turn by its actions', () => {
    const turn = (best: string[]): TurnReview => ({ played: ['loan with iron', 'end turn'], best }) as TurnReview;
    expect([isBest(turn(['loan with iron', 'end turn'])), isBest(turn(['loan with iron']))]).toEqual([true, false]);
  });
});
