/** Chapters of a rulebook. */
import type { Rule } from '../lib/types';
import { has, say } from '../lib/messages.svelte';

export interface Chapter {
  key: string;
  name: string;
  rules: Rule[];
}

export function chapters(rules: Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const key = rule.section;
    const id = `chapter-${key}`;
    const name = has(id) ? say(id) : key;
    if (!found.has(key)) found.set(key, { key, name, rules: [] });
    found.get(key)!.rules.push(rule);
  }
  return [...found.values()];
}
