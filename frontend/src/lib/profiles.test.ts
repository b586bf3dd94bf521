import { expect, it } from 'vitest';
import { activeProfile, adoptSeats, forgetProfile, knownProfiles, needsSync, noteAdopted, saveProfile, switchProfile, type StoredProfile } from './profiles';
import { everyToken, saveSeats, seatsOf } from './seatTokens';

const profile = (id: string): StoredProfile => ({ id, token: `token-${id}`, name: id, shared: false, adopted: [] });

function begin(id: string): void {
  saveProfile(profile(id));
  adoptSeats(id);
}

it('asks the server for nothing before the first seat', () => {
  expect([activeProfile(), needsSync()]).toEqual([null, false]);
  saveSeats('g', [{ seat: 0, token: 'first-token' }]);
  expect(needsSync()).toBe(true);
});

it('asks again for a seat that the server has not seen, and for seats of other devices', () => {
  saveSeats('g', [{ seat: 0, token: 'first-token' }], 'host-token');
  begin('a');
  expect(needsSync()).toBe(true);
  noteAdopted(everyToken());
  expect(needsSync()).toBe(false);
  saveSeats('h', [{ seat: 1, token: 'later-token' }]);
  expect(needsSync()).toBe(true);
  noteAdopted(everyToken());
  saveProfile({ ...activeProfile()!, shared: true });
  expect(needsSync()).toBe(true);
});

it('keeps the seats of profiles apart', () => {
  begin('a');
  saveSeats('g', [{ seat: 0, token: 'of-a' }]);
  switchProfile(null);
  expect([activeProfile(), everyToken()]).toEqual([null, []]);
  begin('b');
  saveSeats('h', [{ seat: 0, token: 'of-b' }]);
  switchProfile('a');
  expect([activeProfile()?.id, everyToken()]).toEqual(['a', ['of-a']]);
  switchProfile('a');
  expect(seatsOf('g')).toEqual([{ seat: 0, token: 'of-a' }]);
  switchProfile('b');
  expect([activeProfile()?.id, everyToken()]).toEqual(['b', ['of-b']]);
  expect(activeProfile()).not.toHaveProperty('seats');
  expect(knownProfiles().map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

it('lets a profile have the seats of the one that was here', () => {
  begin('a');
  saveSeats('g', [{ seat: 0, token: 'of-a' }]);
  begin('b');
  expect([activeProfile()?.id, everyToken(), knownProfiles().length]).toEqual(['b', ['of-a'], 1]);
});

it('forgets a profile, with its seats or without', () => {
  begin('a');
  saveSeats('g', [{ seat: 0, token: 'of-a' }]);
  forgetProfile(false);
  expect([activeProfile(), everyToken()]).toEqual([null, ['of-a']]);
  begin('a');
  forgetProfile(true);
  expect([knownProfiles(), everyToken()]).toEqual([[], []]);
});

it('takes a broken entry for none', () => {
  window.localStorage.setItem('ironbridge.profiles', '{');
  expect([activeProfile(), knownProfiles()]).toEqual([null, []]);
});
