/** Which slots, links, spaces and goods routes of the board an action highlights, from its events. */
import { signed } from '../lib/names.svelte';
import type { LoggedAction, Haul, View } from '../lib/types';
import type { Layout } from './layout';
import { mergeRoutes, routeOf, type Route } from './goodsRoutes';

export interface Highlight { slots: string[]; links: string[]; spaces: string[]; routes: Route[]; tags: { slot: string; parts: string[] }[] }

const BUILT = new Set(['tile built', 'tile replaced']);
const TAKEN: Record<string, string> = { 'coal taken': 'coal', 'iron taken': 'iron', 'beer taken': 'beer' };

export function highlightOf(layout: Layout, action: LoggedAction, links: Record<string, number>): Highlight {
  const named = (detail: string): string[] => action.events.flatMap((event) => (typeof event.details[detail] === 'string' ? [event.details[detail] as string] : []));
  const laid = action.events.filter((event) => event.kind === 'link laid').map((event) => String(event.details.link));
  const built = action.events.filter((event) => BUILT.has(event.kind)).map((event) => String(event.details.slot));
  const turned = action.events.filter((event) => event.kind === 'tile flipped').map((event) => String(event.details.slot));
  const site = layout.slot.get(built[0] ?? '') ?? layout.road.get(laid[0] ?? '') ?? layout.slot.get(turned[0] ?? '') ?? null;
  const ends = built[0] ? [built[0].replace(/\.\d+$/, '')] : (layout.road.get(laid[0] ?? '')?.ends ?? []);
  const routes = action.events.flatMap((event) => {
    const goods = TAKEN[event.kind];
    const source = event.details.slot ?? event.details.space;
    if (!goods || typeof source !== 'string' || !site) return [];
    const path = goods === 'coal' ? wayBetween(layout, links, source.replace(/\.\d+$/, ''), ends, new Set(laid)) : [];
    const haul: Haul = { goods, count: 1, source, owner: null, path, to: ends[0] ?? '', money: 0 };
    const route = routeOf(layout, haul, site);
    return route ? [route] : [];
  });
  return { slots: [...new Set([...built, ...turned, ...named('slot')])], links: laid, spaces: named('space'), routes: mergeRoutes(routes), tags: turnTags(action) };
}

/** Returns light on every tile that lies turned over. */
export function flippedTilesOf(view: View): Highlight {
  return { slots: Object.keys(view.tiles).filter((slot) => view.tiles[slot]!.sold), links: [], spaces: [], routes: [], tags: [] };
}

/** Returns the tiles that turned over, with the spaces their owners' income rose. */
function turnTags(action: LoggedAction): Highlight['tags'] {
  return action.events.flatMap((event, k) => {
    if (event.kind !== 'tile flipped') return [];
    const moved = action.events.slice(k + 1).find((later) => later.kind === 'income moved' || later.kind === 'tile flipped');
    const gain = moved?.kind === 'income moved' ? Number(moved.details.to) - Number(moved.details.from) : 0;
    return [{ slot: String(event.details.slot), parts: gain ? ['#a-flip', signed(gain), '#v-income'] : ['#a-flip'] }];
  });
}

/** Returns the fewest laid roads between a place and one of several; none when they do not meet. */
function wayBetween(layout: Layout, links: Record<string, number>, from: string, to: string[], without: Set<string>): string[] {
  const roads = layout.roads.filter((road) => links[road.link] !== undefined && !without.has(road.link));
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [here, way] of ways) { // a map visits what is added while it is walked, in order
    if (to.includes(here)) return way;
    for (const road of roads) {
      if (!road.ends.includes(here)) continue;
      for (const end of road.ends) if (!ways.has(end)) ways.set(end, [...way, road.link]);
    }
  }
  return [];
}
