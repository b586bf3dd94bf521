import { describe, expect, it } from 'vitest';
import { mostTogether } from './zoom.svelte';

describe('a frame too small for all points', () => {
  const points = [{ x: 0, y: 0 }, { x: 900, y: 900 }, { x: 950, y: 880 }, { x: 990, y: 990 }];

  it('holds the largest group', () => {
    expect(mostTogether(points, 100, 120)).toEqual(points.slice(1));
    expect(mostTogether(points, 60, 60)).toEqual(points.slice(1, 3));
  });

  it('holds one point where none are near', () => {
    expect(mostTogether(points, 10, 10)).toHaveLength(1);
    expect(mostTogether(points, -5, -5)).toHaveLength(1);
  });
});
