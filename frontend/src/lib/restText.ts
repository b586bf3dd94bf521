/** The hours and days on which a clock stands still, in words. */
import type { Rest } from './clockForm';
import { say } from './messages.svelte';
import { settings } from './settings.svelte';

/** Monday, the first day of the week here, at midnight UTC. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 3600 * 1000;

const utc = (at: number, form: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(settings.language, { ...form, timeZone: 'UTC' }).format(at);

/** Returns a time of the day, given in minutes after midnight. */
export const minuteText = (minute: number): string => utc(MONDAY + minute * 60_000, { hour: 'numeric', minute: '2-digit' });

/** Returns the name of a day of the week, 0 for Monday. */
export const weekdayName = (day: number, weekday: 'short' | 'long' = 'long'): string => utc(MONDAY + day * DAY, { weekday });

/** Returns a date such as 2026-12-25 in words. */
export const dateName = (date: string): string => utc(Date.parse(date), { day: 'numeric', month: 'short', year: 'numeric' });

/** Returns the name of a time zone as it is read. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Returns sentences that say when a clock stands still. */
export function restText(rest: Rest): string[] {
  const zone = zoneName(rest.zone);
  const days = [...(rest.weekdays ?? []).map((day) => weekdayName(day)), ...(rest.dates ?? []).map(dateName)];
  const night = typeof rest.night_from === 'number' && typeof rest.night_to === 'number';
  return [
    ...(night ? [say('clock-rest-night', { from: minuteText(rest.night_from!), to: minuteText(rest.night_to!), zone })] : []),
    ...(days.length ? [say('clock-rest-days', { days: new Intl.ListFormat(settings.language).format(days), zone })] : []),
  ];
}
