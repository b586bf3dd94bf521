/** Whether an action of another player used, flipped or removed pieces of a seat. */
import type { LoggedAction } from '../lib/types';

export function affectsSeat(action: LoggedAction, seat: number): boolean {
  return action.seat !== seat && action.events.some((event) => event.seat === seat || event.details.owner === seat);
}
