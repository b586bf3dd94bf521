import { expect, it } from 'vitest';
import { makeChoice } from '../testing/fixtures';
import { keyOf, nameIn, targetOf, targetOfChoice } from './targets';

it('names a target and finds it again', () => {
  const target = { kind: 'link', name: 'Leek-Stone' } as const;
  expect(keyOf(target)).toBe('link:Leek-Stone');
  expect(targetOf(keyOf(target))).toEqual(target);
  expect(targetOf('space:a:b')).toEqual({ kind: 'space', name: 'a:b' });
});

it('finds the name in a key of the kind asked for', () => {
  expect([nameIn('link:Leek-Stone', 'link'), nameIn('cell:12', 'cell')]).toEqual(['Leek-Stone', '12']);
  expect([nameIn('slot:Leek.1', 'link'), nameIn(null, 'slot')]).toEqual([null, null]);
});

it('finds what a choice is about: link, slot, market or space', () => {
  expect(targetOfChoice(makeChoice('link', { link: 'a', slot: 'b' }))).toEqual({ kind: 'link', name: 'a' });
  expect(targetOfChoice(makeChoice('build', { slot: 'b', space: 'c' }))).toEqual({ kind: 'slot', name: 'b' });
  expect(targetOfChoice(makeChoice('coal', { space: 'market' }))).toEqual({ kind: 'market', name: 'coal' });
  expect(targetOfChoice(makeChoice('sell', { space: 'distant market' }))).toEqual({ kind: 'market', name: 'cotton' });
  expect(targetOfChoice(makeChoice('sell', { space: 'Oxford market 1' }))).toEqual({ kind: 'space', name: 'Oxford market 1' });
  expect(targetOfChoice(makeChoice('iron', { text: 'iron Derby' }))).toBeNull();
});
