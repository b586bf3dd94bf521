import { expect, it } from 'vitest';
import { makeAction, makeSeat, makeView } from '../testing/fixtures';
import { eraMoment } from './eraMoment';

const ending = makeAction('pass', { era_scores: [{ seat: 0, links: 4, tiles: 3 }, { seat: 1, links: 0, tiles: 9 }] });
const seats = [makeSeat({ points: 7 }), makeSeat({ points: 12 })];

it('lists the players by points at the end of an era', () => {
  expect(eraMoment([makeAction('loan'), ending], makeView({ era: 'rail', seats }))).toEqual({
    era: 'canal', over: false, scores: [{ seat: 1, gained: 9, points: 12 }, { seat: 0, gained: 7, points: 7 }],
  });
});

it('lists them by place at the end of the game', () => {
  const result = { points: [20, 20], places: [1, 2], tie_break: 'income', winners: [0], sources: [] };
  expect(eraMoment([ending], makeView({ seats, result }))).toMatchObject({ over: true, scores: [{ seat: 0, points: 20 }, { seat: 1, points: 20 }] });
});

it('is none while an era lasts', () => {
  expect(eraMoment([makeAction('loan')], makeView())).toBeNull();
});
