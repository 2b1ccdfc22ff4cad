import type { FloorFeature } from './floorFeatures.ts';
import type { Frame, PixelPoint } from './Frame.ts';

/** Where text is to be placed in a room. */
export interface TextPlace {
  readonly anchor: PixelPoint;
  readonly height: number;
}

/** Longer outlines are not measured: a name in them is placed without a limit of its width. */
const MOST_POINTS = 2000;

/**
 * Width of a room around a point, in pixels: twice the distance to the nearer side, at the top,
 * middle, and bottom of the text.
 *
 * @returns 0 if the point is outside
 */
export function widthAt(
  polygons: FloorFeature['polygons'],
  frame: Frame,
  { anchor: [x, y], height }: TextPlace,
): number {
  const points = polygons.reduce(
    (sum, rings) => sum + rings.reduce((n, ring) => n + ring.length, 0),
    0,
  );
  if (points > MOST_POINTS) return Infinity;
  const half = (height / 2) * 0.8;
  return Math.min(...[-half, 0, half].map((down) => chordAt(polygons, frame, [x, y + down])));
}

function chordAt(polygons: FloorFeature['polygons'], frame: Frame, [x, y]: PixelPoint): number {
  const crossings = polygons
    .flat()
    .flatMap((ring) => crossingsOf(ring, frame, y))
    .map((crossing) => crossing - x);
  const onTheRight = crossings.filter((offset) => offset > 0);
  if (onTheRight.length % 2 === 0) return 0;
  return Math.min(...crossings.map((offset) => Math.abs(offset))) * 2;
}

/** Where a ring crosses a horizontal line. */
function crossingsOf(
  ring: FloorFeature['polygons'][number][number],
  frame: Frame,
  y: number,
): number[] {
  const crossings: number[] = [];
  let [startX, startY] = frame.toPixel(ring.at(-1) ?? [0, 0]);
  for (const point of ring) {
    const [endX, endY] = frame.toPixel(point);
    if (startY > y !== endY > y) {
      crossings.push(startX + ((y - startY) / (endY - startY)) * (endX - startX));
    }
    [startX, startY] = [endX, endY];
  }
  return crossings;
}
