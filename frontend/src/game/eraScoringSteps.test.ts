import { expect, it } from 'vitest';
import { makeAction, makeSeat, makeTile, makeView } from '../testing/fixtures';
import type { LoggedAction } from '../lib/types';
import { scoringSteps } from './eraScoringSteps';

const before = makeView({
  tiles: { 'Leek.1': makeTile('cotton 1', 0), 'Derby.1': makeTile('iron 1', 1, { cubes: 2 }) },
  links: { 'Leek-Stone': 0 },
  seats: [makeSeat({ points: 5 }), makeSeat({ points: 6 })],
  choices: [{ code: 1, text: '', verb: 'pass' }],
  can_undo: true,
  can_undo_turn: true,
});
const era_scores = [{ seat: 0, links: 3, tiles: 0 }, { seat: 1, links: 4, tiles: 10 }];
const era_end: LoggedAction['era_end'] = {
  tiles: { 'Leek.1': makeTile('cotton 1', 0), 'Leek.2': makeTile('coal 1', 0, { cubes: 2 }), 'Derby.1': makeTile('iron 1', 1, { sold: true }) },
  links: { 'Leek-Stone': 0, 'Derby-Oxford': 1 },
  removed: ['Leek.1'],
};
const ending = makeAction('build', { era_scores, era_end });
const after = makeView({ era: 'rail', links: {} });

it('shows links scored and removed, then tiles scored and removed', () => {
  const steps = scoringSteps(before, after, ending);
  expect(steps.map(({ step, era, lasts }) => [step, era, lasts])).toEqual([
    ['links', 'canal', 2000], ['links-off', 'canal', 900], ['tiles', 'canal', 2000], ['tiles-off', 'canal', 1100],
  ]);
  expect(steps.map(({ view }) => view.seats.map((seat) => seat.points))).toEqual([[8, 10], [8, 10], [8, 20], [8, 20]]);
  expect(steps.map(({ view }) => Object.keys(view.links))).toEqual([['Leek-Stone', 'Derby-Oxford'], [], [], []]);
  expect(steps.map(({ view }) => Object.keys(view.tiles).includes('Leek.1'))).toEqual([true, true, true, false]);
});

it('begins with the board as the last action left it, nothing to choose', () => {
  const { view } = scoringSteps(before, after, ending)[0]!;
  expect(view).toMatchObject({ tiles: era_end.tiles, links: era_end.links, choices: [], can_undo: false, can_undo_turn: false, era: 'canal' });
});

it('leaves out steps without points or pieces', () => {
  const quiet = { tiles: before.tiles, links: before.links, removed: [] };
  const next = { ...after, links: before.links };
  const steps = scoringSteps(before, next, makeAction('build', { era_scores: [{ seat: 0, links: 0, tiles: 2 }], era_end: quiet }));
  expect(steps.map(({ step }) => step)).toEqual(['tiles']);
  expect(scoringSteps(before, next, makeAction('build'))).toEqual([]);
});
