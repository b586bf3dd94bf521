/** Number of actions of each game that this device has shown, in localStorage. */
const KEY = 'ironbridge.seen';

const all = (): Record<string, number> => JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, number>;

export function noteSeen(game: string, actions: number): void {
  const kept = all();
  if (kept[game] === actions) return;
  window.localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: actions }));
}

/** Returns the number of actions that are new to this device; none in a game that it has not opened. */
export function unseen(game: string, actions: number): number {
  const seen = all()[game];
  return seen === undefined ? 0 : Math.max(0, actions - seen);
}
