/** Hot-seat play: several people share one device, and a cover hides the hands between their turns. */
import { playsAlone } from '../lib/seatTokens';
import type { Game } from './game.svelte';

export class HotSeat {
  /** The seat that played last on this device, while the device is handed over. */
  handedFrom = $state<number | null>(null);

  /** `board`: the device shows the board for all players and never a hand. */
  constructor(
    private readonly game: Game,
    private readonly board: boolean,
  ) {}

  /** Whether the seats of this device belong to several people. */
  get shared(): boolean {
    return this.game.seats.length > 1 && !playsAlone(this.game.id);
  }

  /** Whether the device waits for its next player: map and cover are shown, no hand. */
  readonly handingOver: boolean = $derived.by(
    () => !this.board && this.game.seats.length > 1 && this.game.seat === null && this.game.next !== null && !this.game.over,
  );

  /** Closes the open seat when another seat of this device is to act; opens it at once for one person with several seats. */
  handOver(): void {
    const { game } = this;
    if (game.next === null || game.busy || game.seat === null) return;
    if (!this.shared) return void game.switchSeat(game.next);
    this.handedFrom = game.seat;
    void game.switchSeat(null);
  }

  /** Opens the seat of this device that is to act. */
  async openNext(): Promise<void> {
    if (this.game.next !== null) await this.game.switchSeat(this.game.next);
  }
}
