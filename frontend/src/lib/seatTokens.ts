/** The seats this device holds: their tokens and open invitations, by game, kept in the browser. */
import type { SeatToken } from './types';

const KEY = 'ironbridge.seats';

export interface Invitation {
  seat: number;
  code: string;
}

interface Kept {
  seats: SeatToken[];
  /** The token of the host, who may invite and replace. */
  host?: string | null;
  invitations?: Invitation[];
  /** The code by which this device came to its seat. */
  code?: string | null;
}

function all(): Record<string, Kept> {
  return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
}

/** The seats of a game that this device may play. */
export function seatsOf(game: string): SeatToken[] {
  return all()[game]?.seats ?? [];
}

/** The token that speaks for the host of a game, if this device made it. */
export function hostToken(game: string): string | null {
  return all()[game]?.host ?? null;
}

export function invitations(game: string): Invitation[] {
  return all()[game]?.invitations ?? [];
}

/** The game that this device entered by a code, which opens its seat only once. */
export function gameOfCode(code: string): string | null {
  return Object.entries(all()).find(([, kept]) => kept.code === code)?.[0] ?? null;
}

/** Keeps seats of a game; a seat that is kept already gets the newer token. */
export function saveSeats(game: string, seats: SeatToken[], host: string | null = null, codes: Invitation[] = [], code: string | null = null): void {
  const kept = all();
  const before = kept[game];
  const others = (before?.seats ?? []).filter((one) => !seats.some((other) => other.seat === one.seat));
  kept[game] = {
    seats: [...others, ...seats].sort((one, other) => one.seat - other.seat),
    host: host ?? before?.host ?? null,
    invitations: codes.length ? codes : (before?.invitations ?? []),
    code: code ?? before?.code ?? null,
  };
  window.localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Every token this device holds, of all games. */
export function allTokens(): string[] {
  return Object.values(all()).flatMap((kept) => kept.seats.map((one) => one.token));
}
