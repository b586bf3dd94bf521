import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { functions, hasNames, learnForms, learnNames, mapName, placeName, placeValue } from './placeNames.svelte';
import { settings, type Language } from './settings.svelte';

const forms = { IN: 'во Франкфурте', FROM: 'из Франкфурта' };

function formatted(language: Language, text: string, name: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
  bundle.addResource(new FluentResource(`message = ${text}`));
  return bundle.formatPattern(bundle.getMessage('message')!.value!, { place: placeValue(name) });
}

describe('names of places', () => {
  it('are English until those of the language have arrived', () => {
    settings.language = 'ru';
    expect([hasNames('en'), hasNames('ru'), placeName('Frankfurt'), mapName('Rhine')]).toEqual([true, false, 'Frankfurt', 'Rhine']);
    learnNames('ru', { places: { Frankfurt: { name: 'Франкфурт', forms } }, map: { Rhine: 'Рейн' } });
    expect([hasNames('ru'), placeName('Frankfurt'), mapName('Rhine')]).toEqual([true, 'Франкфурт', 'Рейн']);
    settings.language = 'en';
    expect(placeName('Frankfurt')).toBe('Frankfurt');
  });

  it('have the forms that messages ask for', () => {
    settings.language = 'ru';
    expect(formatted('ru', '{ $place }: { IN($place) }, { FROM($place) }', 'Frankfurt')).toBe('Франкфурт: во Франкфурте, из Франкфурта');
    settings.language = 'en';
  });

  it('of players are formed by the first rule whose pattern is found', () => {
    const rule = (pattern: string, replacement: string) => ({ pattern, replacement });
    learnForms('xx', { OF: [rule('^(?=[aeé])', 'd$&’'), rule('^L’', 'de l’'), rule('^', 'de ')] });
    expect(formatted('xx', '{ OF($place) }, { IN($place) }', 'Émile')).toBe('d$&’Émile, Émile');
    expect(formatted('xx', '{ OF($place) }', 'Marie')).toBe('de Marie');
    expect(formatted('xx', '{ OF($place) }', 'L’Automa')).toBe('de l’Automa');
    expect(formatted('en', '{ OF($place) }', 'Anna')).toBe('Anna');
  });
});
