/** What this device keeps of the deal of each game, in localStorage: promises of the others, and its own contribution. */
import type { BySeat } from './fairDeal';

export interface KeptDeal {
  /** Commitment of the server, as this device first saw it. */
  commitment: string | null;
  /** Whether it was seen before the cards were dealt. */
  before: boolean;
  /** Contributions of this device by seat: 32 bytes in hexadecimal digits. */
  own: BySeat;
  /** Commitments of all players by seat, as they were when the table was complete; null before. */
  list: BySeat | null;
  /** Seats whose contribution the server has confirmed. */
  confirmed: number[];
}

const name = (game: string): string => `ironbridge.deal.${game}`;

/** Returns what this device kept of a game; null when it kept nothing. */
export function keptDeal(game: string): KeptDeal | null {
  return JSON.parse(window.localStorage.getItem(name(game)) ?? 'null') as KeptDeal | null;
}

/** Keeps what is new; the first commitment of the server and the first list are never replaced. */
export function keepDeal(game: string, news: Partial<KeptDeal>): KeptDeal {
  const before = keptDeal(game);
  const kept: KeptDeal = {
    commitment: before?.commitment ?? news.commitment ?? null,
    before: before?.before ?? news.before ?? false,
    own: { ...news.own, ...before?.own },
    list: before?.list ?? news.list ?? null,
    confirmed: [...new Set([...(before?.confirmed ?? []), ...(news.confirmed ?? [])])],
  };
  window.localStorage.setItem(name(game), JSON.stringify(kept));
  return kept;
}
