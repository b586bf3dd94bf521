import { describe, expect, it } from 'vitest';
import { makeSheet } from '../testing/fixtures';
import { keepVisible, townBox, visibleMap } from './keepVisible';
import { layoutOf } from './layout';
import type { PanZoom } from './zoom.svelte';

/** A frame of 500 by 500 pixels that shows the board at half scale with an offset of 10 pixels. */
const zoom = { width: 500, height: 500, onScreen: ({ x, y }: { x: number; y: number }) => ({ x: 10 + x / 2, y: 10 + y / 2 }) } as unknown as PanZoom;
const sheet = makeSheet();
const layout = layoutOf(sheet);

describe('the box of a town', () => {
  it('holds its slots and its name, in pixels', () => {
    const stone = layout.town.get('Stone')!;
    const box = townBox(stone, stone, zoom);
    expect(box.top).toBe(10 + (200 - 26) / 2);
    expect(box.bottom).toBe(10 + (236 + 12) / 2);
    expect((box.left + box.right) / 2).toBeCloseTo(210);
    expect(box.right - box.left).toBeGreaterThanOrEqual(26);
  });

  it('holds the spaces of a merchant', () => {
    const oxford = layout.town.get('Oxford')!;
    expect(townBox(oxford, oxford, zoom).bottom).toBe(10 + (540 + 26) / 2);
  });

  it('is a slot round the point where there is no town', () => {
    expect(townBox(undefined, { x: 100, y: 200 }, zoom)).toEqual({ left: 47, right: 73, top: 97, bottom: 123 });
  });
});

describe('what stays visible', () => {
  it('are towns, missing links, the market and the title', () => {
    const boxes = keepVisible(sheet, layout, [{ x: 600, y: 600 }], zoom);
    expect(boxes.map((box) => box.weight)).toEqual([6, 6, 6, 6, 6, 6, 1.5, 0.4]);
    expect(boxes[5]).toEqual({ left: 290, right: 330, top: 290, bottom: 330, weight: 6 });
    const { market, cartouche } = layout.plan;
    expect(boxes[6]).toMatchObject({ left: 10 + market.x / 2, right: 10 + (market.x + 44 + 2 * 52) / 2, bottom: 10 + (market.y + 42 + 27.5 * 5) / 2 });
    expect(boxes[7]).toMatchObject({ right: 10 + (cartouche.x + cartouche.width) / 2, bottom: 10 + (cartouche.y + 176) / 2 });
  });

  it('is the distant market too, where the board has one', () => {
    const cotton = { ...layout, plan: { ...layout.plan, cotton: { x: 40, y: 60 } } };
    expect(keepVisible(sheet, cotton, [], zoom)[6]).toEqual({ left: 30, top: 40, right: 103, bottom: 181, weight: 1.5 });
  });
});

describe('the visible map', () => {
  it('is the board inside the track, cut at the margin of the frame', () => {
    expect(visibleMap(zoom)).toEqual({ left: 26, top: 26, right: 492, bottom: 492 });
    const near = { ...zoom, onScreen: ({ x, y }: { x: number; y: number }) => ({ x: x - 100, y: y - 100 }) } as unknown as PanZoom;
    expect(visibleMap(near)).toEqual({ left: 8, top: 8, right: 492, bottom: 492 });
    const far = { ...zoom, onScreen: ({ x, y }: { x: number; y: number }) => ({ x: x / 4, y: y / 4 }) } as unknown as PanZoom;
    expect(visibleMap(far)).toEqual({ left: 8, top: 8, right: 242, bottom: 242 });
  });
});
