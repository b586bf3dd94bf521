import { describe, expect, it } from 'vitest';
import { missingCards, missingLinks, missingSlots, priceParts, whereMissing } from './missing';

/** Kidderminster–Worcester touches a farm brewery as well: it has three ends. */
const links = [
  { link: 'Kidderminster-Worcester', ends: ['Kidderminster', 'Worcester', 'farm brewery south'] },
  { link: 'Gloucester-Worcester', ends: ['Gloucester', 'Worcester'] },
  { link: 'Birmingham-Worcester', ends: ['Birmingham', 'Worcester'] },
];

describe('missing links', () => {
  it('are drawn by name, however many ends they have', () => {
    const missing = { links: ['Kidderminster-Worcester', 'Birmingham-Worcester'] };
    expect(whereMissing(links, missing)).toEqual([links[0], links[2]]);
  });

  it('are none without a refusal or when nothing is missing', () => {
    expect([missingLinks(null), missingLinks({}), whereMissing(links, undefined)]).toEqual([[], [], []]);
  });
});

describe('missing slots and cards', () => {
  it('are those of the refusal', () => {
    const missing = { slots: ['Leek.1'], cards: ['Leek', 'coal'] };
    expect([missingSlots(missing), missingCards(missing)]).toEqual([['Leek.1'], ['Leek', 'coal']]);
  });

  it('are none without a refusal or when nothing is missing', () => {
    expect([missingSlots(null), missingSlots({}), missingCards(undefined), missingCards({})]).toEqual([[], [], [], []]);
  });
});

describe('a price that cannot be paid', () => {
  it('is listed in parts', () => {
    const price = { base: 5, coal: 6, iron: 0, total: 11, money: 5 };
    expect(priceParts({ price })).toEqual([{ icon: null, amount: 5 }, { icon: 'r-coal', amount: 6 }]);
  });

  it('may be iron alone', () => {
    const price = { base: 0, coal: 0, iron: 6, total: 6, money: 1 };
    expect(priceParts({ price })).toEqual([{ icon: 'r-iron', amount: 6 }]);
  });

  it('has no parts where money is not missing', () => {
    expect([priceParts(null), priceParts({ links: ['Gloucester-Worcester'] })]).toEqual([[], []]);
  });
});
