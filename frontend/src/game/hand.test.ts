import { describe, expect, it } from 'vitest';
import { makeDraft } from '../testing/draft';
import { makeChoice, makeQuestion } from '../testing/fixtures';
import { isPlayable, withUniqueNames } from './hand';

it('numbers equal cards, so that each has a name of its own', () => {
  expect(withUniqueNames(['coal', 'Leek', 'coal'])).toEqual([
    { card: 'coal', name: 'coal 0' }, { card: 'Leek', name: 'Leek 0' }, { card: 'coal', name: 'coal 1' },
  ]);
});

describe('a card is playable', () => {
  const build = makeChoice('build', { industry: 'coal', slot: 'Stone.1' });

  it('when the open question asks for it', () => {
    const draft = makeDraft([makeChoice('card', { card: 'coal' })], 'card');
    expect([isPlayable(draft, 'coal'), isPlayable(draft, 'Leek')]).toEqual([true, false]);
  });

  it('for the build that is hovered or selected', () => {
    const draft = makeDraft([build]);
    draft.hovered = build;
    expect([isPlayable(draft, 'coal'), isPlayable(draft, 'Leek'), isPlayable(draft, 'wild location')]).toEqual([true, false, true]);
    draft.hovered = null;
    draft.selected = build;
    expect(isPlayable(draft, 'Leek')).toBe(false);
  });

  it('for any build once building is chosen', () => {
    const draft = makeDraft([build]);
    expect(isPlayable(draft, 'Leek')).toBe(true);
    draft.verb = 'build';
    expect([isPlayable(draft, 'coal'), isPlayable(draft, 'Leek')]).toEqual([true, false]);
    draft.verb = 'loan';
    expect(isPlayable(draft, 'Leek')).toBe(true);
  });

  it('as far as one knows while others are to act', () => {
    const draft = makeDraft([makeChoice('card', { card: 'coal' })], 'card', { question: makeQuestion({ seat: 1 }) });
    expect(isPlayable(draft, 'Leek')).toBe(true);
  });
});
