import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from './api';
import { notice } from './notice.svelte';

beforeEach(() => notice.close());

const rejected = (reason: unknown): boolean => {
  let kept = true;
  notice.rejected({ reason, preventDefault: () => (kept = false) } as unknown as PromiseRejectionEvent);
  return kept;
};

it('a refused request reaches the person as its sentence', () => {
  expect(rejected(new Problem(422, 'The board is unknown.'))).toBe(false);
  expect(notice.text).toBe('The board is unknown.');
});

it('a fault of the page is told in general words and stays in the console', () => {
  expect(rejected(new TypeError('x is undefined'))).toBe(true);
  expect(notice.text).toBe('page-failed');
});

it('a notice goes by itself after a while', () => {
  vi.useFakeTimers();
  notice.show('one');
  vi.advanceTimersByTime(10_000);
  notice.show('two');
  vi.advanceTimersByTime(10_000);
  expect(notice.text).toBe('two');
  vi.advanceTimersByTime(10_000);
  expect(notice.text).toBe(null);
  vi.useRealTimers();
});
