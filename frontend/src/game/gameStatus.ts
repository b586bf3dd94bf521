/** Title, era and round of a game. */
import { roundNote } from '../board/roundNote';
import { eraName } from '../lib/names.svelte';
import type { BoardData, View } from '../lib/types';
import { has, idPart, say } from '../lib/messages.svelte';

/** Returns a name in letters and underscores as words: `tiny_town` as `Tiny Town`. */
const capitalized = (name: string): string => name.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');

/** Returns the title of a board; a title with one board gives it its own name. */
export function boardTitle(title: string, board: string | null | undefined): string {
  const id = `sheet-${idPart(board ?? title)}`;
  return has(id) ? say(id) : capitalized(board ?? title);
}

export function gameStatus(view: View, sheet: BoardData | null): { title: string; round: string } {
  const title = boardTitle(view.title, (view.options.board as string | undefined) ?? sheet?.board);
  const round = roundNote(view, sheet);
  const oneEra = (sheet?.eras.length ?? 1) === 1;
  return { title, round: view.result || oneEra ? round : `${eraName(view.era)}, ${round.toLowerCase()}` };
}
