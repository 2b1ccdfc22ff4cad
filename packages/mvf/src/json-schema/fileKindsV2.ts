import { annotationFile, annotationSymbolsFile } from '../schema/annotation.ts';
import { areaFile } from '../schema/area.ts';
import { categoryFile } from '../schema/category.ts';
import { connectionFile } from '../schema/connection.ts';
import {
  categoryPrioritiesFile,
  enterpriseCategoriesFile,
  enterpriseLocationsFile,
  enterpriseVenueFile,
  layersFile,
  locationInstancesFile,
} from '../schema/enterprise.ts';
import { entranceFile } from '../schema/entrance.ts';
import { facadeFile } from '../schema/facade.ts';
import { floorFile } from '../schema/floor.ts';
import { floorImageFile } from '../schema/floorImage.ts';
import { floorStackFile } from '../schema/floorStack.ts';
import { languagePackFile } from '../schema/languagePack.ts';
import { locationFile } from '../schema/location.ts';
import { manifestFile } from '../schema/manifest.ts';
import { navigationFlagsFile } from '../schema/navigationFlags.ts';
import { nodeFile } from '../schema/node.ts';
import { obstructionFile } from '../schema/obstruction.ts';
import { spaceFile } from '../schema/space.ts';
import { stylesFile } from '../schema/styles.ts';
import type { FileKinds } from './FileKind.ts';
import type { FilesV2 } from './FilesV2.ts';

/** The kinds of files of version 2: where they are in a bundle, and their schemas. */
export const fileKindsV2: FileKinds<FilesV2> = {
  manifest: { path: 'manifest.geojson', schema: manifestFile },
  floor: { path: 'floor.geojson', schema: floorFile },
  floorstack: { path: 'floorstack.json', schema: floorStackFile },
  space: { path: 'space/<floorId>.geojson', schema: spaceFile },
  obstruction: { path: 'obstruction/<floorId>.geojson', schema: obstructionFile },
  entrance: { path: 'entrance/<floorId>.geojson', schema: entranceFile },
  node: { path: 'node.geojson', schema: nodeFile },
  connection: { path: 'connection.json', schema: connectionFile },
  navigationFlags: { path: 'navigationFlags.json', schema: navigationFlagsFile },
  styles: { path: 'styles.json', schema: stylesFile },
  area: { path: 'area/<floorId>.geojson', schema: areaFile },
  annotation: { path: 'annotation/<floorId>.geojson', schema: annotationFile },
  'annotation-symbols': { path: 'annotation-symbols.json', schema: annotationSymbolsFile },
  facade: { path: 'facade/<floorStackId>.json', schema: facadeFile },
  floorImages: { path: 'floorImages/<floorId>.geojson', schema: floorImageFile },
  location: { path: 'location.json', schema: locationFile },
  category: { path: 'category.json', schema: categoryFile },
  'enterprise-venue': { path: 'enterprise/venue.json', schema: enterpriseVenueFile },
  'enterprise-locations': { path: 'enterprise/locations.json', schema: enterpriseLocationsFile },
  'enterprise-locationInstances': {
    path: 'enterprise/locationInstances.json',
    schema: locationInstancesFile,
  },
  'enterprise-categories': {
    path: 'enterprise/categories.json',
    schema: enterpriseCategoriesFile,
  },
  'enterprise-categoryPriorities': {
    path: 'enterprise/categoryPriorities.json',
    schema: categoryPrioritiesFile,
  },
  'enterprise-layers': { path: 'enterprise/layers.json', schema: layersFile },
  language: { path: 'language/<code>.json', schema: languagePackFile },
};
