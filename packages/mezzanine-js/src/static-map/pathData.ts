import type { Bounds } from '../bounds.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import type { LocalPoint } from '../data/LocalProjection.ts';

/** Points closer than this to the previous one are left out, in pixels. */
const LEAST_STEP = 0.3;
/** Points are left out where the line moves by less than this, in pixels. */
const MOST_BEND = 0.12;
/** Longer outlines are simplified further, until they fit. */
const MOST_POINTS = 4000;
/** Positions are written in tenths of a pixel. */
const STEPS_PER_PIXEL = 10;
/** Positions beyond this are not drawn, in pixels: renderers compute with single precision. */
const FARTHEST = 1e6;

/** An outline or line in pixels. */
export type PixelLine = readonly PixelPoint[];

/**
 * Converts a line to pixels and leaves out points that make no difference.
 *
 * @returns no points if any of them is not finite or is too far away
 */
export function toPixelLine(line: readonly LocalPoint[], frame: Frame): PixelLine {
  const points: PixelPoint[] = [];
  for (const point of line) {
    const pixel = frame.toPixel(point);
    // Written so that NaN fails, too.
    if (!(Math.abs(pixel[0]) < FARTHEST && Math.abs(pixel[1]) < FARTHEST)) return [];
    points.push(pixel);
  }
  let step = LEAST_STEP;
  let simple = simplify(points, step);
  while (simple.length > MOST_POINTS) {
    step *= 2;
    simple = simplify(simple, step);
  }
  return simple;
}

/** Leaves out points close to the previous one, and points on nearly straight lines. */
function simplify(points: PixelLine, leastStep: number): PixelPoint[] {
  const kept: PixelPoint[] = [];
  // How far the stretch that ends at each kept point may be from the points left out in it.
  const errors: number[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (last && !isEnd && distance(last, point) < leastStep) continue;
    const before = kept.at(-2);
    let error = 0;
    if (last && before) {
      const moved = (errors.at(-1) ?? 0) + bendOf(before, last, point);
      if (moved < MOST_BEND) {
        kept.pop();
        errors.pop();
        error = moved;
      }
    }
    kept.push(point);
    errors.push(error);
  }
  return kept;
}

/** Distance of the middle of three points from the line between the others. */
function bendOf(from: PixelPoint, middle: PixelPoint, to: PixelPoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [middle[0] - from[0], middle[1] - from[1]];
  const along = px * dx + py * dy;
  // A line that turns back has no bend but an end.
  if (length === 0 || along < 0 || along > length * length) return Infinity;
  return Math.abs(px * dy - py * dx) / length;
}

function distance(a: PixelPoint, b: PixelPoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Path data of an outline and its holes; holes run the other way, so that both fill rules work. */
export function areaPath(rings: readonly PixelLine[]): string {
  return rings
    .map((ring, index) => {
      const isReversed = signedArea(ring) > 0 === index > 0;
      return ring.length < 3 ? '' : `${linePath(isReversed ? ring : ring.toReversed())}z`;
    })
    .join('');
}

/** Path data of a line. */
export function linePath(line: PixelLine): string {
  let [x, y] = [0, 0];
  let written = '';
  let isFirst = true;
  for (const point of line) {
    const [nextX, nextY] = [round(point[0]), round(point[1])];
    if (isFirst) written = `M${tenths(nextX)}${separated(nextY)}`;
    else if (nextX === x && nextY === y) continue;
    else if (nextY === y) written += `h${tenths(nextX - x)}`;
    else if (nextX === x) written += `v${tenths(nextY - y)}`;
    else written += `l${tenths(nextX - x)}${separated(nextY - y)}`;
    isFirst = false;
    [x, y] = [nextX, nextY];
  }
  return written;
}

/** Twice the area enclosed by a ring; the sign is its direction. */
function signedArea(ring: PixelLine): number {
  let twice = 0;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [endX, endY] of ring) {
    twice += startX * endY - endX * startY;
    [startX, startY] = [endX, endY];
  }
  return twice;
}

function round(value: number): number {
  return Math.round(value * STEPS_PER_PIXEL);
}

function separated(value: number): string {
  const written = tenths(value);
  return written.startsWith('-') ? written : ` ${written}`;
}

function tenths(value: number): string {
  return String(value / STEPS_PER_PIXEL).replace(/^(-?)0\./, '$1.');
}

/** Whether a box is at least partly inside the image. */
export function isVisible(box: Bounds, { width, height }: Frame, margin = 0): boolean {
  return (
    box.minX < width + margin &&
    box.maxX > -margin &&
    box.minY < height + margin &&
    box.maxY > -margin
  );
}
