import { describe, expect, it } from 'vitest';
import { DASHES, roundTenth, spreadLabels, svgPoints, tickStep } from './geometry';

describe('labels', () => {
  it('stay where they are when they are far apart', () => {
    expect(spreadLabels([10, 50, 30], 10, 0)).toEqual([10, 50, 30]);
  });

  it('move apart to the gap, round their mean, in order', () => {
    expect(spreadLabels([20, 20], 10, 0)).toEqual([15, 25]);
    expect(spreadLabels([22, 20], 10, 0)).toEqual([26, 16]);
  });

  it('do not pass the least position', () => {
    expect(spreadLabels([2, 2, 2], 10, 0)).toEqual([0, 10, 20]);
  });
});

it('a scale has at most eight steps', () => {
  expect([30, 40, 41, 80, 81, 160, 200, 201, 400, 401, 800, 801].map(tickStep)).toEqual([5, 5, 10, 10, 20, 20, 25, 50, 50, 100, 100, 200]);
});

it('points are pairs with one decimal', () => {
  expect(roundTenth(1.26)).toBe(1.3);
  expect(svgPoints([[1.26, 2], [3, 4.04]])).toBe('1.3,2 3,4');
});

it('each of five seats has its own dashes', () => {
  expect(DASHES).toEqual(['', '11 5', '1 6', '11 5 1 5', '4 4']);
});
