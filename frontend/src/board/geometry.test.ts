import { describe, expect, it } from 'vitest';
import { along, arched, backwards, drawn, heading, lengthOf, n, plate, through, widthOf } from './geometry';

const [a, b] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];

describe('curves', () => {
  it('pass through the given middle half-way', () => {
    const leg = through(a, { x: 40, y: 30 }, b);
    expect(along(leg, 0)).toEqual(a);
    expect(along(leg, 0.5)).toEqual({ x: 40, y: 30 });
    expect(along(leg, 1)).toEqual(b);
    expect(along(through({ x: 10, y: 20 }, { x: 30, y: 50 }, { x: 70, y: 60 }), 0.5)).toEqual({ x: 30, y: 50 });
  });

  it('weigh start, bend and end by the square of the distance', () => {
    const at = along({ from: { x: 16, y: 32 }, bend: { x: 48, y: 80 }, to: { x: 160, y: 96 } }, 0.25);
    expect(at).toEqual({ x: 9 + 18 + 10, y: 18 + 30 + 6 });
  });

  it('arch sideways by a part of the length', () => {
    expect(along(arched(a, b, 0.2), 0.5)).toEqual({ x: 50, y: -20 });
    expect(along(arched({ x: 0, y: 0 }, { x: 0, y: 100 }, 0.2), 0.5)).toEqual({ x: 20, y: 50 });
  });

  it('turn round', () => {
    const leg = through(a, { x: 40, y: 30 }, b);
    expect(backwards(leg)).toEqual({ from: b, bend: leg.bend, to: a });
  });

  it('are SVG path data with one decimal', () => {
    expect(n(1.25)).toBe('1.3');
    expect(drawn({ from: { x: 0.04, y: 1 }, bend: { x: 2.55, y: 3 }, to: { x: 4, y: 5.96 } })).toBe('M0 1Q2.6 3 4 6');
  });

  it('head from start to bend at first, from bend to end at last', () => {
    const leg = { from: a, bend: { x: 100, y: 0 }, to: { x: 100, y: 100 } };
    expect(heading(leg, 0)).toBeCloseTo(0);
    expect(heading(leg, 0.5)).toBeCloseTo(45);
    expect(heading(leg, 1)).toBeCloseTo(90);
    expect(heading({ from: a, bend: { x: 50, y: 100 }, to: b }, 0.25)).toBeCloseTo(45);
  });

  it('have a length', () => {
    expect(lengthOf(through(a, { x: 50, y: 0 }, b))).toBeCloseTo(100);
    expect(lengthOf(arched(a, b, 0.3))).toBeCloseTo(120.33, 2);
  });
});

describe('lettering', () => {
  it('gives each kind of letter its width', () => {
    expect(widthOf('il', 10)).toBeCloseTo(6.8);
    expect(widthOf('a-–', 10)).toBeCloseTo(13.7);
    expect(widthOf('mШ', 10)).toBeCloseTo(17.2);
    expect(widthOf('A&', 10)).toBeCloseTo(14.4);
    expect(widthOf('', 10)).toBe(0);
  });
});

describe('plate', () => {
  it('is a rectangle with round corners', () => {
    expect(plate(10, 20, 100, 50, 5)).toBe('M15 20h90a5 5 0 0 1 5 5v40a5 5 0 0 1 -5 5h-90a5 5 0 0 1 -5 -5v-40a5 5 0 0 1 5 -5z');
  });
});
