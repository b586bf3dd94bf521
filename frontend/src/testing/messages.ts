/** Replaces `lib/messages.svelte` in unit tests: a message is its id and arguments, so that tests do not depend on wording. */

/** Ids that `has` reports as present; empty before each test. */
export const known = new Set<string>();

export function say(id: string, values: Record<string, unknown> = {}): string {
  const list = Object.values(values).join(', ');
  return list ? `${id}(${list})` : id;
}

export const addMessages = (): void => undefined;

export const has = (id: string): boolean => known.has(id);

export const idPart = (name: string): string => name.replaceAll(/[ _/]/g, '-');
