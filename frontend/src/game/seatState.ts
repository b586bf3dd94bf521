/** What a row of the players' table says of its player: who plays, who is absent, whose turn it is. */
import type { Player, View } from '../lib/types';
import { strengthName } from '../lib/botLevels';
import { say } from '../lib/messages.svelte';

export interface Watcher {
  /** The open seat of this device. */
  you: number | null;
  /** All seats of this device; their players share a screen and are never absent. */
  here: number[];
  /** Whether a past moment is shown. */
  replayed: boolean;
}

/** Returns the words after a player's name. */
export function seatState(view: View, player: Player, { you, here, replayed }: Watcher): string {
  const { seat, kind, bot } = player;
  const [place, now] = [view.order.indexOf(seat), view.order.indexOf(view.to_act ?? -1)];
  const playing = view.to_act === seat;
  const words = [];
  if (seat === you) words.push(say(playing && !replayed ? 'seat-playing' : 'seat-you'));
  else if (kind === 'bot' && bot) words.push(player.stand_in ? say('seat-stand-in', { strength: strengthName(bot) }) : strengthName(bot));
  else if (kind === 'automa') words.push(say('kind-automa'));
  else if (kind === 'free') words.push(say('seat-free'));
  else if (!player.online && !here.includes(seat) && place >= now) words.push(say('seat-away'));
  if (playing && (seat !== you || replayed)) words.push(say('seat-to-play'));
  else if (place < now) words.push(say('seat-done'));
  return words.join(', ');
}
