import { describe, expect, it } from 'vitest';
import { makeHaul, makeSheet } from '../testing/fixtures';
import { chevrons, mergeRoutes, routeOf } from './goodsRoutes';
import { layoutOf } from './layout';

const layout = layoutOf(makeSheet());
const ends = (route: ReturnType<typeof routeOf>): string[][] =>
  route!.stages.map(({ legs }) => legs.flatMap((leg) => [leg.from, leg.to]).map((point) => (point as { place?: string }).place ?? 'fork'));

describe('a route along links', () => {
  it('turns each link the way the goods go', () => {
    const there = routeOf(layout, makeHaul('coal', 'Leek.2', { path: ['Leek-Stone', 'Stone-Derby'], to: 'Derby' }), null);
    expect(ends(there)).toEqual([['Leek', 'Stone'], ['Stone', 'Derby']]);
    const back = routeOf(layout, makeHaul('coal', 'Derby.1', { path: ['Stone-Derby', 'Leek-Stone'], to: 'Leek' }), null);
    expect(ends(back)).toEqual([['Derby', 'Stone'], ['Stone', 'Leek']]);
    expect(there).toMatchObject({ goods: ['coal'], flight: null });
  });

  it('begins at the end that the next link does not share, where the source is a market', () => {
    const route = routeOf(layout, makeHaul('coal', 'market', { path: ['Derby-Oxford', 'Stone-Derby'], to: 'Stone' }), null);
    expect(ends(route)).toEqual([['Oxford', 'Derby'], ['Derby', 'Stone']]);
    expect(ends(routeOf(layout, makeHaul('coal', 'market', { path: ['Derby-Oxford'], to: 'Derby.1' }), null))).toEqual([['Oxford', 'Derby']]);
  });

  it('passes a fork from one end to another', () => {
    const route = routeOf(layout, makeHaul('beer', 'Farm.1', { path: ['Leek-Farm-Derby', 'Leek-Stone'], to: 'Stone' }), null);
    expect(ends(route)).toEqual([['Farm', 'fork', 'fork', 'Leek'], ['Leek', 'Stone']]);
  });

  it('ends at the link that the goods are for', () => {
    const route = routeOf(layout, makeHaul('coal', 'Leek.2', { path: ['Leek-Farm-Derby'], to: 'Derby-Oxford' }), null);
    expect(ends(route)).toEqual([['Leek', 'fork', 'fork', 'Derby']]);
  });
});

describe('a route without links', () => {
  it('is a flight from the source to the site', () => {
    const route = routeOf(layout, makeHaul('iron', 'Derby.1'), { x: 100, y: 100 })!;
    expect(route.stages).toEqual([]);
    expect(route.flight).toMatchObject({ from: { slot: 'Derby.1' }, to: { x: 100, y: 100 } });
  });

  it('starts at the barrel of a merchant and ends at a town or link', () => {
    expect(routeOf(layout, makeHaul('beer', 'Oxford market 1', { to: 'Leek' }), null)!.flight).toMatchObject({ from: { x: 660, y: 540 }, to: { place: 'Leek' } });
    expect(routeOf(layout, makeHaul('beer', 'Farm.1', { to: 'Leek-Stone' }), null)!.flight).toMatchObject({ to: { link: 'Leek-Stone' } });
  });

  it('is none within 60 units, or from or to what is not on the board', () => {
    expect(routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Derby' }), null)).toBeNull();
    expect(routeOf(layout, makeHaul('iron', 'Derby.1'), { x: 378 + 60, y: 500 })).not.toBeNull();
    expect(routeOf(layout, makeHaul('iron', 'market', { to: 'Derby' }), null)).toBeNull();
    expect(routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Paris' }), null)).toBeNull();
  });
});

describe('routes', () => {
  it('along equal links are one route with all goods', () => {
    const coal = routeOf(layout, makeHaul('coal', 'Leek.2', { path: ['Leek-Stone'], to: 'Stone' }), null)!;
    const beer = { ...coal, goods: ['beer'] };
    const flight = routeOf(layout, makeHaul('iron', 'Derby.1'), { x: 100, y: 100 })!;
    expect(mergeRoutes([coal, beer, coal, flight, flight]).map((route) => route.goods)).toEqual([['coal', 'beer'], ['iron'], ['iron']]);
  });

  it('carry chevrons along their legs, one in about 11 units', () => {
    const leg = layout.road.get('Leek-Stone')!.legs[0]!;
    const marks = chevrons([leg, leg]);
    expect(marks).toHaveLength(2 * 17);
    expect(marks.map(({ k }) => k)).toEqual(Array.from({ length: 34 }, (_, at) => at));
    expect(marks[0]!.transform).toBe('translate(211.1 200) rotate(0)');
    expect(chevrons([{ from: { x: 0, y: 0 }, bend: { x: 1, y: 0 }, to: { x: 2, y: 0 } }])).toHaveLength(3);
  });
});
