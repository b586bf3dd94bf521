import { beforeEach, expect, it } from 'vitest';
import { noteSeen, unseen } from './seenActions';

beforeEach(() => window.localStorage.clear());

it('counts the actions since a game was last open', () => {
  expect(unseen('g', 7)).toBe(0);
  noteSeen('g', 4);
  noteSeen('h', 1);
  expect([unseen('g', 7), unseen('g', 3), unseen('h', 2)]).toEqual([3, 0, 1]);
});
