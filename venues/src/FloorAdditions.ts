import type { AnnotationDesign } from './AnnotationDesign.ts';
import type { Ring } from './ring.ts';
import type { Vector } from './vector.ts';

/** A part of a floor without walls, such as a wing or a neighborhood of desks. */
export interface AreaDesign {
  /**
   * Short key, unique on the floor. Together with the floor's key, it is the area's external id.
   */
  readonly key: string;
  readonly name: string;
  readonly description?: string;
  readonly ring: Ring;
  /** Stored with the area unchanged. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** An image on the floor. */
export interface FloorImageDesign {
  readonly key: string;
  /** Alternative text of the image. */
  readonly name: string;
  /** Path of the image in the bundle, one of the venue's assets. */
  readonly asset: string;
  /** The center of the image. */
  readonly at: Vector;
  /** Width and height in meters. */
  readonly size: Vector;
  /** Direction of its lower edge, left to right, in radians counterclockwise. Default: 0. */
  readonly heading?: number;
  /** The room whose floor it is on. Default: the hall. */
  readonly unit?: string;
  readonly opacity?: number;
}

/** Parts of a floor in addition to its plan. */
export interface FloorAdditions {
  readonly areas?: readonly AreaDesign[];
  /** In addition to annotations placed by rules; see `placeSafety`. */
  readonly annotations?: readonly AnnotationDesign[];
  readonly images?: readonly FloorImageDesign[];
  /** Whether exits, extinguishers, and similar devices are placed by rules. Default: true. */
  readonly hasSafetyByRule?: boolean;
}
