import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import type { ReviewState, TurnReview, TurnShown } from '../lib/types';
import { Review } from './review.svelte';

const turn = (number: number, best = ['pass']): TurnReview => ({ number, seat: 0, action: number, played: ['loan'], best, grade: 'mistake' }) as TurnReview;
const state = (status: ReviewState['status'], turns: TurnReview[], done: number): ReviewState => ({ status, version: 'v', total: 3, done, turns, summary: [], ledger: null });

describe('Review', () => {
  let review: Review;

  beforeEach(() => {
    vi.useFakeTimers();
    review = new Review('g');
    vi.spyOn(review.replay, 'open').mockResolvedValue();
    vi.spyOn(review.replay, 'go').mockResolvedValue();
    vi.spyOn(api, 'bestTurn').mockImplementation(async (_, number) => ({ turn: number, best: [] }) as TurnShown);
  });
  afterEach(() => {
    review.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('starts a review, takes the turns as they come in their order, and selects the first', async () => {
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state('none', [], 0)).mockResolvedValueOnce(state('running', [turn(0)], 2)).mockResolvedValueOnce(state('done', [turn(2)], 3));
    vi.spyOn(api, 'startReview').mockResolvedValue(state('running', [turn(1)], 1));
    await review.open(null);
    expect([review.selected, review.side]).toEqual([1, 'best']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(review.turns.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(asked.mock.calls.map(([, since]) => since)).toEqual([0, 1, 2]);
    expect(review.status).toBe('done');
  });

  it('goes on asking after a failure that passes, and stops when it is closed', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(state('running', [turn(1)], 1));
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state('none', [], 0)).mockRejectedValueOnce(new api.Problem(503, 'busy')).mockResolvedValue(state('running', [], 1));
    await review.open(null);
    await vi.advanceTimersByTimeAsync(3000);
    const before = asked.mock.calls.length;
    expect(before).toBeGreaterThan(2);
    review.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked.mock.calls.length).toBe(before);
  });

  it('shows the turn played where it is the best, and moves between turns', async () => {
    vi.spyOn(api, 'review').mockResolvedValue(state('done', [turn(0), turn(1, ['loan'])], 2));
    await review.open(1);
    expect([review.selected, review.side]).toEqual([1, 'played']);
    await review.move(-1);
    expect([review.selected, review.side]).toEqual([0, 'best']);
    await review.move(-1);
    expect(review.selected).toBe(0);
  });
});
