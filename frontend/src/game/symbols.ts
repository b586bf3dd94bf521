/** Symbols of the table with their words, for the legend. */
import { coinIcon, industryName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';
import type { BoardData } from '../lib/types';
import { coinOf } from './nextTiles';

export interface TableSymbol {
  icon: string;
  word: string;
}

/** Returns the symbols of the players' table, of goods and of the industries that a board has. */
export function tableSymbols(sheet: BoardData): { part: 'figures' | 'goods' | 'industries'; symbols: TableSymbol[] }[] {
  const track = sheet.income_track.length > 0;
  const figures = [
    [coinIcon(coinOf(sheet)), 'figure-money'],
    ...(track ? [['v-income', 'figure-income'], ['v-vp', 'figure-points']] : [['a-loan', 'figure-loans'], ['i-rail', 'figure-links']]),
    ['c-card', 'figure-cards'],
  ].map(([icon, id]) => ({ icon: icon!, word: say(id!) }));
  figures.push({ icon: 'a-flip', word: say('symbol-flip', { pieces: sheet.piece_names }) });
  const goods = ['coal', 'iron', ...(sheet.tiles.some((tile) => tile.beer > 0) ? ['beer'] : [])];
  return [
    { part: 'figures', symbols: figures },
    { part: 'industries', symbols: sheet.industries.map((industry) => ({ icon: `i-${industry}`, word: industryName(industry) })) },
    { part: 'goods', symbols: goods.map((one) => ({ icon: `r-${one}`, word: say('goods-name', { goods: one }) })) },
  ];
}
