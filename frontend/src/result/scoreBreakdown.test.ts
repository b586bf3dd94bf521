import { describe, expect, it } from 'vitest';
import { makeAction, makeEvent, makeSheet } from '../testing/fixtures';
import { Scorer } from './scoreBreakdown';

const read = (...actions: ReturnType<typeof makeAction>[]): ReturnType<Scorer['read']> => new Scorer(makeSheet(), 2).read(actions);

describe('points by era and source', () => {
  it('follow links and flipped tiles', () => {
    const scored = read(
      makeAction('build', [makeEvent('tile built', { tile: 'cotton 2', slot: 'Leek.1' }), makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' })]),
      makeAction('sell', [makeEvent('tile flipped', { slot: 'Leek.1' })], { number: 1 }),
      makeAction('pass', [makeEvent('links scored', { points: 3 }), makeEvent('tiles scored', { points: 2 }), makeEvent('points gained', { points: 4 })], { number: 2 }),
    );
    expect(scored.eras[0]).toEqual({ 'canal roads': 3, 'canal tiles': 2, bonus: 4 });
    expect(scored.sources[0]).toEqual({ 'roads canal': 3, 'tiles cotton': 2, bonus: 4 });
    expect(scored.turns).toEqual([{ action: 1, seat: 0, points: 2 }]);
    expect(scored.eras[1]).toEqual({});
  });

  it('tell losses, loans and the money of the last action', () => {
    const scored = read(
      makeAction('pass', [makeEvent('points gained', { points: -2 }), makeEvent('loans scored', { points: -3 })]),
      makeAction('pass', [makeEvent('points gained', { points: 5 }), makeEvent('game ended', {}, null)]),
    );
    expect(scored.sources[0]).toEqual({ unpaid: -2, loans: -3, money: 5 });
  });

  it('call other what tiles do not explain', () => {
    const scored = read(makeAction('pass', [makeEvent('tiles scored', { points: 7 }, 1)]));
    expect(scored.sources[1]).toEqual({ other: 7 });
  });

  it('count all tiles where a title counts all, and forget removed ones', () => {
    const built = [makeEvent('tile built', { tile: 'cotton 2', slot: 'Leek.1' }), makeEvent('tile built', { tile: 'coal 1', slot: 'Leek.2' })];
    expect(read(makeAction('build', [...built, makeEvent('tiles scored', { points: 3 })])).sources[0]).toEqual({ 'tiles cotton': 2, 'tiles coal': 1 });
    expect(read(makeAction('build', [...built, makeEvent('tile removed', { slot: 'Leek.1' }), makeEvent('tiles scored', { points: 1 })])).sources[0]).toEqual({ 'tiles coal': 1 });
  });
});

it('turning points are the three best flips, in order', () => {
  const actions = [1, 2, 1, 2].map((level, number) =>
    makeAction('sell', [makeEvent('tile built', { tile: `cotton ${level}`, slot: `s${number}` }), makeEvent('tile flipped', { slot: `s${number}` })], { number }),
  );
  expect(read(...actions).turns.map((turn) => turn.action)).toEqual([0, 1, 3]);
});
