import { expect, it } from 'vitest';
import { makeAction } from '../testing/fixtures';
import { NO_FILTER, passes, toggleSeat, verbsOf } from './logFilter';

const log = [makeAction('build'), makeAction('loan', { seat: 1 }), makeAction('end turn', { seat: 1 }), makeAction('build', { seat: 2 })];
const shown = (filter: typeof NO_FILTER): string[] => log.filter((action) => passes(filter, action)).map(({ seat, verb }) => `${seat} ${verb}`);

it('shows everything, or lines of players, or of a kind, or both', () => {
  expect(shown(NO_FILTER)).toHaveLength(4);
  expect(shown({ seats: [0, 2], verb: null })).toEqual(['0 build', '2 build']);
  expect(shown({ seats: [], verb: 'loan' })).toEqual(['1 loan']);
  expect(shown({ seats: [2], verb: 'build' })).toEqual(['2 build']);
});

it('lists the kinds that occur, and toggles a seat', () => {
  expect(verbsOf(log)).toEqual(['build', 'loan']);
  expect(toggleSeat(NO_FILTER, 2)).toEqual({ seats: [2], verb: null });
  expect(toggleSeat({ seats: [2, 1], verb: 'build' }, 2)).toEqual({ seats: [1], verb: 'build' });
});
