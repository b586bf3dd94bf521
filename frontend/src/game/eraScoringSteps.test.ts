import { expect, it } from 'vitest';
import { makeAction, makeEvent, makeSeat, makeTile, makeView } from '../testing/fixtures';
import { scoringSteps } from './eraScoringSteps';

const before = makeView({
  tiles: { 'Leek.1': makeTile('cotton 1', 0), 'Derby.1': makeTile('iron 1', 1, { cubes: 2 }) },
  links: { 'Leek-Stone': 0 },
  seats: [makeSeat({ points: 5 }), makeSeat({ points: 6 })],
  choices: [{ code: 1, text: '', verb: 'pass' }],
  can_undo: true,
  can_undo_turn: true,
});
const events = [
  makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' }),
  makeEvent('tile flipped', { slot: 'Derby.1' }, 1),
  makeEvent('link laid', { link: 'Derby-Oxford' }, 1),
  makeEvent('links scored', { points: 3 }, 0),
  makeEvent('links scored', { points: 4 }, 1),
  makeEvent('tiles scored', { points: 10 }, 1),
  makeEvent('tile removed', { slot: 'Leek.1' }),
  makeEvent('tile flipped', { slot: 'Leek.1' }),
];
const era_scores = [{ seat: 0, links: 3, tiles: 0 }, { seat: 1, links: 4, tiles: 10 }];
const after = makeView({ era: 'rail', links: {} });

it('shows links scored and removed, then tiles scored and removed', () => {
  const steps = scoringSteps(before, after, makeAction('build', events, { era_scores }));
  expect(steps.map(({ step, era, lasts }) => [step, era, lasts])).toEqual([
    ['links', 'canal', 2000], ['links-off', 'canal', 900], ['tiles', 'canal', 2000], ['tiles-off', 'canal', 1100],
  ]);
  expect(steps.map(({ view }) => view.seats.map((seat) => seat.points))).toEqual([[8, 10], [8, 10], [8, 20], [8, 20]]);
  expect(steps.map(({ view }) => Object.keys(view.links))).toEqual([['Leek-Stone', 'Derby-Oxford'], [], [], []]);
  expect(steps.map(({ view }) => Object.keys(view.tiles).includes('Leek.1'))).toEqual([true, true, true, false]);
});

it('begins with the board as the last action left it, nothing to choose', () => {
  const { view } = scoringSteps(before, after, makeAction('build', events, { era_scores }))[0]!;
  expect(view.tiles['Leek.2']).toEqual(makeTile('coal 1', 0));
  expect(view.tiles['Derby.1']).toEqual(makeTile('iron 1', 1, { sold: true }));
  expect(view.tiles['Leek.1']).toEqual(makeTile('cotton 1', 0));
  expect(view.links).toEqual({ 'Leek-Stone': 0, 'Derby-Oxford': 1 });
  expect(view).toMatchObject({ choices: [], can_undo: false, can_undo_turn: false, era: 'canal' });
});

it('leaves out steps without points or pieces', () => {
  const steps = scoringSteps(before, { ...after, links: before.links }, makeAction('build', [], { era_scores: [{ seat: 0, links: 0, tiles: 2 }] }));
  expect(steps.map(({ step }) => step)).toEqual(['tiles']);
  expect(scoringSteps(before, { ...after, links: before.links }, makeAction('build'))).toEqual([]);
});
