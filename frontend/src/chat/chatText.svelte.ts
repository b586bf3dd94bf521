/** Words of chat messages in the language of the reader. */
import { ownPrinted } from '../board/titleParts';
import { placeName } from '../lib/placeNames.svelte';
import { say } from '../lib/messages.svelte';
import { settings } from '../lib/settings.svelte';
import type { BoardData, ChatMark, ChatMessage, ChatPhrase, Target } from '../lib/types';
import { phrases } from './chatApi';

/** Printed phrases by name, loaded once for each language. */
class PhraseBook {
  private language = '';
  list = $state.raw<ChatPhrase[]>([]);

  async load(): Promise<void> {
    if (this.language === settings.language) return;
    this.language = settings.language;
    this.list = await phrases();
  }

  text(name: string): string {
    return this.list.find((phrase) => phrase.name === name)?.text ?? '…';
  }
}

export const phraseBook = new PhraseBook();

/** Whether a picked target can be pointed at in the chat: markets of goods cannot. */
export const isMark = (target: Target): target is Target & ChatMark => target.kind !== 'market';

/** Returns the name of a part of the board. */
export function markName(mark: ChatMark, sheet: BoardData): string {
  if (mark.kind === 'link') return (sheet.links.find(({ link }) => link === mark.name)?.ends ?? []).map(placeName).join('–');
  const own = ownPrinted(sheet);
  const slot = sheet.slots.find(({ slot }) => slot === mark.name);
  const space = [...own.merchants, ...own.markets].find(({ space }) => space === mark.name);
  return placeName(slot?.place ?? space?.place ?? mark.name);
}

/** Returns a message in words. */
export function messageText(message: ChatMessage, sheet: BoardData): string {
  if (message.text) return message.text;
  const parts = [message.phrase && phraseBook.text(message.phrase), message.mark && say('chat-points', { place: markName(message.mark, sheet) })];
  return parts.filter(Boolean).join(' ');
}
