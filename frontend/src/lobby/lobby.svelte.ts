/** State and commands of the lobby, drawn by the desktop and the phone layout: titles, listed games, seats and options of the new game. */
import * as api from '../lib/api';
import { levelsOf, middleLevel } from '../lib/botLevels';
import type { ClockWish } from '../lib/clockForm';
import { createGame } from '../lib/enterGame';
import { keepSeats } from '../lib/keepSeats';
import { activeProfile } from '../lib/profiles';
import { notice } from '../lib/notice.svelte';
import { isTurn } from '../lib/nextGame';
import { merged, OwnGamesFeed } from '../lib/ownGames';
import { router } from '../lib/router.svelte';
import { allTokens } from '../lib/seatTokens';
import type { BotCard, SampleGameCard, ListedGame, NewGame, NewPlayer, BoardData, OptionCard, TitleCard } from '../lib/types';
import { has, idPart, say } from '../lib/messages.svelte';
import { effectiveOptions, optionValue, usualValue, type Settings } from './ruleOptions';

export type SeatKind = 'me' | 'here' | 'friend' | 'bot' | 'automa' | 'none';
/** An entry of the menu of a seat: a kind of player, or one bot that is no level. */
export interface SeatOption {
  kind: SeatKind;
  bot: BotCard | null;
}
export interface SeatAsked {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** A title with one of its boards. */
export interface BoardChoice {
  title: TitleCard;
  board: string | null;
}

/** What may happen when the time of a seat runs out, as the lobby offers it. */
export const CLOCK_ENDS = ['bot', 'host', 'free', 'nothing'] as const;
export type ClockThen = (typeof CLOCK_ENDS)[number];

const FIRST = ['birmingham', 'lancashire', 'germany', 'new_england'];

export class Lobby {
  titles = $state.raw<TitleCard[]>([]);
  bots = $state.raw<BotCard[]>([]);
  /** Games of this device, and open or finished ones that can be watched. */
  games = $state.raw<ListedGame[]>([]);
  others = $state.raw<ListedGame[]>([]);
  samples = $state.raw<SampleGameCard[]>([]);
  /** Why the lobby could not be loaded. */
  lost = $state<string | null>(null);
  chosen = $state.raw<BoardChoice | null>(null);
  sheets = $state.raw(new Map<string, BoardData>());
  count = $state(4);
  seats = $state<SeatAsked[]>([]);
  automa = $state('medium');
  variant = $state<string | null>(null);
  rules = $state<Record<string, unknown>>({});
  clock = $state.raw<ClockWish | null>(null);
  /** Whether the values of the clock were set one by one. */
  ownClock = $state(false);
  /** What happens when the time of a seat runs out. */
  clockThen = $state<ClockThen>('bot');
  /** Bot that stands in then; empty for the level in the middle. */
  clockBot = $state('');
  seed = $state('');
  /** Whether the game is listed: others may watch it and take a free seat. */
  open = $state(false);
  trouble = $state<string | null>(null);
  private feed: OwnGamesFeed | null = null;
  starting = $state(false);

  /** Every board of every title, in the order of the lobby. */
  get choices(): BoardChoice[] {
    const all = this.titles.flatMap((title): BoardChoice[] =>
      title.boards.length ? title.boards.map((board) => ({ title, board })) : [{ title, board: null }],
    );
    return all.toSorted((one, other) => shelfOrder(choiceKey(one)) - shelfOrder(choiceKey(other)));
  }

  /** Levels from weak to strong; all bots where the server has no level. */
  get strengths(): BotCard[] {
    return levelsOf(this.bots);
  }

  /** Bots that are no level: those of other packages, then baselines for measurements. */
  get otherBots(): BotCard[] {
    const last = ({ kind }: BotCard): number => Number(kind === 'baseline');
    return this.bots.filter((bot) => !this.strengths.includes(bot)).toSorted((one, other) => last(one) - last(other) || one.order - other.order);
  }

  /** The bot of a seat, where it is no level. */
  otherBot(at: number): BotCard | null {
    const seat = this.seats[at]!;
    return (seat.kind === 'bot' && this.otherBots.find((bot) => bot.name === seat.bot)) || null;
  }

  /** Who may take a seat: kinds of players, then every bot that is no level. */
  seatOptions(at: number): SeatOption[] {
    const { automa, seats } = this.chosen?.title ?? { automa: [], seats: [0] };
    const kinds: SeatKind[] = ['me', 'here', 'friend', 'bot'];
    if (automa.length && at > 0) kinds.push('automa');
    if (this.count > Math.min(...seats)) kinds.push('none');
    return [...kinds.map((kind) => ({ kind, bot: null })), ...this.otherBots.map((bot) => ({ kind: 'bot' as const, bot }))];
  }

