/** Points that links score: link points at their ends, printed or of flipped tiles. */
import type { BoardData, View } from '../lib/types';

/** Returns the link points of each place. */
export function linkPoints(sheet: BoardData, view: View): Map<string, number> {
  const points = new Map(sheet.places.map((place) => [place.place, place.link_points ?? 0]));
  const places = new Map(sheet.slots.map((one) => [one.slot, one.place]));
  const printed = new Map(sheet.tiles.map((tile) => [tile.tile, tile.link_points]));
  for (const [slot, tile] of Object.entries(view.tiles)) {
    const place = places.get(slot) ?? slot;
    if (tile.sold) points.set(place, (points.get(place) ?? 0) + (printed.get(tile.tile) ?? 0));
  }
  return points;
}

/** Whether links score points: they do on boards with an income track. */
export const linksScore = (sheet: BoardData): boolean => sheet.income_track.length > 0;
