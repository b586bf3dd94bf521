import { expect, it } from 'vitest';
import { makeLine } from '../testing/fixtures';
import { iconNames } from '../testing/icons';
import { eventLines } from './eventList';

const icons = (topics: string[], coin = '£'): string[] => eventLines(topics.map((topic) => makeLine('any', { topic })), coin).map((line) => line.icon);

it('gives each sentence the icon of its topic', () => {
  const topics = ['card', 'refused', 'developed', 'automa', 'coal', 'iron', 'beer', 'built', 'link', 'flipped', 'removed', 'replaced'];
  expect(icons(topics)).toEqual(['c-card', 'a-cancel', 'a-develop', 's-automa', 'r-coal', 'r-iron', 'r-beer', 'a-build', 'a-network', 'a-flip', 'a-cancel', 'a-cancel']);
  const others = ['loan', 'scout', 'pass', 'buyer', 'income', 'links', 'points', 'time', ''];
  expect(icons(others)).toEqual(['a-loan', 'a-scout', 'a-pass', 'a-sell', 'v-income', 'v-link', 'v-hex', 'u-clock', 'a-confirm']);
  for (const icon of [...icons(topics), ...icons(others)]) expect(iconNames).toContain(icon);
});

it('gives money the sign of its currency', () => {
  expect([icons(['money'], '$'), icons(['money'])]).toEqual([['v-dollar'], ['v-coin']]);
});

it('keeps the text of every line', () => {
  expect(eventLines([makeLine('passed.', { topic: 'pass' }), makeLine('Round 2 ends.', { after_turn: true })], '£')).toEqual([
    { icon: 'a-pass', text: 'passed.' }, { icon: 'a-confirm', text: 'Round 2 ends.' },
  ]);
});
