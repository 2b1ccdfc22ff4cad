import type { BuildingV1Feature } from './schema/building.ts';
import type { CategoryV1Feature } from './schema/category.ts';
import type { ConnectionV1Feature } from './schema/connection.ts';
import type { LevelV1Feature } from './schema/level.ts';
import type { LocationV1Feature } from './schema/location.ts';
import type { NodeV1Feature } from './schema/node.ts';
import type { ObstructionV1Feature } from './schema/obstruction.ts';
import type { OpeningV1Feature } from './schema/opening.ts';
import type { SpaceV1Feature } from './schema/space.ts';
import type { VenueV1Feature } from './schema/venue.ts';

/** Features of the levels, by level id; each level has an entry. */
export type ByLevel<F> = Readonly<Record<string, readonly F[]>>;

/** The content of a bundle of version 1, file by file. */
export interface BundleV1 {
  /** `venue.geojson` */
  readonly venue: VenueV1Feature;
  /** `building.geojson` */
  readonly buildings: readonly BuildingV1Feature[];
  /** `levels/<levelId>.geojson`, in the order of V1-15. */
  readonly levels: readonly LevelV1Feature[];
  /** `space/<levelId>.geojson` */
  readonly spaces: ByLevel<SpaceV1Feature>;
  /** `obstruction/<levelId>.geojson` */
  readonly obstructions: ByLevel<ObstructionV1Feature>;
  /** `opening/<levelId>.geojson` */
  readonly openings: ByLevel<OpeningV1Feature>;
  /** `node/<levelId>.geojson` */
  readonly nodes: ByLevel<NodeV1Feature>;
  /** `connection/<levelId>.geojson` */
  readonly connections: ByLevel<ConnectionV1Feature>;
  /** `location.geojson`; empty if the file is missing. */
  readonly locations: readonly LocationV1Feature[];
  /** `category.geojson`; empty if the file is missing. */
  readonly categories: readonly CategoryV1Feature[];
  /** Files version 1 does not name, path → bytes. */
  readonly extras: Readonly<Record<string, Uint8Array>>;
}
