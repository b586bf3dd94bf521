/** A game at a position and a move draft of it, without server or feed. */
import { Game } from '../game/game.svelte';
import { MoveDraft } from '../game/moveDraft.svelte';
import type { ChoiceView, View } from '../lib/types';
import { makeSheet, makeView } from './fixtures';

export function makeGame(view: Partial<View> = {}, seat: number | null = 0): Game {
  const game = new Game('g1');
  game.sheet = makeSheet();
  game.view = makeView(view);
  game.seat = seat;
  game.seats = seat === null ? [] : [{ seat, token: 'secret' }];
  return game;
}

/** A draft of the seat to act; `kind` is the open question. */
export function makeDraft(choices: ChoiceView[], kind = 'action', view: Partial<View> = {}): MoveDraft {
  const question = { ...makeView().question, ...view.question, kind };
  return new MoveDraft(makeGame({ ...view, choices, question }));
}
