import { fields, finite, id, lengthMeters, optional, share, url } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';
import { collectionOf, type CollectionOf, type Feature, type Point, point } from './geometry.ts';

/** Properties of a floor image. */
export interface FloorImageProps {
  /** Id, by custom `fi_…`. */
  id: string;
  /** Id of the image in another system. */
  externalId?: string;
  /** URL of the image. */
  url: string;
  /** Extent from its left to its right edge, in meters. */
  width: number;
  /** Extent from its lower to its upper edge, in meters. */
  height: number;
  /** Rotation in degrees clockwise; at 0 its upper edge points north. */
  rotation: number;
  /** Id of the space, obstruction, or area that the image covers; default: the floor. */
  anchorId?: string;
  /** Meters above the top of that object, or above the floor; default 0. */
  verticalOffset?: number;
  /** Opacity from 0 (invisible) to 1 (opaque); default 1. */
  opacity?: number;
  /** Name and description, as alternative text. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** An image on a floor, with its center as position (`floorImages/<floorId>.geojson`). */
export type FloorImageFeature = Feature<Point, FloorImageProps>;

const floorImageProps = fields(
  {
    id,
    url,
    width: lengthMeters,
    height: lengthMeters,
    rotation: finite,
    anchorId: optional(id),
    verticalOffset: optional(finite),
    opacity: optional(share),
    ...described,
  },
  'an object of floor image properties',
) satisfies Schema<FloorImageProps>;

/** Schema of `floorImages/<floorId>.geojson`. */
export const floorImageFile = collectionOf(point, floorImageProps) satisfies Schema<
  CollectionOf<FloorImageFeature>
>;
