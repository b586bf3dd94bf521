/** Attributes that make a drawing a button: role, label and tab index. */
import type { Target } from '../lib/types';
import type { BoardModel } from './boardModel.svelte';
import { keyOf } from './targets';

export interface ButtonProps {
  role: 'button';
  tabindex: number;
  'data-target': string;
  'aria-label': string;
  /** Present on legal targets. */
  'data-open': '' | undefined;
}

export function asButton(model: BoardModel, target: Target, label: string): ButtonProps {
  const key = keyOf(target);
  return { role: 'button', tabindex: model.current === key ? 0 : -1, 'data-target': key, 'aria-label': label, 'data-open': model.isLegal(target) ? '' : undefined };
}
