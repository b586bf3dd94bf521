/** WebSocket feed of a game; reconnects and asks for what it missed. */
import { asAutomaAction } from './automa';
import { asProblem, type Problem, type ProblemDocument } from './api';
import { addressOf } from './basePath';
import { patched } from './jsonPatch';
import { settings } from './settings.svelte';
import type { FeedMessage, View } from './types';

const SHORTEST = 300;
const LONGEST = 8000;
/** Milliseconds without a connection before the page says so: a server that restarts hands its feeds over sooner. */
const GRACE = 2500;
/** Codes of a closed feed that opens again for no one with this token: 401, 403 and 404. */
const FINAL = [4401, 4403, 4404];
/** Messages after the first of a connection tell only what has changed. */
const PROTOCOL = '2';

/** Events of a page that is used, and milliseconds for which it counts as used after one. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel'];
const RECENT = 60_000;

export interface FeedAsked {
  game: string;
  seat: number | null;
  token: string | null;
  /** Number of entries that the page has; read at each connection. */
  since: () => number;
  receive: (message: FeedMessage) => void;
  connected: (live: boolean) => void;
  /** Called when the server does not let this device follow the game any more. */
  refused: (problem: Problem) => void;
}

export class Feed {
  private socket: WebSocket | null = null;
  private closed = false;
  private wait = SHORTEST;
  private timer = 0;
  private telling = 0;
  /** The last problem that the server has sent. */
  private problem: Problem | null = null;
  /** Number of entries with which the turn of this seat began, and whether the server knows that its player looks. */
  private turn: number | null = null;
  private told = false;
  /** When the page was last used. */
  private used = Date.now();
  private readonly again = (): void => this.hurry();
  private readonly use = (): void => this.reportTurnSeen(Date.now());
  private readonly gone = (): void => this.lose();

  constructor(private readonly asked: FeedAsked) {
    window.addEventListener('online', this.again);
    window.addEventListener('offline', this.gone);
    document.addEventListener('visibilitychange', this.again);
    for (const name of USES) document.addEventListener(name, this.use);
    this.connect();
  }

  private connect(): void {
    const { game, seat, token, since, receive, connected } = this.asked;
    const url = new URL(addressOf(`/api/games/${game}/feed`));
    url.searchParams.set('lang', settings.language);
    url.searchParams.set('protocol', PROTOCOL);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    let view: View | null = null;
    socket.onopen = () => {
      this.wait = SHORTEST;
      window.clearTimeout(this.telling);
      this.telling = 0;
      socket.send(JSON.stringify({ token, seat, since: since() }));
      connected(true);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FeedMessage & Partial<ProblemDocument>;
      if (message.status !== undefined) {
        this.problem = asProblem({ ...message, status: message.status });
        return;
      }
      view = message.changes && view ? patched(view, message.changes) : (message.view ?? view);
      if (message.changes) message.view = view;
      this.follow(view, message.entry);
      receive(message.actions ? { ...message, actions: message.actions.map(asAutomaAction) } : message);
    };
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      if (this.problem && FINAL.includes(code)) {
        this.close();
        this.asked.refused(this.problem);
      } else this.retry();
    };
  }

  /** Notes whether it is the turn of this seat. */
  private follow(view: View | null, entry: number | undefined): void {
    if (!view || entry === undefined) return;
    if (view.to_act !== this.asked.seat || this.asked.seat === null) [this.turn, this.told] = [null, false];
    else this.turn ??= entry;
    this.reportTurnSeen(this.used);
  }

  /** Tells the server once per turn that the table is visible and used: then it sends no notice. */
  private reportTurnSeen(used: number): void {
    this.used = used;
    const isLookedAt = !document.hidden && Date.now() - used < RECENT;
    if (this.turn === null || this.told || !isLookedAt || this.socket?.readyState !== WebSocket.OPEN) return;
    this.told = true;
    this.socket.send(JSON.stringify({ seen: this.turn }));
  }

  private retry(): void {
    this.telling ||= window.setTimeout(() => this.asked.connected(false), GRACE);
    // The first attempt comes at a random moment: all clients of a server that restarts lose their feeds at once.
    const wait = this.wait === SHORTEST ? SHORTEST * Math.random() : this.wait;
    this.timer = window.setTimeout(() => this.connect(), wait);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  /** Closes the socket when the network is lost; the browser would notice only minutes later. */
  private lose(): void {
    const socket = this.socket;
    if (this.closed || socket?.readyState === WebSocket.CLOSED) return;
    this.socket = null;
    socket?.close();
    window.clearTimeout(this.timer);
    this.asked.connected(false);
    this.retry();
  }

  /** Reconnects at once when the network is back or the page becomes visible. */
  private hurry(): void {
    if (this.closed || document.hidden || (this.socket && this.socket.readyState !== WebSocket.CLOSED)) return;
    window.clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.telling);
    window.removeEventListener('online', this.again);
    window.removeEventListener('offline', this.gone);
    document.removeEventListener('visibilitychange', this.again);
    for (const name of USES) document.removeEventListener(name, this.use);
    this.socket?.close();
  }
}
