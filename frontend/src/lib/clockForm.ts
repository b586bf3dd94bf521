/** The form of a clock: presets of the lobby, and words for it. */
import { say } from './messages.svelte';
import { settings } from './settings.svelte';
import type { NewGame } from './types';

/** A clock as a new game asks for it. */
export type ClockWish = NonNullable<NewGame['clock']>;
export type Rest = NonNullable<ClockWish['rest']>;
/** What words about a clock need. */
export type ClockForm = Pick<ClockWish, 'seconds' | 'increment' | 'rest'> & { per: string };

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Units of a time, the largest first. */
export const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** Returns the largest unit that a time is a whole number of. */
export const unitOf = (seconds: number): (typeof UNITS)[number] => UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];

/** Returns a time in its largest whole unit: `2 days`, `12 hours`, `15 min`. */
export function amountText(seconds: number): string {
  const [unit, size] = unitOf(seconds);
  const unitDisplay = size >= HOUR ? 'long' : 'short';
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay }).format(seconds / size);
}

/** Returns the form of a clock in a few words. */
export function clockText(clock: ClockForm | null | undefined): string {
  if (!clock) return say('clock-of', { per: 'none', time: '', more: '' });
  const per = clock.per === 'game' && clock.increment ? 'plus' : clock.per;
  const form = say('clock-of', { per, time: amountText(clock.seconds), more: amountText(clock.increment ?? 0) });
  return typeof clock.rest?.night_from === 'number' ? say('clock-nights', { form }) : form;
}
