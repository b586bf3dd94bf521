/** State of a replay: the shown moment, cached views, and the timer that plays it. */
import * as api from '../lib/api';
import { seatsOf } from '../lib/seatTokens';
import { countAt, isAction, lengthAt, opensRound, replayAddress } from '../lib/actionText';
import { say } from '../lib/messages.svelte';
import { settings } from '../lib/settings.svelte';
import type { LoggedAction, Chart, GameAnalysis, Note, Player, BoardData, ResultView, View } from '../lib/types';
import { sheetOf } from '../game/game.svelte';

const BEAT = 1600;

export class Replay {
  log = $state.raw<LoggedAction[]>([]);
  at = $state(0);
  view = $state.raw<View | null>(null);
  sheet = $state.raw<BoardData | null>(null);
  players = $state.raw<Player[]>([]);
  /** What happened besides actions: absent players, seats that changed hands. */
  notes = $state.raw<Note[]>([]);
  chart = $state.raw<Chart | null>(null);
  /** Evaluation after each action; null for games without trained weights. */
  outlook = $state.raw<GameAnalysis | null>(null);
  /** Series over the timeline. */
  shown = $state<'chances' | 'points' | 'expected'>('points');
  playing = $state(false);
  speed = $state(1);
  trouble = $state<string | null>(null);
  /** Whether the game is over, so that nothing is hidden. */
  finished = $state(false);
  /** Points and places; null while the game runs. */
  result = $state.raw<ResultView | null>(null);

  private views = new Map<number, Promise<View>>();
  private timer = 0;
  private readonly seat: number | null;
  private readonly token: string | null;

  constructor(readonly id: string) {
    const [mine] = seatsOf(id);
    this.seat = mine?.seat ?? null;
    this.token = mine?.token ?? null;
  }

  get action(): LoggedAction | null {
    return this.log[this.at - 1] ?? null;
  }

  /** Notes told right before the shown action; after the last action those that followed it. */
  get notesHere(): Note[] {
    return this.notes.filter((note) => note.kind !== 'clock' && (note.action === this.at - 1 || (this.at === this.last && note.action >= this.at)));
  }

  /** Number of actions. */
  get last(): number {
    return this.log.length;
  }

  /** Number of actions up to the shown moment, as the list numbers them. */
  get count(): number {
    return countAt(this.log, this.at);
  }

  /** Address of the shown moment. */
  get address(): string {
    return replayAddress(this.id, this.log, this.at);
  }

  /** Whether there is something left to play after the shown moment. */
  get canContinue(): boolean {
    return !this.finished || this.at < this.last;
  }

  /** Opens the replay after a number of actions; at the end without one. */
  async open(count: number | null): Promise<void> {
    this.log = await api.log(this.id, this.seat, this.token);
    const seen = await api.view(this.id, this.seat, this.token);
    if (!seen.view) throw new Error(say('not-dealt'));
    // Presence does not matter in a replay.
    this.players = seen.players.map((player) => ({ ...player, online: true, kind: player.kind === 'free' ? 'person' : player.kind }));
    this.notes = seen.notes;
    this.result = seen.view.result;
    this.finished = this.result !== null;
    this.sheet = await sheetOf(seen.view);
    await this.go(count === null ? this.log.length : lengthAt(this.log, count));
  }

  /** Loads the charts of a finished game; the replay is shown without them. */
  async loadCharts(): Promise<void> {
    if (!this.finished) return;
    this.chart = await api.chart(this.id);
    const outlook = await api.outlook(this.id);
    if (outlook.points.length !== this.log.length + 1) return;
    this.outlook = outlook;
    if (this.kinds.includes('chances')) this.shown = 'chances';
  }

  /** Series that can be drawn over the timeline. */
  get kinds(): ('chances' | 'points' | 'expected')[] {
    return this.outlook ? [...(this.outlook.chances.length ? (['chances'] as const) : []), 'points', 'expected'] : ['points'];
  }

  async reloadLanguage(): Promise<void> {
    void settings.language;
    if (!this.sheet) return;
    this.views.clear();
    this.log = await api.log(this.id, this.seat, this.token);
    await this.go(this.at);
    this.notes = (await api.view(this.id, this.seat, this.token)).notes;
  }

  private fetch(at: number): Promise<View> {
    let found = this.views.get(at);
    if (!found) {
      found = api.view(this.id, this.seat, this.token, at).then((seen) => seen.view);
      found.catch(() => this.views.delete(at)); // the caller gets the error; the moment is asked for again
      this.views.set(at, found);
    }
    return found;
  }

  async go(at: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, at));
    const asked = this.at;
    const view = await this.fetch(asked);
    if (asked !== this.at) return;
    this.view = view;
    if (asked < this.last) void this.fetch(asked + 1);
  }

  /** Goes one action forward or back, over the ends of turns. */
  step(by: 1 | -1): void {
    let at = this.at + by;
    while (at > 0 && at < this.last && !isAction(this.log[at - 1]!)) at += by;
    void this.go(at);
  }

  /** Goes to the first action of the previous or next round. */
  round(by: number): void {
    const opens = this.log.filter((_, at) => at === 0 || opensRound(this.log, at)).map((one) => one.number);
    const target = by < 0 ? opens.findLast((one) => one < this.at - 1) : opens.find((one) => one > this.at);
    void this.go(target ?? (by < 0 ? 0 : this.last));
  }

  toggle(): void {
    this.playing = !this.playing;
    window.clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) void this.go(0);
    this.beat();
  }

  private beat(): void {
    this.timer = window.setTimeout(() => {
      this.step(1);
      if (this.at < this.last && this.playing) this.beat();
      else this.playing = false;
    }, BEAT / this.speed);
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.playing = false;
  }
}
