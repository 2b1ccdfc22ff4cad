import { checkContent } from './reading-checks/checkContent.ts';
import { referenceChecks } from './reading-checks/checkReferences.ts';
import type { Mvf } from './Mvf.ts';
import { MvfError } from './MvfError.ts';
import { emptyRecord } from './emptyRecord.ts';
import { annotationFile, annotationSymbolsFile } from './record-types/annotation.ts';
import { areaFile } from './record-types/area.ts';
import { categoryFile } from './record-types/category.ts';
import { connectionFile } from './record-types/connection.ts';
import {
  categoryPrioritiesFile,
  type Enterprise,
  enterpriseCategoriesFile,
  enterpriseLocationsFile,
  type EnterpriseVenue,
  enterpriseVenueFile,
  layersFile,
  locationInstancesFile,
} from './record-types/enterprise.ts';
import { entranceFile } from './record-types/entrance.ts';
import { type FacadeContent, facadeFile, type FacadeRecord } from './record-types/facade.ts';
import { floorFile } from './record-types/floor.ts';
import { floorImageFile } from './record-types/floorImage.ts';
import { floorStackFile, type FloorStackRecord } from './record-types/floorStack.ts';
import type { CollectionOf } from './record-types/geometry.ts';
import { type LanguagePack, languagePackFile } from './record-types/languagePack.ts';
import { locationFile } from './record-types/location.ts';
import { navigationFlagsFile } from './record-types/navigationFlags.ts';
import { nodeFile } from './record-types/node.ts';
import { obstructionFile } from './record-types/obstruction.ts';
import { parseManifest } from './parseManifest.ts';
import type { Schema } from './record-types/Schema.ts';
import { spaceFile } from './record-types/space.ts';
import { stylesFile } from './record-types/styles.ts';
import { finish, type Steps } from './steps.ts';

/** The files of a bundle, however they are stored: their paths, and the JSON of each. */
export interface BundleFiles {
  readonly paths: readonly string[];
  readonly json: (path: string) => unknown;
  readonly bytes: (path: string) => Uint8Array;
}

const perFloorPath = /^(space|obstruction|entrance|area|annotation|floorImages)\/(.+)\.geojson$/;
const facadePath = /^facade\/(.+)\.json$/;
const languagePath = /^language\/([A-Za-z0-9-]+)\.json$/;

/** Validates the files of a bundle and combines them. Throws {@link MvfError}. */
export function parseVenue(files: BundleFiles): Mvf {
  return finish(venueSteps(files));
}

/** Same as {@link parseVenue}, file by file. */
export function* venueSteps(files: BundleFiles): Steps<Mvf> {
  const known = new Set<string>();
  const content = function* (path: string): Steps<unknown> {
    yield;
    known.add(path);
    const value = files.paths.includes(path) ? files.json(path) : undefined;
    yield;
    return value;
  };
  const required: ReadRequired = function* (path, schema) {
    const value = yield* content(path);
    if (value === undefined) throw missingFile(path, files.paths);
    return checkContent(schema, value, path);
  };
  const optional: ReadOptional = function* (path, schema, absent) {
    const value = yield* content(path);
    return value === undefined ? absent : checkContent(schema, value, path);
  };

  const manifestJson = yield* content('manifest.geojson');
  if (manifestJson === undefined) throw missingFile('manifest.geojson', files.paths);
  const manifest = parseManifest(manifestJson);
  const { features: floors } = yield* required('floor.geojson', floorFile);
  const floorStacks = yield* required('floorstack.json', floorStackFile);
  const floorIds = floors.map((floor) => floor.properties.id);
  const enterprise = yield* readEnterprise(optional);
  const venue: Mvf = {
    manifest,
    floors,
    floorStacks,
    ...(yield* readFloors(floorIds, optional)),
    connections: yield* required('connection.json', connectionFile),
    nodes: (yield* required('node.geojson', nodeFile)).features,
    annotationSymbols: yield* optional('annotation-symbols.json', annotationSymbolsFile, {}),
    facades: yield* readFacades(floorStacks, optional),
    navigationFlags: yield* optional('navigationFlags.json', navigationFlagsFile, {}),
    styles: yield* optional('styles.json', stylesFile, {}),
    locations: yield* optional('location.json', locationFile, []),
    categories: yield* optional('category.json', categoryFile, []),
    ...(enterprise && { enterprise }),
    languagePacks: yield* readLanguagePacks(files.paths, required),
    extras: yield* readExtras(files, known),
  };
  yield* referenceChecks(venue);
  return venue;
}

