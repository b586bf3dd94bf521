import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { contributionCommitment } from '../lib/fairDeal';
import { keepDeal, keptDeal } from '../lib/keptDeals';
import { saveSeats } from '../lib/seatTokens';
import type { GameInfo, Gathering } from '../lib/types';
import { breachOf, followShuffle, keepPromise, revealListed, Shuffle } from './shuffle.svelte';

vi.mock('../lib/api', async (original) => ({ ...vi.mockObject(await original<typeof api>()), Problem: (await original<typeof api>()).Problem }));

const MINE = '01'.repeat(32);
const PROMISE = contributionCommitment(MINE);
const table = (frozen: boolean, states: string[] = ['awaited', 'awaited'], mine = PROMISE): Gathering => ({
  frozen,
  seconds: null,
  contributions: states.map((state, seat) => ({ seat, state, commitment: seat ? 'theirs' : mine, value: null })),
});
const about = (status = 'gathering', commitment = 'server'): GameInfo => ({ status, commitment }) as unknown as GameInfo;

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  saveSeats('g1', [{ seat: 0, token: 'a' }]);
  keepDeal('g1', { commitment: 'server', before: true, own: { 0: MINE } });
  vi.mocked(api.info).mockResolvedValue(about());
});

describe('a device at a table that waits', () => {
  it('keeps its bytes to itself until all seats are taken', async () => {
    expect(await followShuffle('g1', table(false))).toBeNull();
    expect(api.reveal).not.toHaveBeenCalled();
    expect(keptDeal('g1')!.list).toBeNull();
  });

  it('keeps the complete list before it reveals', async () => {
    vi.mocked(api.reveal).mockImplementation(async () => {
      expect(keptDeal('g1')!.list).toEqual({ 0: PROMISE, 1: 'theirs' });
      return {} as never;
    });
    expect(await followShuffle('g1', table(true))).toBeNull();
    expect(api.reveal).toHaveBeenCalledWith('g1', 0, 'a', MINE);
    expect(keptDeal('g1')!.confirmed).toEqual([0]);
  });

  it('reveals once', async () => {
    await followShuffle('g1', table(true, ['revealed', 'awaited']));
    expect(api.reveal).not.toHaveBeenCalled();
  });

  it.each<[string, Gathering, GameInfo]>([
    ['promise', table(true), about('gathering', 'another')],
    ['missing', table(true, ['awaited', 'awaited'], 'not mine'), about()],
    ['missing', { ...table(true), contributions: [] }, about()],
  ])('reveals nothing where something is wrong: %s', async (breach, gathering, info) => {
    vi.mocked(api.info).mockResolvedValue(info);
    expect(await followShuffle('g1', gathering)).toBe(breach);
    expect(api.reveal).not.toHaveBeenCalled();
    expect(keptDeal('g1')!.commitment).toBe('server');
  });

  it('reveals nothing to a list that was complete and has changed', async () => {
    keepDeal('g1', { list: { 0: PROMISE, 1: 'before' } });
    expect(await followShuffle('g1', table(true))).toBe('list');
    expect(breachOf(keptDeal('g1'), 'server', table(false, ['awaited']))).toBe('list');
    expect(api.reveal).not.toHaveBeenCalled();
  });

  it('without the bytes of its seat keeps the promises of all', async () => {
    window.localStorage.removeItem('ironbridge.deal.g1');
    await followShuffle('g1', table(true));
    expect(api.reveal).not.toHaveBeenCalled();
    expect(keptDeal('g1')).toEqual({ commitment: 'server', before: true, own: {}, list: { 0: PROMISE, 1: 'theirs' }, confirmed: [] });
  });

  it('without a seat asks for nothing and keeps nothing', async () => {
    expect(await followShuffle('other', table(true))).toBeNull();
    expect(api.info).not.toHaveBeenCalled();
    expect(keptDeal('other')).toBeNull();
  });
});

describe('a device that comes after the deal', () => {
  it('keeps the promise once, and as one that came late', async () => {
    saveSeats('late', [{ seat: 1, token: 'b' }]);
    vi.mocked(api.info).mockResolvedValue(about('running'));
    await keepPromise('late');
    await keepPromise('late');
    expect(keptDeal('late')).toMatchObject({ commitment: 'server', before: false });
    expect(api.info).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of a game that is over, or where it has no seat', async () => {
    saveSeats('over', [{ seat: 1, token: 'b' }]);
    vi.mocked(api.info).mockResolvedValue(about('finished'));
    await keepPromise('over');
    await keepPromise('stranger');
    expect([keptDeal('over'), keptDeal('stranger')]).toEqual([null, null]);
  });
});

describe('the lobby', () => {
  it('reveals for complete tables alone', async () => {
    vi.mocked(api.tableBeforeDeal).mockResolvedValue({ gathering: table(true) } as never);
    const players = [{ kind: 'person' }, { kind: 'person' }];
    await revealListed([{ id: 'g1', status: 'running', players }, { id: 'g1', status: 'gathering', players: [{ kind: 'free' }] }]);
    expect(api.tableBeforeDeal).not.toHaveBeenCalled();
    await revealListed([{ id: 'g1', status: 'gathering', players }]);
    expect(api.reveal).toHaveBeenCalledTimes(1);
  });
});

describe('the screen of a game', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('follows each state once, and tries again what got no answer', async () => {
    const game = { id: 'g1', gathering: table(true) };
    const shuffle = new Shuffle(game);
    vi.mocked(api.info).mockRejectedValueOnce(new api.Problem(0, 'unreachable'));
    shuffle.follow(game.gathering);
    shuffle.follow({ ...game.gathering, seconds: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(api.info).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.reveal).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong', async () => {
    const shuffle = new Shuffle({ id: 'g1', gathering: null });
    vi.mocked(api.info).mockResolvedValue(about('gathering', 'another'));
    shuffle.follow(table(true));
    await vi.advanceTimersByTimeAsync(0);
    expect(shuffle.breach).toBe('promise');
  });
});
