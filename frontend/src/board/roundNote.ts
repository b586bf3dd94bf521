/** What the title of the board says of the round. */
import { say } from '../lib/messages.svelte';
import type { BoardData, View } from '../lib/types';

/** Returns the round with the number of rounds where it is known; that the game is over after the last. */
export function roundNote(view: View, sheet: BoardData): string {
  if (view.result) return say('game-over');
  const rounds = sheet.rounds[Math.max(0, sheet.eras.indexOf(view.era))] ?? 0;
  return say(rounds ? 'map-round-of' : 'map-round', { round: view.round, rounds });
}
