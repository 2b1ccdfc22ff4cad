import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { deriveDrawing } from '../derive/deriveDrawing.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import { importImdf } from '../imdf/importImdf.ts';
import { MvfError } from '../MvfError.ts';
import { importOsm } from '../osm/importOsm.ts';
import { readMvf } from '../readMvf.ts';
import type { Imported } from '../report/LossReport.ts';
import { deepestFolder, findFormat, isZip, type VenueFormat } from './findFormat.ts';
import { floorsOfFile } from './floorsOfFile.ts';

/** Options of {@link readVenueFile}. */
export interface VenueFileOptions {
  /** Name of the file, which names the venue and its floor if the file does not. */
  readonly file?: string;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
  /**
   * Whether formats without walls get walls, railings, and treads by {@link deriveDrawing}; default
   * `true`.
   */
  readonly derive?: boolean;
}

/** A venue, its source format, and the losses. */
export interface VenueFile extends Imported {
  /** The detected format. */
  readonly format: VenueFormat;
}

/**
 * Reads a venue from a file in any supported format: a bundle of version 1 or 2, an IMDF archive,
 * one GeoJSON file, an archive of GeoJSON files, or OpenStreetMap data with indoor tags. The format
 * is detected from the content, not from the name.
 *
 * @param bytes the file
 * @throws MvfError if it is none of these, is damaged or is over a limit
 * @example
 * ```ts
 * const { format, venue, report } = readVenueFile(await file.arrayBuffer(), { file: file.name });
 * console.log(format, venue.manifest.name, report.entries.length);
 * ```
 */
export function readVenueFile(
  bytes: ArrayBuffer | Uint8Array,
  options: VenueFileOptions = {},
): VenueFile {
  const read = readPlain(bytes, options);
  const isBundle = read.format === 'mvf-2' || read.format === 'mvf-1';
  return isBundle || options.derive === false
    ? read
    : { ...read, venue: deriveDrawing(read.venue) };
}

function readPlain(
  bytes: ArrayBuffer | Uint8Array,
  { file = 'Venue', limits }: VenueFileOptions,
): VenueFile {
  const given = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const format = findFormat(given);
  const bounds = limits === undefined ? {} : { limits };
  switch (format) {
    case 'mvf-2':
    case 'mvf-1':
      return { format, venue: readMvf(given, bounds), report: { entries: [] } };
    case 'imdf':
      return { format, ...importImdf(given, bounds) };
    case 'geojson': {
      const floors = floorsOfFile(file, given, limits);
      return { format, ...importGeoJson(floors, { name: stemOf(file), ...bounds }) };
    }
    case 'osm':
      return { format, ...importOsm(given, { file, ...bounds }) };
    case 'unknown':
      throw refusalOf(given, limits);
  }
}

/** The name of a file without its folder and extensions. */
function stemOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/(?:\.geojson)?\.(?:zip|geojson|json)$/i, '');
}

/** Describes a file of unknown format; errors in an archive are thrown. */
function refusalOf(bytes: Uint8Array, limits?: Partial<ReadLimits>): MvfError {
  const expected =
    'expected a venue bundle, an IMDF archive or GeoJSON. Export the map in one of these formats.';
  if (!isZip(bytes)) {
    const given = bytes.byteLength === 0 ? 'is empty' : 'is neither a zip archive nor JSON';
    return new MvfError('not-a-zip', `The file ${given}; ${expected}`);
  }
  const { paths } = openArchive(bytes, {
    ...defaultReadLimits,
    maxFolders: deepestFolder,
    ...limits,
  });
  const [first] = paths;
  const held = first === undefined ? 'no files' : `no map that is known, but ${nameOf(first)}`;
  return new MvfError(
    'missing-file',
    `The archive contains ${held}; ${expected} A bundle has manifest.geojson at its root, IMDF has level.geojson beside manifest.json.`,
  );
}

function nameOf(path: string): string {
  return JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
}
