/** Places, waters and lands in the page's language, with the grammatical forms that sentences need. */
import { FluentType, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';
import type { NamesCard } from './types';

const NONE: NamesCard = { places: {}, map: {} };
const known = $state<Partial<Record<Language, NamesCard>>>({});

/** Keeps the names of a language. */
export function learnNames(language: Language, names: NamesCard): void {
  known[language] = names;
}

/** Whether the names of a language have arrived; English ones are those of the server's data. */
export const hasNames = (language: Language): boolean => language === 'en' || known[language] !== undefined;

const names = (): NamesCard => known[settings.language] ?? NONE;

export const placeName = (place: string): string => names().places[place]?.name ?? place;

/** A water or a land of the map's lettering. */
export const mapName = (name: string): string => names().map[name] ?? name;

/** A place as a variable of a message: its name, and its forms for the functions `IN`, `FROM` and others. */
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

/** A place as a message gets it. */
export function placeValue(place: string): FluentVariable {
  const found = names().places[place];
  return found ? new PlaceValue(found.name, found.forms) : place;
}

const VOWEL = /^[aeiou]/;

/** The forms of a name that is no place of a board, such as a player's. */
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

/** The functions that messages call: `{ IN($place) }`. */
export function functions(language: Language): Record<string, FluentFunction> {
  return Object.fromEntries(['OF', 'IN', 'FROM', 'TO', 'ACC'].map((wanted) => [wanted, form(language, wanted)]));
}
