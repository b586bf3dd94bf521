/** Parts of the board that a popup should not hide, in pixels of the frame. */
import { widthOf, type Point } from './geometry';
import type { BoardData } from '../lib/types';
import type { Layout, TownAt } from './layout';
import { MARKET_SIZE, marketRows } from './linkPrices';
import type { Box, VisibleBox } from './popupPlacement';
import type { PanZoom } from './zoom.svelte';

/** Cost of a hidden pixel: towns and links first, then price tables, then the title. */
const WEIGHT = { cell: 6, link: 6, table: 1.5, title: 0.4 };
const COTTON = { width: 146, height: 282 };
const TITLE = 176;
const FRAME = 32;
const MARGIN = 8;

/** Returns the box of a town and its name. */
export function townBox(town: TownAt | undefined, at: Point, lens: PanZoom): Box {
  const half = 26;
  const cells = town ? [...town.slots, ...town.spaces] : [at];
  const boxes = cells.map((cell) => ({ left: cell.x - half, right: cell.x + half, top: cell.y - half, bottom: cell.y + half }));
  if (town?.label) {
    const wide = widthOf(town.name, town.size) / 2 + 12;
    boxes.push({ left: town.label.x - wide, right: town.label.x + wide, top: town.label.y - 12, bottom: town.label.y + 12 });
  }
  const reach = (side: keyof Box, pick: (...values: number[]) => number): number => pick(...boxes.map((box) => box[side]));
  return onScreen({ left: reach('left', Math.min), right: reach('right', Math.max), top: reach('top', Math.min), bottom: reach('bottom', Math.max) }, lens);
}

/** Returns the boxes to keep visible, with the `missing` links. */
export function keepVisible(sheet: BoardData, layout: Layout, missing: Point[], lens: PanZoom): VisibleBox[] {
  const { plan } = layout;
  const table = { width: MARKET_SIZE.left + MARKET_SIZE.column * Object.keys(sheet.markets).length, height: MARKET_SIZE.head + MARKET_SIZE.row * marketRows(sheet).length };
  const sized = (at: Point, { width, height }: { width: number; height: number }, weight: number): VisibleBox =>
    ({ ...onScreen({ left: at.x, top: at.y, right: at.x + width, bottom: at.y + height }, lens), weight });
  const about = (at: Point, half: number, weight: number): VisibleBox => sized({ x: at.x - half, y: at.y - half }, { width: 2 * half, height: 2 * half }, weight);
  return [
    ...layout.towns.map((town) => ({ ...townBox(town, town, lens), weight: WEIGHT.cell })),
    ...missing.map((linkAt) => about(linkAt, 40, WEIGHT.link)),
    sized(plan.market, table, WEIGHT.table),
    ...(plan.cotton ? [sized(plan.cotton, COTTON, WEIGHT.table)] : []),
    sized(plan.cartouche, { width: plan.cartouche.width, height: TITLE }, WEIGHT.title),
  ];
}

/** Returns the part of the frame where a popup may lie: the visible board without its track. */
export function visibleMap(lens: PanZoom): Box {
  const land = onScreen({ left: FRAME, top: FRAME, right: 1000 - FRAME, bottom: 1000 - FRAME }, lens);
  return {
    left: Math.max(MARGIN, land.left), top: Math.max(MARGIN, land.top),
    right: Math.min(lens.width - MARGIN, land.right), bottom: Math.min(lens.height - MARGIN, land.bottom),
  };
}

function onScreen(box: Box, lens: PanZoom): Box {
  const [from, to] = [lens.onScreen({ x: box.left, y: box.top }), lens.onScreen({ x: box.right, y: box.bottom })];
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
