import { describe, expect, it } from 'vitest';
import { makeBoard, makeChoice } from '../testing/fixtures';
import { firstTarget, isArrow, nextTarget, pointOf, points } from './arrowKeys';

const model = makeBoard();

describe('targets of the board', () => {
  it('are slots, spaces, links, markets and markers', () => {
    const { x, y } = model.layout.plan.market;
    expect(pointOf(model, 'slot:Leek.2')).toMatchObject({ x: 222, y: 200 });
    expect(pointOf(model, 'space:Oxford market 1')).toMatchObject({ x: 690, y: 540 });
    expect(pointOf(model, 'link:Leek-Stone')).toMatchObject({ x: 300, y: 200 });
    expect(pointOf(model, 'market:coal')).toEqual({ x: x + 70, y: y + 60 });
    expect(pointOf(model, 'market:iron')).toEqual({ x: x + 122, y: y + 60 });
    expect([...points(model).keys()].filter((key) => key.startsWith('place:'))).toEqual(['place:income 0', 'place:points 0', 'place:income 1', 'place:points 1']);
    expect(pointOf(model, 'slot:Paris.1')).toBeUndefined();
  });

  it('begin with the first legal one, else the first slot', () => {
    expect(firstTarget(model)).toBe('slot:Leek.1');
    expect(firstTarget(makeBoard({ state: { legal: [makeChoice('link', { link: 'Leek-Stone' })] } }))).toBe('link:Leek-Stone');
  });
});

describe('an arrow', () => {
  it('is one of four keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map(isArrow)).toEqual([true, true, true, true, false]);
    expect(nextTarget(model, 'slot:Leek.1', 'Enter', true)).toBeNull();
  });

  it('goes to the nearest target in its direction', () => {
    expect(nextTarget(model, 'slot:Leek.1', 'ArrowRight', true)).toBe('slot:Leek.2');
    expect(nextTarget(model, 'slot:Leek.2', 'ArrowLeft', true)).toBe('slot:Leek.1');
    expect(nextTarget(model, 'slot:Stone.1', 'ArrowDown', true)).toBe('link:Stone-Derby');
    expect(nextTarget(model, 'link:Stone-Derby', 'ArrowUp', true)).toBe('slot:Stone.1');
  });

  it('keeps to legal targets while there are some, unless asked otherwise', () => {
    const legal = [makeChoice('build', { slot: 'Leek.1' }), makeChoice('build', { slot: 'Derby.1' })];
    const choosing = makeBoard({ state: { legal } });
    expect(nextTarget(choosing, 'slot:Leek.1', 'ArrowDown', false)).toBe('slot:Derby.1');
    expect(nextTarget(choosing, 'slot:Leek.1', 'ArrowDown', true)).toBe('slot:Farm.1');
    expect(nextTarget(choosing, 'slot:Derby.1', 'ArrowDown', false)).toBeNull();
  });

  it('starts in the middle of the board without a target', () => {
    expect(nextTarget(model, null, 'ArrowRight', true)).toBe('link:Derby-Oxford');
  });

  it('prefers what lies more ahead than aside', () => {
    const legal = [makeChoice('build', { slot: 'Leek.2' }), makeChoice('build', { slot: 'Derby.1' })];
    expect(nextTarget(makeBoard({ state: { legal } }), 'slot:Farm.1', 'ArrowRight', false)).toBe('slot:Derby.1');
  });
});
