/** Whose turn it is in a list of games, and which of them to open next. */
import type { ListedGame } from './types';

/** Whether a person of this device is to act; a seat that a computer plays is not. */
export const isTurn = ({ status, to_act: seat, mine, players }: ListedGame): boolean =>
  status === 'running' && seat !== null && mine.includes(seat) && players[seat]?.kind === 'person';

/** Returns the game where it is the own turn and the clock runs out first, or that has waited longest. */
export function nextGame(games: ListedGame[], except: string | null = null): ListedGame | null {
  const left = (game: ListedGame): number => game.clock ?? Infinity;
  const waiting = games.filter((game) => game.id !== except && isTurn(game));
  return waiting.toSorted((one, other) => (left(one) === left(other) ? one.updated - other.updated : left(one) - left(other)))[0] ?? null;
}
