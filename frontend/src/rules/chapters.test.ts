import { expect, it } from 'vitest';
import type { Rule } from '../lib/types';
import { known } from '../testing/messages';
import { chapters } from './chapters';

const rule = (section: string, number: string): Rule => ({ id: `BB-${section}-${number}`, group: `BB-${section}`, section, number, chapter: '', text: '', parts: [], source: '' });

it('gathers rules by chapter, named by message or by key', () => {
  known.add('chapter-coal');
  const found = chapters([rule('coal', '1'), rule('iron', '1'), rule('coal', '2')]);
  expect(found.map(({ key, name, rules }) => [key, name, rules.map((one) => one.id)])).toEqual([
    ['coal', 'chapter-coal', ['BB-coal-1', 'BB-coal-2']], ['iron', 'iron', ['BB-iron-1']],
  ]);
});
