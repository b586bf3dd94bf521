/** Creates games and takes seats: sends this device's commitment, and keeps tokens, promises and the own contribution. */
import * as api from './api';
import { contributionCommitment, newContribution, shufflesTogether } from './fairDeal';
import { keepDeal } from './keptDeals';
import { keepSeats } from './keepSeats';
import { saveSeats } from './seatTokens';
import type { Created, GameInfo, Joined, NewGame } from './types';

/** Creates a game; people shuffle together, a game of one person is dealt at once. */
export async function createGame(asked: NewGame): Promise<Created> {
  const value = shufflesTogether(asked) ? newContribution() : null;
  const made = await api.create(value ? { ...asked, contribution: contributionCommitment(value) } : asked);
  saveSeats(made.game, made.seats, made.host ?? null, made.invitations);
  void keepSeats();
  const own = made.seats[0];
  keepDeal(made.game, { commitment: made.commitment ?? null, before: true, own: value && own ? { [own.seat]: value } : {} });
  if (value && own && made.status === 'gathering' && !made.invitations.length) await revealAlone(made.game, own.seat, own.token, value);
  return made;
}

/** Reveals the contribution of a device that has all people of the game; without an answer the game's screen does it. */
async function revealAlone(game: string, seat: number, token: string, value: string): Promise<void> {
  keepDeal(game, { list: { [seat]: contributionCommitment(value) } });
  try {
    await api.reveal(game, seat, token, value);
    keepDeal(game, { confirmed: [seat] });
  } catch (error) {
    if (!(error instanceof api.Problem)) throw error;
  }
}

/** Accepts an invitation; `info` tells the promise of the server, null for a second device of a player. */
export async function joinGame(code: string, name: string, info: GameInfo | null): Promise<Joined> {
  const value = info?.status === 'gathering' ? newContribution() : null;
  const joined = await api.join(code, name, value && contributionCommitment(value));
  saveSeats(joined.game, [{ seat: joined.seat, token: joined.token }], null, [], code);
  void keepSeats();
  keepPromise(joined, info, value);
  return joined;
}

/** Takes a free seat of a listed game. */
export async function takeSeat(game: string, seat: number): Promise<Joined> {
  const info = await api.info(game);
  const value = info.status === 'gathering' ? newContribution() : null;
  const joined = await api.take(game, seat, value && contributionCommitment(value));
  saveSeats(game, [{ seat: joined.seat, token: joined.token }]);
  void keepSeats();
  keepPromise(joined, info, value);
  return joined;
}

function keepPromise({ game, seat }: Joined, info: GameInfo | null, value: string | null): void {
  if (info) keepDeal(game, { commitment: info.commitment, before: info.status === 'gathering', own: value ? { [seat]: value } : {} });
}
