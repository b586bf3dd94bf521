/** Client state of one game: view, log and players, updated by the feed. */
import * as api from '../lib/api';
import { Feed } from '../lib/feed';
import { reuseUnchanged } from '../lib/structuralSharing';
import { keepSeats } from '../lib/keepSeats';
import { dropToken, hostToken, saveSeats, seatsOf } from '../lib/seatTokens';
import { settings } from '../lib/settings.svelte';
import { isAction } from '../lib/actionText';
import type { ChatMessage, LoggedAction, FeedMessage, GameInfo, Gathering, Note, Player, TableBeforeDeal, TableSession, TableState, SeatToken, BoardData, Target, View } from '../lib/types';
import { eraMoment, type EraMoment } from './eraMoment';
import { scoringSteps, type ScoringStep } from './eraScoringSteps';

/** Maximum wait for the feed to confirm an entry, in milliseconds. */
const PATIENCE = 1500;

export class Game {
  seats = $state<SeatToken[]>([]);
  seat = $state<number | null>(null);
  entry = $state(0);
  view = $state.raw<View | null>(null);
  /** What the game waits for before its cards are dealt; null once they are. */
  gathering = $state.raw<Gathering | null>(null);
  /** Title and options of a game that waits for its deal. */
  setup = $state.raw<GameInfo | null>(null);
  sheet = $state.raw<BoardData | null>(null);
  players = $state.raw<Player[]>([]);
  /** What happened at the table besides actions: seats that changed hands, bots that failed. */
  notes = $state.raw<Note[]>([]);
  /** What the people at the table agreed on, and are asked; null until it was sent. */
  session = $state.raw<TableSession | null>(null);
  /** The last messages of the chat. */
  chat = $state.raw<ChatMessage[]>([]);
  /** The part of the board that a player points at. */
  mark = $state.raw<Target | null>(null);
  /** When the players' clocks were sent, in milliseconds since 1970. */
  clocksAt = $state(0);
  log = $state.raw<LoggedAction[]>([]);
  /** The action of another player that is highlighted on the board. */
  highlighted = $state.raw<LoggedAction | null>(null);
  /** The last action of this seat, whose goods are animated. */
  ownLastAction = $state.raw<LoggedAction | null>(null);
  /** The current step of the scoring at the end of an era. */
  scoringStep = $state.raw<ScoringStep | null>(null);
  /** The end of an era or of the game, until it is closed. */
  moment = $state.raw<EraMoment | null>(null);
  live = $state(true);
  trouble = $state<string | null>(null);
  /** Short title of the trouble, where the server gives one. */
  troubleHead = $state<string | null>(null);
  sending = $state(false);

  private feed: Feed | null = null;
  private waiting: FeedMessage[] = [];
  /** The message whose scoring steps are shown. */
  private staged: FeedMessage | null = null;
  /** Numbers of the actions of the staged message that were highlighted before the scoring. */
  private shown: number[] = [];
  private sent: Promise<void> = Promise.resolve();
  private pacing = 0;
  private spoken = settings.language;

  constructor(readonly id: string) {
    this.seats = seatsOf(id);
  }

  get token(): string | null {
    return this.seats.find((one) => one.seat === this.seat)?.token ?? null;
  }

  /** Whether the open seat is to act. */
  get mine(): boolean {
    return this.view !== null && this.seat !== null && this.view.question.seat === this.seat && this.view.choices.length > 0 && !this.away && !this.stopped;
  }

  /** Whether nothing can be played: the game is paused, or was ended by agreement. */
  get stopped(): boolean {
    return (this.session?.ended ?? false) || typeof this.session?.paused === 'number';
  }

  /** Who has the open seat while its person is absent: a stand-in, or nobody yet; null where the person plays. */
  get away(): 'bot' | 'free' | null {
    const kind = this.players.find(({ seat }) => seat === this.seat)?.kind;
    return kind === 'bot' || kind === 'free' ? kind : null;
  }

  /** The token of the host, if this device has it. */
  get hostToken(): string | null {
    const own = this.seats.find(({ seat }) => this.players.find((player) => player.seat === seat)?.host);
    return own?.token ?? hostToken(this.id);
  }

  /** The person to act, where the game has a clock. */
  get acting(): Player | null {
    const player = this.players.find(({ seat, kind }) => seat === this.view?.to_act && kind === 'person');
    return typeof player?.clock === 'number' ? player : null;
  }

  get over(): boolean {
    return this.view !== null && this.view.result !== null;
  }

  /** Whether actions of others or scoring steps are shown. */
  get busy(): boolean {
    return this.highlighted !== null || this.scoringStep !== null;
  }

