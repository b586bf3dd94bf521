import { expect, it } from 'vitest';
import { makeSheet, makeView } from '../testing/fixtures';
import { ownPrinted, ownSeen, wanted } from './titleParts';

it('fills what a title does not print or show', () => {
  expect(ownPrinted(makeSheet({ own: {} }))).toEqual({ merchants: [], bonuses: [], markets: [], lanes: [], distant: [], symbols: {}, cotton: [] });
  expect(ownPrinted(makeSheet()).merchants).toHaveLength(1);
  expect(ownSeen(makeView())).toEqual({ loans: [], display: [], merchants: {}, markets: {}, imports: {}, cotton: null, distant: null, automa: null });
  expect(ownSeen(makeView({ own: { loans: [2] } })).loans).toEqual([2]);
});

it('tells the goods that a merchant takes', () => {
  const sheet = makeSheet();
  expect(wanted(sheet, 'pottery')).toEqual(['pottery']);
  expect(wanted(sheet, 'any')).toEqual(['cotton', 'manufacturer', 'pottery']);
  expect(wanted(sheet, 'both')).toEqual(['cotton', 'manufacturer', 'pottery']);
  expect(wanted(sheet, 'blank')).toEqual([]);
});
