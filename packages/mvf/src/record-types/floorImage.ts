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
  /** Address of the picture. */
  url: string;
  /** Extent from its left to its right edge, in meters. */
  width: number;
  /** Extent from its lower to its upper edge, in meters. */
  height: number;
  /** Degrees clockwise; at 0 its upper edge is in the north. */
  rotation: number;
  /** Id of a space, obstruction or area on whose top the image lies; on the floor when left out. */
  anchorId?: string;
  /** Meters above that top, or above the floor; 0 when left out. */
  verticalOffset?: number;
  /** 0 invisible to 1 solid; 1 when left out. */
  opacity?: number;
  /** Name and description, for people who cannot see it. */
  details?: Details;
  /** Anything else; kept as it is. */
  metadata?: Record<string, unknown>;
}

/** A picture that lies flat on a floor, around its middle (`floorImages/<floorId>.geojson`). */
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
