/** Lets the profile of this browser hold its seats; the code for it is loaded when there is something to do. */
import { needsSync } from './profiles';

export async function keepSeats(): Promise<void> {
  if (!needsSync()) return;
  const { sync } = await import('./profileSync');
  await sync();
}
