import { type Bounds, boundsOfPoints } from '../bounds.ts';
import type { LocalPoint } from '../data/LocalProjection.ts';

/** A position in the image, in pixels right and down from its upper left corner. */
export type PixelPoint = readonly [x: number, y: number];

/** Size and direction of an image. */
export interface FrameFields {
  readonly width: number;
  readonly height: number;
  readonly bearingDegrees: number;
  readonly pixelsPerMeter: number;
  /** Center of the image, in meters. */
  readonly center: LocalPoint;
}

/** Converts meters of the venue's plane to pixels of an image. */
export class Frame {
  readonly width: number;
  readonly height: number;
  readonly bearingDegrees: number;
  readonly pixelsPerMeter: number;
  readonly #right: LocalPoint;
  readonly #up: LocalPoint;
  readonly #center: LocalPoint;

  constructor({ width, height, bearingDegrees, pixelsPerMeter, center }: FrameFields) {
    this.width = width;
    this.height = height;
    this.bearingDegrees = bearingDegrees;
    this.pixelsPerMeter = pixelsPerMeter;
    const { right, up } = axesOf(bearingDegrees);
    this.#right = right;
    this.#up = up;
    this.#center = center;
  }

  /** Position of a point in meters. */
  toPixel([east, north]: LocalPoint): [x: number, y: number] {
    const [x, y] = [east - this.#center[0], north - this.#center[1]];
    return [
      this.width / 2 + (x * this.#right[0] + y * this.#right[1]) * this.pixelsPerMeter,
      this.height / 2 - (x * this.#up[0] + y * this.#up[1]) * this.pixelsPerMeter,
    ];
  }
}

/** Unit vectors of the image in meters east and north. */
function axesOf(bearingDegrees: number): { readonly right: LocalPoint; readonly up: LocalPoint } {
  const angle = (bearingDegrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { right: [cosine, -sine], up: [sine, cosine] };
}

/**
 * Extent of points in a view with this bearing, in meters right and up.
 *
 * @returns `undefined` if there are no points
 */
export function extentOf(
  points: readonly LocalPoint[],
  bearingDegrees: number,
): Bounds | undefined {
  const { right, up } = axesOf(bearingDegrees);
  if (points.length === 0) return undefined;
  return boundsOfPoints(
    points.map(([east, north]) => [
      east * right[0] + north * right[1],
      east * up[0] + north * up[1],
    ]),
  );
}

/** Center of an extent, in meters east and north. */
export function centerOfExtent(extent: Bounds, bearingDegrees: number): LocalPoint {
  const { right, up } = axesOf(bearingDegrees);
  const [x, y] = [(extent.minX + extent.maxX) / 2, (extent.minY + extent.maxY) / 2];
  return [x * right[0] + y * up[0], x * right[1] + y * up[1]];
}
