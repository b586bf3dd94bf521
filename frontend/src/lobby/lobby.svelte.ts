/** What the lobby holds: the titles, the chosen sheet, who sits where, and the options of the new game. */
import * as api from '../lib/api';
import type { BotCard, NewGame, PlayerAsked, Sheet, TitleCard } from '../lib/types';
import { has, say } from '../lib/messages.svelte';

export type SeatKind = 'me' | 'here' | 'friend' | 'bot' | 'automa' | 'none';
export interface SeatAsked {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** A sheet on the shelf: a title with one of its boards. */
export interface BoardChoice {
  title: TitleCard;
  board: string | null;
}

const STRENGTHS = ['easy', 'medium', 'hard', 'master'];
const FIRST = ['birmingham', 'lancashire', 'germany', 'new_england'];

export class Lobby {
  titles = $state.raw<TitleCard[]>([]);
  bots = $state.raw<BotCard[]>([]);
  chosen = $state.raw<BoardChoice | null>(null);
  sheets = $state.raw(new Map<string, Sheet>());
  count = $state(4);
  seats = $state<SeatAsked[]>([]);
  automa = $state('medium');
  variant = $state<string | null>(null);
  rules = $state<Record<string, unknown>>({});
  clock = $state('');
  seed = $state('');
  /** Whether strangers may watch, and take a seat that is kept for nobody. */
  open = $state(false);
  trouble = $state<string | null>(null);
  starting = $state(false);

  /** Every board of every title, in the order of the shelf. */
  get choices(): BoardChoice[] {
    const all = this.titles.flatMap((title): BoardChoice[] =>
      title.boards.length ? title.boards.map((board) => ({ title, board })) : [{ title, board: null }],
    );
    return all.toSorted((one, other) => shelfOrder(choiceKey(one)) - shelfOrder(choiceKey(other)));
  }

  /** The computers that are offered by strength; all of them where none has one of these names. */
  get strengths(): BotCard[] {
    const named = STRENGTHS.flatMap((name) => this.bots.filter((bot) => bot.name === name));
    return named.length ? named : this.bots;
  }

  /** The printed opponent takes every other seat. */
  get solo(): boolean {
    return this.seats.some((seat) => seat.kind === 'automa');
  }

  get waits(): boolean {
    return this.seats.slice(0, this.count).some((seat) => seat.kind === 'friend');
  }

  /** How many of the options differ from the print. */
  get changed(): number {
    return Object.keys(this.rules).length + (this.variant ? 1 : 0);
  }

  async load(): Promise<void> {
    [this.titles, this.bots] = await Promise.all([api.titles(), api.bots()]);
    const first = this.choices[0];
    if (first) await this.choose(first);
    await Promise.all(this.choices.map((choice) => this.fetch(choice)));
  }

  /** Texts of titles and bots come from the server: asked again in another language. */
  async reloadLanguage(): Promise<void> {
    if (!this.chosen) return;
    [this.titles, this.bots] = await Promise.all([api.titles(), api.bots()]);
    const same = this.choices.find((choice) => choiceKey(choice) === choiceKey(this.chosen!));
    this.chosen = same ?? null;
  }

  private async fetch(choice: BoardChoice): Promise<void> {
    if (this.sheets.has(choiceKey(choice))) return;
    const sheet = await api.sheet(choice.title.name, { seats: choice.title.default_seats, board: choice.board });
    this.sheets = new Map(this.sheets).set(choiceKey(choice), sheet);
  }

  async choose(choice: BoardChoice): Promise<void> {
    await this.fetch(choice);
    this.chosen = choice;
    this.variant = null;
    this.rules = {};
    this.resize(choice.title.default_seats);
  }

  /** So many houses: you, then computers; seats that were filled in stay as they are. */
  resize(count: number): void {
    this.count = count;
    const middle = this.bots.find((bot) => bot.name === 'medium') ?? this.bots[0];
    while (this.seats.length < count) {
      this.seats.push({ kind: this.seats.length ? 'bot' : 'me', bot: middle?.name ?? '', name: '' });
    }
    for (const seat of this.seats) if (!seat.bot && middle) seat.bot = middle.name;
  }

