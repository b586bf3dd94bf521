/** Name and progress of a listed game. */
import { eraName } from '../lib/names.svelte';
import type { ListedGame, BoardData, TitleCard } from '../lib/types';
import { say } from '../lib/messages.svelte';
import { boardTitle } from '../game/gameStatus';

/** Returns the board of a game; the first board of the title where the game names none. */
function boardOf(game: ListedGame, titles: TitleCard[]): string | undefined {
  return (game.options.board as string | undefined) ?? titles.find((title) => title.name === game.title)?.boards[0];
}

/** Returns the title of the game's board. */
export function gameName(game: ListedGame, titles: TitleCard[]): string {
  return boardTitle(game.title, boardOf(game, titles));
}

/** Returns the round, with the era on boards with several. */
export function gameProgress(game: ListedGame, titles: TitleCard[], sheets: Map<string, BoardData>): string {
  if (game.status === 'gathering') return say('not-dealt');
  const round = say('round', { round: game.round });
  const eras = sheets.get(boardOf(game, titles) ?? game.title)?.eras?.length ?? 1;
  return eras > 1 ? `${eraName(game.era)}, ${round.toLowerCase()}` : round;
}
