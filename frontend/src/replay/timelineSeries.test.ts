import { describe, expect, it } from 'vitest';
import type { Chart, LoggedAction } from '../lib/types';
import { makeAction } from '../testing/fixtures';
import { expectedSeries, expectedTurns, scoreSeries, turnBoundaries } from './timelineSeries';

/** Seat 0 acts twice and ends its turn, then seat 1 twice, then seat 0 once in the next round. */
const log: LoggedAction[] = [
  ['build', 0, 1], ['sell', 0, 1], ['end turn', 0, 1], ['loan', 1, 1], ['pass', 1, 1], ['link', 0, 2],
].map(([line, seat, round], number) => makeAction(String(line), { number, seat: Number(seat), round: Number(round) }));

describe('turns', () => {
  it('end before another seat or round; their ends are the moments drawn', () => {
    expect(turnBoundaries(Array(7).fill(0), log)).toEqual([0, 2, 5, 6]);
    expect(turnBoundaries(Array(9).fill(0), log)).toEqual([0, 2, 5, 6, 8]);
    const solo = log.slice(0, 2).concat({ ...log[5]!, number: 2 }, { ...log[5]!, number: 3, era: 'rail' });
    expect(turnBoundaries(Array(5).fill(0), solo)).toEqual([0, 2, 3, 4]);
  });
});

describe('series', () => {
  it('of scores begin at nought and follow the ends of rounds', () => {
    const chart = { rounds: [{ era: 'canal', round: 1, points: [4, 12] }, { era: 'canal', round: 2, points: [31, 7] }] } as unknown as Chart;
    expect(scoreSeries(chart, new Map([['canal 1', 5], ['canal 2', 9]]), 2)).toEqual({
      low: 0, high: 40, seats: [[[0, 0], [5, 4], [9, 31]], [[0, 0], [5, 12], [9, 7]]],
    });
  });

  it('of expected scores follow the ends of turns; a seat without any has none', () => {
    const rows = [[41, null], [0, 0], [47, null], [0, 0], [0, 0], [44, null], [58, null]];
    expect(expectedSeries(rows, log, 2)).toEqual({ low: 40, high: 60, seats: [[[0, 41], [2, 47], [5, 44], [6, 58]], null] });
  });

  it('have a scale in fives when the range is narrow, in tens otherwise', () => {
    const framed = (values: number[]): number[] => {
      const { low, high } = expectedSeries(values.map((value) => [value]), [], 1);
      return [low, high];
    };
    expect(framed([41, 43])).toEqual([40, 45]);
    expect(framed([11, 36])).toEqual([10, 40]);
    expect(framed([11, 35])).toEqual([10, 35]);
    expect(framed([20, 20])).toEqual([20, 25]);
  });
});

describe('turning points', () => {
  it('are the three turns that raised a seat most above the mean of the others, in order', () => {
    const rows = [[10, 10, 10], [], [16, 10, 10], [], [], [16, 14, 10], [17, 14, 10]];
    expect(expectedTurns(rows, log)).toEqual([
      { action: 1, seat: 0, points: 6 },
      { action: 4, seat: 1, points: 4 },
      { action: 5, seat: 0, points: 1 },
    ]);
  });

  it('leave out losses and seats that are not evaluated', () => {
    expect(expectedTurns([[10, null], [], [4, null], [], [], [4, null], [5, null]], log)).toEqual([{ action: 5, seat: 0, points: 1 }]);
  });

  it('are at most three', () => {
    const many = Array.from({ length: 5 }, (_, number) => makeAction('build', { number, seat: number % 2 }));
    const rows = [[0, 0], [1, 0], [1, 9], [14, 9], [14, 30], [15, 30]];
    expect(expectedTurns(rows, many).map((turn) => turn.action)).toEqual([1, 2, 3]);
  });
});
