import { expect, it } from 'vitest';
import { REGION_SHAPES } from './regionShapes';

it('has a closed outline of its own for each region', () => {
  const outlines = Object.values(REGION_SHAPES);
  expect(Object.keys(REGION_SHAPES)).toEqual(['square', 'triangle', 'circle', 'diamond', 'star', 'cross']);
  expect(new Set(outlines).size).toBe(outlines.length);
  for (const outline of outlines) expect(outline).toMatch(/^M.*z$/);
});
