/** Routes of goods on the board: the curves of a haul's links, in the order and direction of travel. */
import type { Haul } from '../lib/types';
import { along, arched, backwards, heading, lengthOf, n, type Leg } from './geometry';
import type { Layout, LinkAt } from './layout';

/** One link of a route, with its curves in the direction of travel. */
export interface RouteStage { link: string; legs: Leg[] }

export interface Route {
  /** Goods that take this route. */
  goods: string[];
  stages: RouteStage[];
  /** Arc for goods that need no link: iron, and beer of the own breweries. */
  flight: Leg | null;
}

/** Returns the route of a haul, by the links that the server sends; null where it has none or ends beside its source. */
export function routeOf(layout: Layout, haul: Haul): Route | null {
  const stages = haul.stages.flatMap(({ link, start, end }) => {
    const linkAt = layout.link.get(link);
    return linkAt ? [{ link, legs: turned(linkAt, start, end) }] : [];
  });
  const goods = [haul.goods];
  if (stages.length) return { goods, stages, flight: null };
  const from = layout.slot.get(haul.source) ?? layout.space.get(haul.source)?.beer ?? layout.space.get(haul.source) ?? layout.imports.find((at) => at.slot === haul.source);
  const to = layout.slot.get(haul.to) ?? layout.link.get(haul.to);
  if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 60) return null;
  return { goods, stages: [], flight: arched(from, to, 0.22) };
}

function turned(linkAt: LinkAt, from: string, to: string): Leg[] {
  const start = linkAt.ends.indexOf(from);
  const end = linkAt.ends.indexOf(to);
  if (linkAt.legs.length === 1) return start === 0 ? [linkAt.legs[0]!] : [backwards(linkAt.legs[0]!)];
  return [backwards(linkAt.legs[start]!), linkAt.legs[end]!]; // legs of a fork run from its middle outward
}

/** Merges routes over the same links. */
export function mergeRoutes(routes: Route[]): Route[] {
  const found = new Map<string, Route>();
  routes.forEach((route, k) => {
    const key = route.stages.map((stage) => stage.link).join('|') || `flight ${k}`;
    const same = found.get(key);
    found.set(key, same ? { ...same, goods: [...new Set([...same.goods, ...route.goods])] } : route);
  });
  return [...found.values()];
}

/** Returns the transforms of the chevrons along curves. */
export function chevrons(legs: Leg[]): { transform: string; k: number }[] {
  const marks: { transform: string; k: number }[] = [];
  for (const leg of legs) {
    const count = Math.max(4, Math.round(lengthOf(leg) / 11));
    for (let k = 1; k < count; k += 1) {
      const t = k / count;
      const at = along(leg, t);
      marks.push({ transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n(heading(leg, t))})`, k: marks.length });
    }
  }
  return marks;
}
