import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contributionCommitment } from '../lib/fairDeal';
import { keptDeal } from '../lib/keptDeals';
import { seatsOf } from '../lib/seatTokens';
import type { Player, TableSession } from '../lib/types';
import { answer, claim, peopleHere } from './rematch';

const fetched = vi.fn<(url: URL, asked: RequestInit) => Promise<Response>>();
const player = (seat: number, kind = 'person'): Player => ({ seat, kind, name: '', bot: null, online: true }) as Player;
const table = (yes: number[] = [], made = false) => ({
  id: 'old',
  seats: [{ seat: 0, token: 'a' }, { seat: 1, token: 'b' }],
  players: [player(0), player(1), player(2)],
  session: { paused: null, ended: true, request: null, rematch: { yes, no: [], waits_for: [], made } } as TableSession,
});

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => fetched.mockReset());

test('all people of a device answer, and one of them contributes', async () => {
  fetched.mockImplementation(async () => new Response('{}'));
  expect(peopleHere({ ...table(), players: [player(0, 'bot'), player(1)] }).map(({ seat }) => seat)).toEqual([1]);
  await answer(table(), true);
  const [first, second] = fetched.mock.calls.map(([, asked]) => JSON.parse(asked.body as string) as { seat: number; contribution?: string });
  expect(first!.contribution).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toEqual({ seat: 1, yes: true });
});

test('the seats of the next game are claimed once, with the contribution that was promised', async () => {
  fetched.mockImplementation(async (url, asked) => {
    if (url.pathname.endsWith('/rematch/seat')) {
      const { seat } = JSON.parse(asked.body as string) as { seat: number };
      return new Response(JSON.stringify({ game: 'new', seat: seat + 1, token: `n${seat}` }));
    }
    return new Response(JSON.stringify({ commitment: 'c', status: 'gathering' }));
  });
  await answer(table(), true);
  const promised = (JSON.parse(fetched.mock.calls[0]![1].body as string) as { contribution: string }).contribution;
  expect(await claim(table([0, 1], true))).toBe('new');
  expect(seatsOf('new')).toEqual([{ seat: 1, token: 'n0' }, { seat: 2, token: 'n1' }]);
  const deal = keptDeal('new')!;
  expect([deal.commitment, deal.before]).toEqual(['c', true]);
  expect(contributionCommitment(deal.own[1]!)).toBe(promised);
  fetched.mockClear();
  expect(await claim(table([0, 1], true))).toBe('new');
  expect(fetched).not.toHaveBeenCalled();
});

test('a device that said no has no seat', async () => {
  expect(await claim(table([2], true))).toBeNull();
});
