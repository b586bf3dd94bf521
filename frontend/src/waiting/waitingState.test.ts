import { describe, expect, it } from 'vitest';
import { makePlayer } from '../testing/fixtures';
import type { Gathering, Player } from '../lib/types';
import { lostSeats, seatStateBefore, waitingText } from './waitingState';

const table = (states: string[], frozen = true): Gathering => ({
  frozen, seconds: null, contributions: states.map((state, seat) => ({ seat, state, commitment: `c${seat}`, value: null })),
});
const people = (...names: string[]): Player[] => names.map((name, seat) => makePlayer(seat, { name, kind: name ? 'person' : 'free' }));

describe('a table that waits', () => {
  it('counts the free seats first', () => expect(waitingText(table(['awaited'], false), people('Ann', '', ''))).toBe('room-seats(2)'));

  it('names those whose contribution is awaited', () => {
    expect(waitingText(table(['revealed', 'awaited']), people('Ann', 'Ben'))).toBe('room-waits(Ben)');
    expect(waitingText(table(['awaited', 'awaited']), people('Ann', 'Ben'))).toBe('room-waits(Ann and Ben)');
    expect(waitingText(table(['revealed', 'left_out']), people('Ann', 'Ben'))).toBe('room-dealing');
  });

  it('tells the state of every seat', () => {
    const [ann, ben, cid] = [...people('Ann', 'Ben'), makePlayer(2, { kind: 'bot', bot: 'easy' })];
    expect([ann, ben, cid].map((player) => seatStateBefore(player!, table(['revealed'])))).toEqual(['revealed', 'silent', 'computer']);
    expect([ann, makePlayer(1, { kind: 'free' })].map((player) => seatStateBefore(player!, table(['awaited'], false)))).toEqual(['here', 'free']);
  });

  it('knows the seats whose bytes are on another device', () => {
    const kept = { commitment: 'x', before: true, own: { 1: 'bytes' }, list: null, confirmed: [] };
    expect(lostSeats(table(['awaited', 'awaited']), [0, 1], kept)).toEqual([0]);
    expect(lostSeats(table(['revealed', 'awaited']), [0], null)).toEqual([]);
    expect(lostSeats(table(['awaited'], false), [0], null)).toEqual([]);
  });
});
