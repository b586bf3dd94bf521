/** Points of a result by era, and the actions that promised most points. */
import type { LoggedAction, ScoreSource } from '../lib/types';

export interface Turning {
  action: number;
  seat: number;
  points: number;
}

const MOMENTS = 3;

/** Returns the three actions that flipped the most points, in their order. */
export function turningPoints(log: LoggedAction[]): Turning[] {
  const found = log.map(({ number, seat, effects }) => ({ action: number, seat, points: effects.flipped_points })).filter(({ points }) => points > 0);
  const most = found.toSorted((one, other) => other.points - one.points).slice(0, MOMENTS);
  return most.toSorted((one, other) => one.action - other.action);
}

/** Returns the points of a seat by column of the standings: links and tiles of an era, and other sources. */
export function pointsByColumn(sources: ScoreSource[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { source, era, points } of sources) {
    const column = era ? eraColumn(era, source) : source;
    found[column] = (found[column] ?? 0) + points;
  }
  return found;
}

/** Returns the key of a column of the standings. */
export const eraColumn = (era: string, source: string): string => `${era} ${source}`;
