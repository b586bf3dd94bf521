/** Players of a game that continues from a replay. */
import type { Player, NewPlayer } from '../lib/types';

/** Returns the players of the seats in order; `others`: the bot of the other seats, null where this person plays them. */
export function continuationPlayers(players: Player[], seat: number, others: string | null): NewPlayer[] {
  return players.map((player) => {
    if (player.kind === 'automa') return { kind: 'automa' };
    if (player.seat === seat) return { kind: 'me' };
    return others === null ? { kind: 'here' } : { kind: 'bot', bot: others };
  });
}
