/** Players of a game that continues from a replay. */
import type { Player, NewPlayer } from '../lib/types';

/** Who plays the other seats: computers of a level, or this person. */
export const OTHERS = ['easy', 'medium', 'hard', 'alone'] as const;
export type Others = (typeof OTHERS)[number];

/** Returns the players of the seats in order. */
export function continuationPlayers(players: Player[], seat: number, others: Others): NewPlayer[] {
  return players.map((player) => {
    if (player.kind === 'automa') return { kind: 'automa' };
    if (player.seat === seat) return { kind: 'me' };
    return others === 'alone' ? { kind: 'here' } : { kind: 'bot', bot: others };
  });
}
