/** Localized names of places, seas, rivers and regions, with the grammatical forms that sentences need. */
import { FluentType, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';
import type { NamesCard } from './types';

const NONE: NamesCard = { places: {}, map: {} };
const known = $state<Partial<Record<Language, NamesCard>>>({});

/** Stores the names of a language. */
export function learnNames(language: Language, names: NamesCard): void {
  known[language] = names;
}

/** Whether the names of a language are loaded; English names are part of the game data. */
export const hasNames = (language: Language): boolean => language === 'en' || known[language] !== undefined;

const names = (): NamesCard => known[settings.language] ?? NONE;

export const placeName = (place: string): string => names().places[place]?.name ?? place;

/** Returns the name of a sea, river or region on the map. */
export const mapName = (name: string): string => names().map[name] ?? name;

/** A place as a message argument: its name, and its grammatical forms for functions such as `IN` and `FROM`. */
class PlaceValue extends FluentType<string> {
  constructor(
    name: string,
    readonly forms: Record<string, string>,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }
}

/** Returns a place as a message argument. */
export function placeValue(place: string): FluentVariable {
  const found = names().places[place];
  return found ? new PlaceValue(found.name, found.forms) : place;
}

const VOWEL = /^[aeiou]/;

/** Grammatical forms of names that are not places of a board, such as players. */
const OTHER_FORMS: Partial<Record<Language, Record<string, (name: string) => string>>> = {
  fr: {
    OF: (name) => (VOWEL.test(name.normalize('NFD').toLowerCase()) ? `d’${name}` : `de ${name}`),
    IN: (name) => `à ${name}`,
    TO: (name) => `à ${name}`,
  },
  ru: { IN: (name) => `в ${name}`, TO: (name) => `в ${name}`, FROM: (name) => `из ${name}` },
};

function form(language: Language, wanted: string): FluentFunction {
  return ([name]) => {
    if (name instanceof PlaceValue) return name.forms[wanted] ?? name.value;
    const text = String(name instanceof FluentType ? name.value : name);
    return OTHER_FORMS[language]?.[wanted]?.(text) ?? text;
  };
}

/** Returns the Fluent functions for grammatical forms: `{ IN($place) }`. */
export function functions(language: Language): Record<string, FluentFunction> {
  return Object.fromEntries(['OF', 'IN', 'FROM', 'TO', 'ACC'].map((wanted) => [wanted, form(language, wanted)]));
}
