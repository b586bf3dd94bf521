/** The tags of a preview: what changes where. */
import { signed } from '../lib/names.svelte';
import type { Preview } from '../lib/types';
import { widthOf, type Point } from './geometry';
import type { Layout, SlotAt } from './layout';
import type { BoardModel } from './model.svelte';

export interface TagAt extends Point { parts: string[] }

type Side = 'left' | 'right' | 'above' | 'below';

export function tagsOf(model: BoardModel): TagAt[] {
  const preview = model.state.preview;
  if (!preview) return [];
  return [...costTag(model, preview), ...flipTags(model, preview), ...marketTags(model, preview)];
}

function costTag(model: BoardModel, preview: Preview): TagAt[] {
  const total = preview.price.total ?? 0;
  if (!model.site || !total) return [];
  const parts = [`${model.layout.plan.coin}${total}`];
  const slot = [...model.ghosts.keys()][0];
  const at = slot ? model.layout.slot.get(slot) : undefined;
  const point = at ? beside(model.layout, at, ['left', 'right', 'above', 'below'], parts) : { x: model.site.x, y: model.site.y + 26 };
  return [{ ...point, parts }];
}

function flipTags(model: BoardModel, preview: Preview): TagAt[] {
  return preview.flips.flatMap((flip) => {
    const at = model.layout.slot.get(flip.slot);
    if (!at) return [];
    const gain = flip.income_to - flip.income_from;
    const parts = gain ? ['#a-flip', signed(gain), '#v-income'] : ['#a-flip'];
    return [{ ...beside(model.layout, at, ['above', 'right', 'left', 'below'], parts), parts }];
  });
}

/** Money that the markets take or pay, under their columns. */
function marketTags(model: BoardModel, preview: Preview): TagAt[] {
  const { market, coin } = model.layout.plan;
  const goods = Object.keys(model.sheet.markets);
  const rows = new Set([...Object.values(model.sheet.markets).flat(), ...Object.values(model.sheet.overflow)]).size;
  const sums = new Map<string, number>();
  for (const haul of preview.hauls) if (haul.money) sums.set(haul.goods, (sums.get(haul.goods) ?? 0) - haul.money);
  for (const sale of preview.sold) if (sale.money) sums.set(sale.goods, (sums.get(sale.goods) ?? 0) + sale.money);
  return [...sums].flatMap(([name, sum]) => {
    const column = goods.indexOf(name);
    if (column < 0 || !sum) return [];
    const text = sum > 0 ? `+${coin}${sum}` : `−${coin}${-sum}`;
    return [{ x: market.x + 44 + 52 * column + 26, y: market.y + 42 + 27.5 * rows + 5, parts: [text] }];
  });
}

/** Returns a point next to a slot where a tag covers no other slot, trying the sides in order. */
function beside(layout: Layout, at: SlotAt, sides: Side[], parts: string[]): Point {
  const half = parts.reduce((sum, part) => sum + (part.startsWith('#') ? 16 : 8 * part.length + 2), 14) / 2;
  const out = at.size / 2 + 8;
  const points = sides.map((side) => ({
    left: { x: at.x - out - half + 2, y: at.y },
    right: { x: at.x + out + half - 2, y: at.y },
    above: { x: at.x, y: at.y - out - 8 },
    below: { x: at.x, y: at.y + out + 26 },
  })[side]);
  const others = [...layout.slot.values()].filter((slot) => slot.slot !== at.slot);
  const names = layout.towns.flatMap((town) => (town.label ? [{ ...town.label, half: widthOf(town.place, town.size) / 2 + 12 }] : []));
  const free = (point: Point): boolean =>
    names.every((name) => Math.abs(name.x - point.x) > half + name.half || Math.abs(name.y - point.y) > 21) &&
    point.x - half > 34 && point.x + half < 966 && point.y > 46 && point.y < 954 &&
    others.every((slot) => Math.abs(slot.x - point.x) > half + slot.size / 2 || Math.abs(slot.y - point.y) > 11 + slot.size / 2);
  return points.find(free) ?? points[0]!;
}
