import { expect, it } from 'vitest';
import { FieldState } from './fieldState.svelte';

it('shows the newest value of each field, equal ones as they were', () => {
  const [tiles, links] = [{ a: 1 }, { b: 2 }];
  const state = new FieldState<{ tiles: object; links: object; other?: number }>({ tiles, links });
  expect(state.seen.tiles).toBe(tiles);
  state.take({ tiles: { a: 1 }, links: { b: 3 }, other: 5 });
  expect(state.seen.tiles).toBe(tiles);
  expect(state.seen.links).toEqual({ b: 3 });
  expect(Object.keys(state.seen)).toEqual(['tiles', 'links']);
});
