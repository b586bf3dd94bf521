import { describe, expect, it } from 'vitest';
import { makeHaul, makePreview, makeQuestion, makeSeat, makeSheet, makeTile, makeView } from '../testing/fixtures';
import type { Preview, BoardData, View } from '../lib/types';
import { placeNext, previewLines, previewSum } from './previewEffects';

const lines = (preview: Partial<Preview>, view: Partial<View> = {}, sheet: BoardData = makeSheet()): string[] =>
  previewLines({ preview: makePreview(preview), view: makeView(view), sheet, players: [], seat: 0 }).map(({ icon, text }) => `${icon}: ${text}`);

const coal = 'tile-name(industry-name(coal), 1)';
const flip = { sold: false, place: 'Stone', slot: 'Stone.1', tile: 'coal 1', owner: 0, income_from: 2, income_to: 6 };
const after = makePreview().seats;

describe('lines of a preview', () => {
  it('are none where nothing happens', () => {
    expect(lines({})).toEqual([]);
  });

  it('tell developed and replaced tiles', () => {
    expect(lines({ developed: ['coal 1', 'coal 2'] })).toEqual([`a-develop: fx-developed(${coal} and tile-name(industry-name(coal), 2))`]);
    expect(lines({ developed: ['coal 1'], developed_open: 1 })).toEqual(['a-develop: fx-develop-choice(1)']);
    expect(lines({ developed: ['coal 1', 'coal 2'], developed_open: 1 })).toEqual([`a-develop: fx-developed(${coal})`, 'a-develop: fx-develop-choice(1)']);
    const owing = { tiles: { 'Stone.1': makeTile('coal 1', 0) }, question: makeQuestion({ kind: 'give up', owed: 23, worth: { 'Stone.1': 2 } }) };
    expect(lines({ removed: ['Stone.1'] }, owing)[0]).toMatch(/^a-cancel: fx-given-up\(.*amount\(£, 2\)\), fx-debt\(/);
    expect(lines({ removed: ['Stone.1', 'Leek.1'] }, { tiles: { 'Stone.1': makeTile('coal 1', 1) } })).toEqual([`a-cancel: fx-overbuilt(${coal}, player-mark-name(1))`]);
  });

  it('tell what a tile gives once it flips, and what a link scores now and could', () => {
    const tile_gains = [{ slot: 'Stone.1', tile: 'coal 1', points: 1, income: 4, link_points: 2 }, { slot: 'Leek.1', tile: 'cotton 1', points: 5, income: 0, link_points: 0 }];
    const link_gains = [{ link: 'Leek-Stone', now: 1, possible: 3 }, { link: 'Derby-Oxford', now: 2, possible: 2 }];
    expect(lines({ tile_gains, link_gains })).toEqual([
      'a-flip: fx-when-flipped(fx-gain-points(1), fx-income(+4), fx-gain-links(2))',
      'a-flip: fx-when-flipped(fx-gain-points(5))',
      'v-hex: fx-link-worth(1), fx-link-could(3)',
      'v-hex: fx-link-worth(2)',
    ]);
  });

  it('tell cubes of one source together, with owner or price', () => {
    const hauls = [makeHaul('coal', 'Leek.2', { place: 'Leek' }), makeHaul('coal', 'Leek.2', { place: 'Leek' }), makeHaul('coal', 'market', { money: 3 }), makeHaul('coal', 'market', { money: 4 }), makeHaul('iron', 'Derby.1', { place: 'Derby', owner: 1 }), makeHaul('beer', 'Farm.1', { place: 'Farm', owner: 0 })];
    expect(lines({ hauls })).toEqual([
      'r-coal: fx-from(goods-counted(2, coal), Leek)',
      'r-coal: fx-from-market(goods-counted(2, coal), market, amount(£, 7))',
      'r-iron: fx-from-player(goods-counted(1, iron), Derby, player-mark-name(1))',
      'r-beer: fx-from(goods-counted(1, beer), Farm)',
    ]);
  });

  it('tell a flip with its source, once', () => {
    expect(lines({ hauls: [makeHaul('coal', 'Stone.1', { place: 'Stone' })], flips: [flip] })).toEqual(['r-coal: fx-from(goods-counted(1, coal), Stone), fx-flips, fx-income(+4)']);
  });

  it('tell other flips by themselves, own and of others', () => {
    expect(lines({ flips: [flip, { ...flip, owner: 1, income_to: 2 }] })).toEqual([`a-flip: fx-tile-flips(${coal}, Stone), fx-income(+4)`, `a-flip: fx-player-tile-flips(${coal}, Stone, player-mark-name(1))`]);
  });

  it('tell cubes that the market buys, and those that stay', () => {
    const sold = [makeHaul('coal', 'Leek.2', { count: 2, money: 5 })];
    expect(lines({ sold, built: { 'Leek.2': makeTile('coal 1', 0, { cubes: 1 }) } })).toEqual(['r-coal: fx-to-market(goods-counted(2, coal), market, amount(£, 5)), fx-stays(1)']);
    expect(lines({ sold, built: { 'Leek.2': makeTile('coal 1', 0, { cubes: 1, sold: true }) }, flips: [{ ...flip, slot: 'Leek.2' }] })).toEqual(['r-coal: fx-to-market(goods-counted(2, coal), market, amount(£, 5)), fx-flips, fx-income(+4)']);
  });

  it('tell forced loans only where loans are no action', () => {
    const effects = [{ kind: 'loan', text: 'a loan' }, { kind: 'wonder', text: 'a wonder' }, { kind: 'paid', text: 'hidden' }];
    expect(lines({ effects })).toEqual(['a-confirm: a wonder']);
    expect(lines({ effects }, {}, makeSheet({ board: 'new_england', income_track: [] }))).toEqual(['a-loan: a loan', 'a-confirm: a wonder']);
  });

  it('leave out effects that lines, sum or board show', () => {
    const kinds = ['card', 'paid', 'built', 'laid', 'developed', 'haul', 'sold', 'flip', 'income', 'points', 'removed', 'loan', 'order', 'gained'];
    expect(lines({ effects: kinds.map((kind) => ({ kind, text: kind })) })).toEqual([]);
  });

  it('tell changed income and gained points', () => {
    expect(lines({ seats: [{ ...after[0]!, level: -3, points: 4 }, after[1]!] })).toEqual(['v-income: fx-level(0, −3)', 'v-hex: fx-points(4)']);
    expect(lines({ flips: [flip], seats: [{ ...after[0]!, level: 4 }, after[1]!] })).toHaveLength(1);
  });
});

describe('the sum of a preview', () => {
  const sum = (changed: Partial<Preview>, money: number): string | null => previewSum(makePreview({ ...changed, seats: [{ ...after[0]!, money }, after[1]!] }), makeSeat({ money: 21 }), 0, '£');

  it('is none when no money moves', () => {
    expect(sum({}, 21)).toBeNull();
  });

  it('lists prices, sales and the rest', () => {
    expect(sum({ price: { total: 9, tile: 9, coal: 0 }, sold: [makeHaul('coal', 'x', { money: 6 })] }, 18)).toBe('amount(£, 21) − 9 + 6 = amount(£, 18)');
    expect(sum({ price: { total: 1, link: 1 } }, 20)).toBe('amount(£, 21) − 1 = amount(£, 20)');
    expect(sum({ price: { total: 3, link: 3 } }, 20)).toBe('amount(£, 21) − 3 + 2 = amount(£, 20)');
    expect(sum({}, 51)).toBe('amount(£, 21) + 30 = amount(£, 51)');
    expect(sum({}, 11)).toBe('amount(£, 21) − 10 = amount(£, 11)');
    expect(sum({ price: { total: 2, tile: 2 }, sold: [makeHaul('coal', 'x', { money: 2 })] }, 21)).toBe('amount(£, 21) − 2 + 2 = amount(£, 21)');
  });
});

it('the place in the next order is told where it changes', () => {
  expect(placeNext(makePreview(), makeView(), 0)).toBeNull();
  expect(placeNext(makePreview(), makeView({ order: [1, 0] }), 0)).toBe('fx-order(1)');
});
