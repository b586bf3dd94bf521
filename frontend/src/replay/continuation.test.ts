import { expect, it } from 'vitest';
import { makePlayer } from '../testing/fixtures';
import { continuationPlayers } from './continuation';

const players = [makePlayer(0), makePlayer(1, { kind: 'bot', bot: 'hard' }), makePlayer(2)];

it('gives the other seats to computers of a level, or to oneself', () => {
  expect(continuationPlayers(players, 1, 'easy')).toEqual([{ kind: 'bot', bot: 'easy' }, { kind: 'me' }, { kind: 'bot', bot: 'easy' }]);
  expect(continuationPlayers(players, 0, null)).toEqual([{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }]);
});

it('leaves the Automa its seat', () => {
  expect(continuationPlayers([makePlayer(0), makePlayer(1, { kind: 'automa' })], 0, 'hard')).toEqual([{ kind: 'me' }, { kind: 'automa' }]);
});
