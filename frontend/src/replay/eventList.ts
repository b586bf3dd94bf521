/** Events of an action with icons. */
import { coinIcon } from '../lib/names.svelte';
import type { LoggedAction } from '../lib/types';

const ICONS: [RegExp, string][] = [
  [/^automa (corner|card|back)/, 'c-card'],
  [/^automa (line|entry|place|tile) refused/, 'a-cancel'],
  [/^automa developed/, 'a-develop'],
  [/^automa/, 's-automa'],
  [/^card|shown/, 'c-card'],
  [/^(coal|rails)/, 'r-coal'],
  [/^iron/, 'r-iron'],
  [/^(beer|barrel)/, 'r-beer'],
  [/built/, 'a-build'],
  [/link laid/, 'a-network'],
  [/developed/, 'a-develop'],
  [/flipped|turned/, 'a-flip'],
  [/removed|replaced/, 'a-cancel'],
  [/loan|interest/, 'a-loan'],
  [/scouted/, 'a-scout'],
  [/passed/, 'a-pass'],
  [/sold|market/, 'a-sell'],
  [/income/, 'v-income'],
  [/links scored/, 'v-link'],
  [/scored|points/, 'v-hex'],
  [/ended|order/, 'u-clock'],
];

const MONEY = /paid|money/;

export interface EventLine {
  icon: string;
  text: string;
}

const PASSING = new Set(['card drawn', 'turn ended', 'order set', 'action ended']);

/** Returns the sentences of an action, without those that draw cards and end turns. */
export function eventLines(action: LoggedAction, coin: string): EventLine[] {
  return action.sentences.flatMap((text, at) => {
    const kind = action.events[at]?.kind ?? '';
    const icon = MONEY.test(kind) ? coinIcon(coin) : (ICONS.find(([sign]) => sign.test(kind))?.[1] ?? 'a-confirm');
    return PASSING.has(kind) ? [] : [{ icon, text }];
  });
}
