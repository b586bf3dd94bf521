import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAction, makeTurn } from '../testing/fixtures';
import { Feed } from './feed';
import type { FeedMessage } from './types';

class Socket {
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = Socket.CLOSED;
    this.onclose();
  }
}

const listeners = new Map<string, () => void>();
const page = { hidden: false, addEventListener: (name: string, act: () => void) => void listeners.set(name, act), removeEventListener: (name: string) => void listeners.delete(name) };
let received: FeedMessage[] = [];
let live: boolean[] = [];
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  vi.stubGlobal('location', new URL('https://h/game/g1'));
  [Socket.all, received, live] = [[], [], []];
  feed = new Feed({ game: 'g1', seat: 0, token: 't', since: () => 7, receive: (message) => received.push(message), connected: (now) => live.push(now) });
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
});

const newest = (): Socket => Socket.all.at(-1)!;

it('connects in the language of the page and says what it has seen', () => {
  expect(newest().url.href).toBe('wss://h/api/games/g1/feed?lang=en');
  newest().onopen();
  expect(newest().sent).toEqual([{ token: 't', seat: 0, since: 7 }]);
  expect(live).toEqual([true]);
});

it('hands messages on, the actions of the Automa as its own', () => {
  const action = makeAction('end turn', { automatic: makeTurn(1) });
  newest().onmessage({ data: JSON.stringify({ entry: 3 }) });
  newest().onmessage({ data: JSON.stringify({ actions: [action] }) });
  expect(received).toMatchObject([{ entry: 3 }, { actions: [{ line: 'automa', seat: 1 }] }]);
});

it('comes back after 0.3, 0.6, 1.2 seconds, never after more than 8', () => {
  for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
    const count = Socket.all.length;
    newest().close();
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(count + 1);
  }
  expect(live.at(-1)).toBe(false);
  newest().onopen();
  newest().close();
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(9);
});

it('tries at once when the network or the person is back', () => {
  newest().close();
  listeners.get('online')!();
  expect(Socket.all).toHaveLength(2);
  listeners.get('visibilitychange')!();
  expect(Socket.all).toHaveLength(2);
  newest().close();
  page.hidden = true;
  listeners.get('visibilitychange')!();
  expect(Socket.all).toHaveLength(2);
  page.hidden = false;
  listeners.get('visibilitychange')!();
  expect(Socket.all).toHaveLength(3);
});

it('gives a socket up when the network goes away', () => {
  const first = newest();
  listeners.get('offline')!();
  expect(first.readyState).toBe(Socket.CLOSED);
  expect(live).toEqual([false]);
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(2);
});

it('is silent once closed', () => {
  feed.close();
  vi.advanceTimersByTime(10_000);
  expect([Socket.all.length, live.length, listeners.size]).toEqual([1, 0, 0]);
});