  /** Gives a seat to a kind of player, or to one bot. */
  seat(at: number, { kind, bot }: SeatOption): void {
    const seat = this.seats[at]!;
    if (bot) seat.bot = bot.name;
    else if (this.otherBot(at)) seat.bot = this.middle?.name ?? '';
    this.sit(at, kind);
  }

  /** The bot that a new seat gets. */
  private get middle(): BotCard | undefined {
    return middleLevel(this.bots);
  }

  /** The bot that stands in for a person whose time runs out. */
  get standIn(): string {
    return this.clockBot || (this.middle?.name ?? '');
  }

  /** Whether the Automa is the only opponent. */
  get solo(): boolean {
    return this.seats.some((seat) => seat.kind === 'automa');
  }

  /** Whether a seat is free for an invited player. */
  get waits(): boolean {
    return this.seats.slice(0, this.count).some((seat) => seat.kind === 'friend');
  }

  /** Number of options that differ from the printed rules. */
  get changed(): number {
    return Object.keys(this.rules).length + (this.variant ? 1 : 0);
  }

  private get settings(): Settings {
    return { seats: this.count, variant: this.variant, board: this.chosen?.board ?? null, rules: this.rules };
  }

  /** Rule options that can change the game set up. */
  get options(): OptionCard[] {
    return this.chosen ? effectiveOptions(this.chosen.title, this.settings) : [];
  }

  valueOf(option: OptionCard): unknown {
    return optionValue(this.chosen!.title, option, this.settings);
  }

  /** Sets a rule option; the usual value of the variant needs no mention. */
  setOption(option: OptionCard, value: unknown): void {
    const rest = Object.fromEntries(Object.entries(this.rules).filter(([name]) => name !== option.name));
    this.rules = value === usualValue(this.chosen!.title, option, this.variant) ? rest : { ...rest, [option.name]: value };
    this.dropIdleRules();
  }

  /** Sets the variant, and a number of seats that it allows. */
  setVariant(variant: string | null): void {
    this.variant = variant;
    const seats = variant ? this.chosen!.title.variant_seats[variant] : undefined;
    if (seats && !seats.includes(this.count)) this.resize(seats[0]!);
    this.dropIdleRules();
  }

  /** Drops a variant that is not for this number of seats, and options without an effect. */
  private fitSeats(): void {
    const seats = this.variant ? this.chosen!.title.variant_seats[this.variant] : undefined;
    if (seats && !seats.includes(this.count)) this.variant = null;
    this.dropIdleRules();
  }

  private dropIdleRules(): void {
    const names = new Set(this.options.map(({ name }) => name));
    if (Object.keys(this.rules).some((name) => !names.has(name))) this.rules = Object.fromEntries(Object.entries(this.rules).filter(([name]) => names.has(name)));
  }

  /** Loads titles, bots and games; `lost` says why it failed. */
  async load(): Promise<void> {
    this.lost = null;
    try {
      // Seats that other devices of the profile have taken come first.
      const own = keepSeats().then(() => api.mine(allTokens()));
      const [, mine, open, done] = await Promise.all([this.loadBoards(), own, api.list('open'), api.list('finished')]);
      this.games = mine;
      this.follow();
      this.others = [...open, ...done];
      if (mine.some(({ status }) => status === 'gathering')) void this.revealWaiting();
    } catch (error) {
      this.lost = (error as Error).message;
    }
  }

  /** Follows the own games that are listed; a device without one needs no feed. */
  private follow(): void {
    this.feed?.close();
    this.feed = this.games.length ? new OwnGamesFeed(allTokens(), (news) => (this.games = merged(this.games, news))) : null;
  }

  close(): void {
    this.feed?.close();
    this.feed = null;
  }

  /** Number of games where a person of this device is to act. */
  get turns(): number {
    return this.games.filter(isTurn).length;
  }

  /** Adds this device's part to the shuffle of games that wait for it; their screens try again what fails here. */
  private async revealWaiting(): Promise<void> {
    try {
      const { revealListed } = await import('../game/shuffle.svelte');
      await revealListed(this.games);
    } catch (error) {
      notice.explain(error);
    }
  }

  private async loadBoards(): Promise<void> {
    [this.titles, this.bots] = await Promise.all([api.titles(), api.bots()]);
    const first = this.choices[0];
    if (first) await this.choose(first);
    await Promise.all(this.choices.map((choice) => this.fetchOther(choice)));
  }

  /** Loads the texts of titles, bots and sample games in the language of the page. */
  async reloadLanguage(): Promise<void> {
    await Promise.all([this.reloadTitles(), this.loadSamples()]);
  }

  private async reloadTitles(): Promise<void> {
    if (!this.chosen) return;
    [this.titles, this.bots] = await Promise.all([api.titles(), api.bots()]);
    const same = this.choices.find((choice) => choiceKey(choice) === choiceKey(this.chosen!));
    this.chosen = same ?? null;
  }