type ReadRequired = <T>(path: string, schema: Schema<T>) => Steps<T>;
type ReadOptional = <T>(path: string, schema: Schema<T>, absent: T) => Steps<T>;

function* readFloors(floorIds: readonly string[], optional: ReadOptional) {
  const perFloor = function* <F>(folder: string, schema: Schema<CollectionOf<F>>) {
    const byFloor = emptyRecord<readonly F[]>();
    const none: CollectionOf<F> = { type: 'FeatureCollection', features: [] };
    for (const id of floorIds) {
      byFloor[id] = (yield* optional(`${folder}/${id}.geojson`, schema, none)).features;
    }
    return byFloor;
  };
  return {
    spaces: yield* perFloor('space', spaceFile),
    obstructions: yield* perFloor('obstruction', obstructionFile),
    entrances: yield* perFloor('entrance', entranceFile),
    areas: yield* perFloor('area', areaFile),
    annotations: yield* perFloor('annotation', annotationFile),
    floorImages: yield* perFloor('floorImages', floorImageFile),
  };
}

function* readFacades(
  stacks: readonly FloorStackRecord[],
  optional: ReadOptional,
): Steps<FacadeRecord[]> {
  const none: FacadeContent = { id: '', spaces: [] };
  const facades: FacadeRecord[] = [];
  for (const { id } of stacks) {
    const facade = yield* optional(`facade/${id}.json`, facadeFile, none);
    if (facade !== none) facades.push({ ...facade, floorStack: id });
  }
  return facades;
}

function* readEnterprise(optional: ReadOptional): Steps<Enterprise | undefined> {
  const venue = yield* optional<EnterpriseVenue | undefined>(
    'enterprise/venue.json',
    enterpriseVenueFile,
    undefined,
  );
  const records = {
    locations: yield* optional('enterprise/locations.json', enterpriseLocationsFile, []),
    locationInstances: yield* optional(
      'enterprise/locationInstances.json',
      locationInstancesFile,
      [],
    ),
    categories: yield* optional('enterprise/categories.json', enterpriseCategoriesFile, []),
    categoryPriorities: yield* optional(
      'enterprise/categoryPriorities.json',
      categoryPrioritiesFile,
      {},
    ),
    layers: yield* optional('enterprise/layers.json', layersFile, []),
  };
  if (venue) return { venue, ...records };
  return Object.values(records).some((value) => Object.keys(value).length > 0)
    ? records
    : undefined;
}

function* readLanguagePacks(paths: readonly string[], required: ReadRequired) {
  const packs = emptyRecord<LanguagePack>();
  for (const path of paths) {
    const code = languagePath.exec(path)?.[1];
    if (code !== undefined) packs[code] = yield* required(path, languagePackFile);
  }
  return packs;
}

function* readExtras(files: BundleFiles, known: ReadonlySet<string>) {
  const extras = emptyRecord<Uint8Array>();
  for (const path of files.paths) {
    if (known.has(path) || path.startsWith('image/')) continue;
    const floor = perFloorPath.exec(path)?.[2];
    if (floor !== undefined) throw ownerless(path, floor, 'a floor of floor.geojson');
    const stack = facadePath.exec(path)?.[1];
    if (stack !== undefined) throw ownerless(path, stack, 'a floor stack of floorstack.json');
    extras[path] = files.bytes(path);
    yield;
  }
  return extras;
}

function ownerless(path: string, id: string, owner: string): MvfError {
  return new MvfError(
    'broken-reference',
    `${path} belongs to "${id}"; expected the id of ${owner}. Add it or remove the file.`,
    { file: path },
  );
}

function missingFile(path: string, paths: readonly string[]): MvfError {
  return new MvfError(
    'missing-file',
    `${path} is not in the archive, which contains ${paths.length} files; expected it at the root. ${hintFor(path, paths)}`,
    { file: path },
  );
}

function hintFor(path: string, paths: readonly string[]): string {
  const nested = paths.find((other) => other.endsWith(`/${path}`));
  if (nested !== undefined) return `Move ${nested} and the files next to it to the root.`;
  const inner = paths.find((other) => other.endsWith('.zip'));
  return inner === undefined
    ? `Add ${path}, or export the venue again.`
    : `Unpack ${inner} and use that, if it is the bundle.`;
}
