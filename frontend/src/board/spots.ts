/** Where a slip of paper lies on the map: beside what it speaks of, over as little else as there is room for. */
import type { Point } from './geometry';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that should stay in sight, and how much it matters. */
export interface Kept extends Box {
  weight: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Spot extends Point {
  side: Side;
}

const GAP = 14;
const OUTSIDE = 1e9;

/** Returns the best spot for a slip of a size beside a box, inside the room. */
export function spotBeside(size: { width: number; height: number }, box: Box, at: Point, kept: Kept[], room: Box): Spot {
  const across = [at.x - size.width / 2, at.x - size.width + 30, at.x - 30].map((x) => held(x, room.left, room.right - size.width));
  const down = [at.y - size.height / 2, at.y - size.height + 30, at.y - 30].map((y) => held(y, room.top, room.bottom - size.height));
  const spots: Spot[] = [
    ...across.map((x) => ({ side: 'above' as const, x, y: box.top - GAP - size.height })),
    ...across.map((x) => ({ side: 'below' as const, x, y: box.bottom + GAP })),
    ...down.map((y) => ({ side: 'right' as const, x: box.right + GAP, y })),
    ...down.map((y) => ({ side: 'left' as const, x: box.left - GAP - size.width, y })),
  ];
  const costs = spots.map(({ x, y }) => cost({ left: x, top: y, right: x + size.width, bottom: y + size.height }, kept, room));
  return spots[costs.indexOf(Math.min(...costs))]!;
}

const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Returns what a slip there would hide; out of the room it would be no use at all. */
function cost(slip: Box, kept: Kept[], room: Box): number {
  const out = Math.max(0, room.left - slip.left, room.top - slip.top, slip.right - room.right, slip.bottom - room.bottom);
  return out * OUTSIDE + kept.reduce((sum, one) => sum + one.weight * shared(slip, one), 0);
}

/** Returns the area that two boxes have in common. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
