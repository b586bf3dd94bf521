/** Requests to all people at a table, and what a device may do about them. */
import type { Player, SeatToken, TableSession } from '../lib/types';
import { answerTable } from './tableApi';

export type Ask = 'pause' | 'resume' | 'end' | 'take_back';

interface Table {
  id: string;
  seats: SeatToken[];
  seat: number | null;
  players: Player[];
  session: TableSession | null;
}

const isPerson = (table: Table, seat: number): boolean => table.players.some((player) => player.seat === seat && player.kind === 'person');

/** The seat of this device that asks: the open one, otherwise its first person. */
export function askingSeat(table: Table): SeatToken | null {
  const people = table.seats.filter(({ seat }) => isPerson(table, seat));
  return people.find(({ seat }) => seat === table.seat) ?? people[0] ?? null;
}

/** The seats of this device whose answer is awaited. */
export function awaitedHere(table: Table): SeatToken[] {
  const waiting = table.session?.request?.waits_for ?? [];
  return table.seats.filter(({ seat }) => waiting.includes(seat));
}

/** The seat of this device that has asked. */
export const askedHere = (table: Table): SeatToken | null => table.seats.find(({ seat }) => seat === table.session?.request?.seat) ?? null;

/** What can be asked now; nothing while a request waits for answers. */
export function possibleRequests(table: Table): Ask[] {
  const { session } = table;
  if (!session || session.ended || session.request || !askingSeat(table)) return [];
  return session.paused === null ? ['take_back', 'pause', 'end'] : ['resume', 'end'];
}

/** Agrees for all awaited people of this device; a no of one of them is enough. */
export async function answerHere(table: Table, yes: boolean): Promise<void> {
  const request = table.session?.request;
  const seats = awaitedHere(table);
  for (const { seat, token } of yes ? seats : seats.slice(0, 1)) await answerTable(table.id, seat, token, request!.entry, yes);
}

/** What the host can do about a seat; nothing about the own one and those of the Automa. */
export type SeatAct = 'invite' | 'computer' | 'back' | 'seek' | 'host';

export function seatActs(player: Player, own: boolean): SeatAct[] {
  if (player.kind === 'person') return own ? [] : ['invite', 'computer', 'seek', 'host'];
  if (player.kind === 'free') return ['invite', 'computer'];
  return player.kind === 'bot' && player.stand_in ? ['back', 'invite', 'seek'] : [];
}

/** Whether an act takes the seat from its person, so that it is confirmed first. */
export const isConfirmed = (act: SeatAct, { kind }: Player): boolean => act === 'host' || ((act === 'invite' || act === 'seek') && kind !== 'free');
