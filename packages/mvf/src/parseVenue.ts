import type * as v from 'valibot';
import { checkContent } from './check/checkContent.ts';
import { checkReferences } from './check/checkReferences.ts';
import type { Mvf } from './Mvf.ts';
import { MvfError } from './MvfError.ts';
import { categoryFile } from './schema/category.ts';
import { connectionFile } from './schema/connection.ts';
import { entranceFile } from './schema/entrance.ts';
import { floorFile } from './schema/floor.ts';
import { floorStackFile } from './schema/floorStack.ts';
import type { CollectionOf } from './schema/geometry.ts';
import { locationFile } from './schema/location.ts';
import { navigationFlagsFile } from './schema/navigationFlags.ts';
import { nodeFile } from './schema/node.ts';
import { obstructionFile } from './schema/obstruction.ts';
import { parseManifest } from './parseManifest.ts';
import { spaceFile } from './schema/space.ts';
import { stylesFile } from './schema/styles.ts';

/** The files of a bundle, however they are kept: which there are, and the JSON of each. */
export interface BundleFiles {
  readonly paths: readonly string[];
  readonly json: (path: string) => unknown;
  readonly bytes: (path: string) => Uint8Array;
}

const perFloorPath = /^(space|obstruction|entrance)\/(.+)\.geojson$/;

/** Checks the files of a bundle and puts them together. Throws {@link MvfError}. */
export function parseVenue(files: BundleFiles): Mvf {
  const known = new Set<string>();
  const content = (path: string): unknown => {
    known.add(path);
    return files.paths.includes(path) ? files.json(path) : undefined;
  };
  const required = <T>(path: string, schema: v.GenericSchema<unknown, T>): T => {
    const value = content(path);
    if (value === undefined) throw missingFile(path, files.paths);
    return checkContent(schema, value, path);
  };
  const optional = <T>(path: string, schema: v.GenericSchema<unknown, T>, absent: T): T => {
    const value = content(path);
    return value === undefined ? absent : checkContent(schema, value, path);
  };

  const manifestJson = content('manifest.geojson');
  if (manifestJson === undefined) throw missingFile('manifest.geojson', files.paths);
  const manifest = parseManifest(manifestJson);
  const floors = required('floor.geojson', floorFile).features;
  const floorIds = floors.map((floor) => floor.properties.id);
  const perFloor = <F>(folder: string, schema: v.GenericSchema<unknown, CollectionOf<F>>) => {
    const byFloor: Record<string, readonly F[]> = Object.create(null);
    const none: CollectionOf<F> = { type: 'FeatureCollection', features: [] };
    for (const id of floorIds) {
      byFloor[id] = optional(`${folder}/${id}.geojson`, schema, none).features;
    }
    return byFloor;
  };
  const venue: Mvf = {
    manifest,
    floors,
    floorStacks: required('floorstack.json', floorStackFile),
    spaces: perFloor('space', spaceFile),
    obstructions: perFloor('obstruction', obstructionFile),
    entrances: perFloor('entrance', entranceFile),
    connections: required('connection.json', connectionFile),
    nodes: required('node.geojson', nodeFile).features,
    navigationFlags: optional('navigationFlags.json', navigationFlagsFile, {}),
    styles: optional('styles.json', stylesFile, {}),
    locations: optional('location.json', locationFile, []),
    categories: optional('category.json', categoryFile, []),
    extras: readExtras(files, known, floorIds),
  };
  checkReferences(venue);
  return venue;
}

function readExtras(files: BundleFiles, known: ReadonlySet<string>, floorIds: readonly string[]) {
  const extras: Record<string, Uint8Array> = Object.create(null);
  for (const path of files.paths) {
    if (known.has(path) || path.startsWith('image/')) continue;
    const floor = perFloorPath.exec(path)?.[2];
    if (floor !== undefined) {
      throw new MvfError(
        'broken-reference',
        `${path} is of a floor "${floor}"; expected a floor of floor.geojson (${floorIds.join(', ')}). Add the floor or remove the file.`,
        { file: path },
      );
    }
    extras[path] = files.bytes(path);
  }
  return extras;
}

function missingFile(path: string, paths: readonly string[]): MvfError {
  const nested = paths.find((other) => other.endsWith(`/${path}`));
  const hint =
    nested === undefined
      ? `Add ${path}, or export the venue again.`
      : `Move ${nested} and the files beside it to the root.`;
  return new MvfError(
    'missing-file',
    `${path} is not in the archive, which holds ${paths.length} files; expected it at the root. ${hint}`,
    { file: path },
  );
}
