/** Attributes that make a drawing a button, or a named picture where a click does nothing: role, label and tab index. */
import type { Target } from '../lib/types';
import type { BoardModel } from './boardModel.svelte';
import { keyOf } from './targets';

export interface ButtonProps {
  role: 'button' | 'img';
  tabindex: number;
  'data-target': string;
  'aria-label': string;
  /** Present on legal targets. */
  'data-open': '' | undefined;
}

/** Kinds of targets that answer a click also where they are not legal: with the reason. */
const ANSWERING: ReadonlySet<Target['kind']> = new Set(['slot', 'link']);

export function asButton(model: BoardModel, target: Target, label: string): ButtonProps {
  const key = keyOf(target);
  const acts = model.interactive && (ANSWERING.has(target.kind) || model.isLegal(target));
  return { role: acts ? 'button' : 'img', tabindex: model.current === key ? 0 : -1, 'data-target': key, 'aria-label': label, 'data-open': model.isLegal(target) ? '' : undefined };
}
