/** Positions of places, slots, links and imports on a board of 1000 by 1000 units. */
import type { PlacePrinted, BoardData } from '../lib/types';
import { along, arched, heading, through, widthOf, type Leg, type Point } from './geometry';
import { ownPrinted, type Bonus } from './titleParts';
import { planOf, type Plan } from './plans';

export interface SlotAt extends Point { slot: string; place: string; number: number; industries: string[]; size: number }
export interface SpaceAt extends Point { space: string; place: string; size: number; beer: Point | null }

/** How a place is drawn: town with slots, farm, plate off the board, dot, ship space. */
export type PlaceForm = 'town' | 'farm' | 'outpost' | 'village' | 'ship';

export interface TownAt extends Point {
  place: string;
  /** Name of the place in the language of the page. */
  name: string;
  form: PlaceForm;
  region: string;
  symbol: string | null;
  slots: SlotAt[];
  spaces: SpaceAt[];
  label: Point | null;
  size: number;
  linkPoints: number;
  port: boolean;
}

/** Imported coal behind a ship. */
export interface ImportAt extends Point { slot: string; place: string; cubes: number }
export interface LinkAt extends Point { link: string; ends: string[]; eras: string[]; legs: Leg[]; angle: number }

export interface Layout {
  plan: Plan;
  towns: TownAt[];
  links: LinkAt[];
  imports: ImportAt[];
  lanes: { from: Point; to: Point }[];
  bonuses: Bonus[];
  town: Map<string, TownAt>;
  slot: Map<string, SlotAt>;
  space: Map<string, SpaceAt>;
  link: Map<string, LinkAt>;
  /** Returns the curve parameter, 0 to 1, in the middle of the longest part that no town covers. */
  clear: (leg: Leg) => number;
}

const GAP = 1.5;
const FORMS: Record<string, PlaceForm> = {
  farm: 'farm', merchant: 'outpost', external: 'outpost', outside: 'outpost', waypoint: 'outpost', village: 'village', ship_space: 'ship', ship: 'ship',
};
/** Positions of the slots of a town round its centre, in halves of their distance. */
const SHAPES: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [[-1, 0], [1, 0]],
  3: [[-2, 0], [0, 0], [2, 0]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-2, -1], [0, -1], [2, -1], [-1, 1], [1, 1]],
  6: [[-2, -1], [0, -1], [2, -1], [-2, 1], [0, 1], [2, 1]],
};

/** Computes the layout of a board; `nameOf` returns the displayed name of a place. */
export function layoutOf(sheet: BoardData, nameOf: (place: string) => string = (place) => place): Layout {
  const plan = planOf(sheet);
  const own = ownPrinted(sheet);
  const fit = fitting(plan);
  const behind = new Set(own.lanes.map((lane) => `${lane.place} imports`));
  const places = sheet.places.filter((place) => !behind.has(place.place) && place.kind !== 'imports');
  const towns = places.map((place) => townAt(sheet, plan, place, nameOf(place.place)));
  const town = new Map(towns.map((at) => [at.place, at]));
  const imports: ImportAt[] = own.lanes.flatMap((lane) =>
    sheet.slots
      .filter((slot) => slot.place === `${lane.place} imports`)
      .map((slot) => ({ slot: slot.slot, place: lane.place, cubes: lane.coal, ...fit(lane.coal_x, lane.coal_y) })),
  );
  const lanes = own.lanes.flatMap((lane) => {
    const ship = town.get(lane.place)!;
    const ends = [...lane.ports.map((port) => town.get(port)!), fit(lane.market_x, lane.market_y), fit(lane.coal_x, lane.coal_y)];
    return ends.map((end) => ({ from: { x: end.x, y: end.y }, to: { x: ship.x, y: ship.y } }));
  });
  const links = linksOf(sheet, plan, town);
  return {
    plan, towns, links, imports, lanes, town,
    bonuses: own.bonuses.map((bonus) => ({ ...bonus, ...fit(bonus.x, bonus.y) })),
    slot: new Map(towns.flatMap((at) => at.slots).map((at) => [at.slot, at])),
    space: new Map(towns.flatMap((at) => at.spaces).map((at) => [at.space, at])),
    link: new Map(links.map((at) => [at.link, at])),
    clear: (leg) => visibleAt(leg, obstaclesOf(towns)),
  };
}

