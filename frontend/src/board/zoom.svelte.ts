/** Pan and zoom: wheel, pinch, drag and keys change one transform of the board. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Point } from './geometry';

const NEAREST = 6;
/** Initial scale on a small screen, in pixels per board unit. */
const CLOSE = 1.2;
const SHEET = 1030;
const EDGE = 15;

export class PanZoom {
  /** Translation in pixels and scale of the board. */
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  /** Whether the whole board is shown at first, at any size. */
  whole = false;
  /** Side of the board in device pixels, after the last movement. */
  pixels = $state(0);
  private frame: HTMLElement | null = null;
  /** Points that the board was last framed for; null after it was moved by hand. */
  private framed: Point[] | null = null;
  /** Smallest scale of the last framing, in pixels per board unit. */
  private least = 0;
  private behavior: ZoomBehavior<HTMLElement, unknown> | null = null;

  /** Scale at which the whole board is visible, in pixels per board unit. */
  get unit(): number {
    return Math.min(this.width, this.height) / SHEET;
  }

  get zoomed(): boolean {
    return this.k > 1.04;
  }

  /** Whether the whole board would be too small to play on. */
  get small(): boolean {
    return this.unit > 0 && this.unit < 0.56;
  }

  /** Follows the size of the frame; only a `movable` board reacts to input. */
  attach(frame: HTMLElement, movable: boolean): () => void {
    this.frame = frame;
    this.behavior = movable ? this.listen(frame) : null;
    const seen = new ResizeObserver(() => this.measure());
    seen.observe(frame);
    this.measure();
    return () => {
      seen.disconnect();
      select(frame).on('.zoom', null);
    };
  }

  private listen(frame: HTMLElement): ZoomBehavior<HTMLElement, unknown> {
    const behavior = zoom<HTMLElement, unknown>()
      .scaleExtent([1, NEAREST])
      .filter((event: Event) => !(event instanceof MouseEvent && event.button !== 0) && !(event.target as Element).closest('.map-tools, .slip, .overview'))
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.framed = null; // moved by hand
        Object.assign(this, { x: transform.x, y: transform.y, k: transform.k, moving: true });
      })
      .on('end', () => this.settle());
    select(frame).call(behavior).on('dblclick.zoom', null);
    return behavior;
  }

  /** Takes a new size of the frame; keeps centre and scale. */
  private measure(): void {
    if (!this.frame) return;
    const first = this.width === 0;
    const { x, y, width, height } = this.window;
    const [middle, scale] = [{ x: x + width / 2, y: y + height / 2 }, this.k * this.unit];
    this.width = this.frame.clientWidth;
    this.height = this.frame.clientHeight;
    this.behavior?.extent(this.extent()).translateExtent(this.square());
    if (first && this.small && !this.whole) this.show({ x: 500, y: 500 }, CLOSE / this.unit);
    else if (!first && this.framed) this.frameAll(this.framed, this.least);
    else if (!first && this.zoomed) this.show(middle, scale / this.unit);
    this.settle();
  }

  /** Ends a movement; the terrain is redrawn at full resolution. */
  private settle(): void {
    this.moving = false;
    this.pixels = Math.min(this.width, this.height) * this.k * window.devicePixelRatio;
  }

  /** Zooms about the middle of the frame. */
  by(factor: number): void {
    this.framed = null;
    if (this.frame && this.behavior) select(this.frame).call(this.behavior.scaleBy, factor);
  }

  fit(): void {
    this.framed = null;
    if (this.frame && this.behavior) select(this.frame).call(this.behavior.transform, zoomIdentity);
  }

  /** Centres a point of the board. */
  show(at: Point, k: number = this.k): void {
    if (!this.frame || !this.behavior) return;
    const near = Math.min(Math.max(1, k), NEAREST);
    const here = this.onFrame(at);
    const moved = zoomIdentity.translate(this.width / 2 - here.x * near, this.height / 2 - here.y * near).scale(near);
    select(this.frame).call(this.behavior.transform, this.behavior.constrain()(moved, this.extent(), this.square()));
  }

  /** Scale of the board now, in pixels per board unit. */
  get scale(): number {
    return this.k * this.unit;
  }

  /** Zooms to the given points, with a maximum scale; where the scale would be below `least`, to as many of them as fit. */
  frameAll(points: Point[], least = 0): void {
    if (!points.length) return;
    this.framed = points;
    this.least = least;
    this.frameBox(points);
    if (this.scale < least) this.frameBox(mostTogether(points, (this.width - 120) / least, (this.height - 120) / least), least);
  }

  private frameBox(points: Point[], least = 0): void {
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs) - 60, Math.max(...xs) + 60, Math.min(...ys) - 60, Math.max(...ys) + 60];
    const k = Math.min(this.width / ((right - left) * this.unit), this.height / ((bottom - top) * this.unit), (CLOSE * 1.1) / this.unit);
    this.show({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(k, least / this.unit));
  }

  /** Centres a point that is outside the frame. */
  reveal(at: Point): void {
    const here = this.onScreen(at);
    const margin = 40;
    if (here.x < margin || here.y < margin || here.x > this.width - margin || here.y > this.height - margin) this.show(at);
  }

  /** Returns the position of a board point in the frame when the whole board is visible. */
  private onFrame(at: Point): Point {
    const side = Math.min(this.width, this.height);
    return { x: (this.width - side) / 2 + (at.x + EDGE) * this.unit, y: (this.height - side) / 2 + (at.y + EDGE) * this.unit };
  }

  /** Returns the position of a board point in the frame. */
  onScreen(at: Point): Point {
    const here = this.onFrame(at);
    return { x: this.x + here.x * this.k, y: this.y + here.y * this.k };
  }

  /** Returns the visible part of the board, in board units. */
  get window(): { x: number; y: number; width: number; height: number } {
    const origin = this.onFrame({ x: 0, y: 0 });
    const toBoard = (value: number, offset: number, start: number): number => ((value - offset) / this.k - start) / (this.unit || 1);
    const x = toBoard(0, this.x, origin.x);
    const y = toBoard(0, this.y, origin.y);
    return { x, y, width: toBoard(this.width, this.x, origin.x) - x, height: toBoard(this.height, this.y, origin.y) - y };
  }

  private extent(): [[number, number], [number, number]] {
    return [[0, 0], [this.width, this.height]];
  }

  /** Box of the whole board, the limit of panning. */
  private square(): [[number, number], [number, number]] {
    const side = Math.min(this.width, this.height);
    const [x, y] = [(this.width - side) / 2, (this.height - side) / 2];
    return [[x, y], [x + side, y + side]];
  }
}

/** Returns the largest group of points that lies in a box of this size. */
export function mostTogether(points: Point[], width: number, height: number): Point[] {
  const within = (from: number, at: number, size: number): boolean => at >= from && at <= from + Math.max(0, size);
  const groups = points.flatMap(({ x }) => points.map(({ y }) => points.filter((point) => within(x, point.x, width) && within(y, point.y, height))));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}
