import type { FileKinds } from './FileKind.ts';
import type { FilesV1 } from './FilesV1.ts';
import { buildingV1File } from '../v1/schema/building.ts';
import { categoryV1File } from '../v1/schema/category.ts';
import { connectionV1File } from '../v1/schema/connection.ts';
import { levelV1File } from '../v1/schema/level.ts';
import { locationV1File } from '../v1/schema/location.ts';
import { nodeV1File } from '../v1/schema/node.ts';
import { obstructionV1File } from '../v1/schema/obstruction.ts';
import { openingV1File } from '../v1/schema/opening.ts';
import { spaceV1File } from '../v1/schema/space.ts';
import { venueV1File } from '../v1/schema/venue.ts';

/** The kinds of files of version 1: where they are in a bundle, and their schemas. */
export const fileKindsV1: FileKinds<FilesV1> = {
  venue: { path: 'venue.geojson', schema: venueV1File },
  building: { path: 'building.geojson', schema: buildingV1File },
  level: { path: 'levels/<levelId>.geojson', schema: levelV1File },
  space: { path: 'space/<levelId>.geojson', schema: spaceV1File },
  obstruction: { path: 'obstruction/<levelId>.geojson', schema: obstructionV1File },
  opening: { path: 'opening/<levelId>.geojson', schema: openingV1File },
  node: { path: 'node/<levelId>.geojson', schema: nodeV1File },
  connection: { path: 'connection/<levelId>.geojson', schema: connectionV1File },
  location: { path: 'location.geojson', schema: locationV1File },
  category: { path: 'category.geojson', schema: categoryV1File },
};
