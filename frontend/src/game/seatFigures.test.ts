import { expect, it } from 'vitest';
import { makeSeat, makeSheet, makeView } from '../testing/fixtures';
import { seatFigures, spentAndCards } from './seatFigures';

const seats = [makeSeat({ money: 12, level: -2, points: 7, spent: 4, hand_size: 5, links_left: 9 }), makeSeat()];
const texts = (...args: Parameters<typeof seatFigures>): string[][] => seatFigures(...args).map((one) => [one.name, one.icon, one.text]);

it('shows money, income and points on boards with a track', () => {
  expect(texts(makeView({ seats }), makeSheet(), 0)).toEqual([
    ['figure-money', 'v-coin', 'amount(£, 12)'], ['figure-income', 'v-income', '−2'], ['figure-points', 'v-vp', '7'],
  ]);
});

it('shows money, loans and links on boards without one', () => {
  const sheet = makeSheet({ board: 'new_england', income_track: [] });
  expect(texts(makeView({ seats, own: { loans: [3, 0] } }), sheet, 0)).toEqual([
    ['figure-money', 'v-dollar', 'amount($, 12)'], ['figure-loans', 'a-loan', '3'], ['figure-links', 'i-rail', '9'],
  ]);
  expect(texts(makeView({ seats }), sheet, 0)[1]![2]).toBe('0');
});

it('shows the figures that the previewed action changes', () => {
  const after = { money: 3, income: 12, level: -2, points: 9, spent: 13, place_next: 2 };
  expect(seatFigures(makeView({ seats }), makeSheet(), 0, after).map((one) => one.after)).toEqual(['amount(£, 3)', null, '9']);
  expect(seatFigures(makeView({ seats }), makeSheet(), 0).map((one) => one.after)).toEqual([null, null, null]);
  const view = makeView({ seats, own: { automa: { seat: 0, deck_size: 21 } } });
  expect(seatFigures(view, makeSheet(), 0, after)[0].after).toBeNull();
});

it('shows no money or income of the Automa', () => {
  const view = makeView({ seats, own: { automa: { seat: 0, deck_size: 21 } } });
  expect(texts(view, makeSheet(), 0).map(([, , text]) => text)).toEqual(['–', '–', '7']);
  expect(texts(view, makeSheet(), 1)[0]![2]).toBe('amount(£, 17)');
});

it('shows money spent and cards; those of the Automa are its deck', () => {
  expect(spentAndCards(makeView({ seats }), makeSheet(), 0)).toEqual({ spent: 'amount(£, 4)', cards: '5' });
  expect(spentAndCards(makeView({ seats, own: { automa: { seat: 0, deck_size: 21 } } }), makeSheet(), 0)).toEqual({ spent: '–', cards: '21' });
});
