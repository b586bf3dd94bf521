/** The Automa acts by itself when a person's turn ends: what it did becomes a line of its own in the record. */
import type { LoggedAction, Event } from './types';

const LINE = 'automa';

const itsOwn = (event: Event): boolean => event.kind.startsWith('automa ');

/** The end of a turn told as what the Automa did after it; every other action as it is. */
export function asAutomaAction(action: LoggedAction): LoggedAction {
  const seat = action.line === 'end turn' ? action.events.find(itsOwn)?.seat : null;
  return seat === null || seat === undefined ? action : { ...action, seat, line: LINE, money: 0 };
}

export const byAutoma = (action: LoggedAction): boolean => action.line === LINE;

/** Where its doings begin among the events that the end of the turn brought. */
export const automaStart = (action: LoggedAction): number => action.events.findIndex(itsOwn);

/** An action and what the Automa did right after it, each as a line of its own; one line where it did nothing. */
export function splitAutomaTurn(action: LoggedAction): LoggedAction[] {
  const at = automaStart(action);
  const seat = action.events[at]?.seat ?? null;
  if (seat === null || byAutoma(action)) return [action];
  const [events, sentences] = [action.events, action.sentences];
  return [
    { ...action, events: events.slice(0, at), sentences: sentences.slice(0, at) },
    { ...action, seat, line: LINE, money: 0, points: 0, events: events.slice(at), sentences: sentences.slice(at) },
  ];
}
