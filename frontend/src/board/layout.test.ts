import { describe, expect, it } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { along, through } from './geometry';
import { layoutOf } from './layout';

const layout = layoutOf(makeSheet());

/** A New England sheet: towns have one point, ships stand in the sea. */
const atSea = layoutOf(
  makeSheet({
    title: 'age_of_industry', board: 'new_england',
    places: [
      { place: 'Boston', kind: 'town', region: 'red', x: 0.5, y: 0.5, label_x: null, label_y: null },
      { place: 'Salem', kind: 'village', region: null, x: 0.3, y: 0.3, label_x: null, label_y: null },
      { place: 'Bay', kind: 'ship_space', region: null, x: 0.8, y: 0.6, label_x: null, label_y: null },
      { place: 'Bay imports', kind: 'imports', region: null, x: 0.9, y: 0.9, label_x: null, label_y: null },
      { place: 'Edge', kind: 'outside', region: null, x: 0.1, y: 0.9, label_x: null, label_y: null },
    ],
    slots: [
      ...['Boston.1', 'Boston.2', 'Boston.3'].map((slot) => ({ slot, place: 'Boston', industries: ['coal'], x: 0, y: 0 })),
      { slot: 'Bay.1', place: 'Bay', industries: ['ship'], x: 0, y: 0 },
      { slot: 'Bay imports.1', place: 'Bay imports', industries: ['coal'], x: 0, y: 0 },
    ],
    links: [{ link: 'Boston-Salem', ends: ['Boston', 'Salem'], eras: ['rail'], x: 0, y: 0, path: [] }],
    own: {
      markets: [
        { space: 'Boston market', place: 'Boston', x: null, y: null },
        { space: 'Bay market', place: 'Bay', x: null, y: null },
      ],
      lanes: [{ place: 'Bay', ports: ['Boston'], coal: 3, coal_x: 0.95, coal_y: 0.65, market_x: 0.85, market_y: 0.75 }],
      symbols: { red: 'square' },
      distant: ['Salem'],
    },
  }),
);
const { fit } = atSea.plan;
const fitted = (x: number, y: number): { x: number; y: number } => ({ x: fit.x[0]! + x * fit.x[1]!, y: fit.y[0]! + y * fit.y[1]! });

describe('places of a board with printed slots', () => {
  it('keep the printed points', () => {
    expect(layout.town.get('Leek')).toMatchObject({ x: 200, y: 200, form: 'town', region: 'blue', symbol: null, port: false, size: 15.5 });
    expect(layout.slot.get('Leek.2')).toMatchObject({ x: 222, y: 200, number: 2, size: 44, place: 'Leek', industries: ['coal'] });
  });

  it('are drawn by their kind', () => {
    expect(layout.town.get('Farm')).toMatchObject({ form: 'farm', label: null, region: 'none', size: 15.5 });
    expect(layout.town.get('Oxford')).toMatchObject({ form: 'outpost', label: { x: 640, y: 500 }, linkPoints: 2, size: 16 });
  });

  it('have their name below the slots', () => {
    expect(layout.town.get('Leek')!.label).toEqual({ x: 200, y: 200 + 22 + 14 });
    expect(layout.town.get('Stone')!.label).toEqual({ x: 400, y: 236 });
  });

  it('have the spaces and bonuses of their merchants', () => {
    expect(layout.space.get('Oxford market 1')).toEqual({ space: 'Oxford market 1', place: 'Oxford', x: 690, y: 540, size: 44, beer: { x: 660, y: 540 } });
    expect(layout.bonuses).toEqual([{ place: 'Oxford', kind: 'income', amount: 2, x: 720, y: 460 }]);
  });
});

describe('links', () => {
  it('run through the printed middle', () => {
    const link = layout.link.get('Leek-Stone')!;
    expect(link).toMatchObject({ ends: ['Leek', 'Stone'], eras: ['canal', 'rail'], x: 300, y: 200, angle: 0 });
    expect(along(link.legs[0]!, 0.5)).toEqual({ x: 300, y: 200 });
  });

  it('move their token off what covers the printed middle', () => {
    const links = [{ link: 'a', ends: ['Leek', 'Stone'], eras: ['rail'], x: 222, y: 200, path: [] }];
    const moved = layoutOf(makeSheet({ links })).link.get('a')!;
    expect(Math.abs(moved.x - 222)).toBeGreaterThan(25);
    expect(moved.y).toBeCloseTo(200);
  });

  it('with three ends have a leg to each from the fork', () => {
    const fork = layout.link.get('Leek-Farm-Derby')!;
    expect(fork).toMatchObject({ x: 250, y: 400, angle: 90 });
    expect(fork.legs.map((leg) => leg.to)).toMatchObject([{ place: 'Leek' }, { place: 'Farm' }, { place: 'Derby' }]);
    for (const leg of fork.legs) expect(leg.from).toEqual({ x: 250, y: 400 });
    expect(along(fork.legs[1]!, 0.5)).toEqual({ x: 225, y: 450 });
  });
});

