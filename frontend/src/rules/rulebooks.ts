/** The rulebooks there are: one for each title, and one for the printed opponent of those that have it. */
import type { TitleCard } from '../lib/types';
import { say } from '../lib/messages.svelte';
import { shelfOrder } from '../lobby/lobby.svelte';
import { boardTitle } from '../game/gameStatus';

const AUTOMA = '.automa';

/** The title a book belongs to. */
export function titleOf(book: string): string {
  return book.replace(AUTOMA, '');
}

/** What a book is called; beside its own title the Automa needs no other name. */
export function bookName(book: string, whole = true): string {
  if (!book.endsWith(AUTOMA)) return boardTitle(book, null);
  return whole ? `${boardTitle(titleOf(book), null)}, ${say('kind-automa')}` : say('kind-automa');
}

/** The books of these titles in the order of the lobby's sheets, each followed by that of its Automa. */
export function booksOf(titles: TitleCard[]): string[] {
  const order = titles.toSorted((one, other) => shelfOrder(one.boards[0] ?? one.name) - shelfOrder(other.boards[0] ?? other.name));
  return order.flatMap((title) => [title.name, ...(title.automa.length ? [title.name + AUTOMA] : [])]);
}
