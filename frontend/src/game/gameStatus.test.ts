import { describe, expect, it } from 'vitest';
import { makeSheet, makeView } from '../testing/fixtures';
import { known } from '../testing/messages';
import { boardTitle, gameStatus } from './gameStatus';

describe('the title of a board', () => {
  it('is its message, else its name', () => {
    known.add('sheet-new-england');
    expect(boardTitle('age_of_industry', 'new_england')).toBe('sheet-new-england');
    expect(boardTitle('age_of_industry', 'mars')).toBe('Mars');
    expect(boardTitle('birmingham', null)).toBe('Birmingham');
  });
});

describe('where a game stands', () => {
  it('is era and round of the rounds that the era has', () => {
    expect(gameStatus(makeView(), makeSheet())).toEqual({ title: 'Birmingham', round: 'era-name(canal), round-of(2, 8)' });
    expect(gameStatus(makeView({ era: 'rail' }), makeSheet()).round).toBe('era-name(rail), round-of(2, 9)');
  });

  it('is the round alone where there is one era, or no sheet', () => {
    expect(gameStatus(makeView(), makeSheet({ eras: ['canal'] })).round).toBe('round-of(2, 8)');
    expect(gameStatus(makeView(), null).round).toBe('round(2)');
    expect(gameStatus(makeView(), makeSheet({ eras: ['canal'], rounds: [] })).round).toBe('round(2)');
  });

  it('names the board of the game, else that of the sheet', () => {
    expect(gameStatus(makeView({ options: { board: 'germany' } }), makeSheet({ board: 'new_england' })).title).toBe('Germany');
    expect(gameStatus(makeView(), makeSheet({ board: 'new_england' })).title).toBe('New England');
  });

  it('is over with a result', () => {
    const result = { points: [1], places: [1], tie_break: null, winners: [0], sources: [] };
    expect(gameStatus(makeView({ result }), makeSheet()).round).toBe('game-over');
  });
});
