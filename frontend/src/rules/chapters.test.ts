import { expect, it } from 'vitest';
import { known } from '../testing/messages';
import { chapterOf, chapters, withReferences } from './chapters';

const rule = (id: string): { id: string; chapter: string; text: string; source: string } => ({ id, chapter: '', text: '', source: '' });

it('reads the chapter in the id of a rule', () => {
  expect(['BB-coal-1', 'BB-first-era-12', 'BB'].map(chapterOf)).toEqual(['coal', 'first-era', 'BB']);
});

it('gathers rules by chapter, named by message or by key', () => {
  known.add('chapter-coal');
  const found = chapters([rule('BB-coal-1'), rule('BB-iron-1'), rule('BB-coal-2')]);
  expect(found.map(({ key, name, rules }) => [key, name, rules.map((one) => one.id)])).toEqual([
    ['coal', 'chapter-coal', ['BB-coal-1', 'BB-coal-2']], ['iron', 'Iron', ['BB-iron-1']],
  ]);
});

it('makes known ids in a text pieces of their own', () => {
  expect(withReferences('See BB-coal-1 and BB-gold-1.', [rule('BB-coal-1')])).toEqual([
    { text: 'See ', rule: null }, { text: 'BB-coal-1', rule: 'BB-coal-1' }, { text: ' and ', rule: null }, { text: 'BB-gold-1', rule: null }, { text: '.', rule: null },
  ]);
});
