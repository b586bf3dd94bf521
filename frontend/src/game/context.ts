/** What the parts of a table share: the game, what is being put together, and what a click means. */
import type { LoggedAction, Target } from '../lib/types';
import type { MoveDraft } from './moveDraft.svelte';
import type { Game } from './game.svelte';

export interface Desk {
  game: Game;
  draft: MoveDraft;
  aim: (target: Target | null) => void;
  pick: (target: Target) => void;
  /** Lights an action of the record on the map. */
  light: (action: LoggedAction | null) => void;
  /** Opens a player's mat. */
  open: (seat: number) => void;
  menu: () => void;
  type: () => void;
}
