/** An empty board, for the lobby and the rulebook. */
import type { BoardState, BoardData, View } from '../lib/types';
import { ownPrinted } from './titleParts';

export const NOTHING_SHOWN: BoardState = { legal: [], hovered: null, preview: null, refusalAt: null, highlighted: null };

/** Merchant tiles of an empty board: one possible deal. */
const SIGNS = ['manufacturer', 'blank', 'pottery', 'cotton', 'any', 'cotton', 'blank', 'manufacturer', 'blank'];

function signs(sheet: BoardData): Record<string, { tile: string; beer: boolean }> {
  const dealt = ownPrinted(sheet).merchants.map(({ space }, at) => {
    const tile = SIGNS[at % SIGNS.length]!;
    return [space, { tile, beer: tile !== 'blank' }] as const;
  });
  return Object.fromEntries(dealt);
}

/** Number of market spaces without a cube at the start of a game, by title: the cheapest ones. */
const EMPTY_SPACES: Record<string, { coal: number; iron: number }> = { birmingham: { coal: 1, iron: 2 } };

/** Returns the number of cubes on a market at the start. */
const cubes = (sheet: BoardData, goods: 'coal' | 'iron'): number =>
  Math.max(0, (sheet.markets[goods]?.length ?? 0) - (EMPTY_SPACES[sheet.title]?.[goods] ?? 0));

/** Returns the view of an empty board: no players, no tiles, markets as at the start. */
export function emptyView(sheet: BoardData): View {
  return {
    version: 0, title: sheet.title, options: {}, seat: null, era: sheet.eras[0] ?? 'rail', round: 1, order: [], to_act: null, actions: 0,
    seats: [], tiles: {}, links: {}, discards: [], pile_size: 0, coal: cubes(sheet, 'coal'), iron: cubes(sheet, 'iron'), own: { merchants: signs(sheet) },
    question: { kind: 'over', seat: null, text: '', begun: [], said: [], verb: null, industry: null, slot: null, link: null, cards_due: 0, due: {}, owed: 0, worth: {}, note: '' },
    choices: [], can_undo: false, can_undo_turn: false, result: null, before_scoring: null,
  };
}
