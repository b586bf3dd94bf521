/** Which cards of the hand can answer what is asked now. */
import type { Draft } from './draft.svelte';

export function fits(draft: Draft, card: string): boolean {
  const view = draft.game.view;
  if (!view || !draft.game.mine) return true;
  const asked = view.choices.filter((choice) => choice.verb === 'card');
  if (asked.length > 0) return asked.some((choice) => choice.card === card);
  const shown = draft.picked ?? draft.aimed;
  if (shown && draft.atStart) return draft.serves(card, shown);
  if (draft.verb !== 'build') return true;
  return view.choices.some((choice) => choice.verb === 'build' && draft.serves(card, choice));
}