  /** Gives a seat to somebody; nobody means one house fewer, the Automa plays alone against one. */
  sit(at: number, kind: SeatKind): void {
    const seats = this.chosen?.title.seats ?? [];
    if (kind === 'none') {
      const [seat] = this.seats.splice(at, 1);
      this.seats.push({ ...seat!, kind: 'bot' });
      this.count = Math.max(Math.min(...seats), this.count - 1);
      return;
    }
    if (kind === 'automa') {
      this.seats = this.seats.map((seat, other) => ({ ...seat, kind: other === 0 ? 'me' : other === 1 ? 'automa' : 'bot' }));
      this.count = 2;
      return;
    }
    if (kind === 'me') for (const seat of this.seats) if (seat.kind === 'me') seat.kind = 'here';
    this.seats[at]!.kind = kind;
    for (const [other, seat] of this.seats.entries()) if (seat.kind === 'automa' && other !== at) seat.kind = 'bot';
  }

  /** Everybody one seat further: the houses change hands. */
  turn(): void {
    const sitting = this.seats.slice(0, this.count);
    const last = sitting.pop();
    if (last) this.seats = [last, ...sitting, ...this.seats.slice(this.count)];
  }

  /** The game as it would be asked for. */
  get asked(): NewGame {
    const { title, board } = this.chosen!;
    const players = this.seats.slice(0, this.count).map((seat): PlayerAsked => {
      const player: PlayerAsked = { kind: seat.kind === 'none' ? 'bot' : seat.kind };
      if (seat.kind === 'bot') player.bot = seat.bot;
      if (seat.name && seat.kind !== 'automa') player.name = seat.name;
      return player;
    });
    const asked: NewGame = { title: title.name, seats: this.count, players, confirm_turns: true };
    if (board) asked.board = board;
    if (this.solo) asked.automa = this.automa;
    if (this.variant) asked.variant = this.variant;
    if (Object.keys(this.rules).length) asked.rules = $state.snapshot(this.rules);
    if (this.seed.trim()) asked.seed = Number(this.seed);
    if (this.open) asked.open = true;
    if (this.clock) asked.clock = { per: 'turn', seconds: 60 * Number(this.clock) };
    return asked;
  }

  /** Who plays, in a few words. */
  get who(): string {
    const sitting = this.seats.slice(0, this.count);
    const bots = sitting.filter((seat) => seat.kind === 'bot').length;
    return this.solo ? say('lobby-who-solo') : say('lobby-who', { people: sitting.length - bots, bots });
  }

  /** Who plays, in one sentence. */
  get sentence(): string {
    const others = this.seats.slice(0, this.count).filter((seat) => seat.kind !== 'me');
    const at = this.seats.findIndex((seat) => seat.kind === 'me');
    const house = this.seats[at]?.name || say('house-name', { seat: Math.max(0, at) });
    if (this.waits) return say('lobby-waits');
    if (this.solo) return say('lobby-solo', { house });
    if (others.every((seat) => seat.kind === 'bot')) return say('lobby-alone', { house, count: others.length });
    return say('lobby-together', { house });
  }
}

/** The place of a sheet on the shelf; titles that came later follow. */
export function shelfOrder(sheet: string): number {
  return FIRST.indexOf(sheet) + 1 || 99;
}

export function choiceKey(choice: BoardChoice): string {
  return choice.board ?? choice.title.name;
}

/** What a sheet is about, or how long a game on it takes; nothing for titles that came later. */
export function aboutSheet(choice: BoardChoice, what: 'about' | 'time' = 'about'): string {
  const id = `sheet-${what}-${choiceKey(choice).replaceAll('_', '-')}`;
  return has(id) ? say(id) : '';
}
