import { expect, it } from 'vitest';
import { leftAt, stillUntil, timeText } from './timeLeft';

it('time left has the figures that matter', () => {
  expect([300, 65.9, 9, 0, -4].map(timeText)).toEqual(['5:00', '1:05', '0:09', '0:00', '0:00']);
  expect([3600, 86399].map(timeText)).toEqual(['time-hours(1, 0)', 'time-hours(23, 59)']);
  expect([86400, 100_000].map(timeText)).toEqual(['time-days(1, 0)', 'time-days(1, 3)']);
});

it('a clock loses no time while it stands still', () => {
  const still = [{ since: 1000, until: 1100 }, { since: 2000, until: 3000 }];
  expect(leftAt(500, 900_000, 950_000, still)).toBe(450);
  expect(leftAt(500, 900_000, 1_050_000, still)).toBe(400);
  expect(leftAt(500, 900_000, 1_200_000, still)).toBe(300);
  expect(leftAt(500, 1_050_000, 1_060_000, still)).toBe(500);
  expect(leftAt(500, 900_000, 800_000, still)).toBe(500);
  expect(leftAt(500, 900_000, 3_100_000)).toBe(-1700);
});

it('a clock that stands still says until when', () => {
  const still = [{ since: 1000, until: 1100 }];
  expect([999, 1000, 1099, 1100].map((now) => stillUntil(now * 1000, still))).toEqual([null, 1100, 1100, null]);
});