  /** The server needs a moment to read the sample games; the lobby does not wait for them. */
  private async loadSamples(): Promise<void> {
    try {
      this.samples = await api.sampleGames();
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      notice.explain(error);
    }
  }

  /** Loads the board of a title; one title whose board cannot be read leaves the others in the lobby. */
  private async fetchOther(choice: BoardChoice): Promise<void> {
    try {
      await this.fetch(choice);
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      notice.explain(error);
    }
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

  /** Sets the number of seats: new ones are bots of medium strength, others keep their player. */
  resize(count: number): void {
    this.count = count;
    const middle = this.middle;
    while (this.seats.length < count) {
      this.seats.push({ kind: this.seats.length ? 'bot' : 'me', bot: middle?.name ?? '', name: this.seats.length ? '' : (activeProfile()?.name ?? '') });
    }
    for (const seat of this.seats) if (!seat.bot && middle) seat.bot = middle.name;
    this.fitSeats();
  }

  /** Sets the kind of player of a seat; `none` removes the seat, `automa` leaves two seats. */
  sit(at: number, kind: SeatKind): void {
    const seats = this.chosen?.title.seats ?? [];
    if (kind === 'none') {
      const [seat] = this.seats.splice(at, 1);
      this.seats.push({ ...seat!, kind: 'bot' });
      this.count = Math.max(Math.min(...seats), this.count - 1);
      this.fitSeats();
      return;
    }
    if (kind === 'automa') {
      this.seats = this.seats.map((seat, other) => ({ ...seat, kind: other === 0 ? 'me' : other === 1 ? 'automa' : 'bot' }));
      this.count = 2;
      this.fitSeats();
      return;
    }
    if (kind === 'me') for (const seat of this.seats) if (seat.kind === 'me') seat.kind = 'here';
    this.seats[at]!.kind = kind;
    for (const [other, seat] of this.seats.entries()) if (seat.kind === 'automa' && other !== at) seat.kind = 'bot';
  }

  /** Moves every player to the next seat, so that they change colours. */
  turn(): void {
    const sitting = this.seats.slice(0, this.count);
    const last = sitting.pop();
    if (last) this.seats = [last, ...sitting, ...this.seats.slice(this.count)];
  }

  /** The request that creates the game. */
  get asked(): NewGame {
    const { title, board } = this.chosen!;
    const players = this.seats.slice(0, this.count).map((seat): NewPlayer => {
      const player: NewPlayer = { kind: seat.kind === 'none' ? 'bot' : seat.kind };
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
    if (this.clock) asked.clock = { ...this.clock, then: this.clockThen, bot: this.standIn };
    return asked;
  }

  /** The first game of a title against easy bots, introductory where the title has such a variant. */
  private get guidedGame(): NewGame {
    const easy = this.bots.find((bot) => bot.name === 'easy') ?? this.bots[0];
    const bot: NewPlayer = { kind: 'bot', bot: easy?.name ?? '' };
    const asked: NewGame = { ...this.asked, seats: 3, players: [{ kind: 'me' }, bot, bot] };
    delete asked.automa;
    if (this.chosen!.title.variants.includes('introductory')) asked.variant = 'introductory';
    return asked;
  }

  /** Creates the game and goes to it; a refusal is shown as `trouble`. */
  readonly play = async (guided: boolean): Promise<void> => {
    if (!this.chosen || this.starting) return;
    this.starting = true;
    try {
      const made = await createGame(guided ? this.guidedGame : this.asked);
      router.go(`/game/${made.game}${guided ? '?guide=1' : ''}`);
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.trouble = error.detail;
    } finally {
      this.starting = false;
    }
  };

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
    const player = this.seats[at]?.name || say('player-mark-name', { seat: Math.max(0, at) });
    if (this.waits) return say('lobby-waits');
    if (this.solo) return say('lobby-solo', { player });
    if (others.every((seat) => seat.kind === 'bot')) return say('lobby-alone', { player, count: others.length });
    return say('lobby-together', { player });
  }
}

/** Rank of a board in the lobby; boards that the page does not know come last. */
export function shelfOrder(sheet: string): number {
  return FIRST.indexOf(sheet) + 1 || 99;
}

/** Returns the numbers of players that a title allows, in words. */
export function playersRange(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? say('players-only', { count: low }) : say('players-range', { low, high });
}

export function choiceKey(choice: BoardChoice): string {
  return choice.board ?? choice.title.name;
}

/** What a board is about, or how long a game on it takes; empty for boards that the page does not know. */
export function aboutSheet(choice: BoardChoice, what: 'about' | 'time' = 'about'): string {
  const id = `sheet-${what}-${idPart(choiceKey(choice))}`;
  return has(id) ? say(id) : '';
}
