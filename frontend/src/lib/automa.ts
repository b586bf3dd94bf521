/** The Automa acts by itself when a person's turn ends: what it did becomes a line of its own in the record. */
import type { ActionTold, Event } from './types';

const LINE = 'automa';

const itsOwn = (event: Event): boolean => event.kind.startsWith('automa ');

/** The end of a turn told as what the Automa did after it; every other action as it is. */
export function spelled(action: ActionTold): ActionTold {
  const seat = action.line === 'end turn' ? action.events.find(itsOwn)?.seat : null;
  return seat === null || seat === undefined ? action : { ...action, seat, line: LINE, money: 0 };
}

export const byAutoma = (action: ActionTold): boolean => action.line === LINE;

/** Where its doings begin among the events that the end of the turn brought. */
export const automaBegins = (action: ActionTold): number => action.events.findIndex(itsOwn);
