import { describe, expect, it } from 'vitest';
import { makeBoard, makeChoice, makeSeat, makeTile } from '../testing/fixtures';
import { cellLabel, distantMarketLabel, importLabel, labelOf, marketLabel, townLabel } from './ariaLabels';

const name = (industry: string): string => `industry-name(${industry})`;

describe('a slot', () => {
  it('says its place, number and industries, and that it is empty', () => {
    expect(labelOf(makeBoard(), 'slot:Leek.1')).toBe(`map-slot(Leek, 1, 2, map-or(${name('cotton')}, ${name('manufacturer')})) map-empty`);
    expect(labelOf(makeBoard(), 'slot:Stone.1')).toBe(`map-slot-only(Stone, 1, 1, ${name('coal')}) map-empty`);
  });

  it('says its tile: with goods, without, flipped', () => {
    const tiles = { 'Leek.1': makeTile('cotton 1', 1), 'Leek.2': makeTile('coal 1', 0, { cubes: 2 }), 'Derby.2': makeTile('brewery 1', 0, { sold: true }) };
    const model = makeBoard({ view: { tiles } });
    expect(labelOf(model, 'slot:Leek.1')).toContain(`map-tile(${name('cotton')}, 1, player-mark-name(1), 1, 1)`);
    expect(labelOf(model, 'slot:Leek.2')).toContain(`map-tile-goods(${name('coal')}, 1, player-mark-name(0), 1, 1, coal, 2)`);
    expect(labelOf(model, 'slot:Derby.2')).toContain(`map-tile-flipped(${name('brewery')}, 1, player-mark-name(0), 1, 2)`);
  });

  it('says what may be built there', () => {
    const legal = [makeChoice('build', { slot: 'Leek.1', industry: 'cotton' }), makeChoice('give up', { slot: 'Leek.2' })];
    expect(labelOf(makeBoard({ state: { legal } }), 'slot:Leek.1')).toMatch(/ map-may-build\(industry-name\(cotton\)\)$/);
    expect(labelOf(makeBoard({ state: { legal } }), 'slot:Leek.2')).toMatch(/ map-may$/);
  });
});

describe('a link', () => {
  it('says its owner, or that it is free, closed or never built, and its points', () => {
    const owned = makeBoard({ view: { links: { 'Derby-Oxford': 1 } } });
    expect(labelOf(owned, 'link:Derby-Oxford')).toBe('map-link-owned(canal, link-name(Derby, Oxford), player-mark-name(1)) map-link-worth(2)');
    const legal = [makeChoice('link', { link: 'Leek-Stone' })];
    expect(labelOf(makeBoard({ state: { legal } }), 'link:Leek-Stone')).toBe('map-link-free(canal, link-name(Leek, Stone)) map-link-worth(0) map-may');
    expect(labelOf(makeBoard(), 'link:Leek-Stone')).toBe('map-link-free(canal, link-name(Leek, Stone)) map-link-worth(0)');
    expect(labelOf(makeBoard(), 'link:Stone-Derby')).toBe('map-link-closed(link-name(Stone, Derby), era-name(rail))');
    expect(labelOf(makeBoard({ view: { era: 'rail' } }), 'link:Stone-Derby')).toBe('map-link-free(rail, link-name(Stone, Derby)) map-link-worth(0)');
    const model = makeBoard();
    model.sheet.links[0]!.eras = [];
    expect(labelOf(model, 'link:Leek-Stone')).toBe('map-link-never(link-name(Leek, Stone))');
  });
});

