/** Geometry of the income track: 100 spaces clockwise from the lower left, one bar for each income level. */
import type { Point } from './geometry';

export interface Bar { x: number; y: number; width: number; height: number; dark: boolean; label: string; turn: number }
export interface Cell extends Point { space: number; left: number; top: number; width: number; height: number }
export interface Track { bars: Bar[]; cells: Cell[] }

const EDGES = [[0, 25], [25, 49], [49, 73], [73, 100]] as const;
const LOW = 38;
const HIGH = 962;
const GAP = 4;

interface Box { x: number; y: number; width: number; height: number }

/** Returns a box along an edge: `start` from its beginning, `across` from the outer rim. */
function placed(edge: number, start: number, across: number, length: number, depth: number): Box {
  if (edge === 0) return { x: across, y: 1000 - start - length, width: depth, height: length };
  if (edge === 1) return { x: start, y: across, width: length, height: depth };
  if (edge === 2) return { x: 1000 - across - depth, y: start, width: depth, height: length };
  return { x: 1000 - start - length, y: 1000 - across - depth, width: length, height: depth };
}

/** Returns the track of a title; null where the title has none. */
export function trackOf(levels: number[]): Track | null {
  if (levels.length < EDGES[3][1]) return null;
  const bars: Bar[] = [];
  const cells: Cell[] = [];
  EDGES.forEach(([first, end], edge) => {
    const groups = grouped(levels, first, end);
    const size = (HIGH - LOW - GAP * (groups.length - 1)) / (end - first);
    let start = LOW;
    for (const { level, spaces } of groups) {
      const box = placed(edge, start, -9, size * spaces.length, 13);
      bars.push({ ...box, dark: bars.length % 2 === 1, label: String(level).replace('-', '−'), turn: [-90, 0, 90, 0][edge]! });
      spaces.forEach((space, k) => {
        const cell = placed(edge, start + k * size, 4, size, 21);
        cells.push({ space, left: cell.x, top: cell.y, width: cell.width, height: cell.height, x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 });
      });
      start += size * spaces.length + GAP;
    }
  });
  return { bars, cells };
}

function grouped(levels: number[], first: number, end: number): { level: number; spaces: number[] }[] {
  const groups: { level: number; spaces: number[] }[] = [];
  for (let space = first; space < end; space += 1) {
    const last = groups.at(-1);
    if (last?.level === levels[space]) last!.spaces.push(space);
    else groups.push({ level: levels[space]!, spaces: [space] });
  }
  return groups;
}

export interface MarkerAt extends Point { seat: number; kind: 'income' | 'points'; space: number; laps: number }

/** Distance between two markers of a cell, across the track; two fit between its rim and the map. */
const STEP = 9;
/** Radius of a marker. */
const RADIUS = 10;

/** Returns the points of the markers; those in one cell stand side by side, two across the track. The seat `without` income has no income marker. */
export function markersAt(track: Track, seats: { income: number; points: number }[], without: number | null): MarkerAt[] {
  const cells = new Map(track.cells.map((cell) => [cell.space, cell]));
  const count = track.cells.length;
  const standing = seats.flatMap((seat, number) =>
    (['income', 'points'] as const).filter((kind) => kind === 'points' || number !== without).map((kind) => {
      const laps = kind === 'points' ? Math.max(0, Math.floor(seat.points / count)) : 0;
      const space = kind === 'income' ? seat.income : ((seat.points % count) + count) % count;
      return { seat: number, kind, space, laps };
    }),
  );
  return standing.map((marker) => {
    const beside = standing.filter((other) => other.space === marker.space);
    return { ...marker, ...placeInCell(cells.get(marker.space)!, beside.indexOf(marker), beside.length) };
  });
}

/** Returns the point of one of several markers in a cell. */
function placeInCell(cell: Cell, at: number, count: number): Point {
  const rows = Math.ceil(count / 2);
  const upright = cell.width < cell.height;
  const room = Math.max(0, Math.max(cell.width, cell.height) - 2 * RADIUS);
  const along = rows > 1 ? room * (Math.floor(at / 2) / (rows - 1) - 0.5) : 0;
  return inward({ x: cell.x + (upright ? 0 : along), y: cell.y + (upright ? along : 0) }, STEP * (at % 2));
}

/** Returns a point of the track moved towards the middle of the board. */
export function inward(at: Point, far: number): Point {
  if (at.x < 40) return { x: at.x + far, y: at.y };
  if (at.x > 960) return { x: at.x - far, y: at.y };
  return at.y < 40 ? { x: at.x, y: at.y + far } : { x: at.x, y: at.y - far };
}
