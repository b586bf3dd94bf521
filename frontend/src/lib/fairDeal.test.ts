import { describe, expect, it } from 'vitest';
import { contributionCommitment, dealKey, fingerprint, newContribution, secretCommitment, seedCommitment, shufflesTogether } from './fairDeal';
import type { NewGame, NewPlayer } from './types';

const game = (...kinds: NewPlayer['kind'][]): NewGame => ({ title: 'birmingham', players: kinds.map((kind) => ({ kind })) });

describe('a fair deal', () => {
  it('draws 32 bytes that are never the same', () => {
    const drawn = new Set(Array.from({ length: 50 }, newContribution));
    expect(drawn.size).toBe(50);
    for (const value of drawn) expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  it('hashes what the server hashes', () => {
    expect(secretCommitment('g1', 'ab'.repeat(32), 'salt')).toBe('9b5b6493d14a3ad30e40630cc1fde4f9648dbfd1061a45fa6c8e15fe9d3e5965');
    expect(seedCommitment('7', 'salt')).toBe('819aaa5ac6795554cf9e039ef89d283db97fcd0cbb6c02d3cf6d771ba0ff564c');
    expect(contributionCommitment('01'.repeat(32))).toBe('72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793');
  });

  it('orders the contributions by seat', () => {
    const [one, two] = ['01'.repeat(32), '02'.repeat(32)];
    expect(dealKey('g1', 'ab'.repeat(32), { 1: two, 0: one })).toBe('80a3d65e4f1ca809c614e31f7363dd10d668c1e86cdc77c02943c1a679f1aa79');
    expect(dealKey('g1', 'ab'.repeat(32), { 0: two, 1: one })).not.toBe('80a3d65e4f1ca809c614e31f7363dd10d668c1e86cdc77c02943c1a679f1aa79');
  });

  it('has a short number that changes with every promise', () => {
    const numbers = [fingerprint('a', { 0: 'b', 1: 'c' }), fingerprint('x', { 0: 'b', 1: 'c' }), fingerprint('a', { 0: 'b', 1: 'x' }), fingerprint('a', { 0: 'b' })];
    expect(new Set(numbers).size).toBe(4);
    expect(numbers[0]).toMatch(/^([0-9a-f]{4} ){4}[0-9a-f]{4}$/);
  });

  it('is shuffled by all where two or more people play and nobody chose the number', () => {
    expect(shufflesTogether(game('me', 'friend'))).toBe(true);
    expect(shufflesTogether(game('friend', 'here', 'bot'))).toBe(true);
    expect(shufflesTogether(game('me', 'bot', 'automa'))).toBe(false);
    expect(shufflesTogether({ ...game('me', 'friend'), seed: 0 })).toBe(false);
    expect(shufflesTogether({ title: 'birmingham' })).toBe(false);
  });
});
