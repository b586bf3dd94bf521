/** Seat tokens and invitations of this device by game, in localStorage. */
import type { SeatToken } from './types';

const KEY = 'ironbridge.seats';

export interface Invitation {
  seat: number;
  code: string;
}

interface Kept {
  seats: SeatToken[];
  /** Token of the host, who may invite and replace players. */
  host?: string | null;
  invitations?: Invitation[];
  /** Invitation code that this device used. */
  code?: string | null;
  /** Whether one person plays all seats of this device, so that nothing is covered between them. */
  alone?: boolean;
}

function all(): Record<string, Kept> {
  return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
}

/** Returns the seats of a game that this device may play. */
export function seatsOf(game: string): SeatToken[] {
  return all()[game]?.seats ?? [];
}

/** Returns the token of the host, if this device created the game. */
export function hostToken(game: string): string | null {
  return all()[game]?.host ?? null;
}

export function invitations(game: string): Invitation[] {
  return all()[game]?.invitations ?? [];
}

/** Returns a token of a game that opens what only its players may see; null without one. */
export function anyToken(game: string): string | null {
  return hostToken(game) ?? seatsOf(game)[0]?.token ?? null;
}

/** Forgets a token that was ended, with the code by which this device got it. */
export function dropToken(game: string, token: string): void {
  const kept = all();
  if (!kept[game]) return;
  kept[game].seats = kept[game].seats.filter((one) => one.token !== token);
  kept[game].code = null;
  window.localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Returns the game that this device joined by a code; a code works once. */
export function gameOfCode(code: string): string | null {
  return Object.entries(all()).find(([, kept]) => kept.code === code)?.[0] ?? null;
}

/** Saves seats of a game; newer tokens replace older ones. */
export function saveSeats(game: string, seats: SeatToken[], host: string | null = null, codes: Invitation[] = [], code: string | null = null): void {
  const kept = all();
  const before = kept[game];
  const others = (before?.seats ?? []).filter((one) => !seats.some((other) => other.seat === one.seat));
  kept[game] = {
    seats: [...others, ...seats].sort((one, other) => one.seat - other.seat),
    host: host ?? before?.host ?? null,
    invitations: codes.length ? codes : (before?.invitations ?? []),
    code: code ?? before?.code ?? null,
    ...(before?.alone && { alone: true }),
  };
  window.localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Notes that one person plays all seats of a game on this device. */
export function playAlone(game: string): void {
  const kept = all();
  if (kept[game]) kept[game].alone = true;
  window.localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Whether one person plays all seats of a game on this device. */
export const playsAlone = (game: string): boolean => all()[game]?.alone ?? false;

/** Returns the tokens of all games, those of hosts without a seat too. */
export function everyToken(): string[] {
  return Object.values(all()).flatMap((kept) => [...kept.seats.map((one) => one.token), ...(kept.host ? [kept.host] : [])]);
}

/** The seats of this device as they are stored. */
export const seatsText = (): string => window.localStorage.getItem(KEY) ?? '{}';
export const setSeatsText = (text: string): void => window.localStorage.setItem(KEY, text);

/** Returns the tokens of all games. */
export function allTokens(): string[] {
  return Object.values(all()).flatMap((kept) => kept.seats.map((one) => one.token));
}
