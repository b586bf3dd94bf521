import { expect, it } from 'vitest';
import { patched } from './jsonPatch';

it('adds, replaces and removes members, and leaves the old data alone', () => {
  const before = { tiles: { a: { cubes: 1 }, 'b/c~d': { cubes: 2 } }, seats: [{ money: 1 }, { money: 2 }], links: {} };
  const kept = structuredClone(before);
  const after = patched(before, [
    { op: 'replace', path: '/seats/1/money', value: 7 },
    { op: 'add', path: '/tiles/e', value: { cubes: 3 } },
    { op: 'remove', path: '/tiles/b~1c~0d' },
  ]);
  expect(after).toEqual({ tiles: { a: { cubes: 1 }, e: { cubes: 3 } }, seats: [{ money: 1 }, { money: 7 }], links: {} });
  expect(before).toEqual(kept);
  expect(after.links).toBe(before.links);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(Array.isArray(after.seats)).toBe(true);
});

it('replaces by null', () => {
  expect(patched({ to_act: 1 as number | null }, [{ op: 'replace', path: '/to_act', value: null }])).toEqual({ to_act: null });
});
