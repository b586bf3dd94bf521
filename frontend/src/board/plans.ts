/** How each board is fitted to the sheet, and where its furniture stands. */
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
import type { Sheet } from '../lib/types';

export interface Plan {
  coin: string;
  /** Board units from the sheet's: offset and factor. */
  fit: { x: number[]; y: number[] };
  /** The side of a slot in board units. */
  slot: number;
  /** The sheet gives a town one point; its spaces are set round it. */
  arranged?: boolean;
  lettering: { town: number; outpost: number; village: number; sea?: number };
  cartouche: { x: number; y: number; width: number };
  rose: { x: number; y: number; size: number };
  market: { x: number; y: number };
  cotton?: { x: number; y: number };
  legend: { x: number; y: number } | null;
  /** Places moved so that they do not touch, in board units. */
  nudge: Record<string, number[]>;
  /** Names that do not stand below their town: how far from its middle, in board units. */
  labels: Record<string, number[] | undefined>;
  /** The colour of towns that the print gives none. */
  wash: { regions: string[]; all?: string };
}

interface Printed {
  plan: Plan;
  land: string;
  small: string;
}

const PRINTED: Record<string, Printed> = {
  birmingham: { plan: birmingham, land: birminghamLand, small: birminghamSmall },
  lancashire: { plan: lancashire, land: lancashireLand, small: lancashireSmall },
  germany: { plan: germany, land: germanyLand, small: germanySmall },
  new_england: { plan: newEngland, land: newEnglandLand, small: newEnglandSmall },
};

/** Returns the name under which a sheet's board is drawn. */
export const boardName = (sheet: Sheet): string => sheet.board ?? sheet.title;

/** Returns the plan of a sheet's board. */
export function planOf(sheet: Sheet): Plan {
  const found = PRINTED[boardName(sheet)];
  if (!found) throw new Error(`The board ${boardName(sheet)} has no plan.`);
  return found.plan;
}

/** Returns the sign of the money: pounds where the map is British. */
export const coinOf = (sheet: Sheet): string => planOf(sheet).coin;

const fetched = new Map<string, Promise<string>>();

const PAUSE = 1500;
const pause = (): Promise<void> => new Promise((done) => window.setTimeout(done, PAUSE));

async function come(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The land ${address} did not come: ${answer.status}.`);
  return answer.text();
}

/** Fetches the land of a board, once, or a second time where the network failed; `small` is the one for a sheet at the size of a hand. */
export function terrainOf(sheet: Sheet, small = false): Promise<string> {
  const found = PRINTED[boardName(sheet)];
  if (!found) throw new Error(`The board ${boardName(sheet)} has no land.`);
  const address = small ? found.small : found.land;
  let land = fetched.get(address);
  if (!land) {
    land = come(address)
      .catch(() => pause().then(() => come(address)))
      .catch((error: Error) => {
        fetched.delete(address); // the next sheet asks again
        throw error;
      });
    fetched.set(address, land);
  }
  return land;
}
