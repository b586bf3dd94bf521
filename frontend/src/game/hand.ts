/** Cards of a hand: unique names, and which are playable. */
import type { MoveDraft } from './moveDraft.svelte';

/** Returns each card with a unique name, which stays when other cards are played. */
export function withUniqueNames(cards: string[]): { card: string; name: string }[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const before = met.get(card) ?? 0;
    met.set(card, before + 1);
    return { card, name: `${card} ${before}` };
  });
}

/** Returns whether a card fits the open question or the choice that is composed. */
export function isPlayable(draft: MoveDraft, card: string): boolean {
  const view = draft.game.view;
  if (!view || !draft.game.mine) return true;
  const asked = view.choices.filter((choice) => choice.verb === 'card');
  if (asked.length > 0) return asked.some((choice) => choice.card === card);
  const shown = draft.selected ?? draft.hovered;
  if (shown && draft.atStart) return draft.serves(card, shown);
  if (draft.verb !== 'build') return true;
  return view.choices.some((choice) => choice.verb === 'build' && draft.serves(card, choice));
}
