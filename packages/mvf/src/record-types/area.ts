import { fields, id, ids, optional } from './fields.ts';
import type { Schema } from './Schema.ts';
import { type Details, described } from './details.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Polygon,
  polygon,
  type Position,
  position,
} from './geometry.ts';

/** Properties of an area. */
export interface AreaProps {
  /** Id, by custom `ar_…`. */
  id: string;
  /** Id of the area in another system. */
  externalId?: string;
  /** Ids of the nodes at which a route to this area ends. */
  destinationNodes: string[];
  /** Anchor of its label. */
  center?: Position;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A part of a floor without walls: a department, a zone (`area/<floorId>.geojson`). */
export type AreaFeature = Feature<Polygon, AreaProps>;

const areaProps = fields(
  {
    id,
    destinationNodes: ids('node', 'n_12'),
    center: optional(position),
    ...described,
  },
  'an object of area properties',
) satisfies Schema<AreaProps>;

/** Schema of `area/<floorId>.geojson`. */
export const areaFile = collectionOf(polygon, areaProps) satisfies Schema<
  CollectionOf<AreaFeature>
>;
