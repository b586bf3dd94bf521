import { describe, expect, it } from 'vitest';
import type { ResultView } from '../lib/types';
import { makePlayer, makeSeat, makeView } from '../testing/fixtures';
import { verdict } from './verdict';

const view = makeView({ seats: [makeSeat({ money: 5, income: 20 }), makeSeat({ money: 9, income: 12 })] });
const players = [makePlayer(0, { name: 'Anna' }), makePlayer(1)];
const result = (points: number[], winners: number[], tie_break: string | null = null): ResultView => ({ points, places: [1, 2], tie_break, winners, sources: [] });

describe('the verdict', () => {
  it('names the winner, the runner-up and the margin', () => {
    expect(verdict(view, result([90, 120], [1]), [1, 0], players)).toEqual({ head: 'win(player-mark-name(1))', text: 'win-note(120, Anna, 30)' });
  });

  it('names all winners of a shared game', () => {
    expect(verdict(view, result([90, 90], [0, 1]), [0, 1], players)).toEqual({ head: 'win-shared(Anna, player-mark-name(1))', text: 'win-shared-note(90)' });
  });

  it('tells the tie-break with its figures', () => {
    expect(verdict(view, result([90, 90], [0], 'income'), [0, 1], players)).toEqual({ head: 'win-tie(Anna, income)', text: 'win-tie-note(Anna, player-mark-name(1), 90, income, 20, 12)' });
    expect(verdict(view, result([90, 90], [1], 'money'), [1, 0], players).text).toBe('win-tie-note(player-mark-name(1), Anna, 90, money, 9, 5)');
    expect(verdict(view, result([90, 90], [0]), [0, 1], players).head).toBe('win-tie(Anna, other)');
  });

  it('has a word for the own seat that did not win', () => {
    expect(verdict(view, result([90, 120], [1]), [1, 0], players, [0]).text).toBe('win-note(120, Anna, 30) own-place(1, 30)');
    expect(verdict(view, result([90, 120], [1]), [1, 0], players, [1]).text).toBe('win-note(120, Anna, 30)');
    expect(verdict(view, result([90, 120], [1]), [1, 0], players, [0, 1]).text).toBe('win-note(120, Anna, 30)');
  });

  it('is short for one seat', () => {
    expect(verdict(view, result([90], [0]), [0], players)).toEqual({ head: 'win(Anna)', text: '' });
  });
});
