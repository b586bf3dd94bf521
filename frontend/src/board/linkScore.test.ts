import { expect, it } from 'vitest';
import { makeSheet, makeTile, makeView } from '../testing/fixtures';
import { linkPoints, linksScore } from './linkScore';

it('adds the link points of flipped tiles to the printed ones', () => {
  const tiles = {
    'Leek.1': makeTile('cotton 1', 0, { sold: true }),
    'Leek.2': makeTile('coal 1', 1),
    'Derby.1': makeTile('iron 1', 0, { sold: true }),
    'Derby.2': makeTile('brewery 1', 1, { sold: true }),
  };
  expect(Object.fromEntries(linkPoints(makeSheet(), makeView({ tiles })))).toEqual({ Leek: 1, Stone: 0, Derby: 3, Oxford: 2, Farm: 0 });
});

it('counts nothing for tiles and places that the sheet does not name', () => {
  const points = linkPoints(makeSheet(), makeView({ tiles: { 'Nowhere.1': makeTile('cotton 1', 0, { sold: true }), 'Leek.1': makeTile('wool 9', 0, { sold: true }) } }));
  expect(points.has('Nowhere')).toBe(false);
  expect(points.get('Leek')).toBe(0);
});

it('scores links only on boards with an income track', () => {
  expect(linksScore(makeSheet())).toBe(true);
  expect(linksScore(makeSheet({ income_track: [0] }))).toBe(true);
  expect(linksScore(makeSheet({ income_track: [] }))).toBe(false);
});
