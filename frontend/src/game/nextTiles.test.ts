import { expect, it } from 'vitest';
import { makeSeat, makeSheet, printedTile } from '../testing/fixtures';
import { cubesIn, nextLevels, nextTiles, tilesOf } from './nextTiles';

const sheet = makeSheet();

it('sorts the tiles of an industry by level', () => {
  expect(tilesOf(sheet, 'cotton').map((tile) => tile.tile)).toEqual(['cotton 1', 'cotton 2']);
});

it('takes the lowest level that is left, with its number', () => {
  const seat = makeSeat({ mat: { cotton: [0, 3], coal: [1, 2], iron: [0] } });
  expect(nextTiles(sheet, seat).map(({ industry, printed, left }) => [industry, printed?.level ?? null, left])).toEqual([
    ['cotton', 2, 3], ['coal', 1, 1], ['iron', null, 0], ['manufacturer', null, 0], ['pottery', null, 0], ['brewery', null, 0],
  ]);
  expect(nextLevels(sheet, seat).slice(0, 3)).toEqual([{ industry: 'cotton', level: 2 }, { industry: 'coal', level: 1 }, { industry: 'iron', level: null }]);
});

it('knows the cubes of a tile by era', () => {
  const brewery = printedTile('brewery', 1);
  expect([cubesIn(brewery, sheet, 'canal'), cubesIn(brewery, sheet, 'rail'), cubesIn(brewery, sheet, 'steam')]).toEqual([1, 2, 1]);
  expect(cubesIn(printedTile('coal', 1), sheet, 'rail')).toBe(2);
  expect(cubesIn(printedTile('cotton', 1), sheet, 'rail')).toBe(0);
});
