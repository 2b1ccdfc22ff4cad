import type { Mvf, NodeFeature } from '@mezzanine/mvf';
import type { Directory } from './buildDirectory.ts';
import type { Entrance, Location, Space } from './entities.ts';
import type { Lists } from './Lists.ts';
import type { LocationPlaces } from './LocationPlaces.ts';
import type { LocalProjection } from './LocalProjection.ts';

/** What all steps of building a venue share. */
export interface Site {
  readonly mvf: Mvf;
  readonly projection: LocalProjection;
  readonly nodes: ReadonlyMap<string, NodeFeature>;
  readonly directory: Directory;
  /** Where each location is, filled while the places are made. */
  readonly places: LocationPlaces;
  /** Doors by the id of a space. */
  readonly doors: Lists<Entrance>;
  /** Spaces by the id of a door. */
  readonly spacesOfDoor: Lists<Space>;
}

/** Locations of a shape. */
export function locationsAt({ directory }: Site, shapeId: string): readonly Location[] {
  return directory.locationsAt.get(shapeId) ?? NONE;
}

const NONE: readonly Location[] = Object.freeze([]);
