/** HTTP client, one function for each call; refusals and errors are thrown as `Problem`. */
import { asAutomaAction } from './automa';
import { addressOf } from './basePath';
import { anyToken, hostToken } from './seatTokens';
import { settings } from './settings.svelte';
import { say } from './messages.svelte';
import type {
  LoggedAction,
  BotCard,
  Chart,
  Created,
  ContactRequest,
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
  Player,
  PreviewReply,
  Rule,
  NoticeState,
  SeatDevice,
  SettingsRequest,
  TableBeforeDeal,
  TableState,
  BoardData,
  ReviewState,
  TitleCard,
  TurnShown,
  Legality,
} from './types';

const ENDED = 'urn:ironbridge:problem:ended-token';

/** Document of a refusal or error. */
export interface ProblemDocument {
  type?: string;
  status: number;
  detail?: string;
  title?: string;
  rule?: string;
  missing?: Missing;
}

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
    /** Kind of the problem, as the server names it. */
    readonly type: string | null = null,
  ) {
    super(detail);
  }

  /** Whether another device of the seat ended the access of this one. */
  get ended(): boolean {
    return this.type === ENDED;
  }

  /** Whether the same request may succeed later: no answer, too many requests, or a fault of the server. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

interface RequestOptions {
  method?: string;
  token?: string | null;
  body?: unknown;
  query?: Record<string, string | number | null | undefined>;
}

async function sendRequest(path: string, { method, token, body, query }: RequestOptions): Promise<Response> {
  const url = new URL(addressOf(path));
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
  const said = parse<ProblemDocument>(text, answer);
  return asProblem({ ...said, status: answer.status, detail: said.detail ?? said.title ?? answer.statusText });
}

/** Returns the error of a document. */
export function asProblem({ status, detail, title, rule, missing, type }: ProblemDocument): Problem {
  return new Problem(status, detail ?? title ?? '', rule ?? null, title ?? null, missing ?? null, type ?? null);
}

/** Returns the value of a JSON text; what is none comes from a proxy, and its markup is no sentence. */
function parse<T>(text: string, { status }: Response): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Problem(status, say('server-failed', { status }));
  }
}

export async function call<T>(path: string, asked: RequestOptions = {}): Promise<T> {
  const answer = await sendRequest(path, asked);
  return parse<T>(await answer.text(), answer);
}

export async function callWithoutAnswer(path: string, asked: RequestOptions): Promise<void> {
  await sendRequest(path, asked);
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
export const info = (game: string): Promise<GameInfo> => call(`/api/games/${game}`, { token: anyToken(game) });

export const view = (game: string, seat: number | null, token: string | null, action?: number): Promise<TableState> =>
  call(`/api/games/${game}/view`, { token: token ?? hostToken(game), query: { seat, action } });
/** The table of a seat before or after the deal. */
export const tableBeforeDeal = (game: string, seat: number | null, token: string | null): Promise<TableBeforeDeal> =>
  call(`/api/games/${game}/view`, { token, query: { seat } });
export const log = async (game: string, seat: number | null, token: string | null): Promise<LoggedAction[]> =>
  (await call<LoggedAction[]>(`/api/games/${game}/told`, { token: token ?? hostToken(game), query: { seat, since: 0 } })).map(asAutomaAction);

export type Entry = { play: string | number } | { undo: true } | { undo_turn: true };

/** Waits in milliseconds before an entry is sent again that no server answered: one that restarts has handed over by then. */
const AGAIN = [300, 900, 1800];
const UNANSWERED = [0, 502, 503, 504];

/** Posts an entry. It may be sent again: the number of entries seen lets the server take it once. */
export async function postEntry(game: string, seat: number, token: string, seen: number, entry: Entry): Promise<TableState> {
  const send = (): Promise<TableState> => call(`/api/games/${game}/entries`, { token, body: { seat, seen, ...entry } });
  for (const wait of AGAIN) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Problem) || !UNANSWERED.includes(error.status) || !window.navigator.onLine) throw error;
      await new Promise((done) => window.setTimeout(done, wait));
    }
  }
  return send();
}
export const explainRefusal = (game: string, seat: number, token: string, choice: string | number): Promise<Legality> =>
  call(`/api/games/${game}/why`, { token, body: { seat, choice } });
export const preview = (game: string, seat: number, token: string, choices: (string | number)[]): Promise<PreviewReply[]> =>
  call(`/api/games/${game}/preview`, { token, body: { seat, choices } });

export const record = async (game: string, token: string | null): Promise<string> =>
  (await sendRequest(`/api/games/${game}/record`, { token: token ?? anyToken(game) })).text();
