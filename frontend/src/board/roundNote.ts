/** The round of a game in words. */
import { say } from '../lib/messages.svelte';
import type { BoardData, View } from '../lib/types';

/** Returns the round, with the number of rounds where it is known; that the game is over after the last. */
export function roundNote(view: View, sheet: BoardData | null, ofRounds: 'round-of' | 'map-round-of' = 'round-of'): string {
  if (view.result) return say('game-over');
  const rounds = sheet?.rounds[Math.max(0, sheet.eras.indexOf(view.era))] ?? 0;
  return rounds ? say(ofRounds, { round: view.round, rounds }) : say('round', { round: view.round });
}
