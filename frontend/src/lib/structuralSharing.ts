/** Takes over new data but keeps the old objects where nothing changed, so that only what changed is drawn anew. */

/** Returns the new value; parts of it that equal the old ones are the old ones themselves. */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuseUnchanged(old[name], now[name]);
    now[name] = part; // freshly read and nobody else's
    same &&= Object.is(part, old[name]);
  }
  return same ? (before as T) : after;
}
