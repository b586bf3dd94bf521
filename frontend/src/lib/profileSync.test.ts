import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from './api';
import { keepSeats } from './keepSeats';
import { notice } from './notice.svelte';
import * as profileApi from './profileApi';
import { activeProfile, knownProfiles, needsSync } from './profiles';
import { enter, refresh, sync } from './profileSync';
import { hostToken, saveSeats, seatsOf } from './seatTokens';
import { settings } from './settings.svelte';
import type { Profile, ProfileToken } from './types';

vi.mock('./profileApi');
vi.unmock('./keepSeats');

const opened = (id: string, more: Partial<Profile> = {}): ProfileToken => ({
  token: `token-${id}`,
  profile: { id, name: 'Ada', language: 'fr', settings: { sound: true }, created: 0, recovery_since: null, passkeys: [], devices: [], has_feed: false, seats: [], ...more },
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(notice, 'explain').mockImplementation(() => undefined);
  window.localStorage.clear();
});

it('makes a profile with the first seat, and asks nothing before or after', async () => {
  await keepSeats();
  expect(profileApi.create).not.toHaveBeenCalled();
  vi.mocked(profileApi.create).mockResolvedValue(opened('a'));
  saveSeats('g', [{ seat: 0, token: 'seat-token' }], 'host-token');
  await keepSeats();
  expect(vi.mocked(profileApi.create).mock.calls[0]![0]).toEqual(['seat-token', 'host-token']);
  expect(activeProfile()).toMatchObject({ id: 'a', token: 'token-a', shared: false });
  await keepSeats();
  expect(profileApi.create).toHaveBeenCalledTimes(1);
  expect(profileApi.syncSeats).not.toHaveBeenCalled();
});

it('saves the seats that other devices have taken', async () => {
  saveSeats('g', [{ seat: 0, token: 'seat-token' }]);
  vi.mocked(profileApi.syncSeats).mockResolvedValue([
    { game: 'h', seat: 2, token: 'other' },
    { game: 'h', seat: null, token: 'host' },
  ]);
  await enter(opened('a', { recovery_since: 1 }), true);
  expect([seatsOf('h'), hostToken('h'), seatsOf('g').length]).toEqual([[{ seat: 2, token: 'other' }], 'host', 1]);
  expect(needsSync()).toBe(true);
  expect(settings.stored()).toMatchObject({ sound: true });
});

it('leaves the seats of this browser to its former profile where the person wishes so', async () => {
  vi.mocked(profileApi.create).mockResolvedValue(opened('a'));
  saveSeats('g', [{ seat: 0, token: 'seat-token' }]);
  await keepSeats();
  vi.mocked(profileApi.syncSeats).mockResolvedValue([]);
  await enter(opened('b'), false);
  expect([activeProfile()?.id, seatsOf('g'), knownProfiles().length]).toEqual(['b', [], 2]);
});

it('explains a failure and forgets a profile that was ended', async () => {
  saveSeats('g', [{ seat: 0, token: 'seat-token' }]);
  vi.mocked(profileApi.create).mockRejectedValueOnce(new Problem(0, 'no answer'));
  await sync();
  expect(notice.explain).toHaveBeenCalledTimes(1);
  vi.mocked(profileApi.create).mockResolvedValue(opened('a'));
  await sync();
  vi.mocked(profileApi.syncSeats).mockRejectedValue(new Problem(401, 'signed out'));
  await sync();
  expect([activeProfile(), seatsOf('g').length]).toEqual([null, 1]);
});

it('keeps quiet about seats of games that are gone', async () => {
  saveSeats('g', [{ seat: 0, token: 'seat-token' }]);
  vi.mocked(profileApi.create).mockRejectedValue(new Problem(422, 'no seat'));
  await sync();
  expect(notice.explain).not.toHaveBeenCalled();
});

it('remembers name and whether other devices can open the profile', () => {
  vi.mocked(profileApi.syncSeats).mockResolvedValue([]);
  void enter(opened('a'), true);
  refresh(opened('a', { name: 'Bo', passkeys: [{ id: 'p', name: '', created: 0, used: null }] }).profile);
  expect(activeProfile()).toMatchObject({ name: 'Bo', shared: true });
});
