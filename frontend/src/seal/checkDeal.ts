/** Checks the deal of a game against what this device kept, by docs/secrets.md; trusts nothing that the server says alone. */
import { contributionCommitment, dealKey, secretCommitment, seedCommitment, seatsIn, type BySeat } from '../lib/fairDeal';
import type { KeptDeal } from '../lib/keptDeals';
import type { GameInfo } from '../lib/types';

/** What is checked: the server's promise, the players' promises, the secret, the contributions, the own one, the key, a chosen number. */
export type CheckedPart = 'promise' | 'list' | 'secret' | 'values' | 'own' | 'key' | 'seed';

/** One check; `open` where this device has nothing to compare with. */
export interface DealStep {
  part: CheckedPart;
  state: 'good' | 'bad' | 'open';
}

/**
 * What the checks amount to: `good`, all as promised; `partly`, contributions of others are missing; `left-out`, the own one is;
 * `server`, the cards come from the server's secret alone; `late` and `unkept`, this device kept its promise too late or not at all;
 * `chosen`, the host chose the number; `running`, the game is not over; `none`, no promise was made; `broken`, something differs.
 */
export type DealVerdict = 'good' | 'partly' | 'left-out' | 'server' | 'late' | 'unkept' | 'chosen' | 'running' | 'none' | 'broken';

export interface DealCheck {
  verdict: DealVerdict;
  steps: DealStep[];
}

type CheckedInfo = Pick<GameInfo, 'id' | 'status' | 'commitment' | 'seed_chosen' | 'seed' | 'salt' | 'deal'>;

const judged = (right: boolean): 'good' | 'bad' => (right ? 'good' : 'bad');

export const isOver = ({ status }: Pick<GameInfo, 'status'>): boolean => status === 'finished' || status === 'record';

/** Returns what the deal of a game is worth to this device; `kept` is null where it kept nothing. */
export function checkDeal(info: CheckedInfo, kept: KeptDeal | null): DealCheck {
  if (!info.commitment && !kept?.commitment) return { verdict: 'none', steps: [] };
  const steps = [...promiseSteps(info, kept), ...(isOver(info) ? openedSteps(info, kept) : [])];
  return { verdict: verdictOf(info, kept, steps), steps };
}

/** Compares the promises that the server shows now with the kept ones. */
function promiseSteps({ commitment, deal }: CheckedInfo, kept: KeptDeal | null): DealStep[] {
  const shown: BySeat = Object.fromEntries(deal.contributions.map(({ seat, commitment: promised }) => [seat, promised]));
  const list = kept?.list ?? null;
  const same = list !== null && seatsIn(list).join() === seatsIn(shown).join() && seatsIn(list).every((seat) => list[seat] === shown[seat]);
  return [
    { part: 'promise', state: kept?.commitment ? judged(kept.commitment === commitment) : 'open' },
    ...(list || deal.contributions.length ? [{ part: 'list', state: list ? judged(same) : 'open' } as const] : []),
  ];
}

/** Checks what was opened at the end of the game. */
function openedSteps(info: CheckedInfo, kept: KeptDeal | null): DealStep[] {
  const { id, salt, seed, deal } = info;
  const promised = kept?.commitment ?? info.commitment;
  if (info.seed_chosen) {
    // Numbers beyond 2^53 reach the page rounded.
    const exact = typeof seed === 'number' && Number.isSafeInteger(seed);
    return [{ part: 'seed', state: exact ? judged(seedCommitment(String(seed), salt ?? '') === promised) : 'open' }];
  }
  const secret = deal.secret ?? '';
  const values = revealed(info);
  const fits = deal.contributions.every(
    ({ seat, state, value, commitment }) => state !== 'revealed' || (value !== null && contributionCommitment(value) === (kept?.list?.[seat] ?? commitment)),
  );
  return [
    { part: 'secret', state: judged(secretCommitment(id, secret, salt ?? '') === promised) },
    ...(deal.contributions.length ? [{ part: 'values', state: judged(fits) } as const] : []),
    ...ownSteps(info, kept),
    { part: 'key', state: judged(dealKey(id, secret, values) === deal.key) },
  ];
}

function revealed({ deal }: CheckedInfo): BySeat {
  return Object.fromEntries(deal.contributions.filter(({ state, value }) => state === 'revealed' && value !== null).map(({ seat, value }) => [seat, value!]));
}

/** Checks that the contribution of this device is in the deal; one that the server had confirmed cannot have been left out. */
function ownSteps(info: CheckedInfo, kept: KeptDeal | null): DealStep[] {
  if (!kept || !seatsIn(kept.own).length) return [];
  const states = seatsIn(kept.own).map((seat): DealStep['state'] => {
    const shown = info.deal.contributions.find((one) => one.seat === seat);
    if (shown?.state === 'left_out' && !kept.confirmed.includes(seat)) return 'open';
    return judged(shown?.state === 'revealed' && shown.value === kept.own[seat]);
  });
  return [{ part: 'own', state: states.includes('bad') ? 'bad' : states.includes('open') ? 'open' : 'good' }];
}

function verdictOf(info: CheckedInfo, kept: KeptDeal | null, steps: DealStep[]): DealVerdict {
  const states = info.deal.contributions.map(({ state }) => state);
  if (steps.some(({ state }) => state === 'bad')) return 'broken';
  if (info.seed_chosen) return 'chosen';
  if (!isOver(info)) return 'running';
  if (!kept?.commitment) return 'unkept';
  if (!kept.before) return 'late';
  if (steps.some(({ part, state }) => part === 'own' && state === 'open')) return 'left-out';
  if (!states.includes('revealed')) return 'server';
  return states.includes('left_out') ? 'partly' : 'good';
}

/** Returns the file that `ironbridge verify --kept` reads: what this device kept of a game. */
export const keptFile = (game: string, { commitment, own, list }: KeptDeal): string => `${JSON.stringify({ game, commitment, list: list ?? {}, own }, null, 2)}\n`;
