import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import { parseJson } from '../parseJson.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { FileRole } from './FileRole.ts';
import { fixCoordinates } from './fixCoordinates.ts';
import type { GeoJsonFloor, GeoJsonInput, GeoJsonOptions } from './GeoJsonFloor.ts';
import { placeLocalMeters } from './localMeters.ts';
import { type PropertyNames, propertyNames } from './propertyNames.ts';

/** A file of a floor, with its features, in degrees. */
export interface OpenFile {
  readonly role: FileRole;
  readonly file: string;
  readonly names: PropertyNames;
  readonly features: readonly { readonly feature: unknown; readonly index: number }[];
}

/** One of several buildings. */
export interface Building {
  readonly name: string;
}

/** A floor whose files are parsed. */
export interface OpenFloor {
  readonly file: string;
  readonly id?: string;
  readonly name?: string;
  readonly elevation?: number;
  /** Its building, if the files have several. */
  readonly building?: Building;
  /** Whether our exporter wrote it. */
  readonly isExported: boolean;
  readonly files: readonly OpenFile[];
}

interface OpenTools {
  readonly options: GeoJsonOptions;
  readonly log: LossLog;
}

interface ParsedFile {
  readonly role: FileRole;
  readonly file: string;
  readonly content: unknown;
}

/** Parses the files of all floors. Throws {@link MvfError}. */
export function openFloors(given: readonly GeoJsonFloor[], tools: OpenTools): OpenFloor[] {
  const { options, log } = tools;
  const { crs, center } = options;
  const files = given.map((floor, index) => parsedFiles(floor, index, options));
  const positioning = { ...(crs && { crs }), ...(center && { center }) };
  const placed = placeLocalMeters(files, positioning, log);
  return given.map((floor, index) => openFloor(floor, placed[index] ?? [], tools));
}

function parsedFiles(given: GeoJsonFloor, index: number, options: GeoJsonOptions): ParsedFile[] {
  const base = given.file ?? `floor-${index + 1}.geojson`;
  return (['spaces', 'walls', 'doors'] as const).flatMap((role) => {
    const input = given[role];
    if (input === undefined && role !== 'spaces') return [];
    const file = role === 'spaces' ? base : `${base} (${role})`;
    return [{ role, file, content: parsed(input, file, options) }];
  });
}

function openFloor(
  given: GeoJsonFloor,
  files: readonly ParsedFile[],
  { options, log }: OpenTools,
): OpenFloor {
  const fixed = fixCoordinates(files, log, options.crs);
  const told = tellingOf(fixed[0]?.content);
  const { id, name, elevation } = { ...told, ...withoutUndefined(given) };
  return {
    file: fixed[0]?.file ?? '',
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(elevation !== undefined && Number.isFinite(elevation) && { elevation }),
    isExported: told.id !== undefined,
    files: fixed.map(({ role, file, content }): OpenFile => {
      const features = featuresOf(content, file);
      const names = propertyNames(features, options.properties);
      return { role, file, names, features: features.map((feature, i) => ({ feature, index: i })) };
    }),
  };
}

function withoutUndefined({ id, name, elevation }: GeoJsonFloor): Telling {
  return {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(elevation !== undefined && { elevation }),
  };
}

function parsed(
  input: GeoJsonInput | undefined,
  file: string,
  { limits }: GeoJsonOptions,
): unknown {
  const most = limits?.maxJsonBytes ?? defaultReadLimits.maxJsonBytes;
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.byteLength > most) {
    throw new MvfError(
      'archive-too-large',
      `${file} has ${bytes.byteLength} bytes; expected at most ${most}. Raise limits.maxJsonBytes if you trust the file.`,
      { file },
    );
  }
  return parseJson(bytes, file);
}

function featuresOf(content: unknown, file: string): readonly unknown[] {
  const features = isObject(content) ? content['features'] : undefined;
  // Removes holes, which arrays of programs can have and loops would read as features.
  if (Array.isArray(features)) return Object.values(features);
  throw new MvfError(
    'invalid-content',
    `${file} is not a GeoJSON FeatureCollection; expected an object with "type": "FeatureCollection" and an array "features". Export the floor as GeoJSON again.`,
    { file, pointer: '/features' },
  );
}

interface Telling {
  readonly id?: string;
  readonly name?: string;
  readonly elevation?: number;
}

/** The floor properties in the member that {@link exportGeoJson} writes. */
function tellingOf(content: unknown): Telling {
  const floor = isObject(content) ? content['floor'] : undefined;
  if (!isObject(floor)) return {};
  const { id, name, elevation } = floor;
  return {
    ...(typeof id === 'string' && id !== '' && { id: id.slice(0, 200) }),
    ...(typeof name === 'string' && { name: name.slice(0, 1000) }),
    ...(typeof elevation === 'number' && { elevation }),
  };
}
