import { beforeEach, expect, it, vi } from 'vitest';

interface FakeQuery {
  matches: boolean;
  addEventListener: (name: string, listener: () => void) => void;
}

const queries = new Map<string, { fake: FakeQuery; change: () => void }>();

/** A media query whose result a test changes. */
function matchMedia(text: string): FakeQuery {
  const found = { fake: { matches: false, addEventListener: (_: string, listener: () => void) => void (found.change = listener) }, change: () => undefined as void };
  queries.set(text, found);
  return found.fake;
}

beforeEach(() => {
  vi.resetModules();
  queries.clear();
  vi.stubGlobal('matchMedia', matchMedia);
});

/** Sets the result of the media query that begins so. */
function set(beginning: string, matches: boolean): void {
  const found = [...queries].find(([text]) => text.startsWith(beginning))![1];
  found.fake.matches = matches;
  found.change();
}

it.each([
  ['phone', '(max-width: 699px)'],
  ['low', '(max-height: 859px)'],
  ['lying', '(max-height: 499px)'],
  ['wide', '(min-aspect-ratio: 11/5)'],
] as const)('%s follows its media query', async (name, query) => {
  const { breakpoints } = await import('./breakpoints.svelte');
  expect(breakpoints[name]).toBe(false);
  set(query, true);
  expect(breakpoints[name]).toBe(true);
  const others = (['phone', 'low', 'lying', 'wide'] as const).filter((one) => one !== name);
  expect(others.map((one) => breakpoints[one])).toEqual([false, false, false]);
  set(query, false);
  expect(breakpoints[name]).toBe(false);
});
