/** Drawing plan and terrain of boards that the page has no drawing for: computed from the board data alone. */
import type { BoardData } from '../lib/types';
import type { Plan } from './plans';

/** Part of the board that the places fill, between title panel and markets, in board units. */
const BOX = { left: 300, right: 716, top: 110, bottom: 890 };
const LARGEST = 44;
const SMALLEST = 22;
const REGIONS = ['teal', 'blue', 'red', 'gold', 'purple', 'light_green', 'orange', 'brown'];
const CORNERS = 12;
const plans = new WeakMap<BoardData, Plan>();

/** Returns offset and factor that fit the coordinates of the places between two bounds. */
function fitted(found: number[], low: number, high: number): number[] {
  const [least, most] = [Math.min(...found), Math.max(...found)];
  const factor = most > least ? (high - low) / (most - least) : 0;
  return most > least ? [low - least * factor, factor] : [(low + high) / 2, 0];
}

/** Whether slots of a place share one point, so that they have to be arranged round it. */
function isArranged({ slots }: BoardData): boolean {
  return new Set(slots.map(({ x, y }) => `${x} ${y}`)).size < slots.length;
}

/** Returns a plan for a board without a drawing of its own. */
export function plainPlan(sheet: BoardData): Plan {
  let plan = plans.get(sheet);
  if (!plan) {
    const area = (BOX.right - BOX.left) * (BOX.bottom - BOX.top);
    const slot = Math.max(SMALLEST, Math.min(LARGEST, Math.sqrt(area / Math.max(1, sheet.places.length)) / 3));
    const x = fitted(sheet.places.map((place) => place.x), BOX.left, BOX.right);
    const y = fitted(sheet.places.map((place) => place.y), BOX.top, BOX.bottom);
    plan = {
      coin: '£', fit: { x, y }, slot, arranged: isArranged(sheet),
      lettering: { town: 15, outpost: 15, village: 12.5 },
      cartouche: { x: 50, y: 50, width: 168 }, rose: { x: 128, y: 318, size: 52 },
      market: { x: 808, y: 276 }, legend: { x: 50, y: 690 },
      nudge: {}, labels: {}, wash: { regions: REGIONS },
    };
    plans.set(sheet, plan);
  }
  return plan;
}

/** Returns an outline round a point that is no perfect circle; `seed` varies it. */
function outline(x: number, y: number, reach: number, seed: number): string {
  const points = Array.from({ length: CORNERS }, (_, k) => {
    const far = reach * (1 + 0.16 * Math.sin(2.3 * k + seed) + 0.1 * Math.sin(5.1 * k + 2 * seed));
    const angle = (2 * Math.PI * k) / CORNERS;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
  });
  const middle = (k: number): string => {
    const [one, other] = [points[k % CORNERS]!, points[(k + 1) % CORNERS]!];
    return `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, k) => `Q${points[(k + 1) % CORNERS]!.map((at) => at.toFixed(1)).join(' ')} ${middle(k + 1)}`);
  return `M${middle(0)}${curves.join('')}z`;
}

const colourOf = (region: string | null | undefined, at: number): string =>
  region && REGIONS.includes(region) ? region : REGIONS[at % REGIONS.length]!;

/** Returns the terrain of such a board: a coloured land round every place, over a grid. */
export function plainTerrain(sheet: BoardData, small: boolean): string {
  const { fit, slot } = plainPlan(sheet);
  const lands = sheet.places.map((place, at) => {
    const d = outline(fit.x[0]! + place.x * fit.x[1]!, fit.y[0]! + place.y * fit.y[1]!, slot * 2.6, at);
    return `<g class="r-${colourOf(place.region, at)}"><path class="wash" d="${d}"/><path class="bound" d="${d}"/></g>`;
  });
  const lines = [185, 342, 500, 658, 815].map((at) => `M${at} 30V970M30 ${at}H970`).join('');
  const shapes = `<path class="grid" d="${lines}"/>${lands.join('')}`;
  return small ? shapes : `<g class="shapes">${shapes}</g>`;
}
