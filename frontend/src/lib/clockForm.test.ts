import { afterEach, describe, expect, it } from 'vitest';
import { amountText, clockText, DAY, HOUR, unitOf } from './clockForm';
import { EVENING, usualNight, WEEK } from './clockPresets';
import { settings } from './settings.svelte';

afterEach(() => (settings.language = 'en'));

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('the form of a clock', () => {
  it('is told in the largest whole unit', () => {
    expect([5, 90, 120, 12 * HOUR, 36 * HOUR, 2 * DAY].map((seconds) => plain(amountText(seconds)))).toEqual(['5 sec', '90 sec', '2 min', '12 hours', '36 hours', '2 days']);
    expect(unitOf(0)[0]).toBe('second');
    settings.language = 'ru';
    expect(plain(amountText(2 * DAY))).toBe('2 дня');
  });

  it('names turn, game, increment and nights', () => {
    expect(clockText(null)).toBe('clock-of(none, , )');
    expect(plain(clockText({ per: 'turn', seconds: 120 }))).toBe('clock-of(turn, 2 min, 0 sec)');
    expect(plain(clockText({ per: 'game', seconds: 900 }))).toBe('clock-of(game, 15 min, 0 sec)');
    expect(plain(clockText(EVENING[2]))).toBe('clock-of(plus, 15 min, 15 sec)');
    expect(plain(clockText({ ...WEEK[1]!, rest: usualNight() }))).toBe('clock-nights(clock-of(turn, 1 day, 0 sec))');
    expect(plain(clockText({ ...WEEK[1]!, rest: { zone: 'UTC', weekdays: [6] } }))).toBe('clock-of(turn, 1 day, 0 sec)');
  });
});
