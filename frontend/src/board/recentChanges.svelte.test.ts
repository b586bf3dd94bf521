import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTile, makeView } from '../testing/fixtures';
import { RecentChanges } from './recentChanges.svelte';

const before = makeView({ tiles: { 'Leek.2': makeTile('coal 1', 0, { cubes: 2 }) }, links: { 'Leek-Stone': 0 } });
const after = makeView({ tiles: { 'Leek.2': makeTile('coal 1', 0, { cubes: 1 }), 'Stone.1': makeTile('coal 1', 1) }, links: { 'Leek-Stone': 0, 'Derby-Oxford': 1 } });

/** Sets whether the system asks for reduced motion. */
const reducedMotion = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion(true);
});
afterEach(() => void vi.useRealTimers());

it('outlines changed slots and links for two seconds', () => {
  const changes = new RecentChanges();
  changes.compare(before);
  expect(changes.light).toBeNull();
  changes.compare(after);
  expect(changes.light).toEqual({ slots: ['Leek.2', 'Stone.1'], links: ['Derby-Oxford'], spaces: [], routes: [], tags: [] });
  vi.advanceTimersByTime(1999);
  expect(changes.light).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(changes.light).toBeNull();
});

it('keeps the later outline for its whole time', () => {
  const changes = new RecentChanges();
  [before, after].forEach((view) => changes.compare(view));
  vi.advanceTimersByTime(1500);
  changes.compare(makeView({ ...after, links: { ...after.links, 'Stone-Derby': 0 } }));
  vi.advanceTimersByTime(1500);
  expect(changes.light?.links).toEqual(['Stone-Derby']);
});

it('outlines nothing with animations, in another title, and without a change', () => {
  const changes = new RecentChanges();
  [before, makeView({ ...after, title: 'lancashire' })].forEach((view) => changes.compare(view));
  expect(changes.light).toBeNull();
  [after, after].forEach((view) => changes.compare(view));
  expect(changes.light).toBeNull();
  reducedMotion(false);
  changes.compare(before);
  expect(changes.light).toBeNull();
});
