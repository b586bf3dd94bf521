/** The lines over the timeline: what everybody is worth after each round, or what the mind expects of them after each turn. */
import { isAction } from '../lib/actionText';
import type { LoggedAction, Chart } from '../lib/types';
import type { Turning } from '../result/scoreBreakdown';

/** One seat's line: how many actions were done, and the value then; nothing for a seat that nobody weighs. */
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

/** Points after each round, as if the era ended there; `ends` tells after how many actions a round ends. */
export function scoreSeries(chart: Chart, ends: Map<string, number>, seats: number): SeriesSet {
  const line = (seat: number): Series => [
    [0, 0],
    ...chart.rounds.map((round): [number, number] => [ends.get(`${round.era} ${round.round}`) ?? 0, round.points[seat]!]),
  ];
  return framed(Array.from({ length: seats }, (_, seat) => line(seat)));
}

/** After how many actions each turn ends: within a turn a seat has paid for what is yet to come. */
function turnEnds(log: LoggedAction[]): number[] {
  const ends = log.filter((one, at) => {
    const next = log.slice(at + 1).find(isAction);
    return isAction(one) && (next?.seat !== one.seat || next.round !== one.round || next.era !== one.era);
  });
  return ends.map((one) => one.number + 1);
}

/** The moments that are drawn: the beginning, the end of each turn, the end. */
export function turnBoundaries(rows: unknown[], log: LoggedAction[]): number[] {
  return [...new Set([0, ...turnEnds(log), rows.length - 1])];
}

/** What the mind expects at the end of each turn. */
export function expectedSeries(expected: (number | null)[][], log: LoggedAction[], seats: number): SeriesSet {
  const moments = turnBoundaries(expected, log);
  const line = (seat: number): Series =>
    expected[0]![seat] === null ? null : moments.map((at): [number, number] => [at, expected[at]![seat]!]);
  return framed(Array.from({ length: seats }, (_, seat) => line(seat)));
}

/** By how much one seat stands before the mean of the others. */
function ahead(expected: (number | null)[], seat: number): number {
  const others = expected.filter((value, other): value is number => other !== seat && value !== null);
  const mean = others.length ? others.reduce((all, value) => all + value, 0) / others.length : 0;
  return (expected[seat] ?? 0) - mean;
}

/** The turns after which the mind expects most more of the one who played than before. */
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
