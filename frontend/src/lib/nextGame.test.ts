import { describe, expect, it } from 'vitest';
import { merged } from './ownGames';
import { isTurn, nextGame } from './nextGame';
import type { ListedGame } from './types';

const game = (id: string, more: Partial<ListedGame> = {}): ListedGame =>
  ({ id, status: 'running', to_act: 0, mine: [0], players: [{ seat: 0, kind: 'person' }], updated: 5, clock: null, ...more }) as unknown as ListedGame;

describe('the next game', () => {
  it('is one where a person of this device is to act', () => {
    expect(isTurn(game('a'))).toBe(true);
    expect(isTurn(game('a', { to_act: 1 }))).toBe(false);
    expect(isTurn(game('a', { status: 'finished' }))).toBe(false);
    expect(isTurn(game('a', { players: [{ seat: 0, kind: 'bot' }] as unknown as ListedGame['players'] }))).toBe(false);
  });

  it('has the shortest clock, or has waited longest', () => {
    const games = [game('new', { updated: 9 }), game('old', { updated: 1 }), game('short', { clock: 60 }), game('long', { clock: 600 })];
    expect(nextGame(games)?.id).toBe('short');
    expect(nextGame(games, 'short')?.id).toBe('long');
    expect(nextGame(games.slice(0, 2))?.id).toBe('old');
    expect(nextGame([game('here')], 'here')).toBeNull();
  });
});

it('changed rows replace the rows of their games', () => {
  expect(merged([game('a'), game('b')], [game('b', { updated: 7 }), game('c')]).map(({ id, updated }) => [id, updated])).toEqual([['a', 5], ['b', 7], ['c', 5]]);
});
