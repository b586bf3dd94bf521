import { afterEach, expect, test, vi } from 'vitest';
import type { Player, TableSession } from '../lib/types';
import { answerHere, askedHere, askingSeat, awaitedHere, isConfirmed, possibleRequests, seatActs } from './tableRequests';
import * as api from './tableApi';

const player = (seat: number, kind = 'person', more: Partial<Player> = {}): Player => ({ seat, kind, name: '', bot: null, online: true, ...more }) as Player;
const request = { entry: 7, ask: 'pause', seat: 0, agreed: [], waits_for: [1, 2], later: 0, seen: false };
const session = (more: Partial<TableSession> = {}): TableSession => ({ paused: null, ended: false, request: null, ...more }) as TableSession;
const seats = [{ seat: 1, token: 'b' }, { seat: 2, token: 'c' }];
const table = (more: object = {}) => ({ id: 'g', seats, seat: 2, players: [player(0), player(1), player(2)], session: session(), ...more });

afterEach(() => vi.restoreAllMocks());

test('the open seat asks, otherwise the first person of this device', () => {
  expect(askingSeat(table())?.seat).toBe(2);
  expect(askingSeat(table({ seat: null }))?.seat).toBe(1);
  expect(askingSeat(table({ players: [player(0), player(1, 'bot'), player(2, 'free')] }))).toBeNull();
});

test('what can be asked depends on the state of the table', () => {
  expect(possibleRequests(table())).toEqual(['take_back', 'pause', 'end']);
  expect(possibleRequests(table({ session: session({ paused: 5 }) }))).toEqual(['resume', 'end']);
  expect(possibleRequests(table({ session: session({ request }) }))).toEqual([]);
  expect(possibleRequests(table({ session: session({ ended: true }) }))).toEqual([]);
  expect(possibleRequests(table({ seats: [] }))).toEqual([]);
});

test('a device agrees for all its people, and refuses once', async () => {
  const sent = vi.spyOn(api, 'answerTable').mockResolvedValue(session());
  const asked = table({ session: session({ request }) });
  expect(awaitedHere(asked).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(askedHere(asked)).toBeNull();
  expect(askedHere({ ...asked, seats: [{ seat: 0, token: 'a' }] })?.seat).toBe(0);
  await answerHere(asked, true);
  expect(sent.mock.calls).toEqual([['g', 1, 'b', 7, true], ['g', 2, 'c', 7, true]]);
  sent.mockClear();
  await answerHere(asked, false);
  expect(sent.mock.calls).toEqual([['g', 1, 'b', 7, false]]);
});

test('the host may do about a seat what its player allows', () => {
  expect(seatActs(player(1), false)).toEqual(['invite', 'computer', 'seek', 'host']);
  expect(seatActs(player(1), true)).toEqual([]);
  expect(seatActs(player(1, 'free'), false)).toEqual(['invite', 'computer']);
  expect(seatActs(player(1, 'bot', { stand_in: true }), false)).toEqual(['back', 'invite', 'seek']);
  expect(seatActs(player(1, 'bot'), false)).toEqual([]);
  expect(isConfirmed('invite', player(1))).toBe(true);
  expect(isConfirmed('invite', player(1, 'free'))).toBe(false);
  expect(isConfirmed('computer', player(1))).toBe(false);
});
