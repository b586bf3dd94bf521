/** Events of an action with icons. */
import { coinIcon } from '../lib/names.svelte';
import type { LoggedAction } from '../lib/types';

const ICONS: Record<string, string> = {
  coal: 'r-coal', iron: 'r-iron', beer: 'r-beer', built: 'a-build', flipped: 'a-flip', developed: 'a-develop', removed: 'a-cancel', replaced: 'a-cancel',
  link: 'a-network', links: 'v-link', points: 'v-hex', income: 'v-income', loan: 'a-loan', card: 'c-card', buyer: 'a-sell', scout: 'a-scout', pass: 'a-pass',
  time: 'u-clock', automa: 's-automa', refused: 'a-cancel',
};

export interface EventLine {
  icon: string;
  text: string;
}

const PASSING = new Set(['card drawn', 'turn ended', 'order set', 'action ended']);

/** Returns the sentences of an action, without those that draw cards and end turns. */
export function eventLines(action: LoggedAction, coin: string): EventLine[] {
  return action.sentences.flatMap((text, at) => {
    const { kind, topic } = action.events[at]!;
    const icon = topic === 'money' ? coinIcon(coin) : (ICONS[topic] ?? 'a-confirm');
    return PASSING.has(kind) ? [] : [{ icon, text }];
  });
}
