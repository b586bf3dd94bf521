/** Drawing plan of each board: its scale, and the positions of title panel, legend, markets and compass. */
import birmingham from './plans/birmingham.json';
import germany from './plans/germany.json';
import lancashire from './plans/lancashire.json';
import newEngland from './plans/new_england.json';
import birminghamLand from './land/birmingham.svg?url';
import birminghamSmall from './land/birmingham-small.svg?url';
import germanyLand from './land/germany.svg?url';
import germanySmall from './land/germany-small.svg?url';
import lancashireLand from './land/lancashire.svg?url';
import lancashireSmall from './land/lancashire-small.svg?url';
import newEnglandLand from './land/new_england.svg?url';
import newEnglandSmall from './land/new_england-small.svg?url';
import type { BoardData } from '../lib/types';
import { plainPlan, plainTerrain } from './plainBoard';

export interface Plan {
  coin: string;
  /** Offset and factor from coordinates of the server to board units. */
  fit: { x: number[]; y: number[] };
  /** Side of a slot, in board units. */
  slot: number;
  /** Whether the data give a town one point, so that its slots are arranged round it. */
  arranged?: boolean;
  lettering: { town: number; outpost: number; village: number; sea?: number };
  cartouche: { x: number; y: number; width: number };
  rose: { x: number; y: number; size: number };
  market: { x: number; y: number };
  cotton?: { x: number; y: number };
  legend: { x: number; y: number } | null;
  /** Offsets of places that would touch others, in board units. */
  nudge: Record<string, number[]>;
  /** Offsets of names that do not stand below their town, from its centre, in board units. */
  labels: Record<string, number[] | undefined>;
  /** Colour of towns without a printed colour. */
  wash: { regions: string[]; all?: string };
}

interface BoardAssets {
  plan: Plan;
  land: string;
  small: string;
}

const ASSETS: Record<string, BoardAssets> = {
  birmingham: { plan: birmingham, land: birminghamLand, small: birminghamSmall },
  lancashire: { plan: lancashire, land: lancashireLand, small: lancashireSmall },
  germany: { plan: germany, land: germanyLand, small: germanySmall },
  new_england: { plan: newEngland, land: newEnglandLand, small: newEnglandSmall },
};

/** Returns the key of a board's drawing plan. */
export const boardName = (sheet: BoardData): string => sheet.board ?? sheet.title;

/** Returns whether the page has a drawing of its own for a board. */
export const isDrawn = (sheet: BoardData): boolean => boardName(sheet) in ASSETS;

/** Returns the drawing plan of a board; one computed from its data where it has no drawing. */
export function planOf(sheet: BoardData): Plan {
  return ASSETS[boardName(sheet)]?.plan ?? plainPlan(sheet);
}

/** Returns the currency symbol of a board. */
export const coinOf = (sheet: BoardData): string => planOf(sheet).coin;

const fetched = new Map<string, Promise<string>>();

const PAUSE = 1500;
const pause = (): Promise<void> => new Promise((done) => window.setTimeout(done, PAUSE));

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The terrain ${address} could not be loaded: ${answer.status}.`);
  return answer.text();
}

/** Loads the terrain of a board, with one retry, and caches it; `small` is the coarse one for thumbnails. */
export function terrainOf(sheet: BoardData, small = false): Promise<string> {
  const found = ASSETS[boardName(sheet)];
  if (!found) return Promise.resolve(plainTerrain(sheet, small));
  const address = small ? found.small : found.land;
  let land = fetched.get(address);
  if (!land) {
    land = fetchText(address)
      .catch(() => pause().then(() => fetchText(address)))
      .catch((error: Error) => {
        fetched.delete(address); // the next call tries again
        throw error;
      });
    fetched.set(address, land);
  }
  return land;
}
