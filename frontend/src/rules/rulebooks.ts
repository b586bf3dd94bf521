/** List of rulebooks: one for each title, and one for each Automa. */
import type { TitleCard } from '../lib/types';
import { say } from '../lib/messages.svelte';
import { shelfOrder } from '../lobby/lobby.svelte';
import { boardTitle } from '../game/gameStatus';

export interface Rulebook {
  /** Name in addresses of the page and of the server. */
  name: string;
  title: string;
  /** Whether it has the rules of the title's Automa. */
  isAutoma: boolean;
}

/** Returns the name of a rulebook for people; the name of an Automa alone unless `whole`. */
export function bookName({ title, isAutoma }: Rulebook, whole = true): string {
  if (!isAutoma) return boardTitle(title, null);
  return whole ? `${boardTitle(title, null)}, ${say('kind-automa')}` : say('kind-automa');
}

/** Returns the rulebooks of titles in the order of the lobby, each followed by its Automa. */
export function booksOf(titles: TitleCard[]): Rulebook[] {
  const order = titles.toSorted((one, other) => shelfOrder(one.boards[0] ?? one.name) - shelfOrder(other.boards[0] ?? other.name));
  return order.flatMap(({ name, automa }) => {
    const own = { name, title: name, isAutoma: false };
    return automa.length ? [own, { name: `${name}.automa`, title: name, isAutoma: true }] : [own];
  });
}
