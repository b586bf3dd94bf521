import { describe, expect, it } from 'vitest';
import { DAY } from './clockForm';
import { clockFault, EVENING, isPreset, usualNight, WEEK, withRest } from './clockPresets';

describe('presets', () => {
  it('are recognized whatever rests', () => {
    expect(isPreset({ ...WEEK[0]!, rest: usualNight() }, WEEK[0]!)).toBe(true);
    expect(isPreset(WEEK[0]!, WEEK[1]!)).toBe(false);
    expect(isPreset(null, null)).toBe(true);
    expect(isPreset(null, WEEK[0]!)).toBe(false);
    expect(isPreset({ per: 'game', seconds: 900 }, EVENING[2]!)).toBe(false);
  });

  it('lose a rest without hours and days', () => {
    expect(withRest(WEEK[0]!, { zone: 'UTC', night_from: null, night_to: null, weekdays: [] })).toEqual(WEEK[0]);
    expect(withRest(WEEK[0]!, { zone: 'UTC', weekdays: [6] }).rest?.weekdays).toEqual([6]);
  });

  it('faults are named', () => {
    expect(clockFault({ per: 'turn', seconds: Number.NaN })).toBe('clock-wrong-time');
    expect(clockFault({ per: 'turn', seconds: 91 * DAY })).toBe('clock-wrong-time');
    expect(clockFault({ per: 'game', seconds: 900, increment: -1 })).toBe('clock-wrong-increment');
    expect(clockFault({ per: 'turn', seconds: 900, rest: { zone: 'UTC', night_from: 60, night_to: 60 } })).toBe('clock-wrong-night');
    expect(clockFault({ per: 'turn', seconds: 900, rest: usualNight() })).toBeNull();
  });
});
