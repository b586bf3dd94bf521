/** Arrow-key navigation: finds the nearest target in a direction. */
import type { Point } from './geometry';
import type { BoardModel } from './boardModel.svelte';

const FAR = 2000;
const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 },
};

/** Returns every target of the board with its point. */
export function points(model: BoardModel): Map<string, Point> {
  const { layout } = model;
  const found = new Map<string, Point>();
  for (const slot of layout.slot.values()) found.set(`slot:${slot.slot}`, slot);
  for (const slot of layout.imports) found.set(`slot:${slot.slot}`, slot);
  for (const space of layout.space.values()) found.set(`space:${space.space}`, space);
  for (const linkAt of layout.links) found.set(`link:${linkAt.link}`, linkAt);
  Object.keys(model.sheet.markets).forEach((goods, k) => found.set(`market:${goods}`, { x: layout.plan.market.x + 70 + 52 * k, y: layout.plan.market.y + 60 }));
  if (layout.plan.cotton) found.set('market:cotton', { x: layout.plan.cotton.x + 72, y: layout.plan.cotton.y + 60 });
  for (const at of model.markers) found.set(`place:${at.kind} ${at.seat}`, at);
  return found;
}

/** Returns the target that Tab should reach first: the chosen, the first legal one, or the first slot. */
export function firstTarget(model: BoardModel): string {
  return model.legal.keys().next().value ?? `slot:${model.sheet.slots[0]?.slot ?? ''}`;
}

/** Returns the nearest target in the direction of an arrow key, among legal ones unless `any`. */
export function nextTarget(model: BoardModel, from: string | null, key: string, any: boolean): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const all = points(model);
  const here = all.get(from ?? '') ?? { x: 500, y: 500 };
  const open = any || !model.choosing ? [...all.keys()] : [...model.legal.keys()];
  let best: string | null = null;
  let least = Infinity;
  for (const name of open) {
    const at = all.get(name);
    if (!at || name === from) continue;
    const ahead = (at.x - here.x) * way.x + (at.y - here.y) * way.y;
    const aside = Math.abs((at.x - here.x) * way.y) + Math.abs((at.y - here.y) * way.x);
    if (ahead <= 1) continue;
    const far = ahead + 2.2 * aside + (aside > 1.2 * ahead ? FAR : 0); // targets more aside than ahead come last
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

export const isArrow = (key: string): boolean => key in WAYS;
export const pointOf = (model: BoardModel, name: string): Point | undefined => points(model).get(name);
