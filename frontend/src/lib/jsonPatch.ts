/** Applies the operations of a JSON Patch (RFC 6902) that the feed sends. */

export interface Change {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** Returns data after some changes; the old data keeps its state, and unchanged parts are shared. */
export function patched<T>(data: T, changes: Change[]): T {
  return changes.reduce<unknown>((found, change) => changedAt(found, keysOf(change.path), change), data) as T;
}

/** Returns the keys of a JSON Pointer (RFC 6901). */
const keysOf = (path: string): string[] => path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function changedAt(data: unknown, keys: string[], change: Change): unknown {
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<string, unknown>;
  const [key, ...rest] = keys as [string, ...string[]];
  if (rest.length > 0) copy[key] = changedAt(copy[key], rest, change);
  else if (change.op === 'remove') delete copy[key];
  else copy[key] = change.value;
  return copy;
}
