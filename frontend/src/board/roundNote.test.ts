import { expect, it } from 'vitest';
import { makeSheet, makeView } from '../testing/fixtures';
import { roundNote } from './roundNote';

it('counts the rounds of the era, and ends with the game', () => {
  expect(roundNote(makeView(), makeSheet(), 'map-round-of')).toBe('map-round-of(2, 8)');
  expect(roundNote(makeView({ era: 'rail' }), makeSheet())).toBe('round-of(2, 9)');
  expect(roundNote(makeView(), makeSheet({ rounds: [] }))).toBe('round(2)');
  const result = { points: [1], places: [1], tie_break: null, winners: [0], sources: [] };
  expect(roundNote(makeView({ result }), makeSheet())).toBe('game-over');
});
