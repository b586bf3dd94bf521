/** Separates the turns of the Automa, which happen when a turn ends, from the actions of players. */
import type { LoggedAction } from './types';

const AUTOMA = 'automa';

/** Returns the end of a turn as the action of the Automa; other actions unchanged. */
export function asAutomaAction(action: LoggedAction): LoggedAction {
  const turn = action.automatic;
  return turn && action.verb === 'end turn' ? { ...automaPart(action, turn), lines: [...action.lines, ...turn.lines] } : action;
}

const automaPart = (action: LoggedAction, turn: NonNullable<LoggedAction['automatic']>): LoggedAction => ({
  ...action, seat: turn.seat, line: AUTOMA, verb: AUTOMA, headline: turn.headline, money: 0, lines: turn.lines, effects: turn.effects, highlights: turn.highlights,
});

export const byAutoma = (action: LoggedAction): boolean => action.verb === AUTOMA;

/** Splits an action into that of the player and that of the Automa, if it acted. */
export function splitAutomaTurn(action: LoggedAction): LoggedAction[] {
  const { automatic } = action;
  if (!automatic || byAutoma(action)) return [action];
  return [{ ...action, era_scores: [], era_end: null, automatic: null }, { ...automaPart(action, automatic), points: 0 }];
}
