/** Next tile of each industry, from the printed tiles and those left on a player mat. */
export { coinOf } from '../board/plans';
import type { PlayerView, BoardData, TilePrinted } from '../lib/types';

export interface NextLevel {
  industry: string;
  level: number | null;
}
export interface NextTile {
  industry: string;
  printed: TilePrinted | null;
  left: number;
}

/** Returns the tiles of an industry by level, the order of the numbers on a player mat. */
export const tilesOf = (sheet: BoardData, industry: string): TilePrinted[] =>
  sheet.tiles.filter((tile) => tile.industry === industry).toSorted((one, other) => one.level - other.level);

export function nextTiles(sheet: BoardData, seat: PlayerView): NextTile[] {
  return sheet.industries.map((industry) => {
    const left = seat.mat[industry] ?? [];
    const at = left.findIndex((count) => count > 0);
    return { industry, printed: tilesOf(sheet, industry)[at] ?? null, left: left[at] ?? 0 };
  });
}

/** Returns the lowest level left of each industry. */
export const nextLevels = (sheet: BoardData, seat: PlayerView): NextLevel[] =>
  nextTiles(sheet, seat).map(({ industry, printed }) => ({ industry, level: printed?.level ?? null }));

/** Returns the cubes or barrels of a tile in an era. */
export function cubesIn(printed: TilePrinted, sheet: BoardData, era: string): number {
  const at = Math.max(0, sheet.eras.indexOf(era));
  return printed.cubes[at] ?? printed.cubes[0] ?? 0;
}

