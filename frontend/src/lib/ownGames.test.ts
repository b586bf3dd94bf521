import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { merged, OwnGamesFeed } from './ownGames';
import type { ListedGame } from './types';

const row = (id: string, entries: number): ListedGame => ({ id, entries }) as unknown as ListedGame;

class FakeSocket {
  static made: FakeSocket[] = [];
  sent: string[] = [];
  isClosed = false;
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
    this.onclose();
  }
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://club.example', href: 'https://club.example/' });
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('replaces changed rows in their place and adds new games last', () => {
  expect(merged([row('a', 1), row('b', 2)], [row('c', 3), row('a', 4)])).toEqual([row('a', 4), row('b', 2), row('c', 3)]);
});

it('sends the tokens, passes rows on and ignores keep-alives', () => {
  const news: ListedGame[][] = [];
  const feed = new OwnGamesFeed(['one'], (games) => news.push(games));
  const socket = FakeSocket.made[0]!;
  expect(socket.url.protocol).toBe('wss:');
  socket.onopen();
  expect(socket.sent).toEqual(['{"tokens":["one"]}']);
  socket.onmessage({ data: '{}' });
  socket.onmessage({ data: JSON.stringify({ games: [row('a', 1)] }) });
  expect(news).toEqual([[row('a', 1)]]);
  feed.close();
});

it('reconnects after longer and longer waits, and not once it is closed', () => {
  const feed = new OwnGamesFeed([], () => {});
  FakeSocket.made[0]!.onclose();
  vi.advanceTimersByTime(999);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.made[1]!.onclose();
  vi.advanceTimersByTime(1999);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(3);
  feed.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(3);
  expect(FakeSocket.made[2]!.isClosed).toBe(true);
});
