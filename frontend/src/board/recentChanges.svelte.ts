/** Outlines what just changed for two seconds, instead of animations, with reduced motion. */
import type { View } from '../lib/types';
import type { Highlight } from './actionHighlight';
import { still } from './motion';

const LASTS = 2000;

export class RecentChanges {
  light = $state.raw<Highlight | null>(null);
  private last: View | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Compares a view with the one before it. */
  compare(view: View): void {
    const before = this.last;
    this.last = view;
    if (!before || before.title !== view.title || !still()) return;
    const slots = Object.keys(view.tiles).filter((slot) => changed(before.tiles[slot], view.tiles[slot]));
    const links = Object.keys(view.links).filter((link) => before.links[link] !== view.links[link]);
    if (!slots.length && !links.length) return;
    this.light = { slots, links, spaces: [], routes: [], tags: [] };
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (this.light = null), LASTS);
  }
}

const changed = (a: View['tiles'][string] | undefined, b: View['tiles'][string] | undefined): boolean =>
  a?.tile !== b?.tile || a?.owner !== b?.owner || a?.sold !== b?.sold || a?.cubes !== b?.cubes;
