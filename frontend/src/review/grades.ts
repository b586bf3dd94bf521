/** Grades of reviewed turns: their order, signs, and figures as texts. */
import { settings } from '../lib/settings.svelte';
import type { TurnReview } from '../lib/types';

export type Grade = TurnReview['grade'];

/** Grades from the smallest to the largest loss. */
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Signs of the grades, as chess players write them; the best turn has an icon. */
export const SIGNS: Record<Grade, string> = { best: '', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??', forced: '–' };

const format = (value: number, digits: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace('-', '−');

/** Returns a number with one decimal digit; never a negative zero. */
export const decimal = (value: number, digits = 1): string => format(Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value, digits);

/** Returns a number with one decimal digit and its sign. */
export const signedDecimal = (value: number): string => (value >= 0.05 ? `+${decimal(value)}` : decimal(value));

/** Returns a value with its standard error. */
export const withError = (value: number, error: number): string => `${decimal(value)} ± ${decimal(error)}`;

/** Whether the turn played is the best turn found. */
export const isBest = (turn: TurnReview): boolean => turn.played.join('\n') === turn.best.join('\n');
