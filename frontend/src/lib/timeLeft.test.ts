import { expect, it } from 'vitest';
import { timeText } from './timeLeft';

it('time left has the figures that matter', () => {
  expect([300, 65.9, 9, 0, -4].map(timeText)).toEqual(['5:00', '1:05', '0:09', '0:00', '0:00']);
  expect([3600, 86399].map(timeText)).toEqual(['time-hours(1, 0)', 'time-hours(23, 59)']);
  expect([86400, 100_000].map(timeText)).toEqual(['time-days(1, 0)', 'time-days(1, 3)']);
});
