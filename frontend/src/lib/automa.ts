/** Separates the turns of the Automa, which happen when a turn ends, from the actions of players. */
import type { LoggedAction } from './types';

const AUTOMA = 'automa';

/** Returns the end of a turn as the action of the Automa; other actions unchanged. */
export function asAutomaAction(action: LoggedAction): LoggedAction {
  return action.automatic && action.verb === 'end turn' ? automaPart(action, action.automatic) : action;
}

const automaPart = (action: LoggedAction, turn: NonNullable<LoggedAction['automatic']>): LoggedAction => ({
  ...action, seat: turn.seat, line: AUTOMA, verb: AUTOMA, headline: turn.headline, money: 0, effects: turn.effects, highlights: turn.highlights,
});

export const byAutoma = (action: LoggedAction): boolean => action.verb === AUTOMA;

/** Returns the index of the first event of the Automa; −1 without one. */
export const automaStart = (action: LoggedAction): number => action.automatic?.first_event ?? -1;

/** Splits an action into that of the player and that of the Automa, if it acted. */
export function splitAutomaTurn(action: LoggedAction): LoggedAction[] {
  const { automatic, events, sentences } = action;
  if (!automatic || byAutoma(action)) return [action];
  const at = automatic.first_event;
  return [
    { ...action, events: events.slice(0, at), sentences: sentences.slice(0, at), era_scores: [], automatic: null },
    { ...automaPart(action, automatic), points: 0, events: events.slice(at), sentences: sentences.slice(at), automatic: { ...automatic, first_event: 0 } },
  ];
}
