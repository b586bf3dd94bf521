/** Chapters of a rulebook, and cross references in its texts. */
import type { Rule } from '../lib/types';
import { has, say } from '../lib/messages.svelte';

export interface Chapter {
  key: string;
  name: string;
  rules: Rule[];
}

/** Returns the chapter in the id of a rule: `coal` for BB-coal-1. */
export function chapterOf(id: string): string {
  return id.split('-').slice(1, -1).join('-') || id;
}

export function chapters(rules: Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const key = chapterOf(rule.id);
    const id = `chapter-${key}`;
    const name = has(id) ? say(id) : key.charAt(0).toUpperCase() + key.slice(1);
    if (!found.has(key)) found.set(key, { key, name, rules: [] });
    found.get(key)!.rules.push(rule);
  }
  return [...found.values()];
}

export interface TextPiece {
  text: string;
  rule: string | null;
}

/** Splits a text at ids of rules; known ids are references. */
export function withReferences(text: string, rules: Rule[]): TextPiece[] {
  const known = new Set(rules.map((rule) => rule.id));
  return text.split(/\b([A-Z]{2}-[a-z]+-\d+)\b/).map((part) => ({ text: part, rule: known.has(part) ? part : null }));
}
