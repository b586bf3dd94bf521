/** Hints that the prompt shows while it has nothing else to show. */
import { invitations } from '../lib/seatTokens';
import type { MoveDraft } from './moveDraft.svelte';
import type { Game } from './game.svelte';

export type Hint = 'start' | 'chosen' | 'place' | 'card' | 'wait' | 'free' | 'watch';

/** Returns the hint for the state of a draft; null while the prompt shows answers, effects or a refusal. */
export function hintOf(draft: MoveDraft, listing: boolean): Hint | null {
  const { game } = draft;
  if (game.scoringStep || draft.message || draft.shown || listing || !game.view || game.over) return null;
  if (!game.mine) return invites(game) ? 'free' : game.seat === null ? 'watch' : 'wait';
  if (draft.atStart) return draft.verb ? 'place' : draft.card ? 'chosen' : 'start';
  return game.view.choices.every((choice) => choice.verb === 'card') ? 'card' : draft.legal.some((choice) => choice.slot || choice.link || choice.space) ? 'place' : null;
}

/** Whether the seat to act is free and this device has its invitation. */
function invites({ id, players, view }: Game): boolean {
  const asked = view?.question.seat;
  return players.some(({ seat, kind }) => seat === asked && kind === 'free') && invitations(id).some(({ seat }) => seat === asked);
}
