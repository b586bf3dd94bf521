/** The slots, links, spaces and routes of goods that an action highlights on the board. */
import type { LoggedAction, View } from '../lib/types';
import type { Layout } from './layout';
import { flipTag, type TagPart } from './previewTags';
import { mergeRoutes, routeOf, type Route } from './goodsRoutes';

export interface Highlight { slots: string[]; links: string[]; spaces: string[]; routes: Route[]; tags: { slot: string; parts: TagPart[] }[] }

export function highlightOf(layout: Layout, { effects, highlights }: LoggedAction): Highlight {
  const { slots, links, spaces } = highlights;
  const routes = effects.hauls.map((haul) => routeOf(layout, haul)).filter((route) => route !== null);
  const tags = effects.flips.map(({ slot, income_from, income_to }) => ({
    slot,
    parts: flipTag(income_to - income_from),
  }));
  return { slots, links, spaces, routes: mergeRoutes(routes), tags };
}

/** Returns a highlight of every flipped tile. */
export function flippedTilesOf(view: View): Highlight {
  return { slots: Object.keys(view.tiles).filter((slot) => view.tiles[slot]!.sold), links: [], spaces: [], routes: [], tags: [] };
}
