/** Levels among the bots of the server, and the words for them. */
import { has, say } from './messages.svelte';
import type { BotCard } from './types';

/** Returns the levels from weak to strong; all bots where the server has no level. */
export function levelsOf(bots: BotCard[]): BotCard[] {
  const levels = bots.filter((bot) => bot.kind === 'level').toSorted((one, other) => one.order - other.order);
  return levels.length ? levels : bots;
}

/** Returns the level in the middle. */
export const middleLevel = (bots: BotCard[]): BotCard | undefined => {
  const levels = levelsOf(bots);
  return levels[Math.floor((levels.length - 1) / 2)];
};

/** Returns the word for the strength of a bot; the name of a bot that is no level of ours. */
export const strengthName = (bot: string): string => (has(`strength-${bot}`) ? say(`strength-${bot}`) : bot);
