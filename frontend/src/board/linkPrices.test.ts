import { expect, it } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { linkPrices, marketRows } from './linkPrices';

it('lists the price of one link, then of two, with the goods', () => {
  expect(linkPrices(makeSheet(), 'canal')).toEqual([{ money: 3, goods: [] }]);
  expect(linkPrices(makeSheet(), 'rail')).toEqual([
    { money: 5, goods: ['coal'] },
    { money: 15, goods: ['coal', 'coal', 'beer'] },
  ]);
  expect(linkPrices(makeSheet({ link_costs: { rail: [{ iron: 1 }] } }), 'rail')).toEqual([{ money: 0, goods: ['iron'] }]);
});

it('knows no price for an era without links', () => {
  expect(linkPrices(makeSheet(), 'steam')).toEqual([]);
});

it('has a row for every price, dearest first, with those beyond the market', () => {
  expect(marketRows(makeSheet())).toEqual([8, 6, 3, 2, 1]);
});
