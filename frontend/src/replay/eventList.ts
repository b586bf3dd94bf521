/** Lines of a log entry with icons. */
import { coinIcon } from '../lib/names.svelte';
import type { LogLine } from '../lib/types';

const ICONS: Record<string, string> = {
  coal: 'r-coal', iron: 'r-iron', beer: 'r-beer', built: 'a-build', flipped: 'a-flip', developed: 'a-develop', removed: 'a-cancel', replaced: 'a-cancel',
  link: 'a-network', links: 'v-link', points: 'v-hex', income: 'v-income', loan: 'a-loan', card: 'c-card', buyer: 'a-sell', scout: 'a-scout', pass: 'a-pass',
  time: 'u-clock', automa: 's-automa', refused: 'a-cancel',
};

export interface EventLine {
  icon: string;
  text: string;
}

/** Returns the lines of a log entry, each with the icon of its topic. */
export const eventLines = (lines: LogLine[], coin: string): EventLine[] =>
  lines.map(({ text, topic }) => ({ icon: topic === 'money' ? coinIcon(coin) : (ICONS[topic] ?? 'a-confirm'), text }));
