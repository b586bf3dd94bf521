import { expect, it } from 'vitest';
import type { BoardData, ListedGame, TitleCard } from '../lib/types';
import { makeSheet } from '../testing/fixtures';
import { known } from '../testing/messages';
import { gameName, gameProgress } from './gameLabel';

const titles = [{ name: 'age_of_industry', boards: ['germany', 'new_england'] }, { name: 'birmingham', boards: [] }] as unknown as TitleCard[];
const listed = (title: string, board?: string): ListedGame => ({ title, options: board ? { board } : {}, round: 3, era: 'rail' }) as unknown as ListedGame;

it('names the board of a game, the first one where the game names none', () => {
  known.add('sheet-germany');
  expect(gameName(listed('age_of_industry', 'new_england'), titles)).toBe('New England');
  expect(gameName(listed('age_of_industry'), titles)).toBe('sheet-germany');
  expect(gameName(listed('birmingham'), titles)).toBe('Birmingham');
});

it('tells the round, with the era on boards with several', () => {
  const sheets = new Map([['birmingham', makeSheet()], ['germany', makeSheet({ eras: ['rail'] })]]);
  expect(gameProgress(listed('birmingham'), titles, sheets)).toBe('era-name(rail), round(3)');
  expect(gameProgress(listed('age_of_industry'), titles, sheets)).toBe('round(3)');
  expect(gameProgress(listed('birmingham'), titles, new Map())).toBe('round(3)');
});

it('tells the round of a title whose board data are incomplete', () => {
  const sheets = new Map([['birmingham', { title: 'birmingham' } as unknown as BoardData]]);
  expect(gameProgress(listed('birmingham'), titles, sheets)).toBe('round(3)');
});
