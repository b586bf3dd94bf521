/** What a game in a list is called, and where it stands. */
import { eraName } from '../lib/names.svelte';
import type { Listed, Sheet, TitleCard } from '../lib/types';
import { say } from '../lib/messages.svelte';
import { boardTitle } from '../game/gameStatus';

/** The board of a game; a title's first board is meant where a game names none. */
function boardOf(game: Listed, titles: TitleCard[]): string | undefined {
  return (game.options.board as string | undefined) ?? titles.find((title) => title.name === game.title)?.boards[0];
}

/** The name of its board. */
export function gameName(game: Listed, titles: TitleCard[]): string {
  return boardTitle(game.title, boardOf(game, titles));
}

/** Its round, with the era where its sheet has more than one. */
export function gameProgress(game: Listed, titles: TitleCard[], sheets: Map<string, Sheet>): string {
  const round = say('round', { round: game.round });
  const eras = sheets.get(boardOf(game, titles) ?? game.title)?.eras.length ?? 1;
  return eras > 1 ? `${eraName(game.era)}, ${round.toLowerCase()}` : round;
}
