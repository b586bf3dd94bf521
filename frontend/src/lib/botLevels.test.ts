import { expect, it } from 'vitest';
import type { BotCard } from './types';
import { levelsOf, middleLevel, strengthName } from './botLevels';

const bot = (name: string, kind: string, order: number): BotCard => ({ name, kind, order, label: name, about: '' }) as BotCard;
const bots = [bot('greedy', 'baseline', 1), bot('hard', 'level', 4), bot('easy', 'level', 2), bot('medium', 'level', 3), bot('master', 'level', 5)];

it('orders levels from weak to strong', () => {
  expect(levelsOf(bots).map(({ name }) => name)).toEqual(['easy', 'medium', 'hard', 'master']);
  expect(middleLevel(bots)?.name).toBe('medium');
});

it('takes all bots where there is no level', () => {
  expect(levelsOf([bots[0]!])).toEqual([bots[0]]);
  expect(middleLevel([])).toBeUndefined();
});

it('names a bot that is no level by its own name', () => {
  expect(strengthName('Mine')).toBe('Mine');
});
