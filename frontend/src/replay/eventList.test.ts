import { expect, it } from 'vitest';
import { makeAction, makeEvent } from '../testing/fixtures';
import { iconNames } from '../testing/icons';
import { eventLines } from './eventList';

const icons = (topics: string[], coin = '£'): string[] => eventLines(makeAction('build', topics.map((topic) => ({ ...makeEvent('any'), topic }))), coin).map((line) => line.icon);

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

it('leaves out what only fills hands and ends turns', () => {
  const lines = eventLines(makeAction('pass', ['passed', 'card drawn', 'turn ended', 'order set', 'action ended'].map((kind) => makeEvent(kind))), '£');
  expect(lines).toEqual([{ icon: 'a-confirm', text: 'passed.' }]);
});
