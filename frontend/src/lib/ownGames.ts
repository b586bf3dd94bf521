/** Live list of the games of this device: a WebSocket that sends the rows that change. */
import { addressOf } from './basePath';
import type { ListedGame } from './types';

const SHORTEST = 1000;
const LONGEST = 30_000;

/** Returns the list after rows have changed; rows of new games come last. */
export function merged(games: ListedGame[], news: ListedGame[]): ListedGame[] {
  const known = new Map(games.map((game) => [game.id, game]));
  for (const game of news) known.set(game.id, game);
  return [...known.values()];
}

/** Follows the games of some tokens until `close` is called; reconnects by itself. */
export class OwnGamesFeed {
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = SHORTEST;
  private closed = false;

  constructor(
    private readonly tokens: string[],
    private readonly receive: (news: ListedGame[]) => void,
  ) {
    this.connect();
  }

  private connect(): void {
    const url = new URL(addressOf('/api/mine/feed'));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ tokens: this.tokens }));
    socket.onmessage = (event) => {
      this.wait = SHORTEST;
      const { games } = JSON.parse(event.data as string) as { games?: ListedGame[] };
      if (games) this.receive(games);
    };
    socket.onclose = () => {
      if (this.closed) return;
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
