/** Heading and sentence that say who won. */
import { seatName } from '../lib/names.svelte';
import type { Player, ResultView, View } from '../lib/types';
import { say } from '../lib/messages.svelte';

export interface Verdict {
  head: string;
  text: string;
}

/** Returns the place of the only own seat, with the points it lacks; empty for winners and where several people share the device. */
function ownPlace(result: ResultView, own: number[]): string {
  const [seat] = own;
  if (seat === undefined || own.length > 1 || result.winners.includes(seat)) return '';
  const behind = Math.max(...result.points) - result.points[seat]!;
  return ` ${say('own-place', { place: result.places[seat]!, behind })}`;
}

/** Returns the verdict, with the place of the player whose seat is `own`. */
export function verdict(view: View, result: ResultView, order: number[], players: Player[], own: number[] = []): Verdict {
  const { head, text } = winnersVerdict(view, result, order, players);
  return { head, text: text + ownPlace(result, own) };
}

function winnersVerdict(view: View, result: ResultView, order: number[], players: Player[]): Verdict {
  const [first, second] = order;
  const name = seatName(first!, players);
  const winners = result.winners.map((seat) => seatName(seat, players)).join(', ');
  if (result.winners.length > 1)
    return { head: say('win-shared', { names: winners }), text: say('win-shared-note', { points: result.points[first!]! }) };
  if (second === undefined) return { head: say('win', { name }), text: '' };
  const other = seatName(second, players);
  if (result.points[first!] !== result.points[second]) {
    const margin = result.points[first!]! - result.points[second]!;
    return { head: say('win', { name }), text: say('win-note', { points: result.points[first!]!, other, margin }) };
  }
  const how = result.tie_break ?? 'other';
  const one = view.seats[first!]!;
  const two = view.seats[second]!;
  const facts = how === 'money' ? { mine: one.money, theirs: two.money } : { mine: one.income, theirs: two.income };
  return { head: say('win-tie', { name, how }), text: say('win-tie-note', { name, other, points: result.points[first!]!, how, ...facts }) };
}
