/** The lines over the timeline: what everybody is worth after each round, or what the mind expects of them after each turn. */
import { acted } from '../lib/actionText';
import type { ActionTold, Chart } from '../lib/types';
import type { Turning } from '../result/scoreBreakdown';

/** One seat's line: how many actions were done, and the value then; nothing for a seat that nobody weighs. */
export type Line = [number, number][] | null;

export interface Lines {
  low: number;
  high: number;
  seats: Line[];
}

const FINE = 5;
const COARSE = 10;
const NARROW = 25;
const MOMENTS = 3;

function framed(seats: Line[]): Lines {
  const values = seats.flatMap((line) => line ?? []).map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = most - least < NARROW ? FINE : COARSE;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), seats };
}

/** Points after each round, as if the era ended there; `ends` tells after how many actions a round ends. */
export function worthLines(chart: Chart, ends: Map<string, number>, seats: number): Lines {
  const line = (seat: number): Line => [
    [0, 0],
    ...chart.rounds.map((round): [number, number] => [ends.get(`${round.era} ${round.round}`) ?? 0, round.points[seat]!]),
  ];
  return framed(Array.from({ length: seats }, (_, seat) => line(seat)));
}

/** After how many actions each turn ends: within a turn a seat has paid for what is yet to come. */
function turnEnds(told: ActionTold[]): number[] {
  const ends = told.filter((one, at) => {
    const next = told.slice(at + 1).find(acted);
    return acted(one) && (next?.seat !== one.seat || next.round !== one.round || next.era !== one.era);
  });
  return ends.map((one) => one.number + 1);
}

/** The moments that are drawn: the beginning, the end of each turn, the end. */
export function momentsOf(rows: unknown[], told: ActionTold[]): number[] {
  return [...new Set([0, ...turnEnds(told), rows.length - 1])];
}

/** What the mind expects at the end of each turn. */
export function expectedLines(expected: (number | null)[][], told: ActionTold[], seats: number): Lines {
  const moments = momentsOf(expected, told);
  const line = (seat: number): Line =>
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
export function expectedTurns(expected: (number | null)[][], told: ActionTold[]): Turning[] {
  let from = 0;
  const found: Turning[] = [];
  for (const to of turnEnds(told)) {
    const { seat, number } = told[to - 1]!;
    const points = ahead(expected[to]!, seat) - ahead(expected[from]!, seat);
    if (expected[to]![seat] !== null && points > 0) found.push({ action: number, seat, points });
    from = to;
  }
  const most = found.toSorted((one, other) => other.points - one.points).slice(0, MOMENTS);
  return most.toSorted((one, other) => one.action - other.action);
}
