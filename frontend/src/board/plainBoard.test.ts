import { expect, it } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { layoutOf } from './layout';
import { plainPlan, plainTerrain } from './plainBoard';
import { terrainOf } from './plans';

const place = (name: string, x: number, y: number) => ({ place: name, kind: 'town', region: null, x, y, label_x: null, label_y: null, link_points: 0 });
const slot = (name: string, k: number, x: number, y: number) => ({ slot: `${name}.${k}`, place: name, industries: ['coal'], x, y });
const sheet = makeSheet({
  title: 'tiny_town',
  board: null,
  places: [place('Ashby', 0, 0), place('Denby', 10, 40)],
  slots: [slot('Ashby', 1, 0, 0), ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => slot('Denby', k, 10, 40))],
  links: [{ link: 'Ashby-Denby', ends: ['Ashby', 'Denby'], eras: ['canal'], x: 5, y: 20, path: [] }],
});

it('a board without a drawing is laid out from its data', () => {
  const layout = layoutOf(sheet);
  const at = layout.towns.flatMap((town) => town.slots).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(at).size).toBe(9);
  for (const { x, y } of layout.towns) {
    expect(x).toBeGreaterThan(230);
    expect(x).toBeLessThan(770);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(960);
  }
  expect(layout.links[0]!.legs).toHaveLength(1);
  expect(plainPlan(sheet)).toBe(plainPlan(sheet));
});

it('places on one point or in one line stay on the board', () => {
  const one = makeSheet({ title: 'dot', board: null, places: [place('Ashby', 3, 3)], slots: [], links: [] });
  expect(layoutOf(one).towns[0]).toMatchObject({ x: 508, y: 500 });
});

it('its terrain has a land for every place', async () => {
  expect(await terrainOf(sheet)).toBe(plainTerrain(sheet, false));
  expect(plainTerrain(sheet, true).match(/class="wash"/g)).toHaveLength(2);
  expect(plainTerrain(sheet, false)).not.toContain('NaN');
});
