/** Draws the terrain once on a canvas, so that panning repaints nothing. */

interface Ink {
  path: Path2D;
  rule: CanvasFillRule;
  fill: string | null;
  stroke: string | null;
  width: number;
  dash: number[];
  cap: CanvasLineCap;
  opacity: number;
  strokeFirst: boolean;
}

const SHEET = 1030;
const EDGE = 15;
/** Maximum side of the canvas in pixels; more would cost memory without visible gain. */
const MOST = 3072;

const paintOf = (value: string): string | null => (value === 'none' ? null : value);

/** Reads fill and stroke of each path from the style sheet. */
function inksOf(shapes: Element): Ink[] {
  return [...shapes.querySelectorAll('path')].map((path) => {
    const style = getComputedStyle(path);
    return {
      path: new Path2D(path.getAttribute('d') ?? ''),
      rule: path.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero',
      fill: paintOf(style.fill),
      stroke: paintOf(style.stroke),
      width: parseFloat(style.strokeWidth),
      dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(parseFloat),
      cap: style.strokeLinecap as CanvasLineCap,
      opacity: Number(style.opacity),
      strokeFirst: style.paintOrder.startsWith('stroke'),
    };
  });
}

function lay(pen: CanvasRenderingContext2D, ink: Ink): void {
  pen.globalAlpha = ink.opacity;
  pen.lineWidth = ink.width;
  pen.lineCap = ink.cap;
  pen.setLineDash(ink.dash);
  const fill = (): void => {
    if (!ink.fill) return;
    pen.fillStyle = ink.fill;
    pen.fill(ink.path, ink.rule);
  };
  if (!ink.strokeFirst) fill();
  if (ink.stroke) {
    pen.strokeStyle = ink.stroke;
    pen.stroke(ink.path);
  }
  if (ink.strokeFirst) fill();
}

/** Draws the shapes on a canvas of `pixels` a side, over the colour of the paper. */
export function drawTerrain(canvas: HTMLCanvasElement, shapes: Element, pixels: number): void {
  const side = Math.min(MOST, Math.round(pixels));
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas to draw the land on.');
  pen.fillStyle = getComputedStyle(canvas).getPropertyValue('--sheet');
  pen.fillRect(0, 0, side, side);
  pen.setTransform(side / SHEET, 0, 0, side / SHEET, (EDGE * side) / SHEET, (EDGE * side) / SHEET);
  for (const ink of inksOf(shapes)) lay(pen, ink);
  age(pen);
}

/** Darkens the background towards its edges. */
function age(pen: CanvasRenderingContext2D): void {
  const shade = pen.createRadialGradient(500, 460, 0, 500, 460, 742);
  shade.addColorStop(0.66, '#7a5a2000');
  shade.addColorStop(1, '#7a5a2021');
  pen.globalAlpha = 1;
  pen.fillStyle = shade;
  pen.fillRect(-EDGE, -EDGE, SHEET, SHEET);
}
