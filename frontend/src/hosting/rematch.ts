/** Rematch: this device's answers, and its seats in the next game. */
import { info } from '../lib/api';
import { contributionCommitment, newContribution } from '../lib/fairDeal';
import { keepDeal } from '../lib/keptDeals';
import { keepSeats } from '../lib/keepSeats';
import { saveSeats } from '../lib/seatTokens';
import type { Player, SeatToken, TableSession } from '../lib/types';
import { answerRematch, claimRematch } from './tableApi';

interface Table {
  id: string;
  seats: SeatToken[];
  players: Player[];
  session: TableSession | null;
}

/** What this device keeps of the rematch of a game: contributions by old seat, and the next game once it is known. */
interface Kept {
  own: Record<number, string>;
  game: string | null;
}

const name = (game: string): string => `ironbridge.rematch.${game}`;
const kept = (game: string): Kept => JSON.parse(window.localStorage.getItem(name(game)) ?? '{"own":{},"game":null}') as Kept;
const keep = (game: string, news: Partial<Kept>): void => window.localStorage.setItem(name(game), JSON.stringify({ ...kept(game), ...news }));

/** The seats of people on this device. */
export const peopleHere = ({ seats, players }: Table): SeatToken[] => seats.filter(({ seat }) => players.some((player) => player.seat === seat && player.kind === 'person'));

/** Answers for all people of this device; one of them contributes to the next deal. */
export async function answer(table: Table, yes: boolean): Promise<void> {
  for (const [at, { seat, token }] of peopleHere(table).entries()) {
    const value = yes && at === 0 ? newContribution() : null;
    // Kept before it is promised, so that a lost answer costs nothing.
    if (value) keep(table.id, { own: { [seat]: value } });
    await answerRematch(table.id, seat, token, yes, value && contributionCommitment(value));
  }
}

/** Takes the seats of this device in the next game, once; returns that game, null where this device plays none. */
export async function claim(table: Table): Promise<string | null> {
  const before = kept(table.id);
  if (before.game) return before.game;
  let game: string | null = null;
  for (const { seat, token } of peopleHere(table).filter((one) => table.session?.rematch?.yes.includes(one.seat))) {
    const joined = await claimRematch(table.id, seat, token);
    saveSeats(joined.game, [{ seat: joined.seat, token: joined.token }]);
    const { commitment, status } = await info(joined.game);
    const value = before.own[seat];
    keepDeal(joined.game, { commitment, before: status === 'gathering', own: value ? { [joined.seat]: value } : {} });
    game = joined.game;
  }
  if (game) {
    keep(table.id, { game });
    void keepSeats();
  }
  return game;
}