describe('a merchant', () => {
  it('says what it buys, and its beer', () => {
    const at = (tile: string, beer: boolean): string => labelOf(makeBoard({ view: { own: { merchants: { 'Oxford market 1': { tile, beer } } } } }), 'space:Oxford market 1');
    expect(at('cotton', true)).toBe(`map-buys(Oxford, ${name('cotton')}) map-barrel`);
    expect(at('cotton', false)).toBe(`map-buys(Oxford, ${name('cotton')}) map-no-barrel`);
    expect(at('blank', false)).toBe('map-buys-nothing(Oxford)');
  });

  it('says when its counter is used, and when it may be chosen', () => {
    const view = { own: { markets: { 'Oxford market 1': { counter: 'pottery', used: true } } } };
    const legal = [makeChoice('sell', { space: 'Oxford market 1' })];
    expect(labelOf(makeBoard({ view, state: { legal } }), 'space:Oxford market 1')).toBe(`map-buys(Oxford, ${name('pottery')}) map-used map-may`);
  });
});

describe('a market', () => {
  it('says cubes and the next price', () => {
    expect(marketLabel(makeBoard(), 'coal')).toBe('map-market(coal, market, 3, amount(£, 1))');
    expect(marketLabel(makeBoard({ view: { coal: 1, iron: 1 } }), 'coal')).toBe('map-market(coal, market, 1, amount(£, 2))');
    expect(marketLabel(makeBoard({ view: { iron: 1 } }), 'iron')).toBe('map-market(iron, market, 1, amount(£, 3))');
    expect(marketLabel(makeBoard({ view: { coal: 0 } }), 'coal')).toBe('map-market(coal, market, 0, amount(£, 8))');
    expect(labelOf(makeBoard({ state: { legal: [makeChoice('coal', { space: 'market' })] } }), 'market:coal')).toMatch(/ map-may$/);
  });

  it('far away says its bonus and whether it is open', () => {
    expect(distantMarketLabel(makeBoard())).toBe('map-distant');
    const own = (open: boolean): object => ({ cotton: { space: 3, open, bonus: 2 }, distant: { turned: [], left: 7 } });
    expect(labelOf(makeBoard({ view: { own: own(true) } }), 'market:cotton')).toBe('map-distant-open(2, 7)');
    expect(distantMarketLabel(makeBoard({ view: { own: own(false) } }))).toBe('map-distant-closed(2, 7)');
    const legal = [makeChoice('sell', { space: 'distant market' })];
    expect(distantMarketLabel(makeBoard({ view: { own: own(true) }, state: { legal } }))).toBe('map-distant-open(2, 7) map-may');
  });
});

describe('the track', () => {
  it('says a marker and the cell it stands on', () => {
    const view = { seats: [makeSeat({ income: 12, level: 1, points: 30 }), makeSeat({ income: 3, level: -7, points: 12 })] };
    const model = makeBoard({ view });
    expect(labelOf(model, 'place:income 0')).toBe('map-marker-income(player-mark-name(0), 12, 1, 30)');
    expect(labelOf(model, 'place:points 1')).toBe('map-marker-points(player-mark-name(1), 3, -7, 12)');
    expect(labelOf(model, 'cell:12')).toBe('map-cell(12, +1) map-marker-income(player-mark-name(0), 12, 1, 30) map-marker-points(player-mark-name(1), 3, -7, 12)');
    expect(cellLabel(model, 0)).toBe('map-cell(0, −10)');
    expect(labelOf(model, 'place:income 5')).toBe('');
  });
});

describe('places and imports', () => {
  it('say what is printed on them', () => {
    const { layout } = makeBoard();
    expect(townLabel(layout.town.get('Leek')!)).toBe('Leek');
    expect(townLabel(layout.town.get('Oxford')!)).toBe('map-place-links(Oxford, 2)');
    expect(townLabel({ ...layout.town.get('Leek')!, form: 'village' })).toBe('map-village(Leek)');
    expect(importLabel(makeBoard(), 'Bay', 'Bay imports.1', 3)).toBe('map-import(Bay, 3)');
    const legal = [makeChoice('coal', { slot: 'Bay imports.1' })];
    expect(importLabel(makeBoard({ state: { legal } }), 'Bay', 'Bay imports.1', 3)).toBe('map-import(Bay, 3) map-may');
  });
});
