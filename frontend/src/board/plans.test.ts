import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { boardName, coinOf, isDrawn, planOf, terrainOf } from './plans';

const boards = ['birmingham', 'lancashire', 'germany', 'new_england'];

describe('the plan of a board', () => {
  it('is found by the board, or by the title with one board', () => {
    expect(boardName(makeSheet())).toBe('birmingham');
    expect(boardName(makeSheet({ board: 'germany' }))).toBe('germany');
    expect(planOf(makeSheet({ board: 'germany' }))).not.toBe(planOf(makeSheet()));
    expect([isDrawn(makeSheet()), isDrawn(makeSheet({ board: 'mars' }))]).toEqual([true, false]);
    expect(planOf(makeSheet({ board: 'mars' })).coin).toBe('£');
  });

  it('has its currency', () => {
    expect(boards.map((board) => coinOf(makeSheet({ board })))).toEqual(['£', '£', expect.any(String), '$']);
  });
});

describe('the terrain of a board', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answering = (...answers: (string | null)[]): ReturnType<typeof vi.fn> =>
    vi.fn(async () => {
      const text = answers.shift() ?? null;
      return text === null ? { ok: false, status: 503 } : { ok: true, text: async () => text };
    });

  it('is fetched once, large and small apart', async () => {
    const fetch = answering('large', 'small');
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('window', globalThis);
    const sheet = makeSheet();
    expect(await terrainOf(sheet)).toBe('large');
    expect(await terrainOf(sheet)).toBe('large');
    expect(await terrainOf(sheet, true)).toBe('small');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([expect.stringMatching(/birmingham\.svg/), expect.stringMatching(/birmingham-small\.svg/)]);
  });

  it('is asked for again after a failure', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answering(null, 'late', null, null, 'at last'));
    vi.stubGlobal('window', globalThis);
    const late = terrainOf(makeSheet({ board: 'lancashire' }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await late).toBe('late');
    const lost = expect(terrainOf(makeSheet({ board: 'germany' }))).rejects.toThrow('503');
    await vi.advanceTimersByTimeAsync(1500);
    await lost;
    expect(await terrainOf(makeSheet({ board: 'germany' }))).toBe('at last');
    vi.useRealTimers();
  });
});
