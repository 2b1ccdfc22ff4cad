import { basename } from 'node:path';
import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { MvfError } from '../MvfError.ts';
import { isV1 } from '../v1/isV1.ts';
import { CliError } from './CliError.ts';
import { readFileOrFolder, readFolder } from './files.ts';

/** What a file turned out to be. */
export type InputFormat = 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson' | 'unknown';

/** A file or folder that was read, and what it is. */
export interface Input {
  /** As given. */
  readonly path: string;
  readonly format: InputFormat;
  /** The file, or the folder packed as an archive. */
  readonly bytes: Uint8Array;
  readonly isFolder: boolean;
  /** True for a zip archive or a folder; false for a single GeoJSON file. */
  readonly isArchive: boolean;
}

/** Reads a file, or a folder as if it were an archive, and finds out what it is. */
export async function readInput(folder: string, path: string): Promise<Input> {
  const bytes = await readFileOrFolder(folder, path);
  if (bytes !== undefined) {
    const format = formatOfBytes(bytes);
    return { path, format, bytes, isFolder: false, isArchive: isZip(bytes) };
  }
  const files = new Map(Object.entries(await readFolder(folder, path)));
  if (files.size === 0) {
    throw new CliError(
      'input',
      `${path} is an empty folder; expected the files of a venue. Check the path.`,
    );
  }
  const format = formatOfPaths([...files.keys()]);
  return { path, format, bytes: writeArchive(files), isFolder: true, isArchive: true };
}

/** A zip archive begins with the letters PK. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function formatOfBytes(bytes: Uint8Array): InputFormat {
  if (!isZip(bytes)) {
    // JSON begins with a brace, spaces or a byte order mark before it.
    const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
    return start.startsWith('{') ? 'geojson' : 'unknown';
  }
  try {
    return formatOfPaths(openArchive(bytes, { ...defaultReadLimits, maxFolders: 8 }).paths);
  } catch (error) {
    // Whoever reads it says what is wrong with it.
    if (error instanceof MvfError) return 'unknown';
    throw error;
  }
}

function formatOfPaths(given: readonly string[]): InputFormat {
  const paths = given.filter((path) => !path.startsWith('__MACOSX/'));
  if (paths.includes('manifest.geojson')) return 'mvf-2';
  const names = new Set(paths.map((path) => basename(path)));
  // Before version 1, since both have a venue.geojson.
  if (names.has('manifest.json') && names.has('level.geojson')) return 'imdf';
  if (isV1(paths)) return 'mvf-1';
  const isAllGeoJson = paths.every((path) => /\.(?:geo)?json$/i.test(path));
  return isAllGeoJson && !names.has('floor.geojson') ? 'geojson' : 'unknown';
}

/** Names a format for people. */
export const formatNames: Readonly<Record<InputFormat, string>> = {
  'mvf-2': 'venue format version 2',
  'mvf-1': 'venue format version 1',
  imdf: 'IMDF',
  geojson: 'GeoJSON',
  unknown: 'no format that is known',
};
