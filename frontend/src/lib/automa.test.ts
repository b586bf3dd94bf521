import { describe, expect, it } from 'vitest';
import { makeAction, makeEffects, makeLine, makeTurn } from '../testing/fixtures';
import { asAutomaAction, byAutoma, splitAutomaTurn } from './automa';

const own = [makeLine('The round ends.', { after_turn: true })];
const automas = [makeLine('The Automa reads a card.'), makeLine('It builds.')];
const automatic = makeTurn(1, { lines: automas, effects: makeEffects({ laid: ['Leek-Stone'] }) });

describe('an action', () => {
  it('is the Automa’s when it acts at the end of a turn', () => {
    const action = asAutomaAction(makeAction('end turn', { lines: own, money: 5, automatic }));
    expect(action).toMatchObject({ seat: 1, line: 'automa', money: 0, effects: { laid: ['Leek-Stone'] }, lines: [...own, ...automas] });
    expect(byAutoma(action)).toBe(true);
  });

  it('stays as it is otherwise', () => {
    for (const action of [makeAction('end turn', { lines: own }), makeAction('pass', { lines: own, automatic })]) {
      expect(asAutomaAction(action)).toBe(action);
      expect(byAutoma(action)).toBe(false);
    }
  });
});

describe('splitting', () => {
  it('makes two actions where the Automa acted after another', () => {
    const era_scores = [{ seat: 0, links: 1, tiles: 2 }];
    const [first, second] = splitAutomaTurn(makeAction('pass', { lines: own, money: 5, points: 2, era_scores, automatic }));
    expect(first).toMatchObject({ seat: 0, line: 'pass', money: 5, points: 2, lines: own, era_scores: [] });
    expect(second).toMatchObject({ seat: 1, line: 'automa', money: 0, points: 0, lines: automas, era_scores });
  });

  it('leaves other actions whole', () => {
    const plain = makeAction('pass', { lines: own });
    expect(splitAutomaTurn(plain)).toEqual([plain]);
    const automa = asAutomaAction(makeAction('end turn', { lines: own, automatic }));
    expect(splitAutomaTurn(automa)).toEqual([automa]);
  });
});
