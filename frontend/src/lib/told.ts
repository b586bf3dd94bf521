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

/** What happens around every action; the record leaves it to the figures. */
const QUIET = new Set([
  'card played', 'paid', 'card drawn', 'turn ended', 'round ended', 'order set', 'income paid', 'income moved', 'action ended',
]);

/** The sentences that say what was done; the first of all where nothing else was. */
export function headline(action: ActionTold): string {
  const main = action.sentences.filter((_, at) => !QUIET.has(action.events[at]?.kind ?? ''));
  return (main.length ? main : action.sentences.slice(0, 1)).join(' ') || action.line;
}

/** Everything an action brought, without what only ends rounds and fills hands. */
export function particulars(action: ActionTold): string[] {
  const later = action.events.findIndex((event) => event.kind === 'turn ended' || event.kind === 'round ended');
  return later > 0 ? action.sentences.slice(0, later) : action.sentences;
}
