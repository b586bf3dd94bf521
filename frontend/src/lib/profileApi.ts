/** Calls of the API for profiles. */
import { call, callWithoutAnswer } from './api';
import { activeProfile } from './profiles';
import type { FeedAddress, Profile, ProfileExport, ProfileLink, ProfileToken, RecoveryCode, SeatKey } from './types';

interface Person {
  name: string;
  language: string;
  settings: Record<string, boolean | number | string>;
}

const token = (): string | null => activeProfile()?.token ?? null;

export const create = (tokens: string[], person: Person): Promise<ProfileToken> => call('/api/profile', { body: { tokens, ...person } });
export const show = (): Promise<Profile> => call('/api/profile', { token: token() });
export const change = (change: Partial<Person>): Promise<Profile> => call('/api/profile', { token: token(), method: 'PUT', body: change });
/** Shows the server the seat tokens of this browser; returns tokens of the other seats of the profile. */
export const syncSeats = (tokens: string[]): Promise<SeatKey[]> => call('/api/profile/seats', { token: token(), body: { tokens } });

/** A new recovery code; the one before ends. */
export const newRecoveryCode = (): Promise<RecoveryCode> => call('/api/profile/recovery', { token: token(), method: 'POST' });
export const recover = (code: string): Promise<ProfileToken> => call('/api/profile/recover', { body: { code } });

export const passkeyOptions = (): Promise<Record<string, unknown>> => call('/api/profile/passkeys/options', { token: token(), method: 'POST' });
export const addPasskey = (credential: unknown): Promise<Profile> => call('/api/profile/passkeys', { token: token(), body: credential });
export const removePasskey = (id: string): Promise<void> => callWithoutAnswer(`/api/profile/passkeys/${id}`, { token: token(), method: 'DELETE' });
export const signInOptions = (): Promise<Record<string, unknown>> => call('/api/profile/sign-in/options', { method: 'POST' });
export const signIn = (credential: unknown): Promise<ProfileToken> => call('/api/profile/sign-in', { body: credential });

/** A link that opens the profile once on another device. */
export const makeLink = (): Promise<ProfileLink> => call('/api/profile/link', { token: token(), method: 'POST' });
export const openLink = (code: string): Promise<ProfileToken> => call('/api/profile/link/open', { body: { code } });
/** Signs a device out; all others without its id. */
export const signOut = (id?: string): Promise<void> =>
  callWithoutAnswer(`/api/profile/devices${id ? `/${id}` : ''}`, { token: token(), method: 'DELETE' });

/** A new secret address of the feed; the one before ends. */
export const makeFeed = (): Promise<FeedAddress> => call('/api/profile/atom', { token: token(), method: 'POST' });
export const endFeed = (): Promise<void> => callWithoutAnswer('/api/profile/atom', { token: token(), method: 'DELETE' });

/** Everything that the server stores about the person. */
export const exported = (): Promise<ProfileExport> => call('/api/profile/export', { token: token() });
/** Deletes the profile for ever; `keepNames` leaves its names in games that are over. */
export const remove = (profile: string, keepNames: boolean): Promise<void> =>
  callWithoutAnswer('/api/profile/deletion', { token: token(), body: { profile, keep_names: keepNames } });
