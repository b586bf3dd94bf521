import { describe, expect, it } from 'vitest';
import { contributionCommitment, dealKey, secretCommitment, seedCommitment } from '../lib/fairDeal';
import type { KeptDeal } from '../lib/keptDeals';
import type { GameInfo } from '../lib/types';
import { checkDeal, keptFile } from './checkDeal';

const SECRET = 'ab'.repeat(32);
const VALUES = ['01'.repeat(32), '02'.repeat(32)];
const PROMISES = VALUES.map(contributionCommitment);
const COMMITMENT = secretCommitment('g1', SECRET, 'salt');

const finished = (values: (string | null)[] = VALUES, changed: Partial<GameInfo> = {}): GameInfo =>
  ({
    id: 'g1', status: 'finished', commitment: COMMITMENT, seed_chosen: false, seed: null, salt: 'salt',
    deal: {
      key: dealKey('g1', SECRET, Object.fromEntries(values.flatMap((value, seat) => (value ? [[seat, value]] : [])))),
      secret: SECRET,
      contributions: values.map((value, seat) => ({ seat, value, state: value ? 'revealed' : 'left_out', commitment: PROMISES[seat]! })),
    },
    ...changed,
  }) as unknown as GameInfo;
const kept = (changed: Partial<KeptDeal> = {}): KeptDeal => ({
  commitment: COMMITMENT, before: true, own: { 0: VALUES[0]! }, list: { 0: PROMISES[0]!, 1: PROMISES[1]! }, confirmed: [0], ...changed,
});
const bad = (info: GameInfo, own: KeptDeal | null): string[] => checkDeal(info, own).steps.filter(({ state }) => state === 'bad').map(({ part }) => part);

describe('the check of a deal', () => {
  it('finds a deal good that is as promised', () => {
    const { verdict, steps } = checkDeal(finished(), kept());
    expect(verdict).toBe('good');
    expect(steps.map(({ part, state }) => `${part} ${state}`)).toEqual(['promise good', 'list good', 'secret good', 'values good', 'own good', 'key good']);
  });

  it('hashes as the server does', () => {
    expect(COMMITMENT).toBe('9b5b6493d14a3ad30e40630cc1fde4f9648dbfd1061a45fa6c8e15fe9d3e5965');
    expect(seedCommitment('7', 'salt')).toBe('819aaa5ac6795554cf9e039ef89d283db97fcd0cbb6c02d3cf6d771ba0ff564c');
    expect(PROMISES[0]).toBe('72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793');
    expect(dealKey('g1', SECRET, { 1: VALUES[1]!, 0: VALUES[0]! })).toBe('80a3d65e4f1ca809c614e31f7363dd10d668c1e86cdc77c02943c1a679f1aa79');
  });

  it('finds every tampering', () => {
    const other = 'ff'.repeat(32);
    expect(bad(finished(VALUES, { commitment: other }), kept())).toEqual(['promise']);
    const secret = finished();
    secret.deal.secret = other;
    expect(bad(secret, kept())).toEqual(['secret', 'key']);
    const key = finished();
    key.deal.key = other;
    expect(bad(key, kept())).toEqual(['key']);
    // Another value of the other player, with a commitment and a key that fit it.
    const value = finished([VALUES[0]!, other]);
    value.deal.contributions[1]!.commitment = contributionCommitment(other);
    expect(bad(value, kept())).toEqual(['list', 'values']);
    // The same, where only the value was changed.
    expect(bad(finished([VALUES[0]!, other]), kept())).toEqual(['values']);
    // A new secret with a commitment and a key of its own: only what was kept tells.
    const forged = finished(VALUES, { commitment: secretCommitment('g1', other, 'salt') });
    forged.deal.secret = other;
    forged.deal.key = dealKey('g1', other, { 0: VALUES[0]!, 1: VALUES[1]! });
    expect(bad(forged, kept())).toEqual(['promise', 'secret']);
    expect(checkDeal(forged, null).verdict).toBe('unkept');
    expect(bad(finished(VALUES, { commitment: null }), kept())).toEqual(['promise']);
  });

  it('finds a player that was added, and one that was dropped', () => {
    const added = finished([...VALUES, '03'.repeat(32)]);
    added.deal.contributions[2]!.commitment = contributionCommitment('03'.repeat(32));
    expect(bad(added, kept())).toEqual(['list']);
    expect(bad(finished([VALUES[0]!]), kept())).toEqual(['list']);
    expect(bad(finished([]), kept({ list: null }))).toEqual(['own']);
  });

  it('does not let a confirmed contribution be left out', () => {
    expect(checkDeal(finished([null, VALUES[1]!]), kept()).verdict).toBe('broken');
    expect(checkDeal(finished([null, VALUES[1]!]), kept({ confirmed: [] })).verdict).toBe('left-out');
  });

  it('says how much the check is worth', () => {
    expect(checkDeal(finished([VALUES[0]!, null]), kept()).verdict).toBe('partly');
    expect(checkDeal(finished([]), kept({ own: {}, list: null, confirmed: [] })).verdict).toBe('server');
    expect(checkDeal(finished(), kept({ before: false, own: {}, list: null })).verdict).toBe('late');
    expect(checkDeal(finished(), null).verdict).toBe('unkept');
    expect(checkDeal(finished(), kept({ own: {}, confirmed: [] })).verdict).toBe('good');
    expect(checkDeal(finished([], { commitment: null }), null)).toEqual({ verdict: 'none', steps: [] });
  });

  it('compares the promises while the game runs', () => {
    const running = (changed: Partial<GameInfo> = {}): GameInfo => {
      const info = finished(VALUES, { status: 'running', salt: null, ...changed });
      info.deal = { key: null, secret: null, contributions: info.deal.contributions.map((one) => ({ ...one, value: null })) };
      return info;
    };
    expect(checkDeal(running(), kept())).toEqual({ verdict: 'running', steps: [{ part: 'promise', state: 'good' }, { part: 'list', state: 'good' }] });
    expect(checkDeal(running({ commitment: 'other' }), kept()).verdict).toBe('broken');
  });

  it('checks the number of a host, and proves nothing by it', () => {
    const info = finished([], { seed_chosen: true, seed: 7, commitment: seedCommitment('7', 'salt') });
    const own = kept({ commitment: seedCommitment('7', 'salt'), own: {}, list: null, confirmed: [] });
    expect(checkDeal(info, own)).toEqual({ verdict: 'chosen', steps: [{ part: 'promise', state: 'good' }, { part: 'seed', state: 'good' }] });
    expect(checkDeal({ ...info, seed: 8 }, own).verdict).toBe('broken');
    expect(checkDeal({ ...info, seed: 2 ** 60 }, own).steps.at(-1)).toEqual({ part: 'seed', state: 'open' });
  });

  it('is written to a file for the command', () => {
    expect(JSON.parse(keptFile('g1', kept()))).toEqual({ game: 'g1', commitment: COMMITMENT, list: { 0: PROMISES[0], 1: PROMISES[1] }, own: { 0: VALUES[0] } });
  });
});
