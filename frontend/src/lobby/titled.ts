/** What a game in a list is called. */
import type { Listed, TitleCard } from '../lib/types';
import { sheetName } from '../table/where';

/** The name of its board; a title's first board is meant where a game names none. */
export function nameOf(game: Listed, titles: TitleCard[]): string {
  const first = titles.find((title) => title.name === game.title)?.boards[0];
  return sheetName(game.title, (game.options.board as string | undefined) ?? first);
}
