import { afterEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';

vi.unmock('./messages.svelte');
const { has, say } = await import('./messages.svelte');
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

it('sets French punctuation', () => {
  settings.language = 'fr';
  expect(say('amount', { coin: '£', amount: '5' })).toMatch(/5\s£/);
});

it('knows which messages there are', () => {
  expect(has('menu')).toBe(true);
  expect(has('no-such-message')).toBe(false);
  expect(() => say('no-such-message')).toThrow('No message no-such-message in en.');
});