  /** The seat of this device that is to act, unless it is the open one. */
  get next(): number | null {
    const asked = this.view?.question.seat ?? null;
    return asked !== null && asked !== this.seat && this.seats.some((one) => one.seat === asked) ? asked : null;
  }

  /** Opens the game from a seat of this device, by default its first; null opens it as a spectator. */
  async open(seat?: number | null): Promise<void> {
    this.seat = seat === undefined ? (this.seats[0]?.seat ?? null) : seat;
    // View and log are set together, because missed actions are shown before the question.
    const [seen, log]: [TableBeforeDeal, LoggedAction[]] = await Promise.all([
      api.view(this.id, this.seat, this.token),
      api.log(this.id, this.seat, this.token),
    ]);
    if (!seen.view) this.setup ??= await api.info(this.id);
    this.sheet ??= await (seen.view ? sheetOf(seen.view) : sheetFor(this.setup!));
    this.log = log;
    this.take(seen);
    this.listen();
  }

  /** Opens another seat of this device; hides the hand meanwhile. */
  async switchSeat(seat: number | null): Promise<void> {
    this.close();
    this.view = this.view ? { ...this.view, choices: [], seats: this.view.seats.map((one) => ({ ...one, hand: null })) } : null;
    try {
      await this.open(seat);
    } catch (error) {
      if (error instanceof api.Problem && error.ended) return this.refuse(error);
      // Without a seat the screen offers to open it again.
      this.seat = null;
      throw error;
    }
  }

  private listen(): void {
    this.feed?.close();
    this.feed = new Feed({
      game: this.id,
      seat: this.seat,
      token: this.token ?? hostToken(this.id),
      since: () => this.entry,
      receive: (message) => this.receive(message),
      connected: (live) => (this.live = live),
      refused: (problem) => this.refuse(problem),
    });
  }

  /** Shows why this device cannot go on; forgets a token that another device of the seat ended. */
  refuse(problem: api.Problem): void {
    const token = this.token;
    if (problem.ended && token !== null) {
      dropToken(this.id, token);
      this.seats = seatsOf(this.id);
    }
    this.close();
    this.troubleHead = problem.head;
    this.trouble = problem.detail;
  }

  /** Leaves a seat to this device alone, with a new token. */
  async keepOnlyHere(seat: number, token: string): Promise<void> {
    const fresh = await api.renewToken(this.id, seat, token);
    // Saved before the old token ends, so that a lost answer costs nothing.
    saveSeats(this.id, [{ seat, token: fresh.token }]);
    this.seats = seatsOf(this.id);
    await api.endDevices(this.id, seat, fresh.token);
    void keepSeats();
    if (this.seat === seat) this.listen();
  }

  private receive(message: FeedMessage): void {
    if (message.players) this.setPlayers(message.players);
    if (message.notes) this.notes = reuseUnchanged(this.notes, message.notes);
    if (message.session) this.session = message.session;
    if (message.chat) this.chat = message.chat;
    if (message.gathering && !this.view) this.gathering = message.gathering;
    if (!message.view || message.entry === undefined || message.entry < this.entry) return;
    this.waiting.push(message);
    if (!this.pacing) this.advance();
  }

  /** Applies the next message and highlights its actions one by one. */
  private advance(): void {
    this.pacing = 0;
    const message = this.waiting.shift();
    if (!message) {
      this.highlighted = null;
      return;
    }
    const stages = this.scoringSteps(message);
    if (stages.length) this.lead(message, stages);
    else this.finish(message);
  }

  /** Highlights the actions of others up to the end of an era on the board that is scored, then plays the scoring. */
  private lead(message: FeedMessage, stages: ScoringStep[]): void {
    this.staged = message;
    const actions = message.actions ?? [];
    const ending = actions.findIndex((action) => action.era_scores.length > 0);
    const led = actions.slice(0, ending + 1).filter((action) => action.number >= this.log.length && isAction(action) && action.seat !== this.seat);
    const { tiles, links } = actions[ending]!.era_end!;
    this.view = { ...this.view!, tiles, links, choices: [], can_undo: false, can_undo_turn: false };
    this.shown = led.map((action) => action.number);
    this.highlight(led, () => this.play(stages));
  }

  private finish(message: FeedMessage): void {
    const news = this.apply(message);
    const fresh = news.filter((action) => isAction(action) && !this.shown.includes(action.number));
    this.shown = [];
    if (settings.pause && this.view) this.moment = eraMoment(news, this.view) ?? this.moment;
    this.ownLastAction = fresh.findLast((action) => action.seat === this.seat) ?? null;
    this.highlight(fresh.filter((action) => action.seat !== this.seat));
  }

