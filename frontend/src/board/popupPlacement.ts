/** Places a popup beside its target, where it hides the least of the board. */
import type { Point } from './geometry';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box that should stay visible; `weight` is the cost of each hidden pixel. */
export interface VisibleBox extends Box {
  weight: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placement extends Point {
  /** The side of the target; a popup that is `far` needs a line to it. */
  side: Side | 'far';
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const OUTSIDE = 1e9;
/** Cost of a pixel of distance, in hidden pixels. */
const WAY = 40;
/** Maximum distance between popup and target, in pixels. */
const FARTHEST = 190;
/** Cost of each point of the line that crosses a town, and number of points tried. */
const CROSSING = 1800;
const POINTS = 12;
/** Step of the search for distant places, in pixels. */
const STEP = 18;

/** Returns the place of least cost for a popup of a size: beside the box, or elsewhere in the room. */
export function placePopup(size: Size, box: Box, at: Point, visible: VisibleBox[], room: Box): Placement {
  let best: Placement = { side: 'far', x: room.left, y: room.top };
  let least = Infinity;
  for (const spot of [...beside(size, box, at, room), ...anywhere(size, room)]) {
    const slip = boxAt(spot, size);
    const away = spot.side === 'far' ? apart(slip, box) : GAP;
    if (spot.side === 'far' && (away <= 2 * GAP || away > FARTHEST)) continue;
    let cost = hidden(slip, visible, room) + away * WAY;
    if (cost < least && spot.side === 'far') cost += crossed(shortestLine(slip, box), box, visible) * CROSSING;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

export const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({ left: x, top: y, right: x + width, bottom: y + height });

/** Places round a box where the tip of the popup meets the target. */
function beside(size: Size, box: Box, at: Point, room: Box): Placement[] {
  const across = [at.x - size.width / 2, at.x - size.width + 30, at.x - 30].map((x) => held(x, room.left, room.right - size.width));
  const down = [at.y - size.height / 2, at.y - size.height + 30, at.y - 30].map((y) => held(y, room.top, room.bottom - size.height));
  return [
    ...across.map((x) => ({ side: 'above' as const, x, y: box.top - GAP - size.height })),
    ...across.map((x) => ({ side: 'below' as const, x, y: box.bottom + GAP })),
    ...down.map((y) => ({ side: 'right' as const, x: box.right + GAP, y })),
    ...down.map((y) => ({ side: 'left' as const, x: box.left - GAP - size.width, y })),
  ];
}

function anywhere(size: Size, room: Box): Placement[] {
  const spots: Placement[] = [];
  for (let x = room.left; x <= room.right - size.width; x += STEP)
    for (let y = room.top; y <= room.bottom - size.height; y += STEP) spots.push({ side: 'far', x, y });
  return spots;
}

const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Returns the weighted area that a popup hides; outside the room the cost is prohibitive. */
function hidden(slip: Box, visible: VisibleBox[], room: Box): number {
  const out = Math.max(0, room.left - slip.left, room.top - slip.top, slip.right - room.right, slip.bottom - room.bottom);
  return out * OUTSIDE + visible.reduce((sum, one) => sum + one.weight * shared(slip, one), 0);
}

/** Returns the distance between two boxes. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** Returns the shortest line between two boxes. */
export function shortestLine(a: Box, b: Box): [Point, Point] {
  const [x, fromX] = nearest(a.left, a.right, b.left, b.right);
  const [y, fromY] = nearest(a.top, a.bottom, b.top, b.bottom);
  return [{ x, y }, { x: fromX, y: fromY }];
}

/** Returns the nearest points of two intervals; the middle of their overlap where they overlap. */
function nearest(low: number, high: number, otherLow: number, otherHigh: number): [number, number] {
  if (high < otherLow) return [high, otherLow];
  if (otherHigh < low) return [low, otherHigh];
  const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
  return [middle, middle];
}

/** Returns the number of points of a line that lie on boxes to keep visible. */
function crossed([from, to]: [Point, Point], own: Box, visible: VisibleBox[]): number {
  let found = 0;
  for (let k = 1; k < POINTS; k += 1) {
    const at = { x: from.x + ((to.x - from.x) * k) / POINTS, y: from.y + ((to.y - from.y) * k) / POINTS };
    if (!inside(at, own) && visible.some((one) => one.weight > 1 && inside(at, one))) found += 1;
  }
  return found;
}

const inside = ({ x, y }: Point, box: Box): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Returns the area of the intersection of two boxes. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
