import { expect, it } from 'vitest';
import { reuseUnchanged } from './structuralSharing';

it('returns the old object where the new one is equal', () => {
  const before = { a: [1, { b: 2 }], c: 'd' };
  expect(reuseUnchanged(before, { a: [1, { b: 2 }], c: 'd' })).toBe(before);
});

it('keeps equal parts of a changed object', () => {
  const before = { same: { x: 1 }, other: { y: 1 }, list: [{ z: 1 }, { z: 2 }] };
  const after = reuseUnchanged(before, { same: { x: 1 }, other: { y: 2 }, list: [{ z: 1 }, { z: 3 }] });
  expect(after).not.toBe(before);
  expect(after).toEqual({ same: { x: 1 }, other: { y: 2 }, list: [{ z: 1 }, { z: 3 }] });
  expect(after.same).toBe(before.same);
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.list[1]).not.toBe(before.list[1]);
});

it('notices fields and elements that come and go', () => {
  const before: Record<string, number> = { a: 1, b: 2 };
  expect(reuseUnchanged(before, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(reuseUnchanged([1, 2], [1])).toEqual([1]);
});

it('takes values of another kind as they are', () => {
  const list = [1];
  expect(reuseUnchanged({ 0: 1 }, list)).toBe(list);
  expect(reuseUnchanged(null, list)).toBe(list);
  expect(reuseUnchanged(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged({ a: 1 }, null)).toBeNull();
  expect(reuseUnchanged('a', { 0: 'a' })).toEqual({ 0: 'a' });
  expect(reuseUnchanged({ 0: 'a' }, 'a')).toBe('a');
  expect(reuseUnchanged(list, null)).toBeNull();
  expect(reuseUnchanged(1, 2)).toBe(2);
  expect(reuseUnchanged(undefined, 'a')).toBe('a');
});
