/** The shuffle of a game that waits for its deal: keeps the promises of all, and reveals this device's contribution when they are fixed. */
import * as api from '../lib/api';
import { contributionCommitment, seatsIn, type BySeat } from '../lib/fairDeal';
import { keepDeal, keptDeal, type KeptDeal } from '../lib/keptDeals';
import { notice } from '../lib/notice.svelte';
import { seatsOf } from '../lib/seatTokens';
import type { Gathering } from '../lib/types';

/** Time until a failed request is tried again, in milliseconds. */
const AGAIN = 3000;
const CONFLICT = 409;

/** Why this device does not reveal: the server has another promise than before, the list changed, or the own commitment is not in it. */
export type Breach = 'promise' | 'list' | 'missing';

/** Returns the commitments of a table by seat. */
export const listOf = ({ contributions }: Gathering): BySeat => Object.fromEntries(contributions.map(({ seat, commitment }) => [seat, commitment]));

/** Whether two lists hold the same commitments for the same seats. */
export const sameList = (one: BySeat, other: BySeat): boolean =>
  seatsIn(one).join() === seatsIn(other).join() && seatsIn(one).every((seat) => one[seat] === other[seat]);

/** Returns what is wrong with the promises that the server shows now; null when nothing is. */
export function breachOf(kept: KeptDeal | null, commitment: string | null, gathering: Gathering): Breach | null {
  if (!kept) return null;
  if (kept.commitment !== null && kept.commitment !== commitment) return 'promise';
  const list = listOf(gathering);
  if (kept.list && !sameList(kept.list, list)) return 'list';
  return seatsIn(kept.own).some((seat) => list[seat] !== contributionCommitment(kept.own[seat]!)) ? 'missing' : null;
}

/** Returns the seats of this device whose contribution is awaited and is on this device. */
export const revealable = (kept: KeptDeal | null, { frozen, contributions }: Gathering): number[] =>
  frozen && kept ? contributions.filter(({ seat, state }) => state === 'awaited' && kept.own[seat] !== undefined).map(({ seat }) => seat) : [];

/** Keeps the promise of the server, if this device holds a seat and kept none; `before` tells whether the cards are still undealt. */
export async function keepPromise(game: string): Promise<void> {
  if (!seatsOf(game).length || keptDeal(game)) return;
  const { commitment, status } = await api.info(game);
  if (status === 'running') keepDeal(game, { commitment, before: false });
}

/**
 * Keeps the promises of a game that waits for its deal, and reveals what this device owes.
 *
 * Returns what is wrong with the promises; nothing is revealed then.
 */
export async function followShuffle(game: string, gathering: Gathering): Promise<Breach | null> {
  const tokens = seatsOf(game);
  if (!tokens.length) return null;
  // Asked again each time: a server that was started again must still have the same promise.
  const { commitment, status } = await api.info(game);
  if (status !== 'gathering') return null;
  const breach = breachOf(keptDeal(game), commitment, gathering);
  if (breach) return breach;
  const kept = keepDeal(game, { commitment, before: true, list: gathering.frozen ? listOf(gathering) : null });
  for (const seat of revealable(kept, gathering)) {
    const token = tokens.find((one) => one.seat === seat)?.token;
    if (!token) continue;
    await api.reveal(game, seat, token, kept.own[seat]!);
    keepDeal(game, { confirmed: [seat] });
  }
  return null;
}

interface Listed {
  id: string;
  status: string;
  players: { kind: string }[];
}

/** Reveals the contributions of this device to listed games that are complete, while no screen of theirs is open. */
export async function revealListed(games: Listed[]): Promise<void> {
  const complete = games.filter(({ status, players }) => status === 'gathering' && players.every(({ kind }) => kind !== 'free'));
  for (const { id } of complete) {
    const held = seatsOf(id)[0];
    if (!held || !keptDeal(id)) continue;
    const { gathering } = await api.tableBeforeDeal(id, held.seat, held.token);
    if (gathering) await followShuffle(id, gathering);
  }
}

/** Follows the shuffle of the game on the screen; tries again what got no answer. */
export class Shuffle {
  /** Why this device does not reveal; null while all is as promised. */
  breach = $state<Breach | null>(null);
  private turn: Promise<void> = Promise.resolve();
  private followed = '';
  private timer = 0;

  constructor(private readonly game: { id: string; gathering: Gathering | null }) {}

  /** Takes note of the state of the shuffle, after those before it. */
  follow(gathering: Gathering): void {
    const state = JSON.stringify([gathering.frozen, gathering.contributions]);
    if (state === this.followed) return;
    this.followed = state;
    this.turn = this.turn.then(() => this.step(gathering));
  }

  private async step(gathering: Gathering): Promise<void> {
    try {
      this.breach = await followShuffle(this.game.id, gathering);
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      // A conflict means that the table has changed; the feed brings its new state.
      if (!error.passing && error.status !== CONFLICT) notice.explain(error);
      this.followed = '';
      this.timer = window.setTimeout(() => this.game.gathering && this.follow(this.game.gathering), AGAIN);
    }
  }

  close(): void {
    window.clearTimeout(this.timer);
  }
}
