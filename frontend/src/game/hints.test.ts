import { expect, it } from 'vitest';
import { saveSeats } from '../lib/seatTokens';
import { makeDraft, makeGame } from '../testing/draft';
import { makeChoice, makePlayer, makeQuestion } from '../testing/fixtures';
import { hintOf } from './hints';
import { MoveDraft } from './moveDraft.svelte';

it('leads from the action to the place', () => {
  const draft = makeDraft([makeChoice('build', { slot: 'Leek.1' })]);
  expect(hintOf(draft, false)).toBe('start');
  draft.card = 'coal';
  expect(hintOf(draft, false)).toBe('chosen');
  draft.verb = 'build';
  expect(hintOf(draft, false)).toBe('place');
});

it('asks for a card or a place inside an action', () => {
  expect(hintOf(makeDraft([makeChoice('card', { card: 'coal' })], 'card'), false)).toBe('card');
  expect(hintOf(makeDraft([makeChoice('coal', { slot: 'Leek.2' })], 'source'), false)).toBe('place');
  expect(hintOf(makeDraft([makeChoice('link', { link: 'Leek-Stone' })], 'source'), false)).toBe('place');
  expect(hintOf(makeDraft([makeChoice('coal', { space: 'market' })], 'source'), false)).toBe('place');
  expect(hintOf(makeDraft([makeChoice('done')], 'source'), false)).toBeNull();
});

it('says nothing while the prompt says something else', () => {
  const draft = makeDraft([makeChoice('pass')]);
  expect(hintOf(draft, true)).toBeNull();
  draft.message = { text: 'no', rule: null };
  expect(hintOf(draft, false)).toBeNull();
  draft.message = null;
  draft.hovered = makeChoice('pass');
  expect(hintOf(draft, false)).toBeNull();
});

it('says nothing when the game is over', () => {
  const result = { points: [1], places: [1], tie_break: null, winners: [0], sources: [] };
  expect(hintOf(makeDraft([makeChoice('pass')], 'action', { result }), false)).toBeNull();
});

it('waits for others, watches without a seat, and offers a free seat', () => {
  const view = { question: makeQuestion({ seat: 1 }) };
  expect(hintOf(makeDraft([], 'action', view), false)).toBe('wait');
  expect(hintOf(new MoveDraft(makeGame(view, null)), false)).toBe('watch');
  const game = makeGame(view);
  game.players = [makePlayer(1, { kind: 'free' })];
  expect(hintOf(new MoveDraft(game), false)).toBe('wait');
  saveSeats('g1', [], null, [{ seat: 1, code: 'abc' }]);
  expect(hintOf(new MoveDraft(game), false)).toBe('free');
  game.players = [makePlayer(1)];
  expect(hintOf(new MoveDraft(game), false)).toBe('wait');
});
