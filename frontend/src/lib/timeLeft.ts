/** Time that a clock has left, in the words and figures of the page. */
import { say } from './messages.svelte';
import type { StillSpan } from './types';

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

/** Returns the seconds left at `now`, of `seconds` at `since`; both moments in milliseconds since 1970. */
export function leftAt(seconds: number, since: number, now: number, still: readonly StillSpan[] = []): number {
  const [from, to] = [since / 1000, Math.max(since, now) / 1000];
  const stood = still.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.until) - Math.max(from, span.since)), 0);
  return seconds - (to - from - stood);
}

/** Returns when a clock that stands still at `now` (in milliseconds) goes on, in seconds; null while it runs. */
export const stillUntil = (now: number, still: readonly StillSpan[] = []): number | null =>
  still.find((span) => span.since <= now / 1000 && now / 1000 < span.until)?.until ?? null;
