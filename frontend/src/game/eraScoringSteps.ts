/** Steps of the scoring at the end of an era: links scored and removed, tiles scored and removed. */
import type { EraScore, LoggedAction, Event, TileView, View } from '../lib/types';

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
  const counts = action.era_scores;
  const removed = action.events.filter((event) => event.kind === 'tile removed').map((event) => String(event.details.slot));
  let view = standing(before, action.events);
  const stages: ScoringStep[] = [];
  const show = (step: Step, next: View): void => {
    view = next;
    stages.push({ step, era: before.era, view, lasts: LASTS[step] });
  };
  if (counts.some((count) => count.links)) show('links', scored(view, counts, 'links'));
  if (Object.keys(view.links).some((link) => after.links[link] === undefined)) show('links-off', { ...view, links: after.links });
  if (counts.some((count) => count.tiles)) show('tiles', scored(view, counts, 'tiles'));
  if (removed.length) show('tiles-off', { ...view, tiles: without(view.tiles, removed) });
  return stages;
}

/** Returns the board after the last action of the era, without choices. */
function standing(before: View, events: Event[]): View {
  const tiles = { ...before.tiles };
  const links = { ...before.links };
  for (const { kind, seat, details } of events) {
    const slot = String(details.slot ?? '');
    const tile = tiles[slot];
    if (kind === 'links scored') break;
    if (kind === 'tile built' && seat !== null) tiles[slot] = { tile: String(details.tile), owner: seat, cubes: 0, sold: false };
    else if (kind === 'tile flipped' && tile) tiles[slot] = { ...tile, cubes: 0, sold: true };
    else if (kind === 'link laid' && seat !== null) links[String(details.link)] = seat;
  }
  return { ...before, tiles, links, choices: [], can_undo: false, can_undo_turn: false };
}

function scored(view: View, counts: EraScore[], what: 'links' | 'tiles'): View {
  const gains = new Map(counts.map((count) => [count.seat, count[what]]));
  return { ...view, seats: view.seats.map((seen, seat) => ({ ...seen, points: seen.points + (gains.get(seat) ?? 0) })) };
}

const without = (tiles: Record<string, TileView>, slots: string[]): Record<string, TileView> =>
  Object.fromEntries(Object.entries(tiles).filter(([slot]) => !slots.includes(slot)));
