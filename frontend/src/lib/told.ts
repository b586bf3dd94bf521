/** The record as people read it. */
import type { ActionTold } from './types';

/** Whether a line is more than the end of a turn. */
export const acted = (action: ActionTold): boolean => action.line !== 'end turn';

/** Whether a round, or an era, begins with a line. */
export function opensRound(actions: ActionTold[], at: number): boolean {
  const before = actions[at - 1];
  const here = actions[at]!;
  return before !== undefined && (before.round !== here.round || before.era !== here.era);
}
