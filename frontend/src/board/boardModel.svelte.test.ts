import { describe, expect, it } from 'vitest';
import { NOTHING_SHOWN } from './empty';
import { makeBoard, makeChoice, makeHaul, makePreview, makeQuestion, makeTile, makeView } from '../testing/fixtures';
import type { Target } from '../lib/types';

const slot = (name: string): Target => ({ kind: 'slot', name });
const link = (name: string): Target => ({ kind: 'link', name });

describe('legal targets', () => {
  const legal = [
    makeChoice('build', { slot: 'Leek.1', industry: 'cotton' }),
    makeChoice('build', { slot: 'Leek.1', industry: 'manufacturer' }),
    makeChoice('link', { link: 'Leek-Stone' }),
    makeChoice('pass'),
  ];

  it('collects the industries of each slot', () => {
    const model = makeBoard({ state: { legal } });
    expect([...model.legal].map(([key, industries]) => [key, [...industries]])).toEqual([['slot:Leek.1', ['cotton', 'manufacturer']], ['link:Leek-Stone', []]]);
    expect([model.choosing, model.isLegal(slot('Leek.1')), model.isLegal(slot('Leek.2')), model.isLegal(link('Leek-Stone'))]).toEqual([true, true, false, true]);
  });

  it('has none where no choice has a target', () => {
    expect(makeBoard({ state: { legal: [makeChoice('pass')] } }).choosing).toBe(false);
  });

  it('highlights legal, hovered and previewed slots, but no refused one', () => {
    const preview = makePreview({ built: { 'Stone.1': makeTile('coal 1', 0) } });
    const model = makeBoard({ state: { legal, preview } });
    expect(['Leek.1', 'Stone.1', 'Derby.1'].map((one) => model.isHighlighted(one))).toEqual([true, true, false]);
    const refused = makeBoard({ state: { legal, refusalAt: { target: slot('Leek.1'), text: 'no', rule: null, missing: null } } });
    expect([refused.isRefused(slot('Leek.1')), refused.isHighlighted('Leek.1')]).toEqual([true, false]);
  });

  it('knows the target of the hovered choice', () => {
    const model = makeBoard({ state: { legal, hovered: legal[2]!.code } });
    expect(model.hovered).toEqual(link('Leek-Stone'));
    expect([model.isHovered(link('Leek-Stone')), model.isHovered(slot('Leek.1'))]).toEqual([true, false]);
    expect(model.laid).toEqual(['Leek-Stone']);
    expect(model.site).toEqual(model.layout.link.get('Leek-Stone'));
  });
});

describe('previewed tiles', () => {
  it('takes the lowest tile left on the player mat while the preview is loaded', () => {
    const legal = [makeChoice('build', { slot: 'Stone.1', industry: 'coal' })];
    const model = makeBoard({ state: { legal, hovered: legal[0]!.code } });
    expect([...model.ghosts]).toEqual([['Stone.1', { tile: 'coal 1', owner: 0, cubes: 2, sold: false }]]);
    expect(model.site).toEqual(model.layout.slot.get('Stone.1'));
    const seats = makeView().seats.map((seat) => ({ ...seat, mat: { ...seat.mat, coal: [0, 2] } }));
    expect([...makeBoard({ view: { seats }, state: { legal, hovered: legal[0]!.code } }).ghosts.values()].map(({ tile }) => tile)).toEqual(['coal 2']);
  });

  it('leaves out tiles that lie on the board, and says how many cubes leave them', () => {
    const tiles = { 'Leek.2': makeTile('coal 1', 0, { cubes: 2 }) };
    const built = { 'Leek.2': makeTile('coal 1', 0, { cubes: 1 }), 'Stone.1': makeTile('coal 1', 1) };
    const model = makeBoard({ view: { tiles }, state: { preview: makePreview({ built, laid: ['Leek-Stone'] }) } });
    expect([...model.ghosts.keys()]).toEqual(['Stone.1']);
    expect([model.leaving('Leek.2'), model.leaving('Stone.1')]).toEqual([1, 0]);
    expect(model.laid).toEqual(['Leek-Stone']);
  });

  it('draws the way of the goods', () => {
    const stages = [{ link: 'Leek-Stone', start: 'Leek', end: 'Stone' }];
    const hauls = [makeHaul('coal', 'Leek.2', { to: 'Stone.1', path: ['Leek', 'Stone'], stages })];
    const model = makeBoard({ state: { preview: makePreview({ hauls }) } });
    expect(model.routes.map((route) => route.stages.map((stage) => stage.link))).toEqual([['Leek-Stone']]);
  });
});

it('shows the tile or link of the begun action as chosen', () => {
  expect(makeBoard().chosen).toBeNull();
  const build = makeBoard({ view: { question: makeQuestion({ begun: ['build coal Stone'], slot: 'Stone.1' }) } });
  expect([build.isChosen(slot('Stone.1')), build.isChosen(slot('Leek.1'))]).toEqual([true, false]);
  expect(makeBoard({ view: { question: makeQuestion({ begun: ['link Leek-Stone'], link: 'Leek-Stone', slot: 'Stone.1' }) } }).chosen).toEqual(link('Leek-Stone'));
});

it('adds the link points at the ends of a link', () => {
  const model = makeBoard({ view: { tiles: { 'Derby.2': makeTile('brewery 1', 0, { sold: true }) } } });
  expect(model.worth(['Derby', 'Oxford'])).toBe((model.icons.get('Derby') ?? 0) + (model.icons.get('Oxford') ?? 0));
  expect([model.worth(['Derby', 'Oxford']), model.worth(['Leek', 'Stone'])]).toEqual([4, 0]);
});

it('follows a new position', () => {
  const model = makeBoard();
  model.take(makeView({ era: 'rail', links: { 'Leek-Stone': 1 } }), { ...NOTHING_SHOWN, hovered: 7 });
  expect([model.view.era, model.view.links['Leek-Stone'], model.state.hovered]).toEqual(['rail', 1, 7]);
});
