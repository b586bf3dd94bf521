import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { relativeDay, timeOfDay } from './dates';
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
