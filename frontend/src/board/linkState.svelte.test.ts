import { expect, it } from 'vitest';
import { makeBoard, makeQuestion } from '../testing/fixtures';
import type { BoardModel } from './boardModel.svelte';
import type { LinkAt } from './layout';
import { LinkState } from './linkState.svelte';

const at = { link: 'Leek-Stoke', eras: ['rail'], legs: [], x: 0, y: 0, angle: 0 } as unknown as LinkAt;

function state(era: string, links: Record<string, number>, laid: string[] = []): LinkState {
  const isLegal = (target: { name: string }): boolean => target.name === 'Leek-Stoke';
  return new LinkState({ view: { era, links }, laid, isLegal } as unknown as BoardModel, () => at);
}

it('a link knows its owner, its era and whether it can be laid', () => {
  const free = state('canal', {});
  expect([free.owner, free.open, free.kind, free.ghost, free.legal]).toEqual([undefined, false, 'canal', false, true]);
  const owned = state('rail', { 'Leek-Stoke': 2 }, ['Leek-Stoke']);
  expect([owned.owner, owned.open, owned.kind, owned.ghost]).toEqual([2, true, 'rail', true]);
  expect(owned.target).toEqual({ kind: 'link', name: 'Leek-Stoke' });
});

it('the link and the tile of a begun action stay on the board while its card is asked for', () => {
  const question = makeQuestion({ kind: 'card', begun: ['link Leek-Stone'], verb: 'link', link: 'Leek-Stone' });
  expect(makeBoard({ view: { question } }).laid).toEqual(['Leek-Stone']);
  const build = makeQuestion({ kind: 'card', begun: ['build coal Stone'], verb: 'build', slot: 'Stone.1', industry: 'coal' });
  expect([...makeBoard({ view: { question: build } }).ghosts.keys()]).toEqual(['Stone.1']);
  const later = makeQuestion({ ...build, kind: 'iron' });
  expect([...makeBoard({ view: { question: later } }).ghosts.keys()]).toEqual([]);
});
