import { describe, expect, it } from 'vitest';
import { makePlayer, makeView } from '../testing/fixtures';
import { seatState } from './seatState';

const view = makeView({ order: [1, 0], to_act: 0 });
const watcher = { you: 0, here: [0], replayed: false };

describe('the words after a name', () => {
  it('say whose turn it is', () => {
    expect(seatState(view, makePlayer(0), watcher)).toBe('seat-playing');
    expect(seatState(view, makePlayer(0), { ...watcher, you: null })).toBe('seat-to-play');
    expect(seatState(view, makePlayer(1), watcher)).toBe('seat-done');
    expect(seatState(makeView({ order: [1, 0], to_act: 1 }), makePlayer(0), watcher)).toBe('seat-you');
  });

  it('do not call a player of a replay the one to move', () => {
    expect(seatState(view, makePlayer(0), { ...watcher, replayed: true })).toBe('seat-you, seat-to-play');
    expect(seatState(makeView({ to_act: null }), makePlayer(0), { ...watcher, replayed: true })).toBe('seat-you');
  });

  it('say who is absent, but not of people at this screen', () => {
    const away = makePlayer(0, { online: false });
    const others = { you: 1, here: [1], replayed: false };
    expect(seatState(view, away, others)).toBe('seat-away, seat-to-play');
    expect(seatState(view, away, { ...others, here: [0, 1] })).toBe('seat-to-play');
    expect(seatState(view, makePlayer(0, { kind: 'free', online: false }), others)).toBe('seat-free, seat-to-play');
  });

  it('name the strength of computers', () => {
    expect(seatState(view, makePlayer(1, { kind: 'bot', bot: 'dice' }), watcher)).toBe('dice, seat-done');
    expect(seatState(view, makePlayer(1, { kind: 'automa' }), watcher)).toBe('kind-automa, seat-done');
  });
});
