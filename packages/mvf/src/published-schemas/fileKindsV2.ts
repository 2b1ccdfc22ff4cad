import { annotationFile, annotationSymbolsFile } from '../record-types/annotation.ts';
import { areaFile } from '../record-types/area.ts';
import { categoryFile } from '../record-types/category.ts';
import { connectionFile } from '../record-types/connection.ts';
import {
  categoryPrioritiesFile,
  enterpriseCategoriesFile,
  enterpriseLocationsFile,
  enterpriseVenueFile,
  layersFile,
  locationInstancesFile,
} from '../record-types/enterprise.ts';
import { entranceFile } from '../record-types/entrance.ts';
import { facadeFile } from '../record-types/facade.ts';
import { floorFile } from '../record-types/floor.ts';
import { floorImageFile } from '../record-types/floorImage.ts';
import { floorStackFile } from '../record-types/floorStack.ts';
import { languagePackFile } from '../record-types/languagePack.ts';
import { locationFile } from '../record-types/location.ts';
import { manifestFile } from '../record-types/manifest.ts';
import { navigationFlagsFile } from '../record-types/navigationFlags.ts';
import { nodeFile } from '../record-types/node.ts';
import { obstructionFile } from '../record-types/obstruction.ts';
import { spaceFile } from '../record-types/space.ts';
import { stylesFile } from '../record-types/styles.ts';
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
