/** Dates in words. */
import { settings } from './settings.svelte';

const DAY = 24 * 3600 * 1000;

/** Returns today, yesterday, or the date. */
export function relativeDay(seconds: number): string {
  const then = new Date(seconds * 1000);
  const days = Math.round((startOf(new Date()) - startOf(then)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short' }).format(then);
}

/** Returns the hours and minutes of a moment. */
export function timeOfDay(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit' }).format(new Date(seconds * 1000));
}

function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
