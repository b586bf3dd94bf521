import { expect, it } from 'vitest';
import { allTokens, anyToken, dropToken, gameOfCode, hostToken, invitations, playAlone, playsAlone, saveSeats, seatsOf } from './seatTokens';

const [one, two] = [{ seat: 0, token: 'a' }, { seat: 2, token: 'b' }];

it('holds nothing at first', () => {
  expect([seatsOf('g'), hostToken('g'), invitations('g'), gameOfCode('x'), allTokens()]).toEqual([[], null, [], null, []]);
});

it('saves the seats of a game in order, newer tokens instead of older', () => {
  saveSeats('g', [two]);
  saveSeats('g', [one, { seat: 2, token: 'c' }]);
  expect(seatsOf('g')).toEqual([one, { seat: 2, token: 'c' }]);
  saveSeats('h', [two]);
  expect(allTokens()).toEqual(['a', 'c', 'b']);
});

it('keeps host, invitations and code when seats are added', () => {
  saveSeats('g', [one], 'host', [{ seat: 1, code: 'xyz' }], 'came-by');
  saveSeats('g', [two]);
  expect(hostToken('g')).toBe('host');
  expect(invitations('g')).toEqual([{ seat: 1, code: 'xyz' }]);
  expect(gameOfCode('came-by')).toBe('g');
  expect(gameOfCode('other')).toBeNull();
  saveSeats('g', [], 'host2', [{ seat: 1, code: 'new' }], 'came-again');
  expect([hostToken('g'), invitations('g')[0]!.code, gameOfCode('came-again')]).toEqual(['host2', 'new', 'g']);
});

it('forgets a token that was ended', () => {
  saveSeats('ended', [one, two], null, [], 'came-by-link');
  dropToken('ended', 'a');
  dropToken('unknown', 'a');
  expect([seatsOf('ended'), gameOfCode('came-by-link')]).toEqual([[two], null]);
});

it('has a token for what only the players of a game may see', () => {
  saveSeats('study', [one]);
  expect([anyToken('study'), anyToken('nowhere')]).toEqual(['a', null]);
  saveSeats('study', [], 'key');
  expect(anyToken('study')).toBe('key');
});

it('knows where one person plays all seats', () => {
  playAlone('unknown');
  saveSeats('solo', [one, two]);
  expect([playsAlone('unknown'), playsAlone('solo')]).toEqual([false, false]);
  playAlone('solo');
  saveSeats('solo', [one]);
  expect(playsAlone('solo')).toBe(true);
});
