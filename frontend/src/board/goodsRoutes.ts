/** Along which roads goods travel: the legs of a haul, in the order and direction they are used. */
import type { Haul } from '../lib/types';
import { along, arched, backwards, heading, lengthOf, n, type Leg, type Point } from './geometry';
import type { Layout, LinkAt } from './layout';

/** One road of a haul, its legs turned the way the goods go. */
export interface RouteStage { link: string; legs: Leg[] }

export interface Route {
  /** What travels: several goods may come the same way. */
  goods: string[];
  stages: RouteStage[];
  /** Goods that need no road fly: iron, one's own beer. */
  flight: Leg | null;
}

const placeOf = (name: string): string => name.replace(/\.\d+$/, '');

/** Returns the way a haul takes; null when it starts and ends in the same place. */
export function routeOf(layout: Layout, haul: Haul, site: Point | null): Route | null {
  const roads = haul.path.map((link) => layout.road.get(link)).filter((road) => road !== undefined);
  const facts = { goods: [haul.goods] };
  if (roads.length) return { ...facts, stages: travelled(layout, roads, haul), flight: null };
  const from = layout.slot.get(haul.source) ?? layout.space.get(haul.source)?.beer ?? layout.space.get(haul.source) ?? layout.imports.find((at) => at.slot === haul.source);
  const to = site ?? layout.town.get(haul.to) ?? layout.road.get(haul.to);
  if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 60) return null;
  return { ...facts, stages: [], flight: arched(from, to, 0.22) };
}

function travelled(layout: Layout, roads: LinkAt[], haul: Haul): RouteStage[] {
  let here = startOf(roads, haul);
  return roads.map((road, k) => {
    const next = exitOf(road, here, roads[k + 1], haul.to, layout);
    const stage = { link: road.link, legs: turned(road, here, next) };
    here = next;
    return stage;
  });
}

/** Returns the place where the first road is entered. */
function startOf(roads: LinkAt[], haul: Haul): string {
  const first = roads[0]!;
  const source = placeOf(haul.source);
  if (first.ends.includes(source)) return source;
  const rest = roads[1] ? roads[1].ends : [placeOf(haul.to)];
  return first.ends.find((end) => !rest.includes(end)) ?? first.ends[0]!;
}

function exitOf(road: LinkAt, from: string, next: LinkAt | undefined, to: string, layout: Layout): string {
  const wanted = next ? next.ends : (layout.road.get(to)?.ends ?? [placeOf(to)]);
  const others = road.ends.filter((end) => end !== from);
  return others.find((end) => wanted.includes(end)) ?? others[0] ?? from;
}

function turned(road: LinkAt, from: string, to: string): Leg[] {
  const start = road.ends.indexOf(from);
  const end = road.ends.indexOf(to);
  if (road.legs.length === 1) return start === 0 ? [road.legs[0]!] : [backwards(road.legs[0]!)];
  return [backwards(road.legs[start]!), road.legs[end]!]; // legs of a fork run from its middle outward
}

/** Returns the routes with those that take the same roads made one. */
export function mergeRoutes(routes: Route[]): Route[] {
  const found = new Map<string, Route>();
  routes.forEach((route, k) => {
    const key = route.stages.map((stage) => stage.link).join('|') || `flight ${k}`;
    const same = found.get(key);
    found.set(key, same ? { ...same, goods: [...new Set([...same.goods, ...route.goods])] } : route);
  });
  return [...found.values()];
}

/** Returns the chevrons of a leg: where they stand, how they are turned; none under the token half-way. */
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
