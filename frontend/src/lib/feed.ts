/** WebSocket feed of a game; reconnects and asks for what it missed. */
import { asAutomaAction } from './automa';
import { settings } from './settings.svelte';
import type { FeedMessage } from './types';

const SHORTEST = 300;
const LONGEST = 8000;

export interface FeedAsked {
  game: string;
  seat: number | null;
  token: string | null;
  /** Number of entries that the page has; read at each connection. */
  since: () => number;
  receive: (message: FeedMessage) => void;
  connected: (live: boolean) => void;
}

export class Feed {
  private socket: WebSocket | null = null;
  private closed = false;
  private wait = SHORTEST;
  private timer = 0;
  private readonly again = (): void => this.hurry();
  private readonly gone = (): void => this.lose();

  constructor(private readonly asked: FeedAsked) {
    window.addEventListener('online', this.again);
    window.addEventListener('offline', this.gone);
    document.addEventListener('visibilitychange', this.again);
    this.connect();
  }

  private connect(): void {
    const { game, seat, token, since, receive, connected } = this.asked;
    const url = new URL(`/api/games/${game}/feed`, window.location.href);
    url.searchParams.set('lang', settings.language);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = SHORTEST;
      socket.send(JSON.stringify({ token, seat, since: since() }));
      connected(true);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FeedMessage;
      receive(message.actions ? { ...message, actions: message.actions.map(asAutomaAction) } : message);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.retry();
    };
  }

  private retry(): void {
    this.asked.connected(false);
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  /** Closes the socket when the network is lost; the browser would notice only minutes later. */
  private lose(): void {
    const socket = this.socket;
    if (this.closed || socket?.readyState === WebSocket.CLOSED) return;
    this.socket = null;
    socket?.close();
    window.clearTimeout(this.timer);
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
    window.removeEventListener('online', this.again);
    window.removeEventListener('offline', this.gone);
    document.removeEventListener('visibilitychange', this.again);
    this.socket?.close();
  }
}
