/** Profiles of this browser in localStorage: the active one, its token, and the seats of the others while they rest. */
import { everyToken, seatsText, setSeatsText } from './seatTokens';

const KEY = 'ironbridge.profiles';

export interface StoredProfile {
  id: string;
  token: string;
  name: string;
  /** Whether other devices can open the profile, so that seats may come from them. */
  shared: boolean;
  /** Beginnings of the seat tokens that the server has seen. */
  adopted: string[];
  /** Seats of a profile that is not active. */
  seats?: string;
}

interface Stored {
  active: string | null;
  all: StoredProfile[];
}

const NONE: Stored = { active: null, all: [] };
/** Length of the part of a token by which it is known again. */
const BEGINNING = 8;

function stored(): Stored {
  try {
    return { ...NONE, ...(JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return NONE; // a broken entry counts as none
  }
}

const store = (kept: Stored): void => window.localStorage.setItem(KEY, JSON.stringify(kept));

/** The profile of this browser; null before the first game. */
export function activeProfile(): StoredProfile | null {
  const { active, all } = stored();
  return all.find(({ id }) => id === active) ?? null;
}

export const knownProfiles = (): StoredProfile[] => stored().all;

/** Adds a profile or changes what is kept of it. */
export function saveProfile(profile: StoredProfile): void {
  const { active, all } = stored();
  const others = all.filter(({ id }) => id !== profile.id);
  store({ active, all: [...others, profile] });
}

/** Makes a profile the active one, with its seats; null leaves room for a new one. The seats of the former profile rest. */
export function switchProfile(id: string | null): void {
  const kept = stored();
  if (kept.active === id) return;
  const all = kept.all.map((one) => (one.id === kept.active ? { ...one, seats: seatsText() } : one));
  const next = all.find((one) => one.id === id);
  setSeatsText(next?.seats ?? '{}');
  store({ active: id, all: all.map(({ seats, ...one }) => (one.id === id || seats === undefined ? one : { ...one, seats })) });
}

/** Makes a profile the active one and lets it have the seats of this browser. */
export function adoptSeats(id: string): void {
  const { active, all } = stored();
  store({ active: id, all: all.filter((one) => one.id === id || one.id !== active) });
}

/** Forgets the active profile, with its seats where they are no longer this browser's. */
export function forgetProfile(withSeats: boolean): void {
  const { active, all } = stored();
  store({ active: null, all: all.filter(({ id }) => id !== active) });
  if (withSeats) setSeatsText('{}');
}

/** Notes which seat tokens the server has seen. */
export function noteAdopted(tokens: string[]): void {
  const profile = activeProfile();
  if (profile) saveProfile({ ...profile, adopted: tokens.map((token) => token.slice(0, BEGINNING)) });
}

/** Whether the server is to be asked: there are seats that it has not seen, or other devices may have added some. */
export function needsSync(): boolean {
  const profile = activeProfile();
  const tokens = everyToken();
  if (!profile) return tokens.length > 0;
  return profile.shared || tokens.some((token) => !profile.adopted.includes(token.slice(0, BEGINNING)));
}
