/** State of one link on the board, shared by its drawing and its token. */
import type { BoardModel } from './boardModel.svelte';
import { drawn } from './geometry';
import type { LinkAt } from './layout';

export class LinkState {
  private model: BoardModel;
  private at: () => LinkAt;

  constructor(model: BoardModel, at: () => LinkAt) {
    this.model = model;
    this.at = at;
  }

  readonly target = $derived.by(() => ({ kind: 'link' as const, name: this.at().link }));
  readonly owner = $derived.by<number | undefined>(() => this.model.view.links[this.at().link]);
  /** Whether the link can exist in the current era. */
  readonly open = $derived.by(() => this.at().eras.includes(this.model.view.era));
  readonly kind = $derived.by(() => (this.model.view.era === 'canal' ? 'canal' : 'rail'));
  /** Whether the action in progress lays the link. */
  readonly ghost = $derived.by(() => this.model.laid.includes(this.at().link));
  readonly legal = $derived.by(() => this.model.isLegal(this.target));
  /** Path data of all legs. */
  readonly data = $derived.by(() => this.at().legs.map(drawn).join(''));
}
