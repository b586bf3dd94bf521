import { describe, expect, it } from 'vitest';
import { boxAt, placePopup, shortestLine, type Box, type VisibleBox } from './popupPlacement';

const room: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const box: Box = { left: 450, top: 380, right: 550, bottom: 420 };
const at = { x: 500, y: 400 };
const size = { width: 200, height: 100 };

const block = (left: number, top: number, right: number, bottom: number, weight = 6): VisibleBox => ({ left, top, right, bottom, weight });
const overlaps = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a popup', () => {
  it('lies above its place, centred, 14 pixels off, where nothing is hidden', () => {
    expect(placePopup(size, box, at, [], room)).toEqual({ side: 'above', x: 400, y: 380 - 14 - 100 });
  });

  it('lies below, right or left where the sides before are taken', () => {
    const above = block(0, 200, 1000, 380);
    const below = block(0, 420, 1000, 600);
    const right = block(560, 0, 1000, 800);
    expect(placePopup(size, box, at, [above], room)).toEqual({ side: 'below', x: 400, y: 434 });
    expect(placePopup(size, box, at, [block(0, 200, 1000, 345), block(0, 455, 1000, 600)], room)).toMatchObject({ side: 'right', x: 564, y: 350 });
    expect(placePopup({ width: 200, height: 40 }, box, at, [above, below, right], room)).toMatchObject({ side: 'left', x: 450 - 14 - 200 });
  });

  it('slides along a side, as far as its tip still meets the place', () => {
    expect(placePopup(size, box, at, [block(531, 200, 1000, 380)], room)).toEqual({ side: 'above', x: 330, y: 266 });
    expect(placePopup(size, box, at, [block(0, 200, 469, 380)], room)).toEqual({ side: 'above', x: 470, y: 266 });
    const others = [block(0, 0, 440, 800), block(440, 200, 560, 380), block(440, 420, 560, 600)];
    expect(placePopup(size, box, at, [...others, block(560, 0, 1000, 369)], room)).toEqual({ side: 'right', x: 564, y: 370 });
    expect(placePopup(size, box, at, [...others, block(560, 431, 1000, 800)], room)).toEqual({ side: 'right', x: 564, y: 330 });
  });

  it('stays inside the room', () => {
    expect(placePopup(size, { left: 0, top: 0, right: 60, bottom: 40 }, { x: 30, y: 20 }, [], room)).toEqual({ side: 'below', x: 0, y: 54 });
    expect(placePopup(size, { left: 940, top: 760, right: 1000, bottom: 800 }, { x: 970, y: 780 }, [], room)).toMatchObject({ side: 'above', x: 800 });
  });

  it('covers the least of what weighs most', () => {
    const heavy = [block(0, 0, 1000, 380), block(0, 380, 390, 800), block(610, 380, 1000, 800), block(0, 600, 1000, 800)];
    const light = block(390, 420, 610, 600, 0.4);
    expect(placePopup(size, box, at, [...heavy, light], room)).toEqual({ side: 'below', x: 400, y: 434 });
  });

  it('goes further off, but not out of reach, where every side is taken', () => {
    const ring = block(250, 230, 750, 570);
    const spot = placePopup(size, box, at, [ring], room);
    expect(spot.side).toBe('far');
    const popup = boxAt(spot, size);
    expect(overlaps(popup, ring)).toBe(false);
    const [from, to] = shortestLine(popup, box);
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(190);
  });

  it('prefers a spot whose line crosses no town', () => {
    const ring = block(250, 230, 750, 570, 0.9);
    const town = block(400, 250, 600, 370, 6);
    const spot = placePopup(size, box, at, [ring, block(250, 260, 449, 540, 6), block(551, 260, 750, 540, 6), town], room);
    const [from, to] = shortestLine(boxAt(spot, size), box);
    expect(overlaps({ left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) + 1, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) + 1 }, { ...town, bottom: 370 })).toBe(false);
  });
});

describe('boxes', () => {
  it('have the size of the popup', () => {
    expect(boxAt({ x: 3, y: 4 }, { width: 10, height: 20 })).toEqual({ left: 3, top: 4, right: 13, bottom: 24 });
  });

  it('are joined by the shortest line', () => {
    const a = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(shortestLine(a, { left: 30, top: 40, right: 50, bottom: 60 })).toEqual([{ x: 10, y: 10 }, { x: 30, y: 40 }]);
    expect(shortestLine({ left: 30, top: 40, right: 50, bottom: 60 }, a)).toEqual([{ x: 30, y: 40 }, { x: 10, y: 10 }]);
    expect(shortestLine(a, { left: 4, top: 20, right: 20, bottom: 30 })).toEqual([{ x: 7, y: 10 }, { x: 7, y: 20 }]);
  });
});
