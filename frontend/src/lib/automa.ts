/** Separates the actions of the Automa, which happen when a turn ends, from those of the player. */
import type { LoggedAction, Event } from './types';

const LINE = 'automa';

const itsOwn = (event: Event): boolean => event.kind.startsWith('automa ');

/** Returns the end of a turn as the action of the Automa; other actions unchanged. */
export function asAutomaAction(action: LoggedAction): LoggedAction {
  const seat = action.line === 'end turn' ? action.events.find(itsOwn)?.seat : null;
  return seat === null || seat === undefined ? action : { ...action, seat, line: LINE, money: 0 };
}

export const byAutoma = (action: LoggedAction): boolean => action.line === LINE;

/** Returns the index of the first event of the Automa; −1 without one. */
export const automaStart = (action: LoggedAction): number => action.events.findIndex(itsOwn);

/** Splits an action into that of the player and that of the Automa, if it acted. */
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
