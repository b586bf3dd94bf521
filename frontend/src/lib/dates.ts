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

/** Returns a moment of the last or next days: the time alone for today, with the day of the week within six days, otherwise with the date. */
export function momentText(seconds: number): string {
  const then = new Date(seconds * 1000);
  const days = Math.abs(Math.round((startOf(then) - startOf(new Date())) / DAY));
  if (days === 0) return timeOfDay(seconds);
  const day: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(settings.language, { ...day, hour: 'numeric', minute: '2-digit' }).format(then);
}

/** Returns a moment to come: the time alone where it is less than 20 hours away. */
export const soonText = (seconds: number): string => (seconds - Date.now() / 1000 < 20 * 3600 ? timeOfDay(seconds) : momentText(seconds));

function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
