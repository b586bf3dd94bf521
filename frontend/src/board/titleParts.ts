/** What a title prints and shows beyond what all have, read in one place. */
import type { Sheet, View } from '../lib/types';

/** A merchant's space of the print, with the place of its barrel. */
export interface MerchantSpace { space: string; place: string; x: number; y: number; beer_x: number; beer_y: number }

/** What a merchant adds to the first barrel drunk beside him. */
export interface Bonus { place: string; kind: string; amount: number; x: number; y: number }

/** A market space of Age of Industry; those at sea have their own point. */
export interface MarketSpace { space: string; place: string; x: number | null; y: number | null }

/** A ship space: the ports its lanes join, and what lies behind the ship. */
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
  /** What a sale on each space of the cotton ladder adds; null where it is closed. */
  cotton: (number | null)[];
}

export function ownPrinted(sheet: Sheet): OwnPrinted {
  const none: OwnPrinted = { merchants: [], bonuses: [], markets: [], lanes: [], distant: [], symbols: {}, cotton: [] };
  return { ...none, ...(sheet.own as Partial<OwnPrinted> | null) };
}

export interface MerchantSeen { tile: string; beer: boolean }
export interface CounterSeen { counter: string; used: boolean }

export interface OwnSeen {
  /** Open loans by seat, where loans stay open. */
  loans: number[];
  /** Cards that lie face up, where they do. */
  display: string[];
  merchants: Record<string, MerchantSeen>;
  markets: Record<string, CounterSeen>;
  imports: Record<string, number>;
  cotton: { space: number; open: boolean; bonus: number | null } | null;
  distant: { turned: number[]; left: number } | null;
  /** Who plays by a deck of its own, without money, income or hand. */
  automa: { seat: number; deck_size: number } | null;
}

export function ownSeen(view: View): OwnSeen {
  const none: OwnSeen = { loans: [], display: [], merchants: {}, markets: {}, imports: {}, cotton: null, distant: null, automa: null };
  return { ...none, ...(view.own as Partial<OwnSeen> | null) };
}

/** Returns the goods a merchant's tile or a market counter takes. */
export function wanted(sheet: Sheet, counter: string): string[] {
  if (sheet.industries.includes(counter)) return [counter];
  const sold = ['cotton', 'manufacturer', 'pottery', 'factory'].filter((industry) => sheet.industries.includes(industry));
  return counter === 'any' || counter === 'both' ? sold : [];
}
