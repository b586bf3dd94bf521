/** What the log lists, and what belongs to each of its lines. */
import { tileName } from './names.svelte';
import type { LoggedAction, LogLine, BoardData } from './types';
import { splitAutomaTurn } from './automa';
import { say } from './messages.svelte';

/** Whether a line is more than the end of a turn. */
export const isAction = (action: LoggedAction): boolean => action.verb !== 'end turn';

/** Returns the actions that are counted and numbered: those of players and of the Automa, without ends of turns. */
export const countedActions = (log: LoggedAction[]): LoggedAction[] => log.flatMap(splitAutomaTurn).filter(isAction);

/** Returns the number of counted actions among the first `length` lines of the log. */
export const countAt = (log: LoggedAction[], length: number): number => countedActions(log.slice(0, length)).length;

/** Returns the length of the log up to a counted action, 0 for the beginning; the whole log beyond the last. */
export function lengthAt(log: LoggedAction[], count: number): number {
  if (count <= 0) return 0;
  const action = countedActions(log)[count - 1];
  return action ? action.number + 1 : log.length;
}

/** Returns the address of the replay after the first `length` lines of the log; it counts actions as the page numbers them. */
export const replayAddress = (game: string, log: LoggedAction[], length: number): string =>
  length === log.length ? `/game/${game}/replay` : `/game/${game}?at=${countAt(log, length)}`;

/** A tile given up pays the income that ended a round: it belongs to that round, though the next is counted already. */
const givesUp = (action: LoggedAction): boolean => action.verb === 'give up';

/** Whether a round, or an era, begins with a line. */
export function opensRound(actions: LoggedAction[], at: number): boolean {
  const here = actions[at]!;
  if (givesUp(here)) return false;
  let from = at - 1;
  while (from > 0 && givesUp(actions[from]!)) from -= 1;
  const before = actions[from];
  return before !== undefined && (before.round !== here.round || before.era !== here.era);
}

/** Returns the income that was paid before a line that opens a round; tiles given up for it come between. */
export function incomeBefore(log: LoggedAction[], line: LoggedAction): LoggedAction['income'] {
  const paid: LoggedAction['income'][] = [];
  for (const action of log.slice(0, line.number).toReversed()) {
    paid.unshift(action.income);
    if (action.round !== line.round || action.era !== line.era) break;
  }
  return paid.flat();
}

/** Returns the tiles that an action flipped, of any player, for the line below it; a sale names its own. */
export function flippedTiles({ verb, effects }: LoggedAction, sheet: BoardData): string[] {
  return effects.flips.filter((flip) => verb !== 'sell' || !flip.sold).map(({ tile, place }) => say('tile-in', { tile: tileName(tile, sheet), place }));
}

/** Returns the lines of an action without what came when its turn was over. */
export const turnLines = ({ lines }: LoggedAction): LogLine[] => lines.filter((line) => !line.after_turn);
