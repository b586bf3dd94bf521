/** Structural sharing: keeps the old objects where new data is equal, so that only changes are redrawn. */

/** Returns the new value with its unchanged parts replaced by the old objects. */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = reuseUnchanged(old[name], now[name]);
    now[name] = part; // parsed from JSON, so no other reference exists
    same &&= Object.is(part, old[name]);
  }
  return same ? (before as T) : after;
}
