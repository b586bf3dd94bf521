import { describe, expect, it } from 'vitest';
import { INCOME_TRACK } from '../testing/fixtures';
import { inward, markersAt, trackOf, type Cell } from './incomeTrack';

const track = trackOf(INCOME_TRACK)!;
const cell = (space: number): Cell => track.cells.find((one) => one.space === space)!;

describe('the track', () => {
  it('is missing where a title has none', () => {
    expect(trackOf([])).toBeNull();
    expect(trackOf(INCOME_TRACK.slice(0, 99))).toBeNull();
  });

  it('has a cell a space and a bar a level, broken at the corners', () => {
    expect(track.cells.map((one) => one.space)).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(track.bars.slice(0, 3).map((bar) => bar.label)).toEqual(['−10', '−9', '−8']);
    expect(track.bars.map((bar) => bar.dark).slice(0, 4)).toEqual([false, true, false, true]);
    expect(track.bars).toHaveLength(41);
    expect(trackOf(Array<number>(100).fill(5))!.bars.map((bar) => bar.turn)).toEqual([-90, 0, 90, 0]);
  });

  it('runs clockwise from the lower left', () => {
    expect(cell(0)).toMatchObject({ x: 14.5 });
    expect(cell(0).y).toBeGreaterThan(900);
    expect(cell(24).y).toBeLessThan(100);
    expect(cell(25)).toMatchObject({ y: 14.5 });
    expect(cell(25).x).toBeLessThan(100);
    expect(cell(49)).toMatchObject({ x: 985.5 });
    expect(cell(49).y).toBeLessThan(100);
    expect(cell(73)).toMatchObject({ y: 985.5 });
    expect(cell(73).x).toBeGreaterThan(900);
    expect(cell(99).x).toBeLessThan(100);
  });

  it('fills each edge from 38 to 962', () => {
    const left = track.cells.filter((one) => one.space < 25);
    expect(Math.max(...left.map((one) => one.top + one.height))).toBeCloseTo(962);
    expect(Math.min(...left.map((one) => one.top))).toBeCloseTo(38);
    expect(left[0]).toMatchObject({ left: 4, width: 21 });
    expect(track.bars[0]).toMatchObject({ x: -9, width: 13, turn: -90 });
    const right = track.cells.filter((one) => one.space >= 49 && one.space < 73);
    expect(right[0]!.top).toBeCloseTo(38);
    expect(right.at(-1)!.top + right.at(-1)!.height).toBeCloseTo(962);
  });
});

describe('markers', () => {
  it('stand on their cells, coins of income and hexagons of points', () => {
    const markers = markersAt(track, [{ income: 10, points: 3 }], null);
    expect(markers).toEqual([
      { seat: 0, kind: 'income', space: 10, laps: 0, x: cell(10).x, y: cell(10).y },
      { seat: 0, kind: 'points', space: 3, laps: 0, x: cell(3).x, y: cell(3).y },
    ]);
  });

  it('stand side by side where they share a cell, and cover neither the map nor other cells', () => {
    const markers = markersAt(track, [{ income: 10, points: 0 }, { income: 10, points: 0 }, { income: 10, points: 10 }], null).filter((one) => one.space === 10);
    expect(markers.map((one) => one.x)).toEqual([14.5, 23.5, 14.5, 23.5]);
    for (const space of [0, 30, 55, 80]) {
      const four = markersAt(track, [0, 1, 2, 3].map(() => ({ income: 10, points: space })), null).filter((one) => one.kind === 'points');
      const { left, top, width, height } = cell(space);
      for (const { x, y } of four) {
        expect(Math.min(x, y, 1000 - x, 1000 - y)).toBeLessThan(24);
        expect(width < height ? y >= top && y <= top + height : x >= left && x <= left + width).toBe(true);
      }
      expect(new Set(four.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    }
  });

  it('count laps of a hundred points, and stand below nought', () => {
    const [over, under] = [markersAt(track, [{ income: 0, points: 215 }], 0), markersAt(track, [{ income: 0, points: -3 }], 0)];
    expect(over).toMatchObject([{ kind: 'points', space: 15, laps: 2 }]);
    expect(under).toMatchObject([{ space: 97, laps: 0 }]);
  });

  it('leave out the income of the seat without one', () => {
    expect(markersAt(track, [{ income: 1, points: 0 }, { income: 2, points: 0 }], 1).map((one) => `${one.kind} ${one.seat}`)).toEqual(['income 0', 'points 0', 'points 1']);
  });
});

describe('inward', () => {
  it('moves towards the middle from every edge', () => {
    expect(inward({ x: 10, y: 500 }, 9)).toEqual({ x: 19, y: 500 });
    expect(inward({ x: 990, y: 500 }, 9)).toEqual({ x: 981, y: 500 });
    expect(inward({ x: 500, y: 10 }, 9)).toEqual({ x: 500, y: 19 });
    expect(inward({ x: 500, y: 990 }, 9)).toEqual({ x: 500, y: 981 });
  });
});
