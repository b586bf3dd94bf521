import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

interface Shown {
  title: string;
  renotify: boolean;
  data: { id: string; game: string };
}
type Event = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

const SCOPE = 'https://h/brass/';
let shown: Shown[];
let focused: string[];
let opened: string[];
let windows: string[];
let heard: Record<string, (event: Event) => void>;

/** Runs the worker with the parts of a browser that it uses. */
beforeEach(() => {
  [shown, focused, opened, windows, heard] = [[], [], [], [], {}];
  const registration = {
    scope: SCOPE,
    getNotifications: async () => shown.slice(-1),
    showNotification: async (title: string, more: Omit<Shown, 'title'>) => void shown.push({ title, ...more }),
  };
  const clients = {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  };
  const self = { registration, clients, addEventListener: (name: string, act: (event: Event) => void) => (heard[name] = act) };
  new Function('self', readFileSync('public/sw.js', 'utf-8'))(self);
});

async function tell(name: string, event: Record<string, unknown>): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard[name]!({ ...event, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
}

const push = (id: string): Promise<void> => tell('push', { data: { json: () => ({ id, game: 'g1', title: 'Your turn', body: 'Ada' }) } });

it('shows a notice, and rings once for one that arrives twice', async () => {
  await push('n1');
  await push('n1');
  await push('n2');
  expect(shown.map(({ title, renotify }) => [title, renotify])).toEqual([
    ['Your turn', true],
    ['Your turn', false],
    ['Your turn', true],
  ]);
});

it('opens the table of a notice, in its window where there is one', async () => {
  const notification = { close: () => undefined, data: { id: 'n1', game: 'g1' } };
  windows = [`${SCOPE}game/g2`];
  await tell('notificationclick', { notification });
  expect([opened, focused]).toEqual([[`${SCOPE}game/g1`], []]);
  windows = [`${SCOPE}game/g2`, `${SCOPE}game/g1?board=1`];
  await tell('notificationclick', { notification });
  expect([opened.length, focused]).toEqual([1, [`${SCOPE}game/g1?board=1`]]);
});
