/** Keys of the targets on the board: made and read here only. */
import type { ChoiceView, Target } from '../lib/types';

export const keyOf = (target: Target): string => `${target.kind}:${target.name}`;

export function targetOf(key: string): Target {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as Target['kind'], name: key.slice(at + 1) };
}

/** Returns the name in a key of this kind; null for other keys. */
export function nameIn(key: string | null, kind: Target['kind'] | 'cell'): string | null {
  const target: { kind: string; name: string } | null = key === null ? null : targetOf(key);
  return target?.kind === kind ? target.name : null;
}

/** Returns the target of a choice; null for choices without one on the board. */
export function targetOfChoice(choice: ChoiceView): Target | null {
  if (choice.link) return { kind: 'link', name: choice.link };
  if (choice.slot) return { kind: 'slot', name: choice.slot };
  if (choice.space === 'market') return { kind: 'market', name: choice.verb };
  if (choice.space === 'distant market') return { kind: 'market', name: 'cotton' };
  if (choice.space) return { kind: 'space', name: choice.space };
  return null;
}
