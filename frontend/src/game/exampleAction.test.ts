import { expect, it } from 'vitest';
import { makeGame } from '../testing/draft';
import { makeTile } from '../testing/fixtures';
import { exampleAction } from './exampleAction';

const derby = { tiles: { 'Derby.1': makeTile('iron 1', 0) } };

it('is a free link of the era next to the network', () => {
  expect(exampleAction('link', makeGame())).toEqual({ text: 'link Leek-Stone' });
  expect(exampleAction('link', makeGame(derby))).toEqual({ text: 'link Derby-Oxford' });
  expect(exampleAction('link', makeGame({ links: { 'Derby-Oxford': 0 } }))).toEqual({ text: 'link Leek-Farm-Derby' });
});

it('is a message where every link next to the network is taken or of another era', () => {
  const view = { tiles: { 'Stone.1': makeTile('coal 1', 0) }, links: { 'Leek-Stone': 1 } };
  expect(exampleAction('link', makeGame(view))).toEqual({ message: 'no-free-link' });
});

it('is a build with one or both actions, a sale, a development, or the verb alone', () => {
  expect(exampleAction('build', makeGame())).toEqual({ text: 'build cotton Leek.1' });
  expect(exampleAction('build double', makeGame())).toEqual({ text: 'build double cotton Leek.1' });
  expect(exampleAction('sell', makeGame(derby))).toEqual({ text: 'sell Derby.1' });
  expect(exampleAction('sell', makeGame())).toEqual({ message: 'nothing-to-sell' });
  expect(exampleAction('develop', makeGame())).toEqual({ text: 'develop cotton' });
  expect(exampleAction('loan', makeGame())).toEqual({ text: 'loan' });
});
