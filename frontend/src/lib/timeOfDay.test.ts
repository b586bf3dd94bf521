import { expect, it } from 'vitest';
import { minutesOf, timeText } from './timeOfDay';

it('reads and writes times of the day', () => {
  expect([minutesOf('00:00'), minutesOf('08:05'), minutesOf('23:59')]).toEqual([0, 485, 1439]);
  expect([minutesOf(''), minutesOf('8:05')]).toEqual([null, null]);
  expect([timeText(0), timeText(485), timeText(1439)]).toEqual(['00:00', '08:05', '23:59']);
});
