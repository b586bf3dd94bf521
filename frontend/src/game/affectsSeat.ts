/** Whether something of a seat was used, turned or removed in another's action. */
import type { LoggedAction } from '../lib/types';

export function affectsSeat(action: LoggedAction, seat: number): boolean {
  return action.seat !== seat && action.events.some((event) => event.seat === seat || event.details.owner === seat);
}
