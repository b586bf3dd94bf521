import { describe, expect, it } from 'vitest';
import type { LoggedAction, Player } from '../lib/types';
import { exportedPage, type Exported } from './exportPage';

const turn = { number: 0, seat: 0, era: 0, round: 1, phase: 0, action: 0, played: ['loan with iron', 'end turn'], best: ['build coal Dudley with Dudley', 'end turn'], candidates: 9, difficulty: 2, grade: 'mistake' as const, as_good: false, points_lost: 6.27, points_error: 0.39, chance_lost: 0.071, chance_error: 0.002, hindsight_points: 8, hindsight_chance: 0.0292 };
const review: Exported = {
  title: 'Birmingham',
  version: 'abc',
  turns: [turn],
  summary: [{ seat: 0, rate: { turns: 1, points: 6.27, error: 0 }, phases: {}, accuracy: 0.5, points_lost: 6.27, hindsight_points: 8, grades: { mistake: 1 }, mattered: [0], level: null, strongest: null, weakest: null }],
  ledger: { seats: [{ seat: 0, start: 90, losses: 6.27, luck: { hand: 3 }, luck_error: 0.4, rivals: -5, forecast: 6.27, result: 88 }], draws: [] },
  log: [{ verb: 'loan', headline: 'Ada <took> a loan' }, { verb: 'end turn', headline: 'end' }] as LoggedAction[],
  players: [{ seat: 0, name: 'Ada & Co' }] as Player[],
};

describe('exportedPage', () => {
  it('holds every turn, escaped, with loss, error and hindsight, and no script', () => {
    const page = exportedPage(review);
    expect(page).toContain('Ada &lt;took&gt; a loan');
    expect(page).toContain('Ada &amp; Co');
    expect(page).toContain('build coal Dudley with Dudley');
    expect(page).toContain('7.1 ± 0.2');
    expect(page).toContain('2.9');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('end turn');
  });

  it('holds the ledger from the start to the result', () => {
    const page = exportedPage(review);
    for (const figure of ['90.0', '−6.3', '+3.0', '−5.0', '85.0 ± 0.4']) expect(page).toContain(figure);
  });
});
