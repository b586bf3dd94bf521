/** Elements that the guide points at, and the geometry of its popup. */
import type { GuideStep } from './guideState.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Selectors of each step, in order of preference: legal places before the button that shows them. */
const THINGS: Record<GuideStep, string[]> = {
  board: ['.board .berth-slot'],
  hand: ['.tickets', '.row8'],
  tile: ['.board .berth-slot[data-open]', '.acts .act:nth-child(1)'],
  link: ['.board .berth.legal', '.acts .act:nth-child(2)'],
  cubes: ['.board .market'],
  sale: ['.board .sign:not(:has(.none))'],
  order: ['.seats'],
  scoring: ['.board .marker'],
};

const boxOf = (element: Element): Box => element.getBoundingClientRect();
export const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function distance(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Returns the element of a step that is nearest to a box without touching it. */
export function targetBox(step: GuideStep, from: Box): Box | null {
  for (const selector of THINGS[step]) {
    const found = [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.width > 0 && distance(box, from) > from.width * 1.25);
    if (found.length) return found.toSorted((one, other) => distance(one, from) - distance(other, from))[0]!;
  }
  return null;
}

/** Returns the compass of the board, which may be covered; null while the board is zoomed. */
export function spare(): { rose: Box; map: Box } | null {
  const map = document.querySelector('.map')?.getBoundingClientRect();
  const rose = document.querySelector('.map .rose')?.getBoundingClientRect();
  const inside = map && rose && rose.left >= map.left && rose.top >= map.top && rose.right <= map.right && rose.bottom <= map.bottom;
  return inside && map.width >= 600 && rose.width < map.width / 5 ? { rose, map } : null;
}

/** Maximum length of the pointer; a farther target gets a short pointer and a ring. */
const FAR = 150;
const SHORT = 18;

/** Half width of the pointer at the popup, and its distance from the corners. */
const HALF = 11;
const CORNER = 8;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the path of the pointer from the popup to a target, or towards a far one. */
export function pointerPath(slip: Box, thing: Box): string {
  const [from, to] = [middle(slip), middle(thing)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [across, down] = [slip.width / 2 / Math.abs(dx || 1e-6), slip.height / 2 / Math.abs(dy || 1e-6)];
  const out = Math.min(across, down);
  const whole = length - Math.min(thing.width, thing.height) / 2 - 5;
  if (whole <= out) return '';
  const reach = whole - out > FAR ? out + SHORT : whole;
  const end = `${from.x + dx * reach} ${from.y + dy * reach}`;
  const room = HALF + CORNER;
  if (across < down) {
    const x = from.x + Math.sign(dx) * (slip.width / 2 - 2);
    const y = within(from.y + dy * out, slip.y + room, slip.y + slip.height - room);
    return `M${x} ${y - HALF}L${end}L${x} ${y + HALF}`;
  }
  const x = within(from.x + dx * out, slip.x + room, slip.x + slip.width - room);
  const y = from.y + Math.sign(dy) * (slip.height / 2 - 2);
  return `M${x - HALF} ${y}L${end}L${x + HALF} ${y}`;
}

/** Whether a popup would cover slots, names or merchants. */
export function covers(slip: Box): boolean {
  return [...document.querySelectorAll('.board :is(.berth-slot, .sign, .plate)')].some((place) => {
    const box = boxOf(place);
    const beside = box.x > slip.x + slip.width || box.x + box.width < slip.x;
    return !beside && box.y < slip.y + slip.height && box.y + box.height > slip.y;
  });
}
