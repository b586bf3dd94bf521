/** Keeps the seats of this browser and those of its profile on the server together. */
import { Problem } from './api';
import { notice } from './notice.svelte';
import * as profileApi from './profileApi';
import { activeProfile, adoptSeats, forgetProfile, noteAdopted, saveProfile, switchProfile } from './profiles';
import { everyToken, saveSeats } from './seatTokens';
import { settings } from './settings.svelte';
import type { Profile, ProfileToken } from './types';

/** Whether another device can open a profile. */
const isShared = (profile: Profile): boolean => profile.recovery_since !== null || profile.passkeys.length > 0 || profile.devices.length > 1;

/** Makes the profile with the first seat, or shows it the seats of this browser and saves those of other devices. */
export async function sync(): Promise<void> {
  const profile = activeProfile();
  try {
    if (profile) await exchange();
    else await make();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (profile && error.status === 401) forgetProfile(false);
    notice.explain(error);
  }
}

async function make(): Promise<void> {
  const tokens = everyToken();
  try {
    remember(await profileApi.create(tokens, { name: '', language: settings.language, settings: settings.stored() }));
  } catch (error) {
    // Seats of games that are gone make no profile; the games say so themselves.
    if (!(error instanceof Problem) || error.status !== 422) throw error;
  }
  noteAdopted(tokens);
}

async function exchange(): Promise<void> {
  for (const { game, seat, token } of await profileApi.syncSeats(everyToken())) {
    if (seat === null) saveSeats(game, [], token);
    else saveSeats(game, [{ seat, token }]);
  }
  noteAdopted(everyToken());
}

/** Saves a profile that the server has opened for this browser, as the active one. */
function remember({ token, profile }: ProfileToken): void {
  saveProfile({ id: profile.id, token, name: profile.name, shared: isShared(profile), adopted: [] });
  adoptSeats(profile.id);
}

/** Updates what this browser keeps of its profile. */
export function refresh(profile: Profile): Profile {
  const kept = activeProfile();
  if (kept) saveProfile({ ...kept, name: profile.name, shared: isShared(profile) });
  return profile;
}

/** Opens a profile on this browser, with its name, settings and seats; `bring` gives it the seats that are here. */
export async function enter(made: ProfileToken, bring: boolean): Promise<void> {
  if (!bring) switchProfile(null);
  remember(made);
  settings.restore(made.profile.settings, made.profile.language);
  await exchange();
}
