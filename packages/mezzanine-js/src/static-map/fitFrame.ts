import type { LocalPoint } from '../data/LocalProjection.ts';
import type { Bounds } from '../bounds.ts';
import { centerOfExtent, extentOf, Frame } from './Frame.ts';

/** Inputs for the frame of an image. */
export interface FrameRequest {
  /** Corners of the whole floor, in meters. */
  readonly floor: readonly LocalPoint[];
  /** Points to frame instead of the floor; none for the whole floor. */
  readonly places: readonly LocalPoint[];
  /** How much of the surroundings to show, as a multiple of the size of the places. */
  readonly surroundings: number;
  readonly naturalBearingDegrees: number;
  readonly bearingDegrees: number | undefined;
  readonly width: number;
  readonly height: number | undefined;
  readonly paddingPixels: number;
}

/** Rotated by a quarter turn only if the floor then appears larger by this factor: 0.3 zoom levels. */
const WORTH_FACTOR = 2 ** 0.3;
/** Images of places show at least this much of the floor. */
const LEAST_METERS = 28;
/** Shape of an image of places, and limits of the shape of an image of a floor. */
const PLACE_RATIO = 0.75;
const RATIOS = [0.3, 1] as const;
const LEAST_HEIGHT = 120;
/** More would leave nothing for the map. */
const MOST_PADDING_SHARE = 0.3;
/** Floors are at least this large, so that a scale exists. */
const LEAST_FLOOR_METERS = 1;

/** The frame that shows the floor, or places on it, as large as possible. */
export function fitFrame(request: FrameRequest): Frame {
  const bearings = bearingsOf(request);
  const fits = bearings.map((bearing) => fitAt(request, bearing));
  const [upright, turned] = fits;
  if (!upright) throw new Error('A frame needs a bearing.');
  const isTurned = turned && turned.pixelsPerMeter > upright.pixelsPerMeter * WORTH_FACTOR;
  return isTurned ? turned : upright;
}

/** The natural bearing first, then a quarter turn. */
function bearingsOf({ bearingDegrees, naturalBearingDegrees }: FrameRequest): number[] {
  if (bearingDegrees !== undefined) return [bearingDegrees];
  return [naturalBearingDegrees, naturalBearingDegrees - 90];
}

function fitAt(request: FrameRequest, bearingDegrees: number): Frame {
  const whole = extentOf(request.floor, bearingDegrees) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const places = extentOf(request.places, bearingDegrees);
  const framed = places ? grown(places, request.surroundings) : whole;
  const { width } = request;
  const height = request.height ?? heightFor(request, framed, places !== undefined);
  const size = { width, height, paddingPixels: request.paddingPixels };
  const floorScale = scaleFor(whole, size);
  // Places at two ends of a floor do not need more than the floor.
  const isWhole = !places || scaleFor(framed, size) <= floorScale;
  return new Frame({
    width,
    height,
    bearingDegrees,
    pixelsPerMeter: isWhole ? floorScale : scaleFor(framed, size),
    center: centerOfExtent(isWhole ? whole : framed, bearingDegrees),
  });
}

function heightFor(
  { width, paddingPixels }: FrameRequest,
  extent: Bounds,
  isOfPlaces: boolean,
): number {
  if (isOfPlaces) return Math.max(Math.round(width * PLACE_RATIO), LEAST_HEIGHT);
  const padding = Math.min(paddingPixels, width * MOST_PADDING_SHARE);
  const [wide, high] = sizeOf(extent);
  const height = ((width - padding * 2) * high) / wide + padding * 2;
  const [low, most] = RATIOS;
  return Math.max(Math.round(Math.min(Math.max(height, width * low), width * most)), LEAST_HEIGHT);
}

function scaleFor(
  extent: Bounds,
  { width, height, paddingPixels }: { width: number; height: number; paddingPixels: number },
): number {
  const [wide, high] = sizeOf(extent);
  const room = (side: number) => side - Math.min(paddingPixels, side * MOST_PADDING_SHARE) * 2;
  return Math.min(room(width) / wide, room(height) / high);
}

function sizeOf({ minX, minY, maxX, maxY }: Bounds): readonly [wide: number, high: number] {
  return [Math.max(maxX - minX, LEAST_FLOOR_METERS), Math.max(maxY - minY, LEAST_FLOOR_METERS)];
}

/** The places with their surroundings. */
function grown(extent: Bounds, factor: number): Bounds {
  const [wide, high] = sizeOf(extent);
  const [x, y] = [
    (Math.max(wide * factor, LEAST_METERS) - (extent.maxX - extent.minX)) / 2,
    (Math.max(high * factor, LEAST_METERS) - (extent.maxY - extent.minY)) / 2,
  ];
  return {
    minX: extent.minX - x,
    minY: extent.minY - y,
    maxX: extent.maxX + x,
    maxY: extent.maxY + y,
  };
}
