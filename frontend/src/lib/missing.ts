/** What a refused choice lacks, as the server sends it: links and slots on the board, cards, parts of a price, goods. */
import type { Missing } from './types';

/** A figure beside an icon; no icon for the price of the piece itself. */
export interface MissingFigure {
  icon: string | null;
  amount: number;
}

/** Returns the links to lay first. */
export const missingLinks = (missing: Missing | null | undefined): string[] => missing?.links ?? [];

/** Returns the slots to use first or instead. */
export const missingSlots = (missing: Missing | null | undefined): string[] => missing?.slots ?? [];

/** Returns the cards of which any one would allow the choice. */
export const missingCards = (missing: Missing | null | undefined): string[] => missing?.cards ?? [];

/** Returns the items whose `link` is missing. */
export const whereMissing = <T extends { link: string }>(all: T[], missing: Missing | null | undefined): T[] => {
  const links = new Set(missingLinks(missing));
  return all.filter((one) => links.has(one.link));
};

/** Returns the parts of a price that cannot be paid: the piece itself, coal, iron. */
export function priceParts(missing: Missing | null | undefined): MissingFigure[] {
  const price = missing?.price;
  if (!price) return [];
  const parts = [
    { icon: null, amount: price.base },
    { icon: 'r-coal', amount: price.coal },
    { icon: 'r-iron', amount: price.iron },
  ];
  return parts.filter((part) => part.amount > 0);
}
