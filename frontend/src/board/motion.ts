/** Animations of position, size and opacity; none with reduced motion. */
import type { TransitionConfig } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { along, type Leg, type Point } from './geometry';

/** Whether the system asks for reduced motion. */
export const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const lasting = (milliseconds: number): number => (still() ? 0 : milliseconds);

/** Lays a tile or token. */
export function lay(_node: Element): TransitionConfig {
  return { duration: lasting(180), easing: cubicOut, css: (t) => `opacity:${t};transform:scale(${1.35 - 0.35 * t})` };
}

/** Removes a tile or token. */
export function lift(_node: Element): TransitionConfig {
  return { duration: lasting(240), easing: cubicOut, css: (t) => `opacity:${t};transform:translateY(${-14 * (1 - t)}px)` };
}

/** Flips a tile about its vertical axis: hides one side, then `turn` shows the other. */
export function turnAway(_node: Element): TransitionConfig {
  return { duration: lasting(160), css: (t) => `transform:scaleX(${t})` };
}

export function turn(_node: Element): TransitionConfig {
  return { delay: lasting(160), duration: lasting(160), easing: cubicOut, css: (t) => `transform:scaleX(${t})` };
}

/** Draws a link along its path. */
export function draw(_node: Element): TransitionConfig {
  return { duration: lasting(400), easing: cubicOut, css: (t) => `--dash:1;--drawn:${1 - t};--ties:${t < 1 ? 'hidden' : 'visible'}` };
}

/** Removes a link. */
export function fade(_node: Element): TransitionConfig {
  return { duration: lasting(400), easing: cubicOut, css: (t) => `opacity:${t}` };
}

/** Adds cubes to the market, one after the other. */
export function drop(_node: Element, { at }: { at: number }): TransitionConfig {
  return { delay: lasting(60 * at), duration: lasting(220), easing: cubicOut, css: (t) => `opacity:${t};transform:translateY(${-22 * (1 - t)}px)` };
}

/** Takes cubes from the market. */
export function take(_node: Element, { at }: { at: number }): TransitionConfig {
  return { delay: lasting(60 * at), duration: lasting(260), easing: cubicOut, css: (t) => `opacity:${t};transform:translate(${-26 * (1 - t)}px, ${-10 * (1 - t)}px)` };
}

/** Rolls a figure to its new value. */
export function roll(_node: Element): TransitionConfig {
  return { duration: lasting(300), easing: cubicOut, css: (t) => `opacity:${t};transform:translateY(${-0.6 * (1 - t)}em)` };
}

interface Walk { at: Point; cells: (Point & { space: number })[]; space: number }

const place = (at: Point): string => `translate(${at.x}px, ${at.y}px)`;

/** Moves a marker along the track when its space changes. */
export function walked(node: SVGElement, walk: Walk): { update: (next: Walk) => void } {
  let last = walk;
  node.style.transform = place(walk.at);
  return {
    update(next) {
      node.style.transform = place(next.at);
      if (next.space !== last.space && !still()) {
        const way = next.cells.filter(({ space }) => between(space, last.space, next.space));
        if (next.space < last.space) way.reverse();
        const frames = [last.at, ...way, next.at].map((at) => ({ transform: place(at) }));
        node.animate(frames, { duration: 500, easing: 'ease-out' });
      }
      last = next;
    },
  };
}

const between = (space: number, a: number, b: number): boolean => space > Math.min(a, b) && space < Math.max(a, b);

/** Moves a cube along a route once and hides it at the end. */
export function travel(node: SVGElement, { legs, links }: { legs: Leg[]; links: number }): void {
  node.style.opacity = '0';
  if (still()) return;
  const frames = legs.flatMap((leg) => Array.from({ length: 9 }, (_, k) => ({ transform: place(along(leg, k / 8)), opacity: 1 })));
  node.animate(frames, { duration: Math.min(700, 160 * links) + 240, easing: 'ease-in-out' });
}
