import { describe, expect, it } from 'vitest';
import { makeAction, makeEffects, makeEvent, makeTurn } from '../testing/fixtures';
import { asAutomaAction, automaStart, byAutoma, splitAutomaTurn } from './automa';

const own = [makeEvent('turn ended'), makeEvent('round ended')];
const automas = [makeEvent('automa card', {}, 1), makeEvent('tile built', {}, 1)];
const automatic = makeTurn(1, 2, { effects: makeEffects({ laid: ['Leek-Stone'] }) });

describe('an action', () => {
  it('is the Automa’s when it acts at the end of a turn', () => {
    const action = asAutomaAction(makeAction('end turn', [...own, ...automas], { money: 5, automatic }));
    expect(action).toMatchObject({ seat: 1, line: 'automa', money: 0, effects: { laid: ['Leek-Stone'] } });
    expect(byAutoma(action)).toBe(true);
    expect(automaStart(action)).toBe(2);
  });

  it('stays as it is otherwise', () => {
    for (const action of [makeAction('end turn', own), makeAction('pass', [...own, ...automas], { automatic })]) {
      expect(asAutomaAction(action)).toBe(action);
      expect(byAutoma(action)).toBe(false);
    }
    expect(automaStart(makeAction('pass', own))).toBe(-1);
  });
});

describe('splitting', () => {
  it('makes two actions where the Automa acted after another', () => {
    const [first, second] = splitAutomaTurn(makeAction('pass', [...own, ...automas], { money: 5, points: 2, automatic }));
    expect(first).toMatchObject({ seat: 0, line: 'pass', money: 5, points: 2, events: own, sentences: ['turn ended.', 'round ended.'] });
    expect(second).toMatchObject({ seat: 1, line: 'automa', money: 0, points: 0, events: automas, sentences: ['automa card.', 'tile built.'] });
  });

  it('leaves other actions whole', () => {
    const plain = makeAction('pass', own);
    expect(splitAutomaTurn(plain)).toEqual([plain]);
    const automa = asAutomaAction(makeAction('end turn', [...own, ...automas], { automatic }));
    expect(splitAutomaTurn(automa)).toEqual([automa]);
  });
});