function fitting(plan: Plan): (x: number, y: number) => Point {
  const [x0, kx] = plan.fit.x as [number, number];
  const [y0, ky] = plan.fit.y as [number, number];
  return (x, y) => ({ x: x0 + x * kx, y: y0 + y * ky });
}

function townAt(sheet: BoardData, plan: Plan, place: PlacePrinted, name: string): TownAt {
  const own = ownPrinted(sheet);
  const fit = fitting(plan);
  const [dx, dy] = plan.nudge[place.place] ?? [0, 0];
  const moved = (point: Point): Point => ({ x: point.x + dx!, y: point.y + dy! });
  const at = moved(fit(place.x, place.y));
  const slots: SlotAt[] = sheet.slots
    .filter((slot) => slot.place === place.place)
    .map((slot, k) => ({ ...slot, ...moved(fit(slot.x, slot.y)), number: k + 1, size: plan.slot }));
  const spaces: SpaceAt[] = [
    ...own.merchants
      .filter((space) => space.place === place.place)
      .map((space) => ({ space: space.space, place: place.place, ...fit(space.x, space.y), size: plan.slot, beer: fit(space.beer_x, space.beer_y) })),
    ...own.markets
      .filter((space) => space.place === place.place)
      .map((space) => ({ space: space.space, place: place.place, ...at, size: plan.slot, beer: null })),
  ];
  const form = FORMS[place.kind] ?? 'town';
  if (plan.arranged) arrange(sheet, plan, form, at, slots, spaces);
  return {
    place: place.place, name, form, ...at, slots, spaces,
    region: place.region ?? (slots.length ? (plan.wash.all ?? 'none') : 'none'),
    symbol: place.region ? (own.symbols[place.region] ?? null) : null,
    label: labelAt(plan, place, form, at, [...slots, ...spaces]),
    size: lettering(plan, form),
    linkPoints: place.link_points ?? 0,
    port: place.kind === 'external' || place.kind === 'outside' || own.distant.includes(place.place),
  };
}

/** Returns the position of a slot of a town with more slots than the printed shapes have. */
function inRows(count: number, k: number): number[] {
  const columns = Math.ceil(Math.sqrt(count));
  return [2 * (k % columns) - columns + 1, 2 * Math.floor(k / columns) - Math.ceil(count / columns) + 1];
}

/** Arranges slots and then market spaces round the point of a town; ship spaces have their own points. */
function arrange(sheet: BoardData, plan: Plan, form: PlaceForm, at: Point, slots: SlotAt[], spaces: SpaceAt[]): void {
  if (form === 'ship') {
    const lane = ownPrinted(sheet).lanes.find((one) => one.place === slots[0]?.place);
    for (const slot of slots) Object.assign(slot, { x: at.x, y: at.y });
    for (const space of spaces) if (lane) Object.assign(space, fitting(plan)(lane.market_x, lane.market_y), { size: plan.slot - 4 });
    return;
  }
  const cells = [...slots, ...spaces];
  const half = plan.slot / 2 + GAP;
  if (cells.length > 0 && cells.length !== 4) {
    at.x = Math.min(Math.max(at.x, 36 + cells.length * half), 964 - cells.length * half);
    at.y = Math.max(at.y, 34 + half);
  }
  cells.forEach((cell, k) => {
    const [x, y] = (SHAPES[cells.length]?.[k] ?? inRows(cells.length, k)) as [number, number];
    cell.x = at.x + x * half;
    cell.y = at.y + y * half;
  });
}

