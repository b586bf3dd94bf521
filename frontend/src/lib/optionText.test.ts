import { expect, it } from 'vitest';
import { known } from '../testing/messages';
import { optionName, optionsInForce, optionsSummary, optionValueText, variantName } from './optionText';

it('takes the words of the page, else those of the title', () => {
  expect([variantName('2018'), optionName('deck', 'The deck'), optionValueText('deck', '2018')]).toEqual(['2018', 'The deck', '2018']);
  for (const id of ['variant-2018', 'option-coal-split', 'value-deck-2018', 'value-true']) known.add(id);
  expect([variantName('2018'), optionName('coal_split'), optionValueText('deck', '2018'), optionValueText('coal_split', true)]).toEqual([
    'variant-2018', 'option-coal-split', 'value-deck-2018', 'value-true',
  ]);
});

it('lists the variant and the options that differ from the print', () => {
  const options = { variant: 'introductory', board: 'x', confirm_turns: true, rules: { coal_split: true } };
  expect(optionsInForce(options)).toEqual([{ name: 'option-row(variant)', value: 'introductory' }, { name: 'coal_split', value: 'true' }]);
  expect(optionsSummary(options)).toBe('introductory, rules-changed(1)');
  expect([optionsInForce({ confirm_turns: true }), optionsSummary({})]).toEqual([[], '']);
});
