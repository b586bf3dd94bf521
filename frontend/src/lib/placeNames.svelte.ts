/** Localized names of places, seas, rivers and regions, with the grammatical forms that sentences need. */
import { FluentType, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { ENGLISH, settings, type Language } from './settings.svelte';
import type { NameReplacement, NamesCard } from './types';

const NONE: NamesCard = { places: {}, map: {} };
const known = $state<Partial<Record<Language, NamesCard>>>({});

/** Stores the names of a language. */
export function learnNames(language: Language, names: NamesCard): void {
  known[language] = names;
}

/** Whether the names of a language are loaded; English names are part of the game data. */
export const hasNames = (language: Language): boolean => language === ENGLISH || known[language] !== undefined;

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

type NameForms = Record<string, NameReplacement[]>;
const rules = new Map<Language, NameForms>();

/** Keeps a language's rules for the forms of names that are not places of a board, such as players. */
export function learnForms(language: Language, forms: NameForms): void {
  rules.set(language, forms);
}

/** Grammatical form of such a name, by the first rule whose pattern matches. */
function otherForm(language: Language, wanted: string, name: string): string {
  for (const { pattern, replacement } of rules.get(language)?.[wanted] ?? []) {
    const found = new RegExp(pattern, 'iu');
    if (found.test(name)) return name.replace(found, () => replacement);
  }
  return name;
}

function form(language: Language, wanted: string): FluentFunction {
  return ([name]) => {
    if (name instanceof PlaceValue) return name.forms[wanted] ?? name.value;
    return otherForm(language, wanted, String(name instanceof FluentType ? name.value : name));
  };
}

/** Returns the Fluent functions for grammatical forms: `{ IN($place) }`. */
export function functions(language: Language): Record<string, FluentFunction> {
  return Object.fromEntries(['OF', 'IN', 'FROM', 'TO', 'ACC'].map((wanted) => [wanted, form(language, wanted)]));
}
