/** Example of an action that is not legal: the page asks the server why, when its button is pressed. */
import type { BoardData, View } from '../lib/types';
import type { Game } from './game.svelte';
import { nextTiles } from './nextTiles';

/** Message that answers instead of the server where no example exists. */
export type NoExample = 'nothing-to-sell' | 'no-free-link';

/** Returns the text of the action to ask about, or the message where there is none. */
export function exampleAction(verb: string, { view, sheet, seat }: Game): { text: string } | { message: NoExample } {
  if (verb === 'develop') return { text: `develop ${sheet?.industries[0]}` };
  if (!view || !sheet) return { text: verb };
  if (verb === 'link') return exampleLink(view, sheet, seat);
  if (verb === 'build' || verb === 'build double') return { text: `${verb} ${likelyBuild(view, sheet, seat)}` };
  if (verb !== 'sell') return { text: verb };
  const own = Object.entries(view.tiles).find(([, tile]) => tile.owner === seat && !tile.sold);
  return own ? { text: `sell ${own[0]}` } : { message: 'nothing-to-sell' };
}

/** Returns a free link of this era next to the network; without a network any free link. */
function exampleLink(view: View, sheet: BoardData, seat: number | null): { text: string } | { message: NoExample } {
  const network = networkOf(view, sheet, seat);
  const free = sheet.links.filter((one) => view.links[one.link] === undefined && one.eras.includes(view.era));
  const found = network.size ? free.find((one) => one.ends.some((end) => network.has(end))) : free[0];
  return found ? { text: `link ${found.link}` } : { message: 'no-free-link' };
}

/** Returns the places with a tile or at the end of a link of the seat. */
function networkOf(view: View, sheet: BoardData, seat: number | null): Set<string> {
  const tiles = sheet.slots.filter((one) => view.tiles[one.slot]?.owner === seat).map((one) => one.place);
  const links = sheet.links.filter((one) => view.links[one.link] === seat).flatMap((one) => one.ends);
  return new Set([...tiles, ...links]);
}

/** Returns industry and slot of a likely build: a tile of this era, at a place of the hand. */
function likelyBuild(view: View, sheet: BoardData, seat: number | null): string {
  const seen = view.seats[seat ?? 0]!;
  const timely = nextTiles(sheet, seen).flatMap(({ printed }) => (printed?.eras.includes(view.era) ? [printed.industry] : []));
  const free = sheet.slots.filter((one) => !view.tiles[one.slot] && one.industries.some((industry) => timely.includes(industry)));
  const slot = free.find((one) => seen.hand?.includes(one.place)) ?? free[0] ?? sheet.slots[0]!;
  return `${slot.industries.find((industry) => timely.includes(industry)) ?? slot.industries[0]} ${slot.slot}`;
}
