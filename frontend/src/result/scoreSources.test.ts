import { expect, it } from 'vitest';
import type { ScoreSource } from '../lib/types';
import { iconNames } from '../testing/icons';
import { sourceColumns, sourcePart } from './scoreSources';

const links = (era: string, points: number): ScoreSource => ({ source: 'links', era, points });
const tiles = (industry: string, points: number, era = 'canal'): ScoreSource => ({ source: 'tiles', era, industry, points });
const other = (source: string, points: number): ScoreSource => ({ source, points });

it('a part has name, icon and points of its source', () => {
  const own = [links('canal', 4), tiles('coal', 3), tiles('coal', 4, 'rail'), other('bonus', 2)];
  expect(sourcePart(links('canal', 9), own)).toEqual({ source: 'links canal', points: 4, name: 'links-of(era-name(canal), tiles)', icon: 'i-canal', kind: 'link' });
  expect(sourcePart(links('rail', 9), own)).toMatchObject({ points: 0, icon: 'i-rail' });
  expect(sourcePart(tiles('coal', 9), own)).toEqual({ source: 'tiles coal', points: 7, name: 'industry-name(coal)', icon: 'i-coal', kind: 'ind' });
  expect(sourcePart(other('bonus', 9), own)).toMatchObject({ name: 'source(bonus)', kind: 'bonus', points: 2 });
  const icons = ['bonus', 'money', 'unpaid', 'loans', 'other'].map((source) => sourcePart(other(source, 1), [], '$').icon);
  expect(icons).toEqual(['i-merchant', 'v-dollar', 'v-dollar', 'a-loan', 'v-hex']);
  for (const icon of [...icons, sourcePart(other('money', 1), []).icon]) expect(iconNames).toContain(icon);
});

it('columns are the sources with points, links first, losses last', () => {
  const sources = [[other('loans', -2), other('bonus', 1), tiles('coal', 3), other('money', 0)], [links('rail', 5), tiles('coal', 2, 'rail'), other('unpaid', -1)]];
  expect(sourceColumns(sources).map(({ source }) => source)).toEqual(['links', 'tiles', 'bonus', 'loans', 'unpaid']);
});
