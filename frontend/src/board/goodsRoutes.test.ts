import { describe, expect, it } from 'vitest';
import type { RouteStage } from '../lib/types';
import { makeHaul, makeSheet } from '../testing/fixtures';
import { chevrons, mergeRoutes, routeOf } from './goodsRoutes';
import { layoutOf } from './layout';

const layout = layoutOf(makeSheet());
const ends = (route: ReturnType<typeof routeOf>): string[][] =>
  route!.stages.map(({ legs }) => legs.flatMap((leg) => [leg.from, leg.to]).map((point) => (point as { place?: string }).place ?? 'fork'));

const along = (...places: string[]): RouteStage[] =>
  places.slice(1).map((end, k) => ({ link: makeSheet().links.find((one) => one.ends.includes(places[k]!) && one.ends.includes(end))!.link, start: places[k]!, end }));

describe('a route along links', () => {
  it('turns each link the way the goods go', () => {
    const there = routeOf(layout, makeHaul('coal', 'Leek.2', { stages: along('Leek', 'Stone', 'Derby'), to: 'Derby.1' }));
    expect(ends(there)).toEqual([['Leek', 'Stone'], ['Stone', 'Derby']]);
    const back = routeOf(layout, makeHaul('coal', 'Derby.1', { stages: along('Derby', 'Stone', 'Leek'), to: 'Leek.1' }));
    expect(ends(back)).toEqual([['Derby', 'Stone'], ['Stone', 'Leek']]);
    expect(there).toMatchObject({ goods: ['coal'], flight: null });
  });

  it('passes a fork from one end to another', () => {
    const route = routeOf(layout, makeHaul('beer', 'Farm.1', { stages: along('Farm', 'Leek', 'Stone'), to: 'Stone.1' }));
    expect(ends(route)).toEqual([['Farm', 'fork', 'fork', 'Leek'], ['Leek', 'Stone']]);
  });

  it('leaves out sea lanes, which are no links', () => {
    const stages = [{ link: 'Kiel~Leek', start: 'Kiel', end: 'Leek' }, ...along('Leek', 'Stone')];
    expect(ends(routeOf(layout, makeHaul('coal', 'market', { stages, to: 'Stone.1' })))).toEqual([['Leek', 'Stone']]);
  });
});

describe('a route without links', () => {
  it('is a flight from the source to the slot or link', () => {
    const route = routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Leek.1' }))!;
    expect(route.stages).toEqual([]);
    expect(route.flight).toMatchObject({ from: { slot: 'Derby.1' }, to: { slot: 'Leek.1' } });
    expect(routeOf(layout, makeHaul('beer', 'Farm.1', { to: 'Leek-Stone' }))!.flight).toMatchObject({ to: { link: 'Leek-Stone' } });
  });

  it('starts at the barrel of a merchant', () => {
    expect(routeOf(layout, makeHaul('beer', 'Oxford market 1', { to: 'Leek.1' }))!.flight).toMatchObject({ from: { x: 660, y: 540 }, to: { slot: 'Leek.1' } });
  });

  it('is none within 60 units, or from or to what is not on the board', () => {
    expect(routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Derby.2' }))).toBeNull();
    expect(routeOf(layout, makeHaul('iron', 'market', { to: 'Derby.1' }))).toBeNull();
    expect(routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Paris.1' }))).toBeNull();
  });
});

describe('routes', () => {
  it('along equal links are one route with all goods', () => {
    const coal = routeOf(layout, makeHaul('coal', 'Leek.2', { stages: along('Leek', 'Stone'), to: 'Stone.1' }))!;
    const beer = { ...coal, goods: ['beer'] };
    const flight = routeOf(layout, makeHaul('iron', 'Derby.1', { to: 'Leek.1' }))!;
    expect(mergeRoutes([coal, beer, coal, flight, flight]).map((route) => route.goods)).toEqual([['coal', 'beer'], ['iron'], ['iron']]);
  });

  it('carry chevrons along their legs, one in about 11 units', () => {
    const leg = layout.link.get('Leek-Stone')!.legs[0]!;
    const marks = chevrons([leg, leg]);
    expect(marks).toHaveLength(2 * 17);
    expect(marks.map(({ k }) => k)).toEqual(Array.from({ length: 34 }, (_, at) => at));
    expect(marks[0]!.transform).toBe('translate(211.1 200) rotate(0)');
    expect(chevrons([{ from: { x: 0, y: 0 }, bend: { x: 1, y: 0 }, to: { x: 2, y: 0 } }])).toHaveLength(3);
  });
});
