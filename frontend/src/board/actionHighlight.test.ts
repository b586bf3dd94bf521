import { expect, it } from 'vitest';
import { makeAction, makeEvent, makeSheet, makeTile, makeView } from '../testing/fixtures';
import { flippedTilesOf, highlightOf } from './actionHighlight';
import { layoutOf } from './layout';

const layout = layoutOf(makeSheet());

it('highlights the slots, links and spaces that an action names', () => {
  const action = makeAction('build', [makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' }), makeEvent('link laid', { link: 'Leek-Stone' }), makeEvent('barrel taken', { space: 'Oxford market 1' })]);
  expect(highlightOf(layout, action, {})).toMatchObject({ slots: ['Leek.2'], links: ['Leek-Stone'], spaces: ['Oxford market 1'] });
});

it('tags a flipped tile with the change of income that follows it', () => {
  const action = makeAction('sell', [makeEvent('tile flipped', { tile: 'cotton 1', slot: 'Leek.1' })]);
  expect(highlightOf(layout, action, {}).tags.map((tag) => tag.slot)).toEqual(['Leek.1']);
});

it('highlights all flipped tiles of a view', () => {
  const view = makeView({ tiles: { 'Leek.1': makeTile('cotton 1', 0, { sold: true }), 'Leek.2': makeTile('coal 1', 0) } });
  expect(flippedTilesOf(view)).toMatchObject({ slots: ['Leek.1'], links: [] });
});
