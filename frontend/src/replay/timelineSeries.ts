/** Series over the timeline: points after each round, or expected points after each turn. */
import { isAction } from '../lib/actionText';
import type { LoggedAction, Chart } from '../lib/types';
import type { Turning } from '../result/scoreBreakdown';

/** Pairs of number of actions and value for one seat; null for a seat without evaluation. */
export type Series = [number, number][] | null;

export interface SeriesSet {
  low: number;
  high: number;
  seats: Series[];
}

const FINE = 5;
const COARSE = 10;
const NARROW = 25;
const MOMENTS = 3;

function framed(seats: Series[]): SeriesSet {
  const values = seats.flatMap((line) => line ?? []).map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = most - least < NARROW ? FINE : COARSE;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), seats };
}

/** Returns points after each round, as if the era ended there; `ends` is the number of actions at the end of each round. */
export function scoreSeries(chart: Chart, ends: Map<string, number>, seats: number): SeriesSet {
  const line = (seat: number): Series => [
    [0, 0],
    ...chart.rounds.map((round): [number, number] => [ends.get(`${round.era} ${round.round}`) ?? 0, round.points[seat]!]),
  ];
  return framed(Array.from({ length: seats }, (_, seat) => line(seat)));
}

/** Returns the number of actions at the end of each turn; values within a turn are misleading, because costs come before gains. */
function turnEnds(log: LoggedAction[]): number[] {
  const ends = log.filter((one, at) => {
    const next = log.slice(at + 1).find(isAction);
    return isAction(one) && (next?.seat !== one.seat || next.round !== one.round || next.era !== one.era);
  });
  return ends.map((one) => one.number + 1);
}

/** Returns the moments that are drawn: start, end of each turn, end. */
export function turnBoundaries(rows: unknown[], log: LoggedAction[]): number[] {
  return [...new Set([0, ...turnEnds(log), rows.length - 1])];
}

/** Returns the expected points at the end of each turn. */
export function expectedSeries(expected: (number | null)[][], log: LoggedAction[], seats: number): SeriesSet {
  const moments = turnBoundaries(expected, log);
  const line = (seat: number): Series =>
    expected[0]![seat] === null ? null : moments.map((at): [number, number] => [at, expected[at]![seat]!]);
  return framed(Array.from({ length: seats }, (_, seat) => line(seat)));
}

/** Returns the lead of a seat over the mean of the others. */
function ahead(expected: (number | null)[], seat: number): number {
  const others = expected.filter((value, other): value is number => other !== seat && value !== null);
  const mean = others.length ? others.reduce((all, value) => all + value, 0) / others.length : 0;
  return (expected[seat] ?? 0) - mean;
}

/** Returns the turns that raised the expected lead of their player most. */
export function expectedTurns(expected: (number | null)[][], log: LoggedAction[]): Turning[] {
  let from = 0;
  const found: Turning[] = [];
  for (const to of turnEnds(log)) {
    const { seat, number } = log[to - 1]!;
    const points = ahead(expected[to]!, seat) - ahead(expected[from]!, seat);
    if (expected[to]![seat] !== null && points > 0) found.push({ action: number, seat, points });
    from = to;
  }
  const most = found.toSorted((one, other) => other.points - one.points).slice(0, MOMENTS);
  return most.toSorted((one, other) => one.action - other.action);
}
