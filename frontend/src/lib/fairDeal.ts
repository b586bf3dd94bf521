/** Commitments to a deal and its key, by the texts of docs/secrets.md; the server hashes the same. */
import { sha256, sha256Text } from './sha256';
import type { NewGame } from './types';

const BYTES = 32;

/** Returns 32 random bytes in hexadecimal digits. */
export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the commitment to a contribution of 32 bytes in hexadecimal digits. */
export function contributionCommitment(value: string): string {
  const pairs = value.match(/../g) ?? [];
  return sha256(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

/** Returns the commitment to the secret of the server. */
export const secretCommitment = (game: string, secret: string, salt: string): string => sha256Text(`ironbridge deal 2\n${game}\n${secret}\n${salt}\n`);

/** Returns the commitment to the number of a deal that the host chose; `seed` in decimal digits. */
export const seedCommitment = (seed: string, salt: string): string => sha256Text(`ironbridge deal 1\n${seed}\n${salt}\n`);

/** Contributions or commitments by seat. */
export type BySeat = Record<number, string>;

/** Returns the key of a deal from the secret of the server and the revealed contributions. */
export function dealKey(game: string, secret: string, contributions: BySeat): string {
  const lines = seatsIn(contributions).map((seat) => `${seat} ${contributions[seat]}\n`);
  return sha256Text(`ironbridge deal key 1\n${game}\n${secret}\n${lines.join('')}`);
}

/** Returns the seats of a table by seat, in order. */
export const seatsIn = (values: BySeat): number[] => Object.keys(values).map(Number).sort((one, other) => one - other);

/** Returns a short number of all promises of a game; it is the same on the devices of all players who were told the same. */
export function fingerprint(commitment: string, list: BySeat): string {
  const lines = seatsIn(list).map((seat) => `${seat} ${list[seat]}\n`);
  const digest = sha256Text(`ironbridge promises 1\n${commitment}\n${lines.join('')}`);
  return digest.slice(0, 20).match(/..../g)!.join(' ');
}

/** Whether the players of a new game shuffle together: two or more people, and no chosen number. */
export function shufflesTogether({ players = [], seed }: NewGame): boolean {
  const people = players.filter(({ kind }) => kind === 'me' || kind === 'here' || kind === 'friend');
  return people.length > 1 && (seed === undefined || seed === null);
}
