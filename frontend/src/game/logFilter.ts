/** Which lines of the log are shown. */
import type { LoggedAction } from '../lib/types';

export interface LogFilter {
  /** Seats whose actions are shown; empty: all. */
  seats: number[];
  /** The kind of action that is shown; null: all. */
  verb: string | null;
}

export const NO_FILTER: LogFilter = { seats: [], verb: null };

export const passes = ({ seats, verb }: LogFilter, action: LoggedAction): boolean =>
  (seats.length === 0 || seats.includes(action.seat)) && (verb === null || action.verb === verb);

/** Returns the kinds of actions of a log, in the order of their first line. */
export const verbsOf = (actions: LoggedAction[]): string[] => [...new Set(actions.map(({ verb }) => verb))].filter((verb) => verb !== 'end turn');

/** Returns a filter with a seat added, or removed if it was there. */
export const toggleSeat = (filter: LogFilter, seat: number): LogFilter => ({
  ...filter, seats: filter.seats.includes(seat) ? filter.seats.filter((one) => one !== seat) : [...filter.seats, seat],
});
