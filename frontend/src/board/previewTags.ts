/** Places the tags of a preview beside the slots and links that change, where they cover the least. */
import { money, signed } from '../lib/names.svelte';
import type { Preview } from '../lib/types';
import { widthOf, type Point } from './geometry';
import type { Layout, SlotAt } from './layout';
import type { BoardModel } from './boardModel.svelte';
import { MARKET_SIZE, marketRows } from './linkPrices';

/** A part of a tag: an icon or a text. */
export type TagPart = { icon: string } | { text: string };

export interface TagAt extends Point { parts: TagPart[] }

const INCOME: TagPart = { icon: 'v-income' };

/** Returns the tag of a tile that flips and moves an income marker. */
export const flipTag = (gain: number): TagPart[] => [{ icon: 'a-flip' }, ...(gain ? [{ text: signed(gain) }, INCOME] : [])];

/** A box given by its centre. */
interface Box extends Point { width: number; height: number }

const HEIGHT = 22;

export const partWidth = (part: TagPart): number => ('icon' in part ? 16 : 8 * part.text.length + 2);
export const tagWidth = (parts: TagPart[]): number => parts.reduce((sum, part) => sum + partWidth(part), 14);

export function tagsOf(model: BoardModel): TagAt[] {
  const preview = model.state.preview;
  if (!preview) return [];
  const taken = obstacles(model);
  const set = (at: Box, parts: TagPart[]): TagAt => {
    const point = beside(at, tagWidth(parts), taken);
    taken.push({ ...point, width: tagWidth(parts), height: HEIGHT });
    return { ...point, parts };
  };
  return [...flips(model, preview).map(([at, parts]) => set(at, parts)), ...cost(model, preview).map(([at, parts]) => set(at, parts)), ...market(model, preview)];
}

const boxOf = (at: SlotAt): Box => ({ x: at.x, y: at.y, width: at.size + 6, height: at.size + 6 });

/** The price of the action, beside its tile or link. */
function cost(model: BoardModel, preview: Preview): [Box, TagPart[]][] {
  const total = preview.price.total ?? 0;
  if (!model.site || !total) return [];
  const slot = model.layout.slot.get([...model.ghosts.keys()][0] ?? '');
  const at = slot ? boxOf(slot) : { x: model.site.x, y: model.site.y, width: 34, height: 30 };
  return [[at, [{ text: money(total, model.layout.plan.coin) }]]];
}

function flips(model: BoardModel, preview: Preview): [Box, TagPart[]][] {
  return preview.flips.flatMap((flip): [Box, TagPart[]][] => {
    const at = model.layout.slot.get(flip.slot);
    const gain = flip.income_to - flip.income_from;
    return at ? [[boxOf(at), flipTag(gain)]] : [];
  });
}

/** Money paid to or by the markets, under their columns; above them where the board ends. */
function market(model: BoardModel, preview: Preview): TagAt[] {
  const { market: at, coin } = model.layout.plan;
  const goods = Object.keys(model.sheet.markets);
  const rows = marketRows(model.sheet).length;
  const sums = new Map<string, number>();
  for (const haul of preview.hauls) if (haul.money) sums.set(haul.goods, (sums.get(haul.goods) ?? 0) - haul.money);
  for (const sale of preview.sold) if (sale.money) sums.set(sale.goods, (sums.get(sale.goods) ?? 0) + sale.money);
  const foot = at.y + MARKET_SIZE.head + MARKET_SIZE.row * rows + 5;
  return [...sums].flatMap(([name, sum]) => {
    const column = goods.indexOf(name);
    if (column < 0 || !sum) return [];
    const x = at.x + MARKET_SIZE.left + MARKET_SIZE.column * (column + 0.5);
    return [{ x, y: foot > 900 ? at.y - 6 : foot, parts: [{ text: `${sum > 0 ? '+' : ''}${money(sum, coin)}` }] }];
  });
}

/** Boxes that a tag should not cover: slots, merchants, names, tokens of laid links, goods under way. */
function obstacles(model: BoardModel): Box[] {
  const { layout } = model;
  const cells = [...layout.slot.values(), ...layout.space.values()].map((at) => ({ x: at.x, y: at.y, width: at.size + 6, height: at.size + 6 }));
  const names = layout.towns.flatMap((town) => (town.label ? [{ ...town.label, width: widthOf(town.name, town.size) + 24, height: 20 }] : []));
  const goods = model.routes.flatMap((route) => route.stages).flatMap((stage) => layout.link.get(stage.link) ?? []);
  const tokens = [...layout.links.filter((linkAt) => model.view.links[linkAt.link] !== undefined), ...goods].map((at) => ({ x: at.x, y: at.y, width: 30, height: 28 }));
  return [...cells, ...names, ...tokens, ...furniture(layout)];
}

const furniture = ({ plan }: Layout): Box[] => [{ x: plan.market.x + 74, y: plan.market.y + 130, width: 148, height: 260 }];

/** Returns the nearest point round a box where a tag of this width covers the least. */
function beside(at: Box, width: number, taken: Box[]): Point {
  let best: Point = at;
  let least = Infinity;
  for (const gap of [4, 16, 30, 48]) {
    const [dx, dy] = [at.width / 2 + width / 2 + gap, at.height / 2 + HEIGHT / 2 + gap];
    for (const [x, y] of [[0, -1], [1, 0], [-1, 0], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1]] as const) {
      const point = { x: at.x + x * dx, y: at.y + y * dy };
      const cost = covered({ ...point, width: width + 4, height: HEIGHT + 4 }, taken) + gap * 6 + (x && y ? 20 : 0) + outside(point, width);
      if (cost < least) [best, least] = [point, cost];
    }
  }
  return best;
}

/** Returns the area of a box that lies on others. */
const covered = (box: Box, taken: Box[]): number =>
  taken.reduce((sum, one) => {
    const x = Math.min(box.x + box.width / 2, one.x + one.width / 2) - Math.max(box.x - box.width / 2, one.x - one.width / 2);
    const y = Math.min(box.y + box.height / 2, one.y + one.height / 2) - Math.max(box.y - box.height / 2, one.y - one.height / 2);
    return sum + Math.max(0, x) * Math.max(0, y);
  }, 0);

const outside = (point: Point, width: number): number =>
  point.x - width / 2 < 34 || point.x + width / 2 > 966 || point.y < 46 || point.y > 954 ? 4000 : 0;
