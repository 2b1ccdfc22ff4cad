import type { Mvf, NodeFeature } from '@mezzanine/mvf';
import type { Directory } from './buildDirectory.ts';
import type { Entrance, Location, Space } from './entities.ts';
import type { Lists } from './Lists.ts';
import type { LocationPlaces } from './LocationPlaces.ts';
import type { LocalProjection } from './LocalProjection.ts';

/** Data shared by all steps of building a venue. */
export interface Site {
  readonly mvf: Mvf;
  readonly projection: LocalProjection;
  readonly nodes: ReadonlyMap<string, NodeFeature>;
  readonly directory: Directory;
  /** The places of each location, filled while the places are created. */
  readonly places: LocationPlaces;
  /** Doors by space id. */
  readonly doors: Lists<Entrance>;
  /** Spaces by door id. */
  readonly spacesOfDoor: Lists<Space>;
}

/** Locations of a shape. */
export function locationsAt({ directory }: Site, shapeId: string): readonly Location[] {
  return directory.locationsAt.get(shapeId) ?? NONE;
}

const NONE: readonly Location[] = Object.freeze([]);
