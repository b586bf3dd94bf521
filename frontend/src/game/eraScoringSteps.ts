/** Steps of the scoring at the end of an era: links scored and removed, tiles scored and removed. */
import type { EraScore, LoggedAction, TileView, View } from '../lib/types';

export type Step = 'links' | 'links-off' | 'tiles' | 'tiles-off';

export interface ScoringStep {
  step: Step;
  era: string;
  view: View;
  /** Duration in milliseconds. */
  lasts: number;
}

const LASTS: Record<Step, number> = { links: 2000, 'links-off': 900, tiles: 2000, 'tiles-off': 1100 };

/** Returns the steps between the last view of an era and the first of the next. */
export function scoringSteps(before: View, after: View, action: LoggedAction): ScoringStep[] {
  const { era_scores: counts, era_end: end } = action;
  if (!end) return [];
  let view: View = { ...before, tiles: end.tiles, links: end.links, choices: [], can_undo: false, can_undo_turn: false };
  const stages: ScoringStep[] = [];
  const show = (step: Step, next: View): void => {
    view = next;
    stages.push({ step, era: before.era, view, lasts: LASTS[step] });
  };
  if (counts.some((count) => count.links)) show('links', scored(view, counts, 'links'));
  if (Object.keys(view.links).some((link) => after.links[link] === undefined)) show('links-off', { ...view, links: after.links });
  if (counts.some((count) => count.tiles)) show('tiles', scored(view, counts, 'tiles'));
  if (end.removed.length) show('tiles-off', { ...view, tiles: without(view.tiles, end.removed) });
  return stages;
}

function scored(view: View, counts: EraScore[], what: 'links' | 'tiles'): View {
  const gains = new Map(counts.map((count) => [count.seat, count[what]]));
  return { ...view, seats: view.seats.map((seen, seat) => ({ ...seen, points: seen.points + (gains.get(seat) ?? 0) })) };
}

const without = (tiles: Record<string, TileView>, slots: string[]): Record<string, TileView> =>
  Object.fromEntries(Object.entries(tiles).filter(([slot]) => !slots.includes(slot)));
