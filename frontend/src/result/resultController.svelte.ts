/** Figures and commands of the result screen, drawn by the desktop and the phone layout. */
import { NOTHING_SHOWN } from '../board/empty';
import { ownSeen } from '../board/titleParts';
import type { Game } from '../game/game.svelte';
import { gameStatus } from '../game/gameStatus';
import { coinOf } from '../game/nextTiles';
import * as api from '../lib/api';
import { addressOf } from '../lib/basePath';
import { copyText } from '../lib/clipboard';
import { relativeDay } from '../lib/dates';
import { download } from '../lib/download';
import { createGame } from '../lib/enterGame';
import { say } from '../lib/messages.svelte';
import { router } from '../lib/router.svelte';
import type { BoardState, Chart, GameInfo, LoggedAction, NewGame, Player, NewPlayer, ResultView, BoardData, View } from '../lib/types';
import { turningPoints, type Turning } from './scoreBreakdown';
import { sourceColumns, sourcePart, type SourcePart } from './scoreSources';
import { verdict, type Verdict } from './verdict';

/** Options of a game as the server sends them; contested rules are a table of their own. */
interface GameOptions {
  board?: string;
  variant?: string;
  automa?: string;
  mat?: string;
  confirm_turns?: boolean;
  rules?: Record<string, boolean | string>;
}

export class ResultController {
  /** Figures by round; null until the server has sent them. */
  chart = $state.raw<Chart | null>(null);
  /** When the game ended, in seconds since 1970. */
  ended = $state<number | null>(null);
  /** What the game tells about its deal; null until the server has sent it. */
  info = $state.raw<GameInfo | null>(null);
  /** Whether the link was copied. */
  copied = $state(false);
  /** The turning point that the pointer rests on. */
  private pointed = $state.raw<LoggedAction | null>(null);

  constructor(readonly game: Game) {}

  async load(): Promise<void> {
    const [chart, info] = await Promise.all([api.chart(this.game.id), api.info(this.game.id)]);
    this.chart = chart;
    this.ended = info.updated;
    this.info = info;
  }

  get view(): View {
    return this.game.view!;
  }

  get sheet(): BoardData {
    return this.game.sheet!;
  }

  get result(): ResultView {
    return this.view.result!;
  }

  get title(): string {
    return gameStatus(this.view, this.sheet).title;
  }

  get coin(): string {
    return coinOf(this.sheet);
  }

  /** Whether the title has an income track. */
  get hasIncome(): boolean {
    return this.sheet.income_track.length > 0;
  }

  /** Seats by place, the winner first. */
  readonly order: number[] = $derived.by(() => {
    const { places } = this.result;
    return places.map((_, seat) => seat).toSorted((one, other) => places[one]! - places[other]!);
  });
  /** The seat of the Automa, which has neither money nor income. */
  get automa(): number | null {
    return ownSeen(this.view).automa?.seat ?? null;
  }

  /** Seats with money and income, by place. */
  readonly paid: number[] = $derived.by(() => this.order.filter((seat) => seat !== this.automa));
  readonly verdict: Verdict = $derived.by(() => verdict(this.view, this.result, this.order, this.game.players, this.game.seats.map((one) => one.seat)));
  /** Number of players and rounds, and the day. */
  readonly summary: string = $derived.by(() => {
    const rounds = this.chart?.rounds.length ?? this.view.round;
    return [say('result-under', { players: this.view.seats.length, rounds }), ...(this.ended ? [relativeDay(this.ended)] : [])].join(', ');
  });
  readonly turningPoints: Turning[] = $derived.by(() => turningPoints(this.game.log));
  /** Points by source, for each seat. */
  readonly parts: SourcePart[][] = $derived.by(() => {
    const columns = sourceColumns(this.result.sources);
    return this.result.sources.map((own) => columns.map((column) => sourcePart(column, own, this.coin, this.sheet.piece_names)));
  });
  /** The board before the last points were counted. */
  readonly lastBoard: View = $derived.by(() => (this.view.before_scoring ? { ...this.view, ...this.view.before_scoring } : this.view));
  readonly boardState: BoardState = $derived.by(() => ({ ...NOTHING_SHOWN, highlighted: this.pointed }));

  readonly highlight = (action: LoggedAction | null): void => void (this.pointed = action);

  /** Era and round of an action; the round alone where the title has one era. */
  when({ era, round }: LoggedAction): string {
    return this.sheet.eras.length > 1 ? say('era-round', { era, round }) : say('round', { round });
  }

  /** Whether people of this device and of others were at the table: then the rematch asks all of them. */
  get asksAll(): boolean {
    const { seats, session, players } = this.game;
    const elsewhere = ({ seat, kind }: Player): boolean => kind === 'person' && !seats.some((one) => one.seat === seat);
    return seats.length > 0 && Boolean(session?.rematch) && players.some(elsewhere);
  }

  /** Starts a game with the same players and options, where there is no person of another device to ask. */
  readonly rematch = async (): Promise<void> => {
    const { clock } = await api.info(this.game.id);
    const made = await createGame(this.newGame(clock));
    router.go(`/game/${made.game}`);
  };

  /** The request for a game with the players, options and clock of this one. */
  private newGame(clock: GameInfo['clock']): NewGame {
    const { title, options } = this.view;
    const { board, variant, automa, mat, rules, confirm_turns } = options as GameOptions;
    const players = this.game.players.map((player) => this.invited(player));
    const asked: NewGame = { title, seats: players.length, players, confirm_turns: confirm_turns === true };
    const chosen = Object.entries({ board, variant, automa, mat, rules, clock }).filter(([, value]) => value);
    return { ...asked, ...Object.fromEntries(chosen) };
  }

  private invited({ seat, kind, bot, name }: Player): NewPlayer {
    const { seats } = this.game;
    if (kind === 'automa') return { kind: 'automa' };
    if (kind === 'bot') return { kind: 'bot', bot: bot ?? '' };
    const named = name ? { name } : {};
    if (!seats.some((one) => one.seat === seat)) return { kind: 'friend', ...named };
    return { kind: seat === seats[0]!.seat ? 'me' : 'here', ...named };
  }

  readonly copyLink = async (): Promise<void> => {
    await copyText(addressOf(`/game/${this.game.id}`));
    this.copied = true;
  };

  readonly downloadRecord = async (): Promise<void> => download(`${this.game.id}.txt`, await api.record(this.game.id, this.game.token));
}
