import { expect, it } from 'vitest';
import { iconNames } from '../testing/icons';
import { actionButtons } from './actionButtons';

const verbs = (title: string, open: string[] = []): string[] => actionButtons(title, new Set(open)).map((one) => one.verb);

it('shows the actions of a title in one order', () => {
  expect(verbs('birmingham')).toEqual(['build', 'link', 'develop', 'sell', 'loan', 'scout', 'pass']);
  expect(verbs('lancashire')).toEqual(['build', 'build double', 'link', 'develop', 'sell', 'loan', 'pass']);
  expect(verbs('age_of_industry')).toEqual(['build', 'build double', 'link', 'develop', 'sell', 'repay', 'draw', 'pass']);
});

it('shows an action that is open in a title that the page does not know', () => {
  expect(verbs('other')).toEqual(['build', 'link', 'develop', 'sell', 'pass']);
  expect(verbs('other', ['loan'])).toContain('loan');
});

it('gives every action a key of its own', () => {
  const all = actionButtons('other', new Set(['build double', 'loan', 'repay', 'scout', 'draw']));
  expect(all.map((one) => one.key).join('')).toBe('BTNDSLRCWP');
  for (const { icon } of all) expect(iconNames).toContain(icon);
});
