/** HTTP client, one function for each call; refusals and errors are thrown as `Problem`. */
import { asAutomaAction } from './automa';
import { settings } from './settings.svelte';
import { say } from './messages.svelte';
import type {
  LoggedAction,
  BotCard,
  Chart,
  Created,
  Device,
  GameInfo,
  Invited,
  Joined,
  SampleGameCard,
  LanguageCard,
  LanguageMessages,
  ListedGame,
  Missing,
  NamesCard,
  NewGame,
  NewPlayer,
  GameAnalysis,
  PreviewReply,
  Rule,
  TableState,
  BoardData,
  TitleCard,
  Legality,
} from './types';

/** A refusal or error of the server, with the rule if there is one. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly rule: string | null = null,
    /** Short title of the problem. */
    readonly head: string | null = null,
    /** What a refused choice lacks. */
    readonly missing: Missing | null = null,
  ) {
    super(detail);
  }
}

interface Asked {
  method?: string;
  token?: string | null;
  body?: unknown;
  query?: Record<string, string | number | null | undefined>;
}

async function ask(path: string, { method, token, body, query }: Asked): Promise<Response> {
  const url = new URL(path, window.location.origin);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) url.searchParams.set(key, String(value));
  }
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(url, { method: method ?? (sent ? 'POST' : 'GET'), headers, body: sent }).catch(() => {
    throw new Problem(0, say('unreachable'));
  });
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  const text = await answer.text();
  if (!answer.headers.get('Content-Type')?.includes('json')) return new Problem(answer.status, text || answer.statusText);
  const said = JSON.parse(text) as { detail?: string; title?: string; rule?: string; missing?: Missing };
  return new Problem(answer.status, said.detail ?? said.title ?? answer.statusText, said.rule ?? null, said.title ?? null, said.missing ?? null);
}

async function call<T>(path: string, asked: Asked = {}): Promise<T> {
  return (await (await ask(path, asked)).json()) as T;
}

export const titles = (): Promise<TitleCard[]> => call('/api/titles');
export const bots = (): Promise<BotCard[]> => call('/api/bots');
export const names = (language: string): Promise<NamesCard> => call('/api/names', { query: { lang: language } });
export const languages = (): Promise<LanguageCard[]> => call('/api/languages');
export const pageMessages = (code: string): Promise<LanguageMessages> => call(`/api/languages/${code}/messages`);
export const rules = (title: string): Promise<Rule[]> => call(`/api/titles/${title}/rules`);

export interface SheetAsked {
  seats?: number;
  board?: string | null;
  variant?: string | null;
  automa?: string | null;
  rules?: string | null;
}
export const sheet = (title: string, query: SheetAsked): Promise<BoardData> => call(`/api/titles/${title}/sheet`, { query: { ...query } });

export const create = (game: NewGame): Promise<Created> => call('/api/games', { body: game });
export const list = (which: 'open' | 'running' | 'finished'): Promise<ListedGame[]> => call('/api/games', { query: { list: which } });
export const mine = (tokens: string[]): Promise<ListedGame[]> => call('/api/games/mine', { body: { tokens } });
export const info = (game: string): Promise<GameInfo> => call(`/api/games/${game}`);

export const view = (game: string, seat: number | null, token: string | null, action?: number): Promise<TableState> =>
  call(`/api/games/${game}/view`, { token, query: { seat, action } });
export const log = async (game: string, seat: number | null, token: string | null): Promise<LoggedAction[]> =>
  (await call<LoggedAction[]>(`/api/games/${game}/told`, { token, query: { seat, since: 0 } })).map(asAutomaAction);

export type Entry = { play: string | number } | { undo: true } | { undo_turn: true };
export const postEntry = (game: string, seat: number, token: string, seen: number, entry: Entry): Promise<TableState> =>
  call(`/api/games/${game}/entries`, { token, body: { seat, seen, ...entry } });
export const explainRefusal = (game: string, seat: number, token: string, choice: string | number): Promise<Legality> =>
  call(`/api/games/${game}/why`, { token, body: { seat, choice } });
export const preview = (game: string, seat: number, token: string, choices: (string | number)[]): Promise<PreviewReply[]> =>
  call(`/api/games/${game}/preview`, { token, body: { seat, choices } });

export const record = async (game: string, token: string | null): Promise<string> =>
  (await ask(`/api/games/${game}/record`, { token })).text();
export const chart = (game: string): Promise<Chart> => call(`/api/games/${game}/chart`);
export const outlook = (game: string): Promise<GameAnalysis> => call(`/api/games/${game}/outlook`);
export interface ForkAsked {
  action: number;
  /** Seat from whose view a running game is copied. */
  seat?: number | null;
  players?: NewPlayer[];
}
export const fork = (game: string, asked: ForkAsked, token: string | null): Promise<Created> =>
  call(`/api/games/${game}/fork`, { token, body: asked });
export const sampleGames = (): Promise<SampleGameCard[]> => call('/api/kept');
export const openSampleGame = (name: string): Promise<{ game: string }> => call(`/api/kept/${name}`, { method: 'POST' });
export const openRecord = (text: string): Promise<{ game: string }> => call('/api/records', { body: { text } });

export const invite = (game: string, seat: number, token: string): Promise<{ code: string; expires?: string }> =>
  call(`/api/games/${game}/seats/${seat}/invitation`, { token, method: 'POST', body: {} });
export const device = (game: string, seat: number, token: string): Promise<Device> =>
  call(`/api/games/${game}/seats/${seat}/device`, { token, method: 'POST', body: {} });
export const lookUpInvitation = (code: string): Promise<Invited> => call('/api/join/look', { body: { code } });
export const join = (code: string, name: string | null): Promise<Joined> => call('/api/join', { body: { code, name } });
export const take = (game: string, seat: number): Promise<Joined> => call(`/api/games/${game}/seats/${seat}/take`, { body: { name: '' } });
export const rename = (game: string, seat: number, token: string, name: string): Promise<unknown> =>
  call(`/api/games/${game}/seats/${seat}/name`, { token, body: { name } });
