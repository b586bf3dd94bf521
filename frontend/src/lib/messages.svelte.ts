/** Fluent messages of page.ftl in the language of the page. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '$words/en/page.ftl?raw';
import { functions, hasNames, placeValue } from './placeNames.svelte';
import { settings, type Language } from './settings.svelte';

/** Fluent sources by language; English comes with the page, `languages.svelte.ts` adds others from the server. */
const sources = new Map<Language, string>();
/** English messages: those of the first script, and of parts that are loaded later. */
let english = en;
const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let made = bundles.get(language);
  if (!made) {
    made = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
    made.addResource(new FluentResource(english)); // English replaces messages that the language lacks
    const own = sources.get(language);
    if (own !== undefined) made.addResource(new FluentResource(own), { allowOverrides: true });
    bundles.set(language, made);
  }
  return made;
}

/** Adds the English messages of a part of the page that is loaded later; the server sends those of other languages with all others. */
export function addEnglish(source: string): void {
  english += `\n${source}`;
  bundles.clear();
}

/** Adds the messages of a language. */
export function addMessages(language: Language, source: string): void {
  sources.set(language, source);
  bundles.delete(language);
}

/** Cache of formatted messages; a board formats the same hundreds of messages after every action. */
const said = new Map<string, string>();
const MOST = 8000;

/** Returns a message in the language of the page; reactive. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const key = `${settings.language} ${hasNames(settings.language)} ${id} ${JSON.stringify(facts)}`;
  let text = said.get(key);
  if (text === undefined) {
    text = format(id, facts);
    if (said.size >= MOST) said.clear();
    said.set(key, text);
  }
  return text;
}

function format(id: string, facts: Record<string, FluentVariable>): string {
  const speaker = bundle(settings.language);
  const pattern = speaker.getMessage(id)?.value;
  if (!pattern) throw new Error(`No message ${id} in ${settings.language}.`);
  return speaker.formatPattern(pattern, withPlace(facts));
}

/** Replaces the argument `place`, an English name, by the place in the language of the page. */
function withPlace(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return typeof facts.place === 'string' ? { ...facts, place: placeValue(facts.place) } : facts;
}

/** Returns a name of the server as a part of a message id, or as a variant of a message: words joined by hyphens. */
export const idPart = (name: string): string => name.replaceAll(/[ _/]/g, '-');

/** Whether a message exists, for things that only some titles have. */
export function has(id: string): boolean {
  return bundle(settings.language).hasMessage(id);
}
