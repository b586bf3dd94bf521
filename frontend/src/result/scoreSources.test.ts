import { describe, expect, it } from 'vitest';
import { iconNames } from '../testing/icons';
import { sourceColumns, sourcePart, withRemainder } from './scoreSources';

describe('a part of the score', () => {
  it('has name and icon of its source', () => {
    expect(sourcePart('roads canal', 4)).toEqual({ source: 'roads canal', points: 4, name: 'links-of(era-name(canal))', icon: 'i-canal', kind: 'road' });
    expect(sourcePart('roads rail', 4).icon).toBe('i-rail');
    expect(sourcePart('tiles coal', 7)).toEqual({ source: 'tiles coal', points: 7, name: 'industry-name(coal)', icon: 'i-coal', kind: 'ind' });
    expect(['bonus', 'money', 'unpaid', 'loans', 'other', 'roads'].map((source) => sourcePart(source, 1, '$').icon)).toEqual(['i-merchant', 'v-dollar', 'v-dollar', 'a-loan', 'v-hex', 'v-hex']);
    expect(sourcePart('bonus', 2)).toMatchObject({ name: 'source(bonus)', kind: 'bonus', points: 2 });
    expect(sourcePart('money', 2).icon).toBe('v-coin');
    for (const source of ['roads canal', 'roads rail', 'tiles coal', 'bonus', 'money', 'loans', 'other']) expect(iconNames).toContain(sourcePart(source, 1).icon);
  });
});

it('columns are the sources with points, links first, losses last', () => {
  const sources = [{ loans: -2, bonus: 1, 'tiles coal': 3, empty: 0 }, { 'roads rail': 5, money: 2, unpaid: -1 }] as Record<string, number>[];
  expect(sourceColumns(sources)).toEqual(['roads rail', 'tiles coal', 'bonus', 'money', 'loans', 'unpaid']);
});

it('what no source explains is other', () => {
  const sources = { 'tiles coal': 3, other: 1 };
  expect(withRemainder(sources, 4)).toBe(sources);
  expect(withRemainder(sources, 9)).toEqual({ 'tiles coal': 3, other: 6 });
  expect(withRemainder({ bonus: 3 }, 1)).toEqual({ bonus: 3, other: -2 });
});