describe('a way between towns', () => {
  it('is clear in the middle of its longest uncovered part', () => {
    expect(layout.clear(through({ x: 600, y: 700 }, { x: 700, y: 700 }, { x: 800, y: 700 }))).toBeCloseTo(0.5);
    // Stone's slot covers the first half: 400 ± 26 and a margin of 3.
    const half = layout.clear(through({ x: 371, y: 200 }, { x: 400, y: 200 }, { x: 529, y: 200 }));
    expect(half).toBeGreaterThan(0.7);
  });
});

describe('a board that gives a town one point', () => {
  it('sets slots and market spaces in a row or a square round it', () => {
    const boston = atSea.town.get('Boston')!;
    const half = atSea.plan.slot / 2 + 1.5;
    const nudged = atSea.plan.nudge.Boston ?? [0, 0];
    const at = { x: fitted(0.5, 0.5).x + nudged[0]!, y: fitted(0.5, 0.5).y + nudged[1]! };
    expect(boston.slots.map(({ x, y }) => [x, y])).toEqual([[at.x - half, at.y - half], [at.x + half, at.y - half], [at.x - half, at.y + half]]);
    expect(atSea.space.get('Boston market')).toMatchObject({ x: at.x + half, y: at.y + half, beer: null });
    expect(boston).toMatchObject({ symbol: 'square', region: 'red', port: false });
  });

  it('keeps towns at the edge inside the frame', () => {
    const places = [{ place: 'Edge', kind: 'town', region: 'red', x: -1e3, y: -1e3, label_x: null, label_y: null }];
    const slots = ['Edge.1', 'Edge.2'].map((slot) => ({ slot, place: 'Edge', industries: ['coal'], x: 0, y: 0 }));
    const edge = layoutOf(makeSheet({ board: 'new_england', places, slots, links: [], own: {} })).town.get('Edge')!;
    const half = atSea.plan.slot / 2 + 1.5;
    expect(edge.slots[0]).toMatchObject({ x: 36 + half, y: 34 + half });
  });

  it('stands ships on their space, with coal and market behind them', () => {
    const bay = atSea.town.get('Bay')!;
    expect(bay.form).toBe('ship');
    expect(bay.slots[0]).toMatchObject({ x: bay.x, y: bay.y });
    expect(atSea.space.get('Bay market')).toMatchObject({ ...fitted(0.85, 0.75), size: atSea.plan.slot - 4 });
    expect(atSea.imports).toEqual([{ slot: 'Bay imports.1', place: 'Bay', cubes: 3, ...fitted(0.95, 0.65) }]);
    expect(atSea.town.has('Bay imports')).toBe(false);
    expect(atSea.lanes).toHaveLength(3);
    expect(atSea.lanes[0]).toEqual({ from: { x: atSea.town.get('Boston')!.x, y: atSea.town.get('Boston')!.y }, to: { x: bay.x, y: bay.y } });
  });

  it('names villages below their dot and ports off the board at their point', () => {
    const salem = atSea.town.get('Salem')!;
    expect(salem).toMatchObject({ form: 'village', label: { x: salem.x, y: salem.y + 19 }, port: true, size: atSea.plan.lettering.village });
    const edge = atSea.town.get('Edge')!;
    expect(edge).toMatchObject({ form: 'outpost', port: true, label: { x: edge.x, y: edge.y } });
  });

  it('arches its links', () => {
    const leg = atSea.link.get('Boston-Salem')!.legs[0]!;
    const straight = through(leg.from, { x: (leg.from.x + leg.to.x) / 2, y: (leg.from.y + leg.to.y) / 2 }, leg.to);
    expect(Math.hypot(along(leg, 0.5).x - along(straight, 0.5).x, along(leg, 0.5).y - along(straight, 0.5).y)).toBeCloseTo(
      0.05 * Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y),
    );
  });
});