const lettering = (plan: Plan, form: PlaceForm): number =>
  form === 'outpost' ? plan.lettering.outpost : form === 'village' ? plan.lettering.village : form === 'ship' ? (plan.lettering.sea ?? 12) : plan.lettering.town;

function labelAt(plan: Plan, place: PlacePrinted, form: PlaceForm, at: Point, cells: (SlotAt | SpaceAt)[]): Point | null {
  if (form === 'farm') return null;
  if (place.label_x !== null && place.label_y !== null) return fitting(plan)(place.label_x, place.label_y);
  if (form === 'village') return { x: at.x, y: at.y + 19 };
  if (form === 'outpost') return at;
  const own = form === 'ship' ? cells.slice(0, 1) : cells;
  if (!own.length) return at;
  const [left, right] = [Math.min(...own.map((cell) => cell.x)), Math.max(...own.map((cell) => cell.x))];
  const [top, bottom] = [Math.min(...own.map((cell) => cell.y)), Math.max(...own.map((cell) => cell.y))];
  const moved = plan.labels[place.place];
  if (moved) return { x: (left + right) / 2 + moved[0]!, y: (top + bottom) / 2 + moved[1]! };
  return { x: (left + right) / 2, y: bottom + plan.slot / 2 + 14 };
}

function linksOf(sheet: BoardData, plan: Plan, town: Map<string, TownAt>): LinkAt[] {
  const fit = fitting(plan);
  const obstacles = obstaclesOf([...town.values()]);
  return sheet.links.map((link) => {
    const ends = link.ends.map((end) => town.get(end)!);
    const facts = { link: link.link, ends: link.ends, eras: link.eras };
    if (ends.length > 2) {
      const fork = fit(link.x, link.y);
      return { ...facts, ...fork, legs: ends.map((end) => through(fork, { x: (fork.x + end.x) / 2, y: (fork.y + end.y) / 2 }, end)), angle: 90 };
    }
    const [from, to] = ends as [TownAt, TownAt];
    if (plan.arranged) {
      const leg = arched(from, to, 0.05);
      const t = visibleAt(leg, obstacles);
      return { ...facts, ...along(leg, t), legs: [leg], angle: heading(leg, t) };
    }
    const middle = fit(link.x, link.y);
    const leg = through(from, middle, to);
    const t = covered(middle, obstacles, 8) ? visibleAt(leg, obstacles) : 0.5;
    return { ...facts, ...along(leg, t), legs: [leg], angle: heading(leg, t) };
  });
}

/** Box that covers links, given by its centre. */
interface Obstacle extends Point { width: number; height: number }

function obstaclesOf(towns: TownAt[]): Obstacle[] {
  const beds = towns.flatMap((town) => [...town.slots, ...town.spaces]).map((cell) => ({ x: cell.x, y: cell.y, width: cell.size + 8, height: cell.size + 8 }));
  const plates = towns.flatMap((town) => (town.label ? [{ ...town.label, width: widthOf(town.name, town.size) + 24, height: town.size * 1.4 }] : []));
  return [...beds, ...plates];
}

const covered = (at: Point, obstacles: Obstacle[], margin = 3): boolean =>
  obstacles.some((box) => Math.abs(box.x - at.x) < box.width / 2 + margin && Math.abs(box.y - at.y) < box.height / 2 + margin);

/** Returns the curve parameter, 0 to 1, in the middle of the longest uncovered part. */
function visibleAt(leg: Leg, obstacles: Obstacle[]): number {
  const steps = 60;
  let best = [0.5, 0.5];
  let start: number | null = null;
  for (let k = 0; k <= steps; k += 1) {
    const hidden = covered(along(leg, k / steps), obstacles);
    if (!hidden && start === null) start = k / steps;
    if ((hidden || k === steps) && start !== null) {
      if (k / steps - start > best[1]! - best[0]!) best = [start, k / steps];
      start = null;
    }
  }
  return (best[0]! + best[1]!) / 2;
}
