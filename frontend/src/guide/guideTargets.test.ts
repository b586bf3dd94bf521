import { afterEach, describe, expect, it, vi } from 'vitest';
import { covers, middle, pointerPath, spare, targetBox, type Box } from './guideTargets';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const element = (at: Box): object => ({ getBoundingClientRect: () => ({ ...at, left: at.x, top: at.y, right: at.x + at.width, bottom: at.y + at.height }) });
const drawn = (found: Record<string, Box[]>): void =>
  void vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (found[selector] ?? []).map(element),
    querySelector: (selector: string) => (found[selector] ?? []).map(element)[0] ?? null,
  });
afterEach(() => vi.unstubAllGlobals());

it('the middle of a box', () => {
  expect(middle(box(10, 20, 30, 40))).toEqual({ x: 25, y: 40 });
});

describe('the pointer of the popup', () => {
  const popup = box(0, 0, 100, 60);

  it('reaches to a thing beside, above or below', () => {
    expect(pointerPath(popup, box(150, 20, 20, 20))).toBe('M98 19L145 30L98 41');
    expect(pointerPath(popup, box(40, 100, 20, 20))).toBe('M39 58L50 95L61 58');
    expect(pointerPath(popup, box(-100, 20, 20, 20))).toBe('M2 19L-75 30L2 41');
  });

  it('is short where the thing is far', () => {
    expect(pointerPath(popup, box(1000, 20, 20, 20))).toBe('M98 19L118 30L98 41');
  });

  it('keeps off the corners', () => {
    expect(pointerPath(popup, box(190, 120, 20, 20))).toMatch(/^M70 58L/);
    expect(pointerPath(popup, box(200, 90, 20, 20))).toMatch(/^M98 30L/);
    expect(pointerPath(popup, box(200, -50, 20, 20))).toMatch(/^M98 8L/);
    expect(pointerPath(popup, box(-90, 120, 20, 20))).toMatch(/^M8 58L/);
  });

  it('is none where the popup touches the thing', () => {
    expect(pointerPath(popup, box(90, 20, 40, 20))).toBe('');
  });
});

describe('targets on the page', () => {
  it('are the nearest of a step, not too near', () => {
    drawn({ '.board .market': [box(90, 0, 10, 10), box(500, 0, 10, 10), box(300, 0, 10, 10), box(200, 0, 0, 0)] });
    expect(targetBox('cubes', box(0, 0, 100, 10))).toMatchObject({ x: 300 });
    expect(targetBox('sale', box(0, 0, 100, 10))).toBeNull();
  });

  it('are merchants that buy something', () => {
    drawn({ '.board .sign': [box(300, 0, 10, 10)], '.board .sign:not(:has(.none))': [box(500, 0, 10, 10)] });
    expect(targetBox('sale', box(0, 0, 100, 10))).toMatchObject({ x: 500 });
  });

  it('are open slots before the button that opens them', () => {
    const [slot, button] = [box(400, 0, 10, 10), box(300, 0, 10, 10)];
    drawn({ '.board .berth-slot[data-open]': [slot], '.acts .act:nth-child(1)': [button] });
    expect(targetBox('tile', box(0, 0, 50, 10))).toMatchObject({ x: 400 });
    drawn({ '.acts .act:nth-child(1)': [button] });
    expect(targetBox('tile', box(0, 0, 50, 10))).toMatchObject({ x: 300 });
  });

  it('are covered by a popup that lies on them', () => {
    drawn({ '.board :is(.berth-slot, .sign, .plate)': [box(100, 100, 50, 50)] });
    expect(covers(box(120, 120, 10, 10))).toBe(true);
    for (const beside of [box(0, 100, 90, 50), box(160, 100, 50, 50), box(100, 0, 50, 90), box(100, 160, 50, 50)]) expect(covers(beside)).toBe(false);
  });
});

describe('the compass', () => {
  it('is spare while it lies inside a large map', () => {
    const map = box(0, 0, 800, 800);
    drawn({ '.map': [map], '.map .rose': [box(100, 100, 60, 60)] });
    expect(spare()).toMatchObject({ rose: { x: 100 }, map: { width: 800 } });
    for (const rose of [box(-1, 100, 60, 60), box(100, -1, 60, 60), box(760, 100, 60, 60), box(100, 760, 60, 60), box(100, 100, 160, 60)]) {
      drawn({ '.map': [map], '.map .rose': [rose] });
      expect(spare()).toBeNull();
    }
    drawn({ '.map': [box(0, 0, 599, 800)], '.map .rose': [box(100, 100, 60, 60)] });
    expect(spare()).toBeNull();
    drawn({ '.map': [map] });
    expect(spare()).toBeNull();
  });
});
