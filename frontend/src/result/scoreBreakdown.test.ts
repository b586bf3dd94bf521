import { expect, it } from 'vitest';
import { makeAction, makeEffects } from '../testing/fixtures';
import { eraColumn, pointsByColumn, turningPoints } from './scoreBreakdown';

it('turning points are the three actions that flipped most, in order', () => {
  const log = [1, 2, 1, 2, 0].map((flipped_points, number) => makeAction('sell', { number, effects: makeEffects({ flipped_points }) }));
  expect(turningPoints(log)).toEqual([{ action: 0, seat: 0, points: 1 }, { action: 1, seat: 0, points: 2 }, { action: 3, seat: 0, points: 2 }]);
  expect(turningPoints(log.slice(4))).toEqual([]);
});

it('columns of the standings add up links and tiles of an era', () => {
  const sources = [
    { source: 'links', era: 'canal', points: 3 }, { source: 'tiles', era: 'canal', industry: 'coal', points: 2 },
    { source: 'tiles', era: 'canal', industry: 'iron', points: 4 }, { source: 'unpaid', points: -1 },
  ];
  expect(pointsByColumn(sources)).toEqual({ [eraColumn('canal', 'links')]: 3, [eraColumn('canal', 'tiles')]: 6, unpaid: -1 });
});
