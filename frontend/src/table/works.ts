/** What is still to be built: the next tile of each industry, from the printed mat and what is left of it. */
export { coinOf } from '../board/plans';
import type { SeatSeen, Sheet, TilePrinted } from '../lib/types';

export interface NextLevel {
  industry: string;
  level: number | null;
}
export interface NextTile {
  industry: string;
  printed: TilePrinted | null;
  left: number;
}

export function printedTile(sheet: Sheet, industry: string, level: number): TilePrinted | null {
  return sheet.tiles.find((tile) => tile.industry === industry && tile.level === level) ?? null;
}

/** The lowest level that is left of each industry. */
export function nextLevels(sheet: Sheet, seat: SeatSeen): NextLevel[] {
  return sheet.industries.map((industry) => {
    const at = (seat.mat[industry] ?? []).findIndex((left) => left > 0);
    return { industry, level: at < 0 ? null : at + 1 };
  });
}

export function nextTiles(sheet: Sheet, seat: SeatSeen): NextTile[] {
  return nextLevels(sheet, seat).map(({ industry, level }) => ({
    industry,
    printed: level === null ? null : printedTile(sheet, industry, level),
    left: level === null ? 0 : (seat.mat[industry]?.[level - 1] ?? 0),
  }));
}

/** Cubes or barrels that a tile brings in an era: the print lists them by era. */
export function cubesIn(printed: TilePrinted, sheet: Sheet, era: string): number {
  const at = Math.max(0, sheet.eras.indexOf(era));
  return printed.cubes[at] ?? printed.cubes[0] ?? 0;
}

