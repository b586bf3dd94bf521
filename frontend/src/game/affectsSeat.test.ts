import { expect, it } from 'vitest';
import { makeAction, makeEvent } from '../testing/fixtures';
import { affectsSeat } from './affectsSeat';

it('is true for the actions of others that name the seat or its pieces', () => {
  expect(affectsSeat(makeAction('build', [makeEvent('tile flipped', {}, 1)]), 1)).toBe(true);
  expect(affectsSeat(makeAction('build', [makeEvent('paid', {}), makeEvent('coal taken', { owner: 1 })]), 1)).toBe(true);
});

it('is false for other seats and for the own action', () => {
  expect(affectsSeat(makeAction('build', [makeEvent('tile flipped', {}, 1)]), 2)).toBe(false);
  expect(affectsSeat(makeAction('build', [makeEvent('tile flipped', {}, 0)]), 0)).toBe(false);
});
