/** Points, curves and text widths, in board units. */

export interface Point {
  x: number;
  y: number;
}

/** A leg of a link: a quadratic Bézier curve. */
export interface Leg {
  from: Point;
  bend: Point;
  to: Point;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns the curve from one point to another that passes a third half-way. */
export function through(from: Point, middle: Point, to: Point): Leg {
  return { from, to, bend: { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 } };
}

/** Returns the curve from one point to another that bulges sideways by a part of its length. */
export function arched(from: Point, to: Point, lift: number): Leg {
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * lift, y: (from.y + to.y) / 2 - (to.x - from.x) * lift };
  return through(from, middle, to);
}

export const backwards = (leg: Leg): Leg => ({ from: leg.to, bend: leg.bend, to: leg.from });

export function drawn({ from, bend, to }: Leg): string {
  return `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`;
}

export function along({ from, bend, to }: Leg, t: number): Point {
  const a = (1 - t) * (1 - t);
  const b = 2 * t * (1 - t);
  const c = t * t;
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** Returns the direction of the curve at a point of it, in degrees. */
export function heading({ from, bend, to }: Leg, t: number): number {
  const dx = (1 - t) * (bend.x - from.x) + t * (to.x - bend.x);
  const dy = (1 - t) * (bend.y - from.y) + t * (to.y - bend.y);
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}

export function lengthOf(leg: Leg): number {
  let total = 0;
  let last = leg.from;
  for (let step = 1; step <= 12; step += 1) {
    const next = along(leg, step / 12);
    total += Math.hypot(next.x - last.x, next.y - last.y);
    last = next;
  }
  return total;
}

/** Returns the approximate width of a name in the font of the board. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if ("iljtfrI' .,:;()|".includes(letter)) width += 0.34;
    else if (letter === '-' || letter === '–') width += 0.42;
    else if ('mwMWшщжюмфШЩЖЮМФ'.includes(letter)) width += 0.86;
    else if (letter === '&' || letter !== letter.toLowerCase()) width += 0.72;
    else width += 0.53;
  }
  return width * size;
}

/** Returns the path of a rectangle with round corners; (x, y) is its top left corner. */
export function plate(x: number, y: number, width: number, height: number, r: number): string {
  return (
    `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${n(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}
