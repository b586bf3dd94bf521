import { expect, it } from 'vitest';
import { makeSheet, printedTile } from '../testing/fixtures';
import { tableSymbols } from './symbols';

const words = (...args: Parameters<typeof tableSymbols>): string[][] => tableSymbols(...args).map(({ symbols }) => symbols.map(({ word }) => word));

it('names figures, industries and goods of a board', () => {
  const [figures, industries, goods] = words(makeSheet({ tiles: [printedTile('cotton', 1, { beer: 1 })] }));
  expect(figures).toEqual(['figure-money', 'figure-income', 'figure-points', 'figure-cards', 'symbol-flip(tiles)']);
  expect(industries).toContain('industry-name(pottery)');
  expect(goods).toEqual(['goods-name(coal)', 'goods-name(iron)', 'goods-name(beer)']);
});

it('leaves out what a board has not', () => {
  const [figures, , goods] = words(makeSheet({ income_track: [] }));
  expect(figures!.slice(1, 3)).toEqual(['figure-loans', 'figure-links']);
  expect(goods).toHaveLength(2);
});
