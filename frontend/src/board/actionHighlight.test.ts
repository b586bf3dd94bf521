import { expect, it } from 'vitest';
import { makeAction, makeEffects, makeFlip, makeHaul, makeHighlights, makeSheet, makeTile, makeView } from '../testing/fixtures';
import { flippedTilesOf, highlightOf, markedPart } from './actionHighlight';
import { layoutOf } from './layout';

const layout = layoutOf(makeSheet());

it('highlights the slots, links and spaces that the server names', () => {
  const highlights = makeHighlights({ slots: ['Leek.2'], links: ['Leek-Stone'], spaces: ['Oxford market 1'] });
  expect(highlightOf(layout, makeAction('build', { highlights }))).toMatchObject({ slots: ['Leek.2'], links: ['Leek-Stone'], spaces: ['Oxford market 1'], routes: [] });
});

it('draws the routes of hauls', () => {
  const effects = makeEffects({ hauls: [makeHaul('iron', 'Derby.1', { to: 'Leek.1' }), makeHaul('iron', 'market', { to: 'Leek.1' })] });
  expect(highlightOf(layout, makeAction('build', { effects })).routes.map((route) => route.goods)).toEqual([['iron']]);
});

it('tags a flipped tile with the change of income', () => {
  const flips = [makeFlip('Leek.1', 'Leek', 'cotton 1', { income_to: 15 }), makeFlip('Leek.2', 'Leek', 'coal 1')];
  expect(highlightOf(layout, makeAction('sell', { effects: makeEffects({ flips }) })).tags).toEqual([
    { slot: 'Leek.1', parts: [{ icon: 'a-flip' }, { text: '+5' }, { icon: 'v-income' }] },
    { slot: 'Leek.2', parts: [{ icon: 'a-flip' }] },
  ]);
});

it('highlights all flipped tiles of a view', () => {
  const view = makeView({ tiles: { 'Leek.1': makeTile('cotton 1', 0, { sold: true }), 'Leek.2': makeTile('coal 1', 0) } });
  expect(flippedTilesOf(view)).toMatchObject({ slots: ['Leek.1'], links: [] });
});

it('highlights the part of the board that a player points at', () => {
  expect(markedPart(layout, { kind: 'slot', name: 'Leek.2' })).toMatchObject({ slots: ['Leek.2'], links: [], spaces: [] });
  expect(markedPart(layout, { kind: 'link', name: 'Leek-Stone' })).toMatchObject({ slots: [], links: ['Leek-Stone'] });
  expect(markedPart(layout, { kind: 'place', name: 'Leek' }).slots).toEqual(layout.town.get('Leek')!.slots.map(({ slot }) => slot));
});
