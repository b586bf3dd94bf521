import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAction, makeTurn } from '../testing/fixtures';
import type { Problem } from './api';
import { Feed } from './feed';
import type { FeedMessage } from './types';

class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen = (): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ code });
  }
}

const listeners = new Map<string, () => void>();
const page = { hidden: false, addEventListener: (name: string, act: () => void) => void listeners.set(name, act), removeEventListener: (name: string) => void listeners.delete(name) };
let received: FeedMessage[] = [];
let live: boolean[] = [];
let refused: string[] = [];
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  vi.stubGlobal('location', new URL('https://h/game/g1'));
  [Socket.all, received, live, refused] = [[], [], [], []];
  const refuse = (problem: Problem): void => void refused.push(`${problem.status} ${problem.detail} ${problem.ended}`);
  feed = new Feed({ game: 'g1', seat: 0, token: 't', since: () => 7, receive: (message) => received.push(message), connected: (now) => live.push(now), refused: refuse });
});
afterEach(() => {
  feed.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newest = (): Socket => Socket.all.at(-1)!;

it('connects in the language of the page and says what it has seen', () => {
  expect(newest().url.href).toBe('wss://h/api/games/g1/feed?lang=en&protocol=2');
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

it('puts the changes of a message into the view of the message before', () => {
  newest().onmessage({ data: JSON.stringify({ entry: 3, view: { round: 1, seats: [{ money: 5 }] } }) });
  newest().onmessage({ data: JSON.stringify({ entry: 4, base: 3, changes: [{ op: 'replace', path: '/seats/0/money', value: 9 }] }) });
  newest().onmessage({ data: '{}' });
  newest().onmessage({ data: JSON.stringify({ entry: 5, base: 4, changes: [{ op: 'replace', path: '/round', value: 2 }] }) });
  expect(received).toMatchObject([
    { view: { round: 1, seats: [{ money: 5 }] } },
    { view: { round: 1, seats: [{ money: 9 }] } },
    {},
    { view: { round: 2, seats: [{ money: 9 }] } },
  ]);
  expect(received[2]).toEqual({});
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

it('moves to another server unseen, and says after a while that it found none', () => {
  newest().onopen();
  newest().close();
  vi.advanceTimersByTime(300);
  newest().onopen();
  vi.advanceTimersByTime(10_000);
  expect(live).toEqual([true, true]);
  expect(newest().sent).toEqual([{ token: 't', seat: 0, since: 7 }]);
  newest().close();
  vi.advanceTimersByTime(2499);
  expect(live).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(live).toEqual([true, true, false]);
});

it('comes back at a random moment, since all feeds of a server end at once', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  newest().onopen();
  newest().close();
  vi.advanceTimersByTime(30);
  expect(Socket.all).toHaveLength(2);
});

it('gives a socket up when the network goes away', () => {
  const first = newest();
  listeners.get('offline')!();
  expect(first.readyState).toBe(Socket.CLOSED);
  expect(live).toEqual([false]);
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(2);
});

const ended = { type: 'urn:ironbridge:problem:ended-token', status: 401, title: 'Out', detail: 'Another device ended it.' };

it('stops where the server lets this device follow no longer, and says why', () => {
  newest().onmessage({ data: JSON.stringify(ended) });
  expect([received, refused]).toEqual([[], []]);
  newest().close(4401);
  expect(refused).toEqual(['401 Another device ended it. true']);
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(1);
});

it('comes back after a refusal that passes', () => {
  newest().onmessage({ data: JSON.stringify({ ...ended, type: 'urn:ironbridge:problem:game-feeds', status: 429 }) });
  newest().close(4429);
  vi.advanceTimersByTime(300);
  expect([Socket.all.length, refused]).toEqual([2, []]);
});

it('is silent once closed', () => {
  feed.close();
  vi.advanceTimersByTime(10_000);
  expect([Socket.all.length, live.length, listeners.size]).toEqual([1, 0, 0]);
});

const turnOf = (entry: number, to_act: number): void => newest().onmessage({ data: JSON.stringify({ entry, view: { to_act } }) });

it('tells once per turn that the table is looked at', () => {
  turnOf(8, 1);
  expect(newest().sent).toEqual([]);
  turnOf(9, 0);
  turnOf(10, 0);
  listeners.get('pointermove')!();
  expect(newest().sent).toEqual([{ seen: 9 }]);
  turnOf(11, 1);
  turnOf(14, 0);
  expect(newest().sent).toEqual([{ seen: 9 }, { seen: 14 }]);
});

it('says nothing for a hidden or forgotten table until it is used again', () => {
  vi.advanceTimersByTime(61_000);
  turnOf(9, 0);
  expect(newest().sent).toEqual([]);
  page.hidden = true;
  listeners.get('pointermove')!();
  page.hidden = false;
  expect(newest().sent).toEqual([]);
  listeners.get('keydown')!();
  expect(newest().sent).toEqual([{ seen: 9 }]);
});
