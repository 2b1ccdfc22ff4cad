import type { AnnotationDesign } from './AnnotationDesign.ts';
import type { Ring } from './ring.ts';
import type { Vector } from './vector.ts';

/** A part of a floor that no wall bounds: a wing, a neighborhood of desks. */
export interface AreaDesign {
  /** Short key, unique on the floor; with the floor's key it is the area's external id. */
  readonly key: string;
  readonly name: string;
  readonly description?: string;
  readonly ring: Ring;
  /** Kept with the area as it is. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A picture that lies on the floor. */
export interface FloorImageDesign {
  readonly key: string;
  /** What it shows, for people who cannot see it. */
  readonly name: string;
  /** Path of the picture in the bundle, one of the venue's assets. */
  readonly asset: string;
  /** The middle of the picture. */
  readonly at: Vector;
  /** Width and height in meters. */
  readonly size: Vector;
  /** Direction of its lower edge, left to right, in radians counterclockwise; 0 if left out. */
  readonly heading?: number;
  /** The room on whose floor it lies; the hall's if left out. */
  readonly unit?: string;
  readonly opacity?: number;
}

/** What a floor has beside its plan. */
export interface FloorAdditions {
  readonly areas?: readonly AreaDesign[];
  /** Beside those that are placed by rule, see `placeSafety`. */
  readonly annotations?: readonly AnnotationDesign[];
  readonly images?: readonly FloorImageDesign[];
  /** Whether exits, extinguishers and the like are placed by rule; true if left out. */
  readonly hasSafetyByRule?: boolean;
}
