import { describe, expect, it } from 'vitest';
import { makeSeat, makeSheet, makeView } from '../testing/fixtures';
import { discarded, sumOf, unseen } from './cardsOut';

const sheet = makeSheet();
const view = makeView({ discards: ['coal', 'Leek'], seats: [makeSeat({ hand: ['coal'] }), makeSeat()] });

describe('cards', () => {
  it('that were discarded are counted in the printed order', () => {
    expect(discarded(makeView({ discards: ['coal', 'Leek', 'coal'] }), sheet)).toEqual([{ card: 'Leek', count: 1 }, { card: 'coal', count: 2 }]);
  });

  it('that nobody showed are those of the deck without discards, own hand and wild cards', () => {
    expect(unseen(view, sheet)).toEqual([{ card: 'Leek', count: 1 }, { card: 'cotton/manufacturer', count: 2 }]);
    expect(sumOf(unseen(view, sheet))).toBe(3);
  });

  it('that lie face up are seen', () => {
    const shown = makeView({ discards: [], seats: [makeSeat(), makeSeat()], own: { display: ['Leek', 'coal'] } });
    expect(unseen(shown, sheet).map(({ count }) => count)).toEqual([1, 1, 2]);
  });
});
