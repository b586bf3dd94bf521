import { describe, expect, it } from 'vitest';
import type { OptionCard, TitleCard } from '../lib/types';
import { effectiveOptions, optionValue, type Settings } from './ruleOptions';

const option = (name: string, values: (string | boolean)[], when: Record<string, string[]>[] = []): OptionCard =>
  ({ name, values, default: values[0], about: '', rule: '', when }) as OptionCard;
const title = {
  boards: ['germany', 'new_england'],
  presets: { later: { deck: '2018' } },
  options: [
    option('deck', ['2007', '2018']),
    option('virtual', ['both', 'none'], [{ seats: ['3', '4'] }, { deck: ['2018'] }]),
    option('canal', [true, false], [{ seats: ['2'], deck: ['2007'] }]),
    option('income', [false, true], [{ variant: ['short'] }]),
    option('ships', [false, true], [{ board: ['new_england'] }]),
  ],
} as unknown as TitleCard;
const start: Settings = { seats: 4, variant: null, board: null, rules: {} };
const names = (changed: Partial<Settings>): string[] => effectiveOptions(title, { ...start, ...changed }).map(({ name }) => name);

describe('rule options', () => {
  it('are offered where they have an effect', () => {
    expect(names({})).toEqual(['deck', 'virtual']);
    expect(names({ seats: 2 })).toEqual(['deck', 'canal']);
    expect(names({ seats: 2, variant: 'later' })).toEqual(['deck', 'virtual']);
    expect(names({ seats: 2, rules: { deck: '2018' } })).toEqual(['deck', 'virtual']);
    expect(names({ variant: 'short', board: 'new_england' })).toEqual(['deck', 'virtual', 'income', 'ships']);
  });

  it('have the value of the variant until another is chosen', () => {
    const [deck] = title.options;
    expect(optionValue(title, deck!, start)).toBe('2007');
    expect(optionValue(title, deck!, { ...start, variant: 'later' })).toBe('2018');
    expect(optionValue(title, deck!, { ...start, variant: 'later', rules: { deck: '2007' } })).toBe('2007');
  });
});
