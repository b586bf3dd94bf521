/** Reads the parts of sheet and view that only one title has. */
import type { BoardData, View } from '../lib/types';

/** A merchant space on the board, with the point of its beer barrel. */
export interface MerchantSpace { space: string; place: string; x: number; y: number; beer_x: number; beer_y: number }

/** Bonus for the first beer taken from a merchant. */
export interface Bonus { place: string; kind: string; amount: number; x: number; y: number }

/** A market space of Age of Industry; those at sea have their own point. */
export interface MarketSpace { space: string; place: string; x: number | null; y: number | null }

/** A ship space: its ports, and the coal and market space behind the ship. */
export interface Lane {
  place: string;
  ports: string[];
  coal: number;
  coal_x: number;
  coal_y: number;
  market_x: number;
  market_y: number;
}

export interface OwnPrinted {
  merchants: MerchantSpace[];
  bonuses: Bonus[];
  markets: MarketSpace[];
  lanes: Lane[];
  distant: string[];
  symbols: Record<string, string>;
  /** Income added by a sale on each space of the cotton track; null where the market is closed. */
  cotton: (number | null)[];
}

export function ownPrinted(sheet: BoardData): OwnPrinted {
  const none: OwnPrinted = { merchants: [], bonuses: [], markets: [], lanes: [], distant: [], symbols: {}, cotton: [] };
  return { ...none, ...(sheet.own as Partial<OwnPrinted> | null) };
}

export interface MerchantSeen { tile: string; beer: boolean }
export interface CounterSeen { counter: string; used: boolean }

export interface OwnSeen {
  /** Open loans by seat, in titles that repay loans. */
  loans: number[];
  /** Face-up cards, in titles that have them. */
  display: string[];
  merchants: Record<string, MerchantSeen>;
  markets: Record<string, CounterSeen>;
  imports: Record<string, number>;
  cotton: { space: number; open: boolean; bonus: number | null } | null;
  distant: { turned: number[]; left: number } | null;
  /** The Automa: it has a deck, but no money, income or hand. */
  automa: { seat: number; deck_size: number } | null;
}

export function ownSeen(view: View): OwnSeen {
  const none: OwnSeen = { loans: [], display: [], merchants: {}, markets: {}, imports: {}, cotton: null, distant: null, automa: null };
  return { ...none, ...(view.own as Partial<OwnSeen> | null) };
}

/** Returns the goods that a merchant tile or a market counter buys. */
export function wanted(sheet: BoardData, counter: string): string[] {
  if (sheet.industries.includes(counter)) return [counter];
  const sold = ['cotton', 'manufacturer', 'pottery', 'factory'].filter((industry) => sheet.industries.includes(industry));
  return counter === 'any' || counter === 'both' ? sold : [];
}
