import type { CollectionOf } from '../record-types/geometry.ts';
import type { BuildingV1Feature } from '../v1/schema/building.ts';
import type { CategoryV1Feature } from '../v1/schema/category.ts';
import type { ConnectionV1Feature } from '../v1/schema/connection.ts';
import type { LevelV1Feature } from '../v1/schema/level.ts';
import type { LocationV1Feature } from '../v1/schema/location.ts';
import type { NodeV1Feature } from '../v1/schema/node.ts';
import type { ObstructionV1Feature } from '../v1/schema/obstruction.ts';
import type { OpeningV1Feature } from '../v1/schema/opening.ts';
import type { SpaceV1Feature } from '../v1/schema/space.ts';
import type { VenueV1Feature } from '../v1/schema/venue.ts';

/** The content of each kind of version 1 file, by the name of its published schema. */
export interface FilesV1 {
  /** The venue, and the initial position of its map. */
  venue: CollectionOf<VenueV1Feature>;
  /** Buildings, and the ground outside. */
  building: CollectionOf<BuildingV1Feature>;
  /** One level and its outline. */
  level: CollectionOf<LevelV1Feature>;
  /** Rooms, hallways, shafts, and points of interest of a level. */
  space: CollectionOf<SpaceV1Feature>;
  /** Walls and obstacles on a level. */
  obstruction: CollectionOf<ObstructionV1Feature>;
  /** Doors and gaps in the walls of a level. */
  opening: CollectionOf<OpeningV1Feature>;
  /** The walking graph of a level. */
  node: CollectionOf<NodeV1Feature>;
  /** Connections at their levels. */
  connection: CollectionOf<ConnectionV1Feature>;
  /** Tenants, services, and sights. */
  location: CollectionOf<LocationV1Feature>;
  /** Groups of locations. */
  category: CollectionOf<CategoryV1Feature>;
}
