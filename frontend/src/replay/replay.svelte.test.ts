import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import type { Chart, GameAnalysis, TableState } from '../lib/types';
import { makeAction, makePlayer, makeSheet, makeView } from '../testing/fixtures';
import { Replay } from './replay.svelte';

vi.mock('../lib/api');

const result = { points: [1], places: [1], tie_break: null, winners: [0], sources: [] };
const log = ['build', 'end turn', 'loan', 'end turn', 'pass'].map((line, number) => makeAction(line, { number, round: 1 + Math.floor(number / 2) }));
const outlook = (chances: number[][]): GameAnalysis => ({ points: [0, 1, 2, 3, 4, 5].map(() => [1, 2]), chances }) as unknown as GameAnalysis;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(api.log).mockResolvedValue(log);
  vi.mocked(api.sheet).mockResolvedValue(makeSheet());
  vi.mocked(api.chart).mockResolvedValue({ rounds: [] } as unknown as Chart);
  vi.mocked(api.outlook).mockResolvedValue(outlook([[0.5, 0.5]]));
  vi.mocked(api.view).mockImplementation(async (_, __, ___, at) => ({ entry: 9, view: makeView({ round: at ?? 99, result }), players: [makePlayer(0, { kind: 'free', online: false })] }) as unknown as TableState);
});
afterEach(() => vi.useRealTimers());

async function opened(at: number | null = 0): Promise<Replay> {
  const replay = new Replay('g1');
  await replay.open(at);
  return replay;
}

async function charted(): Promise<Replay> {
  const replay = await opened();
  await replay.loadCharts();
  return replay;
}

describe('a replay', () => {
  it('opens at an action, or at the end', async () => {
    const replay = await opened(2);
    expect([replay.at, replay.view!.round, replay.action, replay.last]).toEqual([3, 3, log[2], 5]);
    expect((await opened(null)).at).toBe(5);
    expect(replay.players).toMatchObject([{ online: true, kind: 'person' }]);
  });

  it('counts actions in the address as in the list, without ends of turns', async () => {
    const replay = await opened(2);
    expect([replay.count, replay.address]).toEqual([2, '/game/g1?at=2']);
    await replay.go(2);
    expect([replay.count, replay.address]).toEqual([1, '/game/g1?at=1']);
    await replay.go(0);
    expect(replay.address).toBe('/game/g1?at=0');
    await replay.go(5);
    expect(replay.address).toBe('/game/g1/replay');
    expect((await opened(99)).at).toBe(5);
  });

  it('continues from any moment but the end of a finished game', async () => {
    const replay = await opened(1);
    expect(replay.canContinue).toBe(true);
    await replay.go(replay.last);
    expect(replay.canContinue).toBe(false);
    replay.finished = false;
    expect(replay.canContinue).toBe(true);
  });

  it('draws win probabilities where there are some', async () => {
    const replay = await charted();
    expect([replay.kinds, replay.shown]).toEqual([['chances', 'points', 'expected'], 'chances']);
    vi.mocked(api.outlook).mockResolvedValue(outlook([]));
    const without = await charted();
    expect([without.kinds, without.shown]).toEqual([['points', 'expected'], 'points']);
    vi.mocked(api.outlook).mockResolvedValue({ points: [], chances: [] } as unknown as GameAnalysis);
    expect((await charted()).kinds).toEqual(['points']);
  });

  it('asks again for a moment that did not come', async () => {
    const replay = await opened(1);
    vi.mocked(api.view).mockRejectedValueOnce(new Error('busy'));
    await expect(replay.go(5)).rejects.toThrow('busy');
    await replay.go(5);
    expect(replay.view!.round).toBe(5);
  });

  it('is open although its charts did not come', async () => {
    vi.mocked(api.chart).mockRejectedValueOnce(new Error('busy'));
    const replay = await opened();
    await expect(replay.loadCharts()).rejects.toThrow('busy');
    expect([replay.view === null, replay.trouble]).toEqual([false, null]);
  });

  it('steps over the ends of turns', async () => {
    const replay = await opened(1);
    replay.step(1);
    expect(replay.at).toBe(3);
    replay.step(-1);
    expect(replay.at).toBe(1);
    replay.step(-1);
    expect(replay.at).toBe(0);
    replay.step(-1);
    expect(replay.at).toBe(0);
  });

  it('goes to the first action of the next and of the last round', async () => {
    const replay = await opened(1);
    replay.round(1);
    expect(replay.at).toBe(2);
    replay.round(1);
    expect(replay.at).toBe(4);
    replay.round(1);
    expect(replay.at).toBe(5);
    replay.round(-1);
    expect(replay.at).toBe(2);
    replay.round(-1);
    expect(replay.at).toBe(0);
  });

  it('fetches each view once, the next ahead', async () => {
    const replay = await opened(0);
    vi.mocked(api.view).mockClear();
    await replay.go(2);
    await replay.go(3);
    await replay.go(2);
    expect(vi.mocked(api.view).mock.calls.map((call) => call[3])).toEqual([2, 3, 4]);
    await replay.go(99);
    expect(replay.at).toBe(5);
  });

  it('shows the view of the moment that was asked for last', async () => {
    const replay = await opened(0);
    await Promise.all([replay.go(2), replay.go(4)]);
    expect(replay.view!.round).toBe(4);
  });

  it('loads everything again in another language', async () => {
    const replay = await opened(2);
    vi.mocked(api.view).mockClear();
    await replay.reloadLanguage();
    expect(vi.mocked(api.view).mock.calls[0]![3]).toBe(3);
  });

  it('plays to the end and stops', async () => {
    const replay = await opened(5);
    vi.useFakeTimers();
    replay.toggle();
    expect([replay.playing, replay.at]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.view!.round).toBe(0);
    vi.advanceTimersByTime(1600);
    expect(replay.at).toBe(1);
    replay.speed = 2;
    vi.advanceTimersByTime(1600 + 800);
    expect([replay.at, replay.playing]).toEqual([5, false]);
    replay.toggle();
    replay.toggle();
    expect(replay.playing).toBe(false);
    replay.toggle();
    replay.close();
    vi.advanceTimersByTime(9999);
    expect(replay.playing).toBe(false);
  });
});
