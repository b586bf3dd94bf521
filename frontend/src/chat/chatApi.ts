/** Requests of the chat at a table and of private notes. */
import { call, callWithoutAnswer } from '../lib/api';
import type { ChatMark, ChatMessage, ChatPhrase, PrivateNote, TableSession } from '../lib/types';

/** A message to send: a phrase, a mark, both, or free text. */
export interface NewMessage {
  phrase?: string;
  mark?: ChatMark;
  text?: string;
}

export const phrases = (): Promise<ChatPhrase[]> => call('/api/chat/phrases');
export const sendMessage = (game: string, seat: number, token: string, message: NewMessage): Promise<ChatMessage[]> =>
  call(`/api/games/${game}/chat`, { token, body: { seat, ...message } });
/** Allows free text in the chat, or ends it; for the host. */
export const allowText = (game: string, token: string, allowed: boolean): Promise<TableSession> =>
  call(`/api/games/${game}/chat/rule`, { token, method: 'PUT', body: { free_text: allowed } });
/** Reports a message to the operator of the server. */
export const reportMessage = (game: string, seat: number, token: string, message: number): Promise<void> =>
  callWithoutAnswer(`/api/games/${game}/chat/${message}/report`, { token, body: { seat } });
export const notesOf = (game: string, seat: number, token: string): Promise<PrivateNote[]> => call(`/api/games/${game}/seats/${seat}/notes`, { token });
/** Keeps a note to the moment after a number of actions; an empty text removes it. */
export const keepNote = (game: string, seat: number, token: string, action: number, text: string): Promise<PrivateNote[]> =>
  call(`/api/games/${game}/seats/${seat}/notes`, { token, method: 'PUT', body: { action, text } });
