import { describe, expect, it } from 'vitest';
import type { LoggedAction } from '../lib/types';
import { makeAction, makeEffects, makeFlip, makeLine, makeSheet, makeTurn } from '../testing/fixtures';
import { countAt, countedActions, flippedTiles, incomeBefore, isAction, lengthAt, opensRound, replayAddress, turnLines } from './actionText';

const sheet = makeSheet();
it('the end of a turn is no action', () => {
  expect([isAction(makeAction('end turn')), isAction(makeAction('pass'))]).toEqual([false, true]);
});

describe('the count of actions', () => {
  const automatic = makeTurn(1, { headline: 'links' });
  const log = [makeAction('build', { number: 0 }), makeAction('end turn', { number: 1 }), makeAction('loan', { number: 2, automatic }), makeAction('end turn', { number: 3 })];

  it('leaves out ends of turns and counts the actions of the Automa', () => {
    expect(countedActions(log).map((one) => one.headline)).toEqual(['build', 'loan', 'links']);
    expect([0, 1, 2, 3, 4].map((length) => countAt(log, length))).toEqual([0, 1, 1, 3, 3]);
  });

  it('leads to a length of the log and back to an address', () => {
    expect([0, 1, 2, 3, 4].map((count) => lengthAt(log, count))).toEqual([0, 1, 3, 3, 4]);
    expect([0, 2, 3, 4].map((length) => replayAddress('g1', log, length))).toEqual(['/game/g1?at=0', '/game/g1?at=1', '/game/g1?at=3', '/game/g1/replay']);
  });
});

describe('flipped tiles', () => {
  it('are those of all players, but not what was sold', () => {
    const effects = makeEffects({ flips: [makeFlip('Leek.2', 'Leek', 'coal 1', { owner: 1 }), makeFlip('Leek.1', 'Leek', 'cotton 1', { sold: true })] });
    expect(flippedTiles(makeAction('build', { effects }), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)', 'tile-in(tile-name(industry-name(cotton), 1), Leek)']);
    expect(flippedTiles(makeAction('sell', { effects }), sheet)).toEqual(['tile-in(tile-name(industry-name(coal), 1), Leek)']);
  });
});

describe('a round', () => {
  const at = (round: number, line = 'pass', era = 'canal'): LoggedAction => makeAction(line, { round, era });

  it('opens with its first action, not with the first of the game', () => {
    const log = [at(1), at(1), at(2), at(2), at(2, 'pass', 'rail')];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, true, false, true]);
  });

  it('does not open with a tile that is given up for the income before', () => {
    const log = [at(1), at(2, 'give up Leek.1'), at(2, 'give up Leek.2'), at(2)];
    expect(log.map((_, index) => opensRound(log, index))).toEqual([false, false, false, true]);
  });

  it('open with the income of the round before, with tiles given up for it', () => {
    const paid = (seat: number, amount: number) => ({ seat, amount, text: `${seat} gets ${amount}` });
    const log = [
      makeAction('pass', { number: 0, round: 1, income: [] }),
      makeAction('end turn', { number: 1, round: 1, income: [paid(1, 4)] }),
      makeAction('give up Leek.1', { number: 2, round: 2, income: [paid(0, -3)] }),
      makeAction('pass', { number: 3, round: 2 }),
    ];
    expect(incomeBefore(log, log[3]!).map(({ seat, amount }) => [seat, amount])).toEqual([[1, 4], [0, -3]]);
    expect(incomeBefore(log, log[1]!)).toEqual([]);
  });
});

it('lines of a turn leave out what came after it', () => {
  const lines = [makeLine('passed.'), makeLine('Round 2 ends.', { after_turn: true })];
  expect(turnLines(makeAction('pass', { lines }))).toEqual(lines.slice(0, 1));
});
