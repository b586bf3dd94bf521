/** What this device remembers of each chat, in localStorage: the last message that was read, and muted seats. */
import type { ChatMessage } from '../lib/types';

const KEY = 'ironbridge.chat';

interface Memory {
  /** Number of the last message that was read; -1 before the first. */
  read: number;
  /** Seats whose messages are hidden. */
  muted: number[];
}

const NONE: Memory = { read: -1, muted: [] };
const all = (): Record<string, Memory> => JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, Memory>;
const keep = (game: string, memory: Memory): void => window.localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: memory }));

export const memoryOf = (game: string): Memory => all()[game] ?? NONE;

/** Notes that all messages up to the last of these were read. */
export function noteRead(game: string, messages: ChatMessage[]): void {
  const memory = memoryOf(game);
  const read = messages.at(-1)?.number ?? -1;
  if (read > memory.read) keep(game, { ...memory, read });
}

/** Hides the messages of a seat on this device, or shows them again. */
export function toggleMuted(game: string, seat: number): void {
  const memory = memoryOf(game);
  const muted = memory.muted.includes(seat) ? memory.muted.filter((one) => one !== seat) : [...memory.muted, seat];
  keep(game, { ...memory, muted });
}

/** Returns the messages of others that were not read yet, without those of muted seats. */
export function unread(messages: ChatMessage[], own: number[], { read, muted }: Memory): ChatMessage[] {
  return messages.filter(({ number, seat }) => number > read && !own.includes(seat) && !muted.includes(seat));
}

/** Returns the messages that are shown: those of muted seats are left out. */
export const audible = (messages: ChatMessage[], { muted }: Memory): ChatMessage[] => messages.filter(({ seat }) => !muted.includes(seat));
