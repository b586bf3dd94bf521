import { describe, expect, it } from 'vitest';
import type { LoggedAction } from '../lib/types';
import { makeAction, makeEffects, makeEvent, makeFlip, makeSheet, makeTurn } from '../testing/fixtures';
import { asAutomaAction } from './automa';
import { flippedTiles, isAction, opensRound, withoutTurnEnd } from './actionText';

const sheet = makeSheet();
it('the end of a turn is no action', () => {
  expect([isAction(makeAction('end turn')), isAction(makeAction('pass'))]).toEqual([false, true]);
});

describe('flipped tiles', () => {
  it('are those of all players, but not what was sold', () => {
    const effects = makeEffects({ flips: [makeFlip('Leek.2', 'Leek', 'coal 1', { owner: 1 }), makeFlip('Leek.1', 'Leek', 'cotton 1', { sold: true })] });
    expect(flippedTiles(makeAction('build', [], { effects }), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)', 'tile-in(tile-name(industry-name(cotton), 1), Leek)']);
    expect(flippedTiles(makeAction('sell', [], { effects }), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)']);
  });
});

describe('a round', () => {
  const at = (round: number, line = 'pass', era = 'canal'): LoggedAction => makeAction(line, [], { round, era });

  it('opens with its first action, not with the first of the game', () => {
    const log = [at(1), at(1), at(2), at(2), at(2, 'pass', 'rail')];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, true, false, true]);
  });

  it('does not open with a tile that is given up for the income before', () => {
    const log = [at(1), at(2, 'give up Leek.1'), at(2, 'give up Leek.2'), at(2)];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, false, true]);
  });
});

it('an action without the end of its turn', () => {
  const events = [makeEvent('passed'), makeEvent('turn ended'), makeEvent('round ended')];
  expect(withoutTurnEnd(makeAction('pass', events))).toMatchObject({ events: events.slice(0, 1), sentences: ['passed.'] });
  expect(withoutTurnEnd(makeAction('pass', events.slice(0, 1))).events).toHaveLength(1);
  const automa = asAutomaAction(makeAction('end turn', [makeEvent('turn ended'), makeEvent('automa card', {}, 1), makeEvent('round ended')], { automatic: makeTurn(1, 1) }));
  expect(withoutTurnEnd(automa).events.map((event) => event.kind)).toEqual(['automa card']);
});
