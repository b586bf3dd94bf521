import { afterEach, expect, it } from 'vitest';
import { dateName, minuteText, restText, weekdayName } from './restText';
import { settings } from './settings.svelte';

afterEach(() => (settings.language = 'en'));

it('hours, days and dates are told in the language of the page', () => {
  settings.language = 'fr';
  expect([minuteText(22 * 60), weekdayName(0), weekdayName(6, 'short'), dateName('2026-12-25')]).toEqual(['22:00', 'lundi', 'dim.', '25 déc. 2026']);
});

it('a rest is told with its time zone', () => {
  const [night, days] = restText({ zone: 'America/New_York', night_from: 0, night_to: 480, weekdays: [5, 6], dates: ['2026-12-25'] }).map((text) => text.replaceAll(/\s/gu, ' '));
  expect(night).toBe('clock-rest-night(12:00 AM, 8:00 AM, America/New York)');
  expect(days).toBe('clock-rest-days(Saturday, Sunday, and Dec 25, 2026, America/New York)');
  expect(restText({ zone: 'UTC' })).toEqual([]);
});
