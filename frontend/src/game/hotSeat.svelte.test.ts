import { expect, it, vi } from 'vitest';
import { playAlone, saveSeats } from '../lib/seatTokens';
import type { Game } from './game.svelte';
import { HotSeat } from './hotSeat.svelte';

/** A game of which two seats belong to this device; seat 0 is open and seat 1 is to act. */
function gameOf(changed: Partial<Game> = {}): Game {
  const seats = [0, 1].map((seat) => ({ seat, token: `t${seat}` }));
  saveSeats('g1', seats);
  return { id: 'g1', seats, seat: 0, next: 1, busy: false, over: false, switchSeat: vi.fn(async () => undefined), ...changed } as unknown as Game;
}

it('closes the open seat when another person of the device is to act', () => {
  const game = gameOf();
  const hotSeat = new HotSeat(game, false);
  hotSeat.handOver();
  expect(hotSeat.shared).toBe(true);
  expect(hotSeat.handedFrom).toBe(0);
  expect(game.switchSeat).toHaveBeenCalledExactlyOnceWith(null);
});

it('opens the next seat at once for one person with several seats', () => {
  const game = gameOf();
  playAlone('g1');
  const hotSeat = new HotSeat(game, false);
  hotSeat.handOver();
  expect([hotSeat.shared, hotSeat.handedFrom]).toEqual([false, null]);
  expect(game.switchSeat).toHaveBeenCalledExactlyOnceWith(1);
});

it('leaves the seat open while an answer is on its way, and where no other seat is to act', () => {
  for (const game of [gameOf({ busy: true }), gameOf({ next: null }), gameOf({ seat: null })]) {
    new HotSeat(game, false).handOver();
    expect(game.switchSeat).not.toHaveBeenCalled();
  }
});

it('shows the cover only while no seat is open and the game goes on', () => {
  const handingOver = (changed: Partial<Game>, board = false): boolean => new HotSeat(gameOf({ seat: null, ...changed }), board).handingOver;
  expect(handingOver({})).toBe(true);
  expect([handingOver({ seat: 0 }), handingOver({ next: null }), handingOver({ over: true }), handingOver({}, true)]).toEqual([false, false, false, false]);
});

it('opens the seat that is to act', async () => {
  const game = gameOf({ seat: null });
  await new HotSeat(game, false).openNext();
  expect(game.switchSeat).toHaveBeenCalledExactlyOnceWith(1);
  const waiting = gameOf({ seat: null, next: null });
  await new HotSeat(waiting, false).openNext();
  expect(waiting.switchSeat).not.toHaveBeenCalled();
});
