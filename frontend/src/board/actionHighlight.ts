/** The slots, links, spaces and routes of goods that an action highlights on the board. */
import type { LoggedAction, Target, View } from '../lib/types';
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

/** Returns a highlight of a part of the board that a player points at. */
export function markedPart(layout: Layout, { kind, name }: Target): Highlight {
  const town = kind === 'place' ? layout.town.get(name) : undefined;
  return {
    slots: kind === 'slot' ? [name] : (town?.slots.map(({ slot }) => slot) ?? []),
    links: kind === 'link' ? [name] : [],
    spaces: kind === 'space' ? [name] : (town?.spaces.map(({ space }) => space) ?? []),
    routes: [],
    tags: [],
  };
}

/** Returns a highlight of every flipped tile. */
export function flippedTilesOf(view: View): Highlight {
  return { slots: Object.keys(view.tiles).filter((slot) => view.tiles[slot]!.sold), links: [], spaces: [], routes: [], tags: [] };
}
