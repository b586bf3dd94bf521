/** Requests of the host's tools and of agreements at the table. */
import { call } from '../lib/api';
import type { Device, Joined, Player, TableSession } from '../lib/types';

/** Takes a seat from its person and invites to it again; for the host. */
export const inviteAgain = (game: string, seat: number, token: string): Promise<Device> =>
  call(`/api/games/${game}/seats/${seat}/reinvite`, { token, method: 'POST', body: {} });
/** Gives a seat back to its person, for whom a computer plays; for the host. */
export const giveBack = (game: string, seat: number, token: string): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/replace`, { token, body: { back: true } });
/** Makes the person of a seat the host; for the host. */
export const handOver = (game: string, seat: number, token: string): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/host`, { token, method: 'POST', body: {} });
/** Asks all people at the table. */
export const askTable = (game: string, seat: number, token: string, ask: 'pause' | 'resume' | 'end' | 'take_back'): Promise<TableSession> =>
  call(`/api/games/${game}/requests`, { token, body: { seat, ask } });
/** Answers the request of a log entry; a no of the person who asked withdraws it. */
export const answerTable = (game: string, seat: number, token: string, request: number, yes: boolean): Promise<TableSession> =>
  call(`/api/games/${game}/answers`, { token, body: { seat, request, yes } });
/** Answers whether the person of a seat plays another game; with the commitment of this device to its deal. */
export const answerRematch = (game: string, seat: number, token: string, yes: boolean, contribution: string | null): Promise<TableSession> =>
  call(`/api/games/${game}/rematch`, { token, body: { seat, yes, ...(contribution && { contribution }) } });
/** Makes the next game; a computer plays for those who do not, otherwise their seats are free. */
export const startRematch = (game: string, seat: number, token: string, bot: string | null): Promise<TableSession> =>
  call(`/api/games/${game}/rematch/start`, { token, body: { seat, ...(bot && { bot }) } });
/** The seat in the next game of a person who said yes. */
export const claimRematch = (game: string, seat: number, token: string): Promise<Joined> =>
  call(`/api/games/${game}/rematch/seat`, { token, body: { seat } });
