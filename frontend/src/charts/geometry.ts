/** Geometry shared by the charts. */

export const DASHES = ['', '11 5', '1 6', '11 5 1 5', '4 4'];

/** Returns positions near the values, in order, at least `gap` apart and not below `least`. */
export function spreadLabels(values: number[], gap: number, least: number): number[] {
  const order = values.map((_, at) => at).sort((one, other) => values[one]! - values[other]!);
  const out = Array<number>(values.length).fill(0);
  let last = -Infinity;
  for (const at of order) last = out[at] = Math.max(values[at]!, last + gap);
  const drift = out.reduce((all, place, at) => all + place - values[at]!, 0) / values.length;
  const by = Math.min(drift, Math.min(...out) - least);
  return out.map((place) => place - by);
}

/** Returns the distance of the ticks of a scale up to `reach`. */
export function tickStep(reach: number): number {
  return [5, 10, 20, 25, 50, 100].find((one) => reach / one <= 8) ?? 200;
}

export const roundTenth = (value: number): number => Math.round(value * 10) / 10;
export const svgPoints = (pairs: [number, number][]): string => pairs.map(([x, y]) => `${roundTenth(x)},${roundTenth(y)}`).join(' ');
