/** State of the review screen: the review as it is computed, the selected turn, and what the board shows. */
import * as api from '../lib/api';
import { isAction } from '../lib/actionText';
import { anyToken, seatsOf } from '../lib/seatTokens';
import { settings } from '../lib/settings.svelte';
import type { LoggedAction, ReviewState, SeatReview, LuckLedger, TurnReview, TurnShown, View } from '../lib/types';
import { Replay } from '../replay/replay.svelte';
import { isBest } from './grades';

/** First delay between two questions for new turns, in milliseconds; it grows by the factor up to the longest. */
const FIRST = 400;
const FACTOR = 1.25;
const LONGEST = 3000;

export class Review {
  readonly replay: Replay;
  status = $state<ReviewState['status']>('none');
  version = $state('');
  total = $state(0);
  /** Reviewed turns in the order of the game. */
  turns = $state.raw<TurnReview[]>([]);
  summary = $state.raw<SeatReview[]>([]);
  ledger = $state.raw<LuckLedger | null>(null);
  /** Number of the selected turn; null until one is reviewed. */
  selected = $state<number | null>(null);
  side = $state<'played' | 'best'>('best');
  /** Number of the shown action within the turn. */
  step = $state(0);
  /** The best turn found for the selected turn; null until it has come. */
  found = $state.raw<TurnShown | null>(null);
  private known = 0;
  private timer = 0;
  private closed = false;
  private shown = new Map<string, Promise<TurnShown>>();

  constructor(readonly id: string) {
    this.replay = new Replay(id);
  }

  /** Whether this device may stop the review for everyone. */
  get mayStop(): boolean {
    return anyToken(this.id) !== null;
  }

  get turn(): TurnReview | null {
    return this.turns.find((one) => one.number === this.selected) ?? null;
  }

  /** The actions of the shown side, without ends of turns. */
  get actions(): LoggedAction[] {
    const { turn } = this;
    if (!turn) return [];
    if (this.side === 'best' && this.found?.turn === turn.number) return this.found.best.map((one) => one.action).filter(isAction);
    if (this.side === 'best' && !isBest(turn)) return [];
    return this.replay.log.slice(turn.action, turn.action + turn.played.length).filter(isAction);
  }

  get action(): LoggedAction | null {
    return this.actions[this.step] ?? null;
  }

  /** The board after the shown action. */
  get view(): View | null {
    const { action, found } = this;
    if (action && this.side === 'best' && found) return found.best.find((one) => one.action === action)?.view ?? this.replay.view;
    return this.replay.view;
  }

  /** Opens the game, and starts its review where there is none. */
  async open(turn: number | null): Promise<void> {
    await this.replay.open(null);
    this.take(await api.review(this.id, 0));
    if (turn !== null && this.turns.some((one) => one.number === turn)) await this.select(turn);
    if (this.status !== 'done') await this.start();
    else if (this.selected === null) await this.selectFirst();
  }

  /** Starts the review or continues it, and follows it. */
  async start(): Promise<void> {
    this.known = 0;
    this.take(await api.startReview(this.id));
    if (this.selected === null) await this.selectFirst();
    if (this.status === 'running') this.follow(FIRST);
  }

  async stop(): Promise<void> {
    window.clearTimeout(this.timer);
    await api.stopReview(this.id);
    this.take(await api.review(this.id, this.known));
  }

  private follow(delay: number): void {
    this.timer = window.setTimeout(async () => {
      try {
        this.take(await api.review(this.id, this.known));
      } catch (error) {
        if (!(error instanceof api.Problem) || !error.passing) throw error;
      }
      if (this.closed) return;
      if (this.selected === null) await this.selectFirst();
      if (this.status === 'running') this.follow(Math.min(LONGEST, delay * FACTOR));
    }, delay);
  }

  private take(state: ReviewState): void {
    const old = this.known ? this.turns : [];
    const fresh = state.turns.filter((turn) => !old.some((one) => one.number === turn.number));
    this.turns = [...old, ...fresh].toSorted((one, other) => one.number - other.number);
    this.known = state.done;
    this.status = state.status;
    this.version = state.version;
    this.total = state.total;
    this.summary = state.summary ?? [];
    this.ledger = state.ledger ?? null;
  }

  /** Selects the own turn that lost most; the first reviewed turn while the review runs. */
  private async selectFirst(): Promise<void> {
    const own = seatsOf(this.id)[0]?.seat ?? 0;
    const worst = this.summary.find((seat) => seat.seat === own)?.mattered[0];
    const first = worst ?? this.turns[0]?.number;
    if (first !== undefined) await this.select(first);
  }

  /** Selects a turn: shows the best turn found, or the turn played where it is the best. */
  async select(number: number): Promise<void> {
    const turn = this.turns.find((one) => one.number === number);
    if (!turn) return;
    this.selected = number;
    this.side = isBest(turn) ? 'played' : 'best';
    this.found = null;
    await this.show(0);
    const found = await this.fetch(number);
    if (this.selected === number) this.found = found;
  }

  /** Goes to the next or previous reviewed turn. */
  async move(by: 1 | -1): Promise<void> {
    const at = this.turns.findIndex((one) => one.number === this.selected);
    const next = this.turns[at + by];
    if (next) await this.select(next.number);
  }

  async choose(side: 'played' | 'best'): Promise<void> {
    this.side = side;
    await this.show(0);
  }

  /** Shows an action of the turn on the board. */
  async show(step: number): Promise<void> {
    this.step = step;
    const { turn } = this;
    if (!turn) return;
    // The position before the turn stands on the board until the best turn has come.
    const action = this.side === 'played' ? this.actions[step] : undefined;
    await this.replay.go(action ? action.number + 1 : turn.action);
  }

  private fetch(number: number): Promise<TurnShown> {
    const key = `${settings.language} ${number}`;
    let found = this.shown.get(key);
    if (!found) {
      found = api.bestTurn(this.id, number);
      found.catch(() => this.shown.delete(key)); // the caller gets the error; the turn is asked for again
      this.shown.set(key, found);
    }
    return found;
  }

  /** Loads the sentences in another language. */
  async reloadLanguage(): Promise<void> {
    await this.replay.reloadLanguage();
    if (this.selected !== null) this.found = await this.fetch(this.selected);
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    this.replay.close();
  }
}