export const chart = (game: string): Promise<Chart> => call(`/api/games/${game}/chart`, { token: anyToken(game) });
export const outlook = (game: string): Promise<GameAnalysis> => call(`/api/games/${game}/outlook`, { token: anyToken(game) });
/** The review of a finished game, with the reviewed turns from number `since` on. */
export const review = (game: string, since: number): Promise<ReviewState> => call(`/api/games/${game}/review`, { token: anyToken(game), query: { since } });
export const startReview = (game: string): Promise<ReviewState> => call(`/api/games/${game}/review`, { token: anyToken(game), method: 'POST' });
export const stopReview = async (game: string): Promise<void> =>
  void (await sendRequest(`/api/games/${game}/review`, { token: anyToken(game), method: 'DELETE' }));
/** The best turn found in place of a reviewed turn, with the board after each action. */
export const bestTurn = (game: string, turn: number): Promise<TurnShown> => call(`/api/games/${game}/review/turns/${turn}`, { token: anyToken(game) });
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
/** A link that opens the seat on another device, of the same or of another person. */
export const device = (game: string, seat: number, token: string, forOther: boolean): Promise<Device> =>
  call(`/api/games/${game}/seats/${seat}/device`, { token, method: 'POST', body: {}, query: { for_other: forOther ? 'true' : null } });
export const devices = (game: string, seat: number, token: string): Promise<SeatDevice[]> => call(`/api/games/${game}/seats/${seat}/devices`, { token });
/** A new token for this device; the old one stays valid until `endDevices` with the new one. */
export const renewToken = (game: string, seat: number, token: string): Promise<Joined> =>
  call(`/api/games/${game}/seats/${seat}/devices`, { token, method: 'POST' });
/** Ends another device of a seat; all others without its id. */
export const endDevices = async (game: string, seat: number, token: string, id?: string): Promise<void> =>
  void (await sendRequest(`/api/games/${game}/seats/${seat}/devices${id ? `/${id}` : ''}`, { token, method: 'DELETE' }));
export const notices = (game: string, seat: number, token: string): Promise<NoticeState> => call(`/api/games/${game}/seats/${seat}/notices`, { token });
export const setNotices = (game: string, seat: number, token: string, wish: SettingsRequest): Promise<NoticeState> =>
  call(`/api/games/${game}/seats/${seat}/notices`, { token, body: wish });
export const addContact = (game: string, seat: number, token: string, wish: ContactRequest): Promise<NoticeState> =>
  call(`/api/games/${game}/seats/${seat}/contacts`, { token, body: wish });
export const removeContact = async (game: string, seat: number, token: string, id: string): Promise<void> =>
  void (await sendRequest(`/api/games/${game}/seats/${seat}/contacts/${id}`, { token, method: 'DELETE' }));
/** Reminds the player to act; once per turn. */
export const nudge = async (game: string, seat: number, token: string): Promise<void> =>
  void (await sendRequest(`/api/games/${game}/seats/${seat}/nudge`, { token, method: 'POST' }));
export const lookUpInvitation = (code: string): Promise<Invited> => call('/api/join/look', { body: { code } });
export const join = (code: string, name: string | null, contribution: string | null = null): Promise<Joined> =>
  call('/api/join', { body: { code, name, ...(contribution && { contribution }) } });
export const take = (game: string, seat: number, contribution: string | null = null): Promise<Joined> =>
  call(`/api/games/${game}/seats/${seat}/take`, { body: { name: '', ...(contribution && { contribution }) } });
/** Reveals the contribution of a seat to the deal; null lets the cards be dealt without it. */
export const reveal = (game: string, seat: number, token: string, value: string | null): Promise<TableBeforeDeal> =>
  call(`/api/games/${game}/contribution`, { token, body: { seat, value } });
/** Deals without the contributions that are still awaited; for the host. */
export const dealNow = (game: string, token: string): Promise<TableBeforeDeal> => call(`/api/games/${game}/deal`, { token, method: 'POST', body: {} });
/** Gives a free seat to a computer player; for the host. */
export const seatBot = (game: string, seat: number, token: string, bot: string): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/replace`, { token, body: { bot } });
/** Gives a seat back to its person, who was absent. */
export const comeBack = (game: string, seat: number, token: string): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/return`, { token, method: 'POST', body: {} });
/** Opens the seat of an absent player to others; for the host. */
export const openSeat = (game: string, seat: number, token: string): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/open`, { token, method: 'POST', body: {} });
/** Gives the seat to act more time; for the host. */
export const giveTime = (game: string, seat: number, token: string, seconds: number): Promise<Player[]> =>
  call(`/api/games/${game}/seats/${seat}/time`, { token, body: { seconds } });
export const rename = (game: string, seat: number, token: string, name: string): Promise<unknown> =>
  call(`/api/games/${game}/seats/${seat}/name`, { token, body: { name } });
