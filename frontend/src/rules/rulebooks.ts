/** List of rulebooks: one for each title, and one for each Automa. */
import type { TitleCard } from '../lib/types';
import { say } from '../lib/messages.svelte';
import { shelfOrder } from '../lobby/lobby.svelte';
import { boardTitle } from '../game/gameStatus';

const AUTOMA = '.automa';

/** Returns the title of a rulebook. */
export function titleOf(book: string): string {
  return book.replace(AUTOMA, '');
}

/** Returns the name of a rulebook; the name of an Automa alone unless `whole`. */
export function bookName(book: string, whole = true): string {
  if (!book.endsWith(AUTOMA)) return boardTitle(book, null);
  return whole ? `${boardTitle(titleOf(book), null)}, ${say('kind-automa')}` : say('kind-automa');
}

/** Returns the rulebooks of titles in the order of the lobby, each followed by its Automa. */
export function booksOf(titles: TitleCard[]): string[] {
  const order = titles.toSorted((one, other) => shelfOrder(one.boards[0] ?? one.name) - shelfOrder(other.boards[0] ?? other.name));
  return order.flatMap((title) => [title.name, ...(title.automa.length ? [title.name + AUTOMA] : [])]);
}
