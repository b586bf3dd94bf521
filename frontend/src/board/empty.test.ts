import { expect, it } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { emptyView } from './empty';

it('is a view before the game: markets as at the start, no seats, a sample deal of merchants', () => {
  const sheet = makeSheet();
  const view = emptyView(sheet);
  expect(view).toMatchObject({ title: 'birmingham', era: 'canal', coal: 3, iron: 1, seats: [], choices: [], seat: null });
  expect(view.own).toEqual({ merchants: { 'Oxford market 1': { tile: 'manufacturer', beer: true } } });
});

it('has full markets in other titles', () => {
  expect(emptyView(makeSheet({ title: 'lancashire' }))).toMatchObject({ coal: 4, iron: 3 });
});

it('gives merchants without goods no beer', () => {
  const merchants = Array.from({ length: 10 }, (_, at) => ({ space: `m${at}`, place: 'Oxford', x: 0, y: 0, beer_x: 0, beer_y: 0 }));
  const view = emptyView(makeSheet({ own: { merchants } }));
  const own = view.own as { merchants: Record<string, { tile: string; beer: boolean }> };
  expect(view.question).toMatchObject({ kind: 'over', seat: null, cards_due: 0, owed: 0 });
  for (const { tile, beer } of Object.values(own.merchants)) expect(beer).toBe(['cotton', 'manufacturer', 'pottery', 'any'].includes(tile));
  expect(own.merchants.m1).toEqual({ tile: 'blank', beer: false });
  expect(own.merchants.m9).toEqual({ tile: 'manufacturer', beer: true });
});

it('stands for boards without eras or markets', () => {
  expect(emptyView(makeSheet({ eras: [], markets: {} }))).toMatchObject({ era: 'rail', coal: 0, iron: 0 });
});
