/** The end of an era or of the game, with the points of each player. */
import type { LoggedAction, View } from '../lib/types';

export interface MomentScore {
  seat: number;
  /** Points of this era. */
  gained: number;
  /** Points so far. */
  points: number;
}

export interface EraMoment {
  era: string;
  /** Whether the game is over. */
  over: boolean;
  /** Scores of all seats, the leader first. */
  scores: MomentScore[];
}

/** Returns the end of an era among new actions and the view after them; null when no era ended. */
export function eraMoment(actions: LoggedAction[], after: View): EraMoment | null {
  const ending = actions.find((action) => action.era_scores.length > 0);
  if (!ending) return null;
  const gains = new Map(ending.era_scores.map(({ seat, links, tiles }) => [seat, links + tiles]));
  const points = after.result?.points ?? after.seats.map((seen) => seen.points);
  const scores = points.map((sum, seat) => ({ seat, gained: gains.get(seat) ?? 0, points: sum }));
  const rank = (seat: number): number => after.result?.places[seat] ?? 0;
  return { era: ending.era, over: after.result !== null, scores: scores.toSorted((one, other) => rank(one.seat) - rank(other.seat) || other.points - one.points) };
}
