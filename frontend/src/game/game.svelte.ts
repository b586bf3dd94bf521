/** One game as this page sees it: the newest view, the record, who is there; kept current by the feed. */
import * as api from '../lib/api';
import { Feed } from '../lib/feed';
import { reuseUnchanged } from '../lib/structuralSharing';
import { seatsOf } from '../lib/seatTokens';
import { settings } from '../lib/settings.svelte';
import { isAction, eraScores } from '../lib/actionText';
import type { LoggedAction, FeedMessage, Player, TableState, SeatToken, Sheet, View } from '../lib/types';
import { scoringSteps, type ScoringStep } from './eraScoringSteps';

/** How long the feed may take to tell what an answer said already, in milliseconds. */
const PATIENCE = 1500;

export class Game {
  seats = $state<SeatToken[]>([]);
  seat = $state<number | null>(null);
  entry = $state(0);
  view = $state.raw<View | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  players = $state.raw<Player[]>([]);
  log = $state.raw<LoggedAction[]>([]);
  /** The action that is shown on the map just now: what somebody else did. */
  highlighted = $state.raw<LoggedAction | null>(null);
  /** The action of this seat that was just done: its goods are sent along. */
  ownLastAction = $state.raw<LoggedAction | null>(null);
  /** The end of an era is shown in steps; this is the present one. */
  scoringStep = $state.raw<ScoringStep | null>(null);
  live = $state(true);
  trouble = $state<string | null>(null);
  sending = $state(false);

  private feed: Feed | null = null;
  private waiting: FeedMessage[] = [];
  /** The message whose steps are being shown. */
  private staged: FeedMessage | null = null;
  private sent: Promise<void> = Promise.resolve();
  private pacing = 0;
  private spoken = settings.language;

  constructor(readonly id: string) {
    this.seats = seatsOf(id);
  }

  get token(): string | null {
    return this.seats.find((one) => one.seat === this.seat)?.token ?? null;
  }

  /** Whether this page may answer the open question. */
  get mine(): boolean {
    return this.view !== null && this.seat !== null && this.view.question.seat === this.seat && this.view.choices.length > 0;
  }

  get over(): boolean {
    return this.view !== null && this.view.result !== null;
  }

  /** Whether what others did is still being shown. */
  get busy(): boolean {
    return this.highlighted !== null || this.scoringStep !== null;
  }

  /** The seat of this device that has to answer, if it is not the one whose eyes are used now. */
  get next(): number | null {
    const asked = this.view?.question.seat ?? null;
    return asked !== null && asked !== this.seat && this.seats.some((one) => one.seat === asked) ? asked : null;
  }

  /** Opens the game with the eyes of a seat of this device; of nobody when it holds none. */
  async open(seat?: number | null): Promise<void> {
    this.seat = seat === undefined ? (this.seats[0]?.seat ?? null) : seat;
    // View and record are shown together: what others did comes before the question.
    const [seen, log] = await Promise.all([
      api.view(this.id, this.seat, this.token),
      api.log(this.id, this.seat, this.token),
    ]);
    this.sheet ??= await sheetOf(seen.view);
    this.log = log;
    this.take(seen);
    this.listen();
  }

  /** Looks through the eyes of another seat of this device. */
  async switchSeat(seat: number | null): Promise<void> {
    this.close();
    this.view = this.view ? { ...this.view, choices: [], seats: this.view.seats.map((one) => ({ ...one, hand: null })) } : null;
    await this.open(seat);
  }

  private listen(): void {
    this.feed?.close();
    this.feed = new Feed({
      game: this.id,
      seat: this.seat,
      token: this.token,
      since: () => this.entry,
      receive: (message) => this.receive(message),
      connected: (live) => (this.live = live),
    });
  }

  private receive(message: FeedMessage): void {
    if (message.players) this.setPlayers(message.players);
    if (!message.view || message.entry === undefined || message.entry < this.entry) return;
    this.waiting.push(message);
    if (!this.pacing) this.advance();
  }

  /** Shows the next message; what others did is lit action by action before the next comes. */
  private advance(): void {
    this.pacing = 0;
    const message = this.waiting.shift();
    if (!message) {
      this.highlighted = null;
      return;
    }
    const stages = this.scoringSteps(message);
    if (stages.length) {
      this.staged = message;
      this.play(stages);
    } else {
      this.finish(message);
    }
  }

  private finish(message: FeedMessage): void {
    const fresh = this.apply(message).filter(isAction);
    this.ownLastAction = fresh.findLast((action) => action.seat === this.seat) ?? null;
    this.highlight(fresh.filter((action) => action.seat !== this.seat));
  }

