/** Time that a clock has left, in the words and figures of the page. */
import { say } from './messages.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds below which a clock is marked. */
export const SHORT = 30;

/** Returns `4:05` below an hour, hours and minutes below a day, otherwise days and hours; never less than zero. */
export function timeText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const figures = (whole: number, part: number): [number, number] => [Math.floor(left / whole), Math.floor((left % whole) / part)];
  if (left >= DAY) {
    const [days, hours] = figures(DAY, HOUR);
    return say('time-days', { days, hours });
  }
  if (left >= HOUR) {
    const [hours, minutes] = figures(HOUR, MINUTE);
    return say('time-hours', { hours, minutes });
  }
  const [minutes, rest] = figures(MINUTE, 1);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
