/** Title, era and round of a game. */
import { eraName } from '../lib/names.svelte';
import type { BoardData, View } from '../lib/types';
import { has, idPart, say } from '../lib/messages.svelte';

/** Returns the title of a board; a title with one board gives it its own name. */
/** Returns a name in letters and underscores as words: `tiny_town` as `Tiny Town`. */
const capitalized = (name: string): string => name.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');

export function boardTitle(title: string, board: string | null | undefined): string {
  const id = `sheet-${idPart(board ?? title)}`;
  return has(id) ? say(id) : capitalized(board ?? title);
}

export function gameStatus(view: View, sheet: BoardData | null): { title: string; round: string } {
  const title = boardTitle(view.title, (view.options.board as string | undefined) ?? sheet?.board);
  if (view.result) return { title, round: say('game-over') };
  const era = Math.max(0, sheet?.eras.indexOf(view.era) ?? 0);
  const rounds = sheet?.rounds[era] ?? 0;
  const round = rounds ? say('round-of', { round: view.round, rounds }) : say('round', { round: view.round });
  return { title, round: (sheet?.eras.length ?? 1) > 1 ? `${eraName(view.era)}, ${round.toLowerCase()}` : round };
}
