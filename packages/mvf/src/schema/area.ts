import * as v from 'valibot';
import { type Details, described } from './details.ts';
import { fields, id, ids } from './fields.ts';
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
  /** Where a label is anchored. */
  center?: Position;
  /** Name and description. */
  details?: Details;
  /** Anything else; kept as it is. */
  metadata?: Record<string, unknown>;
}

/** A part of a floor that no wall bounds: a department, a zone (`area/<floorId>.geojson`). */
export type AreaFeature = Feature<Polygon, AreaProps>;

const areaProps = fields(
  {
    id,
    destinationNodes: ids('node', 'n_12'),
    center: v.exactOptional(position),
    ...described,
  },
  'an object of area properties',
) satisfies v.GenericSchema<unknown, AreaProps>;

/** Schema of `area/<floorId>.geojson`. */
export const areaFile = collectionOf(polygon, areaProps) satisfies v.GenericSchema<
  unknown,
  CollectionOf<AreaFeature>
>;
