import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentText, relativeDay, soonText, timeOfDay } from './dates';
import { settings } from './settings.svelte';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 17, 9, 30) }));
afterEach(() => {
  vi.useRealTimers();
  settings.language = 'en';
});

const at = (...parts: [number, number, number, number]): number => new Date(...parts).getTime() / 1000;

it('says today and yesterday by the calendar, not by hours', () => {
  expect(relativeDay(at(2026, 10, 17, 1))).toBe('today');
  expect(relativeDay(at(2026, 10, 16, 23))).toBe('yesterday');
});

it('says the time in the language of the page', () => {
  expect(timeOfDay(at(2026, 10, 17, 13)).replace(/\s/u, ' ')).toBe('1:00 PM');
  settings.language = 'ru';
  expect(timeOfDay(at(2026, 10, 17, 13))).toBe('13:00');
});

it('says the date of earlier days in the language of the page', () => {
  expect(relativeDay(at(2026, 10, 15, 23))).toBe('Nov 15');
  settings.language = 'fr';
  expect(relativeDay(at(2026, 10, 15, 23))).toBe('15 nov.');
  expect(relativeDay(at(2026, 10, 17, 1))).toBe('aujourd’hui');
});

it('says a moment with its day where it is not today', () => {
  settings.language = 'fr';
  expect(momentText(at(2026, 10, 17, 18))).toBe('18:00');
  expect(momentText(at(2026, 10, 19, 18))).toBe('jeu. 18:00');
  expect(momentText(at(2026, 11, 24, 18))).toContain('24 déc.');
  expect(soonText(at(2026, 10, 18, 1))).toMatch(/^0?1:00$/);
  expect(soonText(at(2026, 10, 18, 8))).toMatch(/^mer\. 0?8:00$/);
});
