import { afterEach, expect, it, vi } from 'vitest';
import fr from '$words/fr/page.ftl?raw';
import ru from '$words/ru/page.ftl?raw';
import { settings } from './settings.svelte';

vi.unmock('./messages.svelte');
const { addEnglish, addMessages, has, idPart, say } = await import('./messages.svelte');
addMessages('fr', fr);
addMessages('ru', ru);
afterEach(() => void (settings.language = 'en'));

it('speaks the language of the page', () => {
  const english = say('menu');
  settings.language = 'fr';
  expect(say('menu')).not.toBe('');
  settings.language = 'ru';
  expect(say('menu')).toMatch(/[а-я]/i);
  settings.language = 'en';
  expect(say('menu')).toBe(english);
});

it('puts values into the message', () => {
  expect(say('amount', { coin: '£', amount: '5' })).toBe('£5');
  expect(say('amount', { coin: '$', amount: '7' })).toBe('$7');
});

it('writes French sums', () => {
  settings.language = 'fr';
  expect(say('amount', { coin: '£', amount: '5' })).toMatch(/5\s£/);
});

it('joins the words of a name by hyphens for the id of a message', () => {
  expect(['build double', 'age_of_industry', 'cotton/manufacturer'].map(idPart)).toEqual(['build-double', 'age-of-industry', 'cotton-manufacturer']);
});

it('knows which messages there are', () => {
  expect(has('menu')).toBe(true);
  expect(has('no-such-message')).toBe(false);
  expect(() => say('no-such-message')).toThrow('No message no-such-message in en.');
});

it('takes the English message where a language lacks one', () => {
  const english = say('menu');
  addMessages('xx', 'amount = { $amount } of { $coin }');
  settings.language = 'xx';
  expect(say('amount', { coin: '£', amount: '5' })).toBe('5 of £');
  expect(say('menu')).toBe(english);
});

it('takes the English of parts that are loaded later', () => {
  expect(has('part-of-a-test')).toBe(false);
  addEnglish('part-of-a-test = Later');
  settings.language = 'fr';
  expect(say('part-of-a-test')).toBe('Later');
  expect(say('menu')).not.toBe('');
});
