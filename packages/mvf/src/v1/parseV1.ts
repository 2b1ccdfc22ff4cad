import { checkContent, describe } from '../reading-checks/checkContent.ts';
import { MvfError } from '../MvfError.ts';
import { emptyRecord } from '../emptyRecord.ts';
import type { BundleFiles } from '../parseVenue.ts';
import type { CollectionOf } from '../record-types/geometry.ts';
import type { Schema } from '../record-types/Schema.ts';
import type { BundleV1 } from './BundleV1.ts';
import { checkReferencesV1 } from './checkReferencesV1.ts';
import { orderLevels } from './orderLevels.ts';
import { buildingV1File } from './schema/building.ts';
import { categoryV1File } from './schema/category.ts';
import { connectionV1File } from './schema/connection.ts';
import { type LevelV1Feature, levelV1File } from './schema/level.ts';
import { locationV1File } from './schema/location.ts';
import { nodeV1File } from './schema/node.ts';
import { obstructionV1File } from './schema/obstruction.ts';
import { openingV1File } from './schema/opening.ts';
import { spaceV1File } from './schema/space.ts';
import { type VenueV1Feature, venueV1File } from './schema/venue.ts';

/** The format version that `writeMvfV1` writes. */
export const formatVersionV1 = '1.0.0';

const venuePath = 'venue.geojson';
const levelPath = /^levels\/(.+)\.geojson$/;
const perLevelPath = /^(space|obstruction|opening|node|connection)\/(.+)\.geojson$/;

/** Checks the files of a version 1 bundle and combines them. Throws {@link MvfError}. */
export function parseV1(files: BundleFiles): BundleV1 {
  const known = new Set<string>();
  const collection: ReadCollection = (path, schema) => {
    known.add(path);
    if (!files.paths.includes(path)) return undefined;
    return checkContent(schema, files.json(path), path).features;
  };
  known.add(venuePath);
  const venue = parseVenueV1(files);
  const buildings = collection('building.geojson', buildingV1File);
  if (!buildings) throw missingFile('building.geojson', files.paths);
  const levels = orderLevels(parseLevels(files.paths, collection), venue.properties.buildings);
  const levelIds = levels.map((level) => level.properties.id);
  const bundle: BundleV1 = {
    venue,
    buildings,
    levels,
    ...parseShapes(levelIds, collection),
    locations: collection('location.geojson', locationV1File) ?? [],
    categories: collection('category.geojson', categoryV1File) ?? [],
    extras: readExtras(files, known),
  };
  checkReferencesV1(bundle);
  return bundle;
}

type ReadCollection = <F>(
  path: string,
  schema: Schema<CollectionOf<F>>,
) => readonly F[] | undefined;

/** The version is checked first, so that a newer file is reported as such. */
function parseVenueV1(files: BundleFiles): VenueV1Feature {
  if (!files.paths.includes(venuePath)) throw missingFile(venuePath, files.paths);
  const content = files.json(venuePath);
  const version = versionOf(content);
  if (version !== undefined && !/^1\.\d+(?:\.\d+)?$/.test(version)) {
    const pointer = '/features/0/properties/version';
    throw new MvfError(
      'unsupported-version',
      `${venuePath}: ${pointer} is ${describe(version)}; expected version 1, such as "${formatVersionV1}". Only bundles of version 1 have this file; later ones have manifest.geojson.`,
      { file: venuePath, pointer },
    );
  }
  const [venue] = checkContent(venueV1File, content, venuePath).features;
  if (venue === undefined) throw new TypeError('The schema requires a feature in the venue.');
  return venue;
}

interface LooseVenue {
  readonly features?: readonly { readonly properties?: { readonly version?: unknown } | null }[];
}

function versionOf(content: unknown): string | undefined {
  const version = (content as LooseVenue | null)?.features?.[0]?.properties?.version;
  return typeof version === 'string' ? version : undefined;
}

function parseLevels(paths: readonly string[], collection: ReadCollection): LevelV1Feature[] {
  return paths.flatMap((path) => {
    const name = levelPath.exec(path)?.[1];
    if (name === undefined) return [];
    const levels = collection(path, levelV1File) ?? [];
    const id = levels[0]?.properties.id ?? '';
    if (id !== name) {
      const place = { file: path, pointer: '/features/0/properties/id' };
      throw new MvfError(
        'invalid-content',
        `${path}: ${place.pointer} is ${describe(id)}; expected ${JSON.stringify(name)}, the name of the file. Rename one of the two.`,
        place,
      );
    }
    return levels;
  });
}

function parseShapes(levelIds: readonly string[], collection: ReadCollection) {
  const perLevel = <F>(folder: string, schema: Schema<CollectionOf<F>>) => {
    const byLevel = emptyRecord<readonly F[]>();
    for (const id of levelIds) byLevel[id] = collection(`${folder}/${id}.geojson`, schema) ?? [];
    return byLevel;
  };
  return {
    spaces: perLevel('space', spaceV1File),
    obstructions: perLevel('obstruction', obstructionV1File),
    openings: perLevel('opening', openingV1File),
    nodes: perLevel('node', nodeV1File),
    connections: perLevel('connection', connectionV1File),
  };
}

function readExtras(files: BundleFiles, known: ReadonlySet<string>): Record<string, Uint8Array> {
  const extras = emptyRecord<Uint8Array>();
  for (const path of files.paths) {
    if (known.has(path) || path.startsWith('image/')) continue;
    const level = perLevelPath.exec(path)?.[2];
    if (level !== undefined) {
      throw new MvfError(
        'broken-reference',
        `${path} belongs to "${level}"; expected the id of a level, which has a file in levels/. Add levels/${level}.geojson or remove the file.`,
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
      : `Move ${nested} and the files next to it to the root.`;
  return new MvfError(
    'missing-file',
    `${path} is not in the archive, which contains ${paths.length} files; expected it at the root. ${hint}`,
    { file: path },
  );
}