  /** The steps of an era that ends with a message; none for those who want everything at once. */
  private scoringSteps(message: FeedMessage): ScoringStep[] {
    const ending = message.actions?.find((action) => eraScores(action).length > 0);
    if (!ending || !settings.pause || !this.view || !message.view || (message.entry ?? 0) <= this.entry) return [];
    return scoringSteps(this.view, message.view, ending);
  }

  private play(stages: ScoringStep[]): void {
    const [first, ...rest] = stages;
    this.scoringStep = first ?? null;
    if (first) {
      this.view = first.view;
      this.pacing = window.setTimeout(() => this.play(rest), first.lasts);
      return;
    }
    const message = this.staged!;
    this.staged = null;
    this.finish(message);
  }

  private highlight(actions: LoggedAction[]): void {
    const [first, ...rest] = actions;
    if (!first || !settings.pause) {
      this.advance();
      return;
    }
    this.highlighted = first;
    this.pacing = window.setTimeout(() => this.highlight(rest), settings.pause);
  }

  /** Shows everything that has arrived at once. */
  skip(): void {
    if (!this.pacing) return;
    window.clearTimeout(this.pacing);
    this.pacing = 0;
    const current = this.staged ? [this.staged] : [];
    this.staged = this.scoringStep = null;
    for (const message of [...current, ...this.waiting.splice(0)]) this.apply(message);
    this.highlighted = null;
  }

  private take(seen: TableState): void {
    this.entry = seen.entry;
    this.view = reuseUnchanged(this.view, seen.view);
    this.setPlayers(seen.players);
  }

  /** Takes over who is there; the same people again change nothing, so that nothing is drawn anew for them. */
  private setPlayers(players: Player[]): void {
    this.players = reuseUnchanged(this.players, players);
  }

  /** Takes a message over; returns the actions that were not known before. */
  private apply(message: FeedMessage): LoggedAction[] {
    if (message.view && (message.entry ?? 0) > this.entry) {
      this.entry = message.entry ?? 0;
      this.view = reuseUnchanged(this.view, message.view);
    }
    const known = this.log.length;
    const actions = message.actions ?? [];
    const since = message.since ?? known;
    if (actions.length > 0 || since < known) this.log = [...this.log.slice(0, since), ...actions];
    return actions.filter((action) => action.number >= known);
  }

  /** Sends an entry after those before it; a refusal is thrown for the caller to show. */
  enter(entry: api.Entry): Promise<void> {
    const sent = this.sent.then(() => this.send(entry));
    this.sent = sent.catch(() => undefined); // who asked hears of it; the next entry goes on
    return sent;
  }

  private async send(entry: api.Entry): Promise<void> {
    if (this.seat === null || this.token === null) return;
    this.skip();
    this.sending = true;
    try {
      const seen = await api.postEntry(this.id, this.seat, this.token, this.entry, entry);
      // The feed may have been faster, and further.
      if (seen.entry > this.entry) this.adopt(seen);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof api.Problem) || error.status !== 409) throw error;
      await this.refresh();
    } finally {
      this.sending = false;
    }
  }

  /** Takes an answer over; the end of an era is left to the feed, which tells it step by step. */
  private adopt(seen: TableState): void {
    const ends = seen.view.era !== this.view?.era || (seen.view.result !== null && !this.over);
    if (!ends || !this.live || !settings.pause) return this.take(seen);
    window.setTimeout(() => {
      if (seen.entry > this.entry && !this.scoringStep) this.take(seen);
    }, PATIENCE);
  }

  /** Reads everything anew: after a stale answer, or in another language. */
  async refresh(): Promise<void> {
    this.take(await api.view(this.id, this.seat, this.token));
    this.log = await api.log(this.id, this.seat, this.token);
  }

  /** Sentences come from the server: ask for them again when the language changes. */
  async reloadLanguage(): Promise<void> {
    if (this.spoken === settings.language || !this.view) return;
    this.spoken = settings.language;
    await this.refresh();
    this.listen();
  }

  close(): void {
    window.clearTimeout(this.pacing);
    this.pacing = 0;
    this.waiting = [];
    this.staged = this.scoringStep = null;
    this.feed?.close();
    this.feed = null;
  }
}

/** The printed matter of the game that a view shows. */
export function sheetOf(view: View): Promise<Sheet> {
  const text = (name: string): string | null => (view.options[name] as string | undefined) ?? null;
  return api.sheet(view.title, {
    seats: view.seats.length,
    board: text('board'),
    variant: text('variant'),
    automa: text('automa'),
  });
}
