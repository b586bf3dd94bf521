import { describe, expect, it } from 'vitest';
import { keepDeal, keptDeal } from './keptDeals';

describe('what a device keeps of a deal', () => {
  it('is nothing before it was told anything', () => expect(keptDeal('none')).toBeNull());

  it('never replaces the first promise, the first list and the own contribution', () => {
    keepDeal('g1', { commitment: 'first', before: true, own: { 0: 'mine' } });
    keepDeal('g1', { list: { 0: 'a', 1: 'b' } });
    keepDeal('g1', { commitment: 'second', before: false, own: { 0: 'other', 1: 'new' }, list: { 0: 'c' }, confirmed: [0] });
    keepDeal('g1', { confirmed: [0] });
    expect(keptDeal('g1')).toEqual({ commitment: 'first', before: true, own: { 0: 'mine', 1: 'new' }, list: { 0: 'a', 1: 'b' }, confirmed: [0] });
  });

  it('is kept for each game', () => {
    keepDeal('g2', { commitment: 'two' });
    expect([keptDeal('g2')!.commitment, keptDeal('g2')!.before, keptDeal('g3')]).toEqual(['two', false, null]);
  });
});
