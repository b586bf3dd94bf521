/** What a table that waits for its deal tells: who is awaited, and what the people here can do about it. */
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/messages.svelte';
import { seatName } from '../lib/names.svelte';
import type { KeptDeal } from '../lib/keptDeals';
import type { Gathering, Player } from '../lib/types';

/** Returns names as a list in the language of the page. */
export const nameList = (names: string[]): string => new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);

/** Returns the seats whose contribution is awaited. */
export const awaitedSeats = ({ contributions }: Gathering): number[] => contributions.filter(({ state }) => state === 'awaited').map(({ seat }) => seat);

/** Returns what the table waits for, in one sentence. */
export function waitingText(gathering: Gathering, players: Player[]): string {
  const free = players.filter(({ kind }) => kind === 'free').length;
  if (free) return say('room-seats', { count: free });
  const names = awaitedSeats(gathering).map((seat) => seatName(seat, players));
  return names.length ? say('room-waits', { names: nameList(names) }) : say('room-dealing');
}

/** Returns the state of a seat: `free`, `computer`, `awaited`, `revealed`, `left_out`, `here` while seats are free, or `silent` without a contribution. */
export function seatStateBefore(player: Player, gathering: Gathering): string {
  if (player.kind === 'free') return 'free';
  if (player.kind !== 'person') return 'computer';
  const own = gathering.contributions.find(({ seat }) => seat === player.seat);
  if (!own) return 'silent';
  return gathering.frozen ? own.state : 'here';
}

/** Returns the seats of this device whose contribution is awaited and not on this device. */
export function lostSeats(gathering: Gathering, seats: number[], kept: KeptDeal | null): number[] {
  return gathering.frozen ? awaitedSeats(gathering).filter((seat) => seats.includes(seat) && kept?.own[seat] === undefined) : [];
}