  /** Returns the scoring steps of a message that ends an era; none at the speed without pauses. */
  private scoringSteps(message: FeedMessage): ScoringStep[] {
    const ending = message.actions?.find((action) => action.era_scores.length > 0);
    if (!ending || !settings.pause || !this.view || !message.view || (message.entry ?? 0) <= this.entry) return [];
    return scoringSteps(this.view, message.view, ending);
  }

  private play(stages: ScoringStep[]): void {
    const [first, ...rest] = stages;
    this.highlighted = null;
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

  private highlight(actions: LoggedAction[], then = (): void => this.advance()): void {
    const [first, ...rest] = actions;
    if (!first || !settings.pause) {
      then();
      return;
    }
    this.highlighted = first;
    this.pacing = window.setTimeout(() => this.highlight(rest, then), settings.pause);
  }

  /** Applies all waiting messages at once. */
  skip(): void {
    if (!this.pacing) return;
    window.clearTimeout(this.pacing);
    this.pacing = 0;
    const current = this.staged ? [this.staged] : [];
    this.staged = this.scoringStep = null;
    this.shown = [];
    for (const message of [...current, ...this.waiting.splice(0)]) this.apply(message);
    this.highlighted = null;
  }

  private take(seen: TableBeforeDeal): void {
    this.entry = seen.entry;
    this.gathering = seen.gathering ?? null;
    this.view = seen.view ? reuseUnchanged(this.view, seen.view) : null;
    this.setPlayers(seen.players);
    this.session = seen.session ?? null;
    this.chat = seen.chat ?? [];
    this.notes = reuseUnchanged(this.notes, seen.notes);
  }

  /** Sets the players; unchanged ones keep their objects, so that nothing is redrawn. */
  private setPlayers(players: Player[]): void {
    this.players = reuseUnchanged(this.players, players);
    this.clocksAt = Date.now();
  }

  /** Applies a message; returns its new actions. */
  private apply(message: FeedMessage): LoggedAction[] {
    if (message.view && (message.entry ?? 0) > this.entry) {
      this.entry = message.entry ?? 0;
      this.gathering = null;
      this.view = reuseUnchanged(this.view, message.view);
    }
    const known = this.log.length;
    const actions = message.actions ?? [];
    const since = message.since ?? known;
    if (actions.length > 0 || since < known) this.log = [...this.log.slice(0, since), ...actions];
    return actions.filter((action) => action.number >= known);
  }

  /** Posts an entry after those before it; throws a refusal. */
  enter(entry: api.Entry): Promise<void> {
    const sent = this.sent.then(() => this.send(entry));
    this.sent = sent.catch(() => undefined); // the caller gets the error; the next entry is still posted
    return sent;
  }

  private async send(entry: api.Entry): Promise<void> {
    if (this.seat === null || this.token === null) return;
    this.skip();
    this.sending = true;
    try {
      const seen = await api.postEntry(this.id, this.seat, this.token, this.entry, entry);
      // The feed may be ahead of the answer.
      if (seen.entry > this.entry) this.adopt(seen);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof api.Problem) || error.status !== 409) throw error;
      await this.refresh();
    } finally {
      this.sending = false;
    }
  }

  /** Applies an answer; the end of an era is left to the feed, which has the scoring steps. */
  private adopt(seen: TableState): void {
    const ends = seen.view.era !== this.view?.era || (seen.view.result !== null && !this.over);
    if (!ends || !this.live || !settings.pause) return this.take(seen);
    window.setTimeout(() => {
      if (seen.entry > this.entry && !this.scoringStep) this.take(seen);
    }, PATIENCE);
  }

  /** Loads view and log again: after a conflict, or in another language. */
  async refresh(): Promise<void> {
    this.take(await api.view(this.id, this.seat, this.token));
    this.log = await api.log(this.id, this.seat, this.token);
  }

  /** Loads the sentences of the server again when the language changed. */
  async reloadLanguage(): Promise<void> {
    if (this.spoken === settings.language || (!this.view && !this.gathering)) return;
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

/** Loads the board data of a game. */
export const sheetOf = ({ title, options, seats }: View): Promise<BoardData> => sheetFor({ title, options, seats: seats.length });

/** Loads the board data of a title with these options and this number of seats. */
export function sheetFor({ title, options, seats }: Pick<GameInfo, 'title' | 'options' | 'seats'>): Promise<BoardData> {
  const text = (name: string): string | null => (options[name] as string | undefined) ?? null;
  return api.sheet(title, {
    seats,
    board: text('board'),
    variant: text('variant'),
    automa: text('automa'),
    rules: Object.entries((options['rules'] as Record<string, unknown> | undefined) ?? {})
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(', ') || null,
  });
}
