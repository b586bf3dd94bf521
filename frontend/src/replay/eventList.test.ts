import { expect, it } from 'vitest';
import { makeAction, makeEvent } from '../testing/fixtures';
import { iconNames } from '../testing/icons';
import { eventLines } from './eventList';

const icons = (kinds: string[], coin = '£'): string[] => eventLines(makeAction('build', kinds.map((kind) => makeEvent(kind))), coin).map((line) => line.icon);

it('gives each sentence the icon of its event', () => {
  const kinds = ['automa corner', 'automa place refused', 'automa developed', 'automa waits', 'card played', 'coal taken', 'iron bought', 'barrel taken', 'tile built', 'link laid', 'tile developed', 'tile flipped'];
  expect(icons(kinds)).toEqual(['c-card', 'a-cancel', 'a-develop', 's-automa', 'c-card', 'r-coal', 'r-iron', 'r-beer', 'a-build', 'a-network', 'a-develop', 'a-flip']);
  for (const icon of icons(kinds)) expect(iconNames).toContain(icon);
  const others = ['tile removed', 'loan taken', 'scouted', 'passed', 'sold to port', 'income moved', 'links scored', 'tiles scored', 'round ended', 'wonder'];
  expect(icons(others)).toEqual(['a-cancel', 'a-loan', 'a-scout', 'a-pass', 'a-sell', 'v-income', 'v-link', 'v-hex', 'u-clock', 'a-confirm']);
});

it('gives money the sign of its currency', () => {
  expect(icons(['paid', 'money gained'], '$')).toEqual(['v-dollar', 'v-dollar']);
  expect(icons(['income paid'])).toEqual(['v-coin']);
});

it('leaves out what only fills hands and ends turns', () => {
  const lines = eventLines(makeAction('pass', ['passed', 'card drawn', 'turn ended', 'order set', 'action ended'].map((kind) => makeEvent(kind))), '£');
  expect(lines).toEqual([{ icon: 'a-pass', text: 'passed.' }]);
});
